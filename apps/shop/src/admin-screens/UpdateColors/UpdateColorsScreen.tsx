import { PageHeading, Stack } from '@kayal/design-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useShop } from '../../data/use-shop.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { ColourDesk } from './ColourDesk.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useColourTable } from './use-colour-table.ts';

/** Display name and hex of each catalogue colour. */
export function UpdateColorsScreen() {
  const { season } = useShop().profile;
  const table = useColourTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoading = useSelector(table, (state) => state.hasTag('loading'));
  const isFailed = useSelector(table, (state) => state.hasTag('loadFailed'));

  return (
    <Stack gap={24}>
      <PageMeta title="All Colors" after="back office" hidden />
      <PageHeading title="All Colors" text={`Season ${season}. Shoppers read the modified names.`} ref={heading} />
      {isFailed ? (
        <RetryPanel heading="We could not load the colours" onRetry={() => table.send({ type: 'colours.reload' })} />
      ) : isLoading ? (
        <p role="status">Loading...</p>
      ) : (
        <ColourDesk table={table} onDrop={() => heading.current?.focus()} />
      )}
      <UnsavedDialog table={table} />
    </Stack>
  );
}
