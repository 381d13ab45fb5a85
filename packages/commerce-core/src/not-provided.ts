import { fromPromise, type PromiseActorLogic } from 'xstate';
import { NotProvidedError } from './call-error.ts';

/**
 * The default of every actor: it throws {@link NotProvidedError}, which machines rethrow.
 * @param actor the actor's name, for the error's text
 */
export function notProvided<TOutput, TInput>(actor: string): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => Promise.reject(new NotProvidedError(actor)));
}
