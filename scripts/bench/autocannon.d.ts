declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers: Record<string, string>;
  }
  interface Result {
    requests: { average: number; total: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    throughput: { average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
