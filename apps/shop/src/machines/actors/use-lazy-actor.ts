import { noticeOf } from '@kayal/commerce-core';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { EventObject } from 'xstate';
import { showNotice } from '../../browser/show-notice.ts';
import { afterPaint } from '../../runtime/first-view/after-paint.ts';
import { linkedPage } from '../../runtime/routing/prefetch/linked-page.ts';
import { useLiveStore } from '../../runtime/session/live-store.ts';
import { useActorWatch, type ActorWatch } from './actor-watch.ts';
import { leaveActor, type LeavableActor, type Leaving } from './leave-actor.ts';
import { useActorEvents } from './use-actor-events.ts';
import { useActorValue } from './use-actor-value.ts';

interface LazyActorOptions<Snapshot, Event extends EventObject, Emitted extends EventObject> {
  /** Imports the machine and starts it with the page's current data. */
  readonly start: (watch: ActorWatch) => Promise<LeavableActor<Snapshot, Event, Emitted>>;
  readonly onEvent: (event: Emitted) => void;
  /**
   * For a machine that finishes what it was asked, and what waits for its script, when the page is left; without it all
   * that is dropped.
   */
  readonly leaving?: Leaving<Snapshot, Emitted>;
}

/** Events that show that a reader is about to act. Not `scroll`, which the opening of a page causes too. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * A machine whose script is not part of the first view: it is fetched at the first such event, or after the shop's
 * actors have started. Earlier events wait for it; when it cannot be fetched they are dropped with a notice.
 * @returns no snapshot until the machine runs; `send` is the same function at each render
 */
export function useLazyActor<Snapshot, Event extends EventObject, Emitted extends EventObject>({
  start,
  onEvent,
  leaving,
}: LazyActorOptions<Snapshot, Event, Emitted>) {
  const live = useLiveStore();
  const watch = useActorWatch();
  const [actor, setActor] = useState<LeavableActor<Snapshot, Event, Emitted>>();
  const running = useRef<LeavableActor<Snapshot, Event, Emitted>>(undefined);
  const waiting = useRef<Event[]>([]);
  const isStarting = useRef(false);
  const isMounted = useRef(true);
  const latestLeaving = useRef(leaving);

  const wake = (): void => {
    if (isStarting.current) return;
    isStarting.current = true;
    start(watch).then(
      (started) => {
        if (isMounted.current) return setActor(started);
        const { current } = latestLeaving;
        if (current === undefined) return void started.stop();
        leaveActor(started, current, waiting.current.splice(0));
      },
      (error: unknown) => {
        console.warn('[machine]', error);
        isStarting.current = false;
        if (waiting.current.length > 0) showNotice(noticeOf('danger', 'J54.LOAD'));
        waiting.current = [];
      },
    );
  };
  const latestWake = useRef(wake);
  const onIntent = useEffectEvent(wake);
  useEffect(() => {
    latestLeaving.current = leaving;
    latestWake.current = wake;
  });

  // Not a value of the render: the page need not render again because the actors have started.
  useEffect(() => {
    const wakeWithShop = () => {
      if (live.running() !== null) onIntent();
    };
    wakeWithShop();
    return live.subscribe(wakeWithShop);
  }, [live]);

  // A layout effect, as is the end of the machine below: what starts after that end must not count as mounted.
  useLayoutEffect(() => {
    isMounted.current = true;
    const listening = new AbortController();
    const listener = ({ target }: UIEvent) => {
      // On a slow line the machine of a page that is being left would come before the next page.
      if (linkedPage(target) !== null) return;
      listening.abort();
      afterPaint(() => {
        if (isMounted.current) onIntent();
      });
    };
    for (const intent of intents)
      window.addEventListener(intent, listener, { passive: true, signal: listening.signal });
    return () => {
      isMounted.current = false;
      listening.abort();
    };
  }, []);

  useActorEvents(actor, onEvent);
  // After the listener above, which must receive what the first events emit. A layout effect as there: when the page is
  // left, nothing may be emitted between the end of that listener and the start of `leaving`'s.
  useLayoutEffect(() => {
    if (actor === undefined) return;
    running.current = actor;
    for (const event of waiting.current.splice(0)) actor.send(event);
    return () => {
      running.current = undefined;
      // What is sent after this, such as an order that waited for the bag, is done by a machine of its own.
      isStarting.current = false;
      const { current } = latestLeaving;
      if (current === undefined) actor.stop();
      else leaveActor(actor, current);
    };
  }, [actor]);

  const send = useCallback((event: Event): void => {
    // Read the refs, not the state of one render: a handler of an earlier render must reach the actor too.
    if (running.current !== undefined) return running.current.send(event);
    waiting.current.push(event);
    latestWake.current();
  }, []);

  return { actor, snapshot: useActorValue(actor, (current) => current), send };
}
