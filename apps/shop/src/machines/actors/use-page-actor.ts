import { noticeOf } from '@kayal/commerce-core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { afterAct, afterPaint } from '../../browser/after-paint.ts';
import { dropActs, onHeldAct, replayActs } from '../../browser/held-acts.ts';
import { showNotice } from '../../browser/show-notice.ts';
import { useActorWatch, type ActorWatch } from './actor-watch.ts';
import { leaveActor, type Leaving, type PageActor } from './leave-actor.ts';
import { useActorEvents } from './use-actor-events.ts';

interface PageActorOptions<Snapshot, Event, Emitted extends { readonly type: string }> {
  /** Imports the machine's script where it is not part of the page's, and creates its actor with the page's current data. */
  readonly create: (watch: ActorWatch) => Promise<PageActor<Snapshot, Event, Emitted>>;
  readonly onEvent: (event: Emitted) => void;
  /** For a machine that finishes what it was asked when the page is left; without it the machine stops. */
  readonly leaving?: Leaving<Snapshot, Emitted>;
  /** Whether it starts with the page, and not with the first act. */
  readonly isAtOnce?: boolean;
}

/** Events that show that a reader is about to act. Not `scroll`, which the opening of a page causes too. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'input'] as const;

/**
 * The machine of a page, whose script is not part of the first view: it starts with the first act. What is tapped before is held (`held-acts.ts`), where `data-waits` stands on it or around it.
 * @returns undefined until it runs
 */
export function usePageActor<Snapshot, Event, Emitted extends { readonly type: string }>({
  create,
  onEvent,
  leaving,
  isAtOnce = false,
}: PageActorOptions<Snapshot, Event, Emitted>): PageActor<Snapshot, Event, Emitted> | undefined {
  const watch = useActorWatch();
  const [actor, setActor] = useState<PageActor<Snapshot, Event, Emitted>>();
  const createNow = useEffectEvent(() => create(watch));
  const latestLeaving = useRef(leaving);
  useLayoutEffect(() => {
    latestLeaving.current = leaving;
  });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let isStarting = false;
    let isAwaited = isAtOnce;
    const begin = (): void => {
      if (isStarting || signal.aborted) return;
      isStarting = true;
      createNow().then(
        (created) => {
          if (signal.aborted) created.stop();
          else setActor(created);
        },
        (error: unknown) => {
          console.warn('[machine]', error);
          isStarting = false;
          if (isAwaited) showNotice(noticeOf('danger', 'J54.LOAD'));
          isAwaited = false;
          dropActs();
        },
      );
    };
    if (isAtOnce) begin();
    // On a slow line the machine of a page that is being left would come before the next page. An act that does not need the
    // machine is answered before it.
    const beginUnlessLeft = ({ target }: globalThis.Event): void => {
      const touched = target instanceof Element ? target.closest('a[href],[data-waits]') : null;
      if (touched === null) afterAct(begin);
      else if (touched.matches('[data-waits]')) afterPaint(begin);
    };
    for (const intent of intents) addEventListener(intent, beginUnlessLeft, { passive: true, signal });
    const stopHolding = onHeldAct(() => {
      isAwaited = true;
      begin();
    });
    return () => {
      left.abort();
      stopHolding();
    };
  }, [isAtOnce]);
  // What was tapped on this page is nothing on the next one. Before that is painted: a tap on it is kept.
  useLayoutEffect(() => dropActs, []);

  useActorEvents(actor, onEvent);
  // After the listener above, which hears what the start emits. A layout effect as there: when the page is left, nothing may be
  // emitted between the end of that listener and the start of `leaving`'s.
  useLayoutEffect(() => {
    if (actor === undefined) return;
    actor.start();
    replayActs();
    return () => {
      const { current } = latestLeaving;
      if (current === undefined) actor.stop();
      else leaveActor(actor, current);
    };
  }, [actor]);

  return actor;
}
