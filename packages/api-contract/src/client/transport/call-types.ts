import type { WireOf } from '../../endpoints.ts';
import type { ApiErrorBody } from '../../error-codes.ts';
import type { RouteName, routes } from '../../routes.ts';

/** An empty object. */
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

type OptionsOf<Name extends RouteName> = Field<'params', ParamsOf<Name>> &
  Field<'query', WireOf<Name>['query']> &
  Field<'body', WireOf<Name>['body']> &
  Field<'headers', WireOf<Name>['headers']> &
  ((typeof routes)[Name] extends { readonly form: true } ? { readonly form: FormData } : Nothing) & {
    /** Ends the call; the abort's reason is thrown. */
    readonly signal?: AbortSignal;
  };

/** Each endpoint's options. A table, so that the compiler works out each once. */
type OptionsByName = { readonly [Name in RouteName]: OptionsOf<Name> };

/** Options of a call of an endpoint. */
export type CallOptions<Name extends RouteName> = OptionsByName[Name];

/** The body of a 200. */
export type AnswerOf<Name extends RouteName> = WireOf<Name>['answer'];

/** Result of a call: an answer, or a refusal with its code. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly status: number; readonly data: Answer; readonly headers: Headers }
  | { readonly ok: false; readonly status: number; readonly error: ApiErrorBody };

/** Options; optional where none of them is required. */
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
