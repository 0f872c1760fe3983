// The package has no types of its own.
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  };
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
