import { type ActorWatch, watchActor } from '@kayal/statechart-view';
import type { AnyActorRef } from 'xstate';
import { machineActors, onInspection } from '../atlas/watch-actors.test-support.ts';
import { listen, post } from './machines-bus.test-support.ts';

interface Watched {
  readonly watch: ActorWatch;
  readonly stop: () => void;
}

/**
 * Sends the story's actors to the panel while it is open, and its events to the actors. Nothing is watched before.
 * @returns a function that stops it
 */
export function sendMachines(bus: EventTarget): () => void {
  const watched = new Map<AnyActorRef, Watched>();
  let stopInspection = (): void => undefined;
  let isPlanned = false;

  const send = (): void => {
    isPlanned = false;
    const actors = machineActors();
    for (const [actor, { stop }] of watched) {
      if (actors.includes(actor)) continue;
      stop();
      watched.delete(actor);
    }
    for (const actor of actors) {
      if (watched.has(actor)) continue;
      const watch = watchActor(actor);
      watched.set(actor, { watch, stop: watch.subscribe(plan) });
    }
    const shown = [...watched].map(([actor, { watch }]) => ({
      id: actor.sessionId,
      chart: watch.chart,
      live: watch.get(),
    }));
    post(bus, 'actors', shown);
  };
  /** Sends once for all that happens in one task. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      if (isPlanned) send();
    });
  }
  const close = (): void => {
    isPlanned = false;
    stopInspection();
    for (const { stop } of watched.values()) stop();
    watched.clear();
  };
  const open = (): void => {
    close();
    stopInspection = onInspection(plan);
    send();
  };
  const ends = [
    listen(bus, 'open', open),
    listen(bus, 'close', close),
    listen(bus, 'event', ({ id, event }) => {
      for (const [actor, { watch }] of watched) if (actor.sessionId === id) watch.send(event);
    }),
    close,
  ];
  post(bus, 'ready', null);
  return () => {
    for (const end of ends) end();
  };
}
