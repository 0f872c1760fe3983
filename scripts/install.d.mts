// Types of install.mjs, which is plain JavaScript so that Node 20 can run it.
export declare const root: string;
export declare const nodePath: string;
export declare function isInstalled(folder: string): boolean;
export declare function ensureInstalled(): void;
export declare function projectEnvironment(): NodeJS.ProcessEnv;
