import type { WireOf } from '../endpoints.ts';
import type { ApiErrorBody } from '../error-codes.ts';
import type { RouteName } from '../routes.ts';

/** An object with nothing in it. */
type Nothing = Readonly<Record<never, never>>;

/** `{[Key]: Part}`, optional where nothing in the part is required, absent where the endpoint has no such part. */
type Field<Key extends string, Part> = [Part] extends [undefined]
  ? Nothing
  : null extends Part
    ? { readonly [K in Key]?: NonNullable<Part> }
    : Nothing extends Part
      ? { readonly [K in Key]?: Part }
      : { readonly [K in Key]: Part };

/** Params without the company, which the client fills in. */
type ParamsOf<Name extends RouteName> = WireOf<Name>['params'] extends undefined
  ? undefined
  : Omit<WireOf<Name>['params'], 'company'>;

/** What a call of an endpoint takes. */
export type CallOptions<Name extends RouteName> = Field<'params', ParamsOf<Name>> &
  Field<'query', WireOf<Name>['query']> &
  Field<'body', WireOf<Name>['body']> &
  Field<'headers', WireOf<Name>['headers']> &
  (Name extends 'uploadImages' | 'addPictureBatch' | 'uploadImport' ? { readonly form: FormData } : Nothing) & {
    /** Ends the call; what it was aborted with is thrown. */
    readonly signal?: AbortSignal;
    /** How long one try may take, ms. */
    readonly timeoutMs?: number;
  };

/** The body of a 200. */
export type AnswerOf<Name extends RouteName> = WireOf<Name>['answer'];

/** What came back: an answer, or a refusal with its code. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly status: number; readonly data: Answer; readonly headers: Headers }
  | { readonly ok: false; readonly status: number; readonly error: ApiErrorBody };

/** Options that may be left out where nothing in them is required. */
export type CallArguments<Name extends RouteName> =
  Nothing extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** The typed client of every endpoint. */
export interface ApiClient {
  /**
   * Calls an endpoint.
   *
   * @throws NetworkError when no answer came; the reason of `signal` when the caller ended it.
   */
  readonly call: <Name extends RouteName>(
    name: Name,
    ...[options]: CallArguments<Name>
  ) => Promise<CallResult<AnswerOf<Name>>>;
  /** The address of an endpoint, for a link or a download. */
  readonly address: (name: RouteName, params?: Readonly<Record<string, string>>) => string;
}
