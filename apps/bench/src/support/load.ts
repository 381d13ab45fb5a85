import autocannon, { type Request } from 'autocannon';

/** Result of a load run. */
export interface LoadResult {
  readonly perSecond: number;
  readonly requests: number;
  /** The latency that 97.5 % of the answers are not above, ms. */
  readonly p97: number;
}

interface LoadOptions {
  readonly seconds: number;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests of a connection, one after another and again from the first. */
  readonly requestsOf?: (connection: number) => Request[];
}

/**
 * Loads a shop from this process. A connection is renewed after 900 requests, because the shop closes one after 1,000.
 * @throws when a request was refused or failed
 */
export async function load(
  url: string,
  { seconds, connections = 32, headers = {}, requestsOf }: LoadOptions,
): Promise<LoadResult> {
  let opened = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    reconnectRate: 900,
    headers,
    ...(requestsOf && { setupClient: (client) => client.setRequests(requestsOf(opened++)) }),
  });
  const failures = result.errors + result['4xx'] + result['5xx'];
  if (failures > 0) {
    const codes = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${failures} of ${result.requests.total} requests of ${url} failed: ${codes}, ${result.errors} errors.`,
    );
  }
  return {
    perSecond: result.requests.total / result.duration,
    requests: result.requests.total,
    p97: result.latency.p97_5,
  };
}
