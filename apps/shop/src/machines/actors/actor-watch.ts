import { createContext, useContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Option of an actor: `inspect` is called with all that the actor and its children do. */
export type ActorWatch = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

declare global {
  /** Set before the page's scripts by the recorder of development and of journeys; no build has that recorder. */
  var kayalWatch: ActorWatch | undefined;
}

/** The recorder's watch; without a recorder it is empty. */
export const pageWatch: ActorWatch = globalThis.kayalWatch ?? {};

const ActorWatchContext = createContext(pageWatch);

/** Provides a watch to the machines that screens start. Only stories use one, to check which states they show. */
export const ActorWatchProvider = ActorWatchContext.Provider;

/** Options for starting an actor; empty without a watch. */
export const useActorWatch = (): ActorWatch => useContext(ActorWatchContext);
