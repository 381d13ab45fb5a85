import type { FailedFetch, PictureFetches } from '@kayal/api-contract/client';
import { Button, Heading, Inline, Text } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { catalogueRows, catalogueRowsPerPage } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmItem } from '../../../parts/ConfirmItem/ConfirmItem.tsx';
import { Pager } from '../../../parts/Pager/Pager.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from '../CataloguePictures.css.ts';
import { FailedFetches } from './FailedFetches.tsx';
import { fetchHeading, fetchProgress } from './fetch-texts.ts';
import { picturesAddress, type PicturesQuery } from '../pictures-address.ts';

/** Time between two reads while pictures are fetched, ms. */
const pollMs = 2000;

/** What the owner decides: for one address, or for all that failed. */
interface Decision {
  readonly step: 'retry' | 'leave';
  readonly id?: string;
}

/**
 * How far the pictures are that an import names by their address, and those that failed. A shop that has imported none sees
 * nothing of it.
 */
export function FetchedPictures({ query }: { readonly query: PicturesQuery }) {
  const api = useBackOfficeApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<PictureFetches['counts'] | null>(null);
  const { data, reload } = useRead(
    ['picture fetches', query.failed],
    () => resultOf(api.pictureFetches(catalogueRows(query.failed))),
    (read) => (read !== undefined && read.counts.waiting > 0 ? pollMs : false),
  );
  const decide = useWrite(
    ({ step, id }: Decision) => resultOf(api.takePictureFetchStep(step, id)),
    () => {
      // The pressed button goes with its row.
      heading.current?.focus();
      reload();
    },
  );
  if (data === undefined) return null;
  const { counts, failed } = data;
  const all = counts.waiting + counts.fetched + counts.failed;
  if (all === 0) return null;
  const decideOne = (step: Decision['step']) => (row: FailedFetch) => decide.write({ step, id: row.id });
  return (
    <section className={css.panel} aria-labelledby="fetched">
      <Heading ref={heading} tabIndex={-1} level={2} size="medium" id="fetched">
        {fetchHeading(counts)}
      </Heading>
      {counts.waiting === 0 ? null : (
        <progress className={css.progress} aria-labelledby="fetched" value={all - counts.waiting} max={all} />
      )}
      <Text role="status">{fetchProgress(counts)}</Text>
      {counts.failed === 0 ? null : (
        <>
          <FailedFetches rows={failed} onRetry={decideOne('retry')} onLeave={decideOne('leave')} />
          <Pager
            label="Pages of pictures that could not be fetched"
            page={query.failed}
            rowsPerPage={catalogueRowsPerPage}
            total={counts.failed}
            addressOf={(page) => picturesAddress({ ...query, failed: page })}
          />
          <Inline gap={12}>
            <Button
              variant="secondary"
              busy={decide.isBusy}
              busyLabel="Trying"
              onClick={() => decide.write({ step: 'retry' })}
            >
              Try all of them again
            </Button>
            <Button variant="quiet" onClick={() => setLeaving(counts)}>
              Do without all of them
            </Button>
          </Inline>
        </>
      )}
      <WriteError of={decide} fallback="Nothing was changed. Check your connection and try again." />
      <ConfirmItem
        item={leaving}
        onClose={() => setLeaving(null)}
        returnFocus={heading}
        tone="danger"
        title={() => 'Do without these pictures?'}
        description={(left) =>
          `The list of ${left.failed} goes. Their products stay without these pictures until you upload some.`
        }
        confirmLabel="Do without them"
        onConfirm={() => decide.write({ step: 'leave' })}
      />
    </section>
  );
}
