import { createContext, useContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Option of an actor: `inspect` is called with all that the actor and its children do. */
export type ActorWatch = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

const ActorWatchContext = createContext<ActorWatch>({});

/** Gives a watch to the machines that screens start. The shop has none; stories prove with theirs which states they show. */
export const ActorWatchProvider = ActorWatchContext.Provider;

/** The option to start an actor with; empty where nobody watches. */
export const useActorWatch = (): ActorWatch => useContext(ActorWatchContext);
