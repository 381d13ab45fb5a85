import type { ApiErrorBody, Endpoints, ErrorCode, ErrorStatusOf, RouteName, WireOf } from '@kayal/api-contract';

/** The codes an endpoint may refuse with: those whose status its contract lists. */
export type CodeOf<Name extends RouteName> = {
  [Code in ErrorCode]: ErrorStatusOf<Code> extends keyof Endpoints[Name]['responses'] ? Code : never;
}[ErrorCode];

/** The codes of the access checks, with which every endpoint may refuse. */
export type AccessCode =
  | 'auth.required'
  | 'auth.confirm'
  | 'token.invalid'
  | 'forbidden'
  | 'company.unknown'
  | 'SECOND_FACTOR_MISSING';

/**
 * A 200 with its body; `total` becomes the header X-Total-Count, `age` the header Age, `fileName` the name a browser saves it
 * under.
 */
export interface Answer<Body> {
  readonly kind: 'answer';
  readonly body: Body;
  readonly total?: number;
  /** s */
  readonly age?: number;
  readonly fileName?: string;
}

/** A refusal in the contract's error shape. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly kind: 'refusal';
  readonly code: Code;
  readonly details: Partial<Pick<ApiErrorBody, 'message' | 'fields' | 'id' | 'items' | 'changes' | 'amount'>>;
}

/** No answer: the call fails as without a network. */
export interface NoAnswer {
  readonly kind: 'no-answer';
}

/** An answer that never comes, so that a story can show the waiting state. */
export interface Waiting {
  readonly kind: 'waiting';
}

/** Replies of a mocked endpoint. */
export type MockReply<Name extends RouteName> =
  | Answer<WireOf<Name>['answer']>
  | Refusal<CodeOf<Name> | AccessCode>
  | NoAnswer
  | Waiting;

/** Answers 200. @param total Rows of the whole list, for an answer that is one page of it. */
export function answer<Body>(body: Body, total?: number): Answer<Body> {
  return { kind: 'answer', body, ...(total === undefined ? {} : { total }) };
}

/** Answers 200 with a file to save. */
export function answerFile<Body>(body: Body, fileName: string): Answer<Body> {
  return { kind: 'answer', body, fileName };
}

/** Refuses with a code of the contract; its status and text come from the contract's catalogue. */
export function refuse<Code extends ErrorCode>(code: Code, details: Refusal['details'] = {}): Refusal<Code> {
  return { kind: 'refusal', code, details };
}

/** See {@link NoAnswer}. */
export const noAnswer: NoAnswer = { kind: 'no-answer' };

/** See {@link Waiting}. */
export const waiting: Waiting = { kind: 'waiting' };
