import { selectDirtyCount } from '@kayal/commerce-core';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { provideColourTable } from '../../machines/colour-table.ts';
import { useApiConnection } from '../../data/api-context.ts';
import { useNotify } from '../../machines/use-notify.ts';
import { paths } from '../../paths.ts';

/** The running table of colours. */
export type ColourTable = ActorRefFrom<ReturnType<typeof provideColourTable>>;

/** The table of the season's colours, joined to toasts, and to the dashboard once all is saved. */
export function useColourTable(): ColourTable {
  const place = useApiConnection();
  const notify = useNotify();
  const navigate = useNavigate();
  const table = useActorRef(useMemo(() => provideColourTable(place), [place]));

  useEffect(() => {
    const subscriptions = [
      table.on('colours.notice', ({ notice }) => notify(notice)),
      // The machine emits this in the middle of a transition; the guard below must see the state after it.
      table.on('colours.saved', () => queueMicrotask(() => void navigate(paths.dashboard))),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [table, notify, navigate]);

  return table;
}

/** Blocks leaving with unsaved changes: by a link, Back, a reload or a closed tab. */
export function useUnsavedGuard(table: ColourTable) {
  const isDirty = () => selectDirtyCount(table.getSnapshot()) > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (selectDirtyCount(table.getSnapshot()) > 0) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', hold);
    return () => globalThis.removeEventListener('beforeunload', hold);
  }, [table]);

  return blocker;
}
