// The part of autocannon that is used here; it brings no types of its own.
declare module 'autocannon' {
  export type Options = {
    url: string;
    connections: number;
    duration: number;
    /** Threads that make the load, beside this one. */
    workers?: number;
    /** Requests a second, of all connections together. */
    overallRate?: number;
    /** Asked for in turn. */
    requests?: { path: string }[];
  };
  export type Result = {
    errors: number;
    timeouts: number;
    non2xx: number;
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number; p99_9: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
