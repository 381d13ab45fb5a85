import { selectDirtyCount } from '@kayal/commerce-core';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { showNotice } from '../../browser/show-notice.ts';
import { provideColourTable } from '../../machines/back-office/colour-table.ts';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { useShop } from '../../data/use-shop.ts';
import { useActorWatch } from '../../machines/actors/actor-watch.ts';
import { useActorEvents } from '../../machines/actors/use-actor-events.ts';
import { paths } from '../../paths.ts';
import { useLeaveGuard, type HeldStep } from '../../runtime/pages/use-leave-guard.ts';

/** The running table of colours. */
export type ColourTable = ActorRefFrom<ReturnType<typeof provideColourTable>>;

/** The table of the season's colours; its notices become toasts, and a complete save leads to the dashboard. */
export function useColourTable(): ColourTable {
  const api = useBackOfficeApi();
  const navigate = useNavigate();
  const { season } = useShop().profile;
  const table = useActorRef(
    useMemo(() => provideColourTable(api, season), [api, season]),
    useActorWatch(),
  );

  useActorEvents(table, (event) => {
    if (event.type === 'colours.notice') showNotice(event.notice);
    // Emitted during the machine's step; the guard below must see the state after the step.
    else if (event.type === 'colours.saved') queueMicrotask(() => void navigate(paths.dashboard));
  });

  return table;
}

const leavesPage = (current: Location, next: Location): boolean => current.pathname !== next.pathname;

/** Holds back leaving with unsaved changes: by a link, Back, a reload or a closed tab. */
export const useUnsavedGuard = (table: ColourTable): HeldStep =>
  useLeaveGuard(() => selectDirtyCount(table.getSnapshot()) > 0, leavesPage);
