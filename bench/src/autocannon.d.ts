// The part of autocannon that is used here; it brings no types of its own.
declare module 'autocannon' {
  export type Options = { url: string; connections: number; duration: number };
  export type Result = {
    errors: number;
    timeouts: number;
    non2xx: number;
    requests: { average: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
