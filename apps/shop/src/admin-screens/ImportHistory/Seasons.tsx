import type { LoadedSeason } from '@kayal/api-contract/client';
import { Button, Heading } from '@kayal/design-system';
import { useState } from 'react';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { useWrite } from '../../data/use-write.ts';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import type { FollowedStart } from './followed-start.ts';
import { productsText, switchText } from './history-texts.ts';
import * as css from './ImportHistory.css.ts';
import { SeasonSwitch } from './SeasonSwitch.tsx';

interface SeasonsProps {
  readonly seasons: readonly LoadedSeason[] | undefined;
  /** The switch that was started here; null before one. */
  readonly started: FollowedStart | null;
  /** Called when a switch has started; the server continues after its answer. */
  readonly onSwitching: (importId: string) => void;
}

/** The running season, the loaded ones and the one before. A switch needs a confirmation and then shows its progress. */
export function Seasons({ seasons: data, started, onSwitching }: SeasonsProps) {
  const { locale } = useMoneyFormat();
  const api = useCatalogueAdminApi();
  const [toConfirm, setToConfirm] = useState<LoadedSeason | null>(null);
  const change = useWrite(
    (season: string) => resultOf(api.switchSeason(season)),
    ({ run }) => onSwitching(run.id),
  );
  if (data === undefined || data.length === 0) return null;
  const switching = data.find(({ isSwitching }) => isSwitching);
  const going = switching?.importId ?? null;
  const followed = started ?? (going === null ? null : { importId: going, start: 0 });
  return (
    <section className={css.panel} aria-labelledby="seasons">
      <Heading level={2} size="small" id="seasons">
        Seasons
      </Heading>
      <ul className={css.seasons}>
        {data.map((each) => (
          <li key={each.season} className={css.season}>
            <span>
              <strong>{each.season}</strong> <span className={css.quiet}>{productsText(each.products, locale)}</span>
            </span>
            {each.isRunning ? <span className={css.quiet}>On sale now</span> : null}
            {each.isFormer && !each.canSwitch ? (
              <span className={css.quiet}>
                On sale before. Another import came after the switch: to go back, import the file of {each.season} again
                with its season.
              </span>
            ) : null}
            {each.canSwitch ? (
              <Button
                variant="secondary"
                size="small"
                busy={each.isSwitching || change.isBusy}
                busyLabel={`Switching to ${each.season}`}
                onClick={() => setToConfirm(each)}
              >
                {each.isFormer ? 'Switch back' : 'Switch'} to {each.season}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {followed === null ? null : <SeasonSwitch {...followed} />}
      <WriteError of={change} fallback="The season was not switched. Try again." />
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        title={({ season, isFormer }) => `Put season ${season} on sale${isFormer ? ' again' : ''}?`}
        description={(season) => switchText(season, locale)}
        confirmLabel="Switch"
        onConfirm={({ season }) => change.write(season)}
      />
    </section>
  );
}
