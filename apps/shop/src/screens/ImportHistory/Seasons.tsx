import type { LoadedSeason } from '@kayal/api-contract/client';
import { Button, ConfirmDialog, Heading, toastStore } from '@kayal/design-system';
import { useState } from 'react';
import { useCatalogueAdminApi } from '../../data/catalogue-admin.ts';
import { resultOf } from '../../data/result-of.ts';
import { useRead } from '../../data/use-read.tsx';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './ImportHistory.css.ts';

/** The running season and other loaded ones, each with a switch that asks for confirmation. */
export function Seasons({ onSwitched }: { readonly onSwitched: () => void }) {
  const api = useCatalogueAdminApi();
  const { data, reload } = useRead(['seasons'], async () => (await resultOf(api.seasons())).items);
  const [asked, setAsked] = useState<LoadedSeason | null>(null);
  const change = useWrite(
    (season: string) => resultOf(api.switchSeason(season)),
    (_, season) => {
      toastStore.push({ tone: 'success', title: `Season ${season} is on sale`, detail: undefined, action: undefined });
      reload();
      onSwitched();
    },
  );
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="seasons">
      <Heading level={2} size="small" id="seasons">
        Seasons
      </Heading>
      <ul className={css.seasons}>
        {data.map((each) => (
          <li key={each.season} className={css.season}>
            <span>
              <strong>{each.season}</strong>{' '}
              <span className={css.quiet}>
                {each.products === 1 ? '1 product' : `${each.products.toLocaleString('en-IN')} products`}
              </span>
            </span>
            {each.isRunning ? (
              <span className={css.quiet}>On sale now</span>
            ) : (
              <Button
                variant="secondary"
                size="small"
                busy={change.isBusy}
                busyLabel="Switching"
                onClick={() => setAsked(each)}
              >
                Switch to {each.season}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <WriteError of={change} fallback="The season was not switched. Try again." />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={asked === null ? '' : `Put season ${asked.season} on sale?`}
        description="Shoppers see the new catalogue with their next page. What is only in the old season is taken off sale; past orders keep it."
        confirmLabel="Switch"
        onConfirm={() => {
          if (asked !== null) change.write(asked.season);
          setAsked(null);
        }}
      />
    </section>
  );
}
