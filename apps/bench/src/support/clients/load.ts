import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** Result of a load run. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** ms */
  readonly p99: number;
  readonly failures: number;
}

interface AutocannonReport {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p99: number };
  readonly '4xx': number;
  readonly '5xx': number;
  readonly errors: number;
}

/**
 * Loads one address; a connection is renewed after 900 requests, because the shop closes one after 1,000.
 * It runs in a separate process, so that measuring does not slow the measured server.
 * @param seconds length of the run
 * @param headers of each request, as `name=value`
 * @throws when the load tool itself fails
 */
export async function load(
  url: string,
  seconds: number,
  connections = 32,
  headers: readonly string[] = [],
): Promise<LoadResult> {
  const tool = path.join(root, 'node_modules/.bin/autocannon');
  const sent = headers.flatMap((header) => ['-H', header]);
  const run = ['-c', String(connections), '-d', String(seconds), '--reconnectRate', '900'];
  const child = spawn(tool, ['--json', '--no-progress', ...run, ...sent, url], { stdio: ['ignore', 'pipe', 'ignore'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The load tool ended with ${code} on ${url}.`);
  const report: AutocannonReport = JSON.parse(Buffer.concat(chunks).toString());
  return {
    requestsPerSecond: report.requests.average,
    p99: report.latency.p99,
    requests: report.requests.total,
    failures: report['4xx'] + report['5xx'] + report.errors,
  };
}
