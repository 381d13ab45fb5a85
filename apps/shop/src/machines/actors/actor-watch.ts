import { createContext, useContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Option of an actor: `inspect` is called with all that the actor and its children do. */
export type ActorWatch = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

const ActorWatchContext = createContext<ActorWatch>({});

/** Provides a watch to the machines that screens start. Only stories use one, to check which states they show. */
export const ActorWatchProvider = ActorWatchContext.Provider;

/** Options for starting an actor; empty without a watch. */
export const useActorWatch = (): ActorWatch => useContext(ActorWatchContext);
