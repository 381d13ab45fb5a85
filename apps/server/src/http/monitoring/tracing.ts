/** Facts about a span: never a name, an address, a token or a value of a query. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A statement that has just ended. */
export interface EndedStatement {
  /** With placeholders in place of its values. */
  readonly sql: string;
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

/** A request as its span shows it. */
export interface TracedRequest {
  readonly method: string;
  readonly requestId: string;
}

/** The span of one request. */
export interface RequestSpan {
  /** Continues the request within its span. */
  readonly enter: (next: () => void) => void;
  /** @param route pattern of the route, never the address */
  readonly end: (answer: { readonly route: string; readonly status: number }) => void;
}

/**
 * Sends spans to an OpenTelemetry collector. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is recorded and the library is
 * not loaded.
 */
export interface Tracing {
  /** Does work as a span below the current one. An error marks the span with its type and is thrown again. */
  readonly span: <T>(name: string, facts: SpanFacts, work: () => Promise<T>) => Promise<T>;
  /** Adds a statement below the current span; null without a collector. */
  readonly addStatement: ((statement: EndedStatement) => void) | null;
  /** Begins the span of a request; null without a collector. */
  readonly beginRequest: ((request: TracedRequest) => RequestSpan) | null;
  /** Sends the spans that wait. Never throws. */
  readonly close: () => Promise<void>;
}

/** For a server without a collector. */
export const noTracing: Tracing = {
  span: (_name, _facts, work) => work(),
  addStatement: null,
  beginRequest: null,
  close: async () => undefined,
};
