import type { PictureBatch } from '@kayal/api-contract/client';
import { Alert, ButtonLink, DataTable, Heading, Inline, StatusPill, Text } from '@kayal/design-system';
import { paths } from '../../paths.ts';
import * as css from './CataloguePictures.css.ts';
import { countsOf, picturesText, remedyOf, resultText, resultTexts } from './outcome-texts.ts';
import { picturesAddress } from './pictures-address.ts';

/** Refused files first, because they need an action. */
const order = { refused: 0, waiting: 1, unmatched: 2, stored: 3 } as const;

/** The result of each picture of a finished batch. */
export function BatchResult({ batch }: { readonly batch: PictureBatch }) {
  const counts = countsOf(batch);
  const rows = batch.files.toSorted((one, other) => order[one.status] - order[other.status]);
  const heading = counts.stored === 0 ? 'No picture went into the shop' : `${picturesText(counts.stored)} in the shop`;
  return (
    <section className={css.panel} aria-labelledby="batch-result">
      <Heading level={2} size="medium" id="batch-result">
        {heading}
      </Heading>
      <Text>
        {`Without a product: ${counts.unmatched}. Refused: ${counts.refused}. `}
        {counts.stored === 0 ? '' : 'Shoppers see the new pictures from now on.'}
      </Text>
      {batch.state === 'stopped' ? (
        <Alert tone="danger">
          {`The server stopped before all were checked. Upload the ${picturesText(counts.waiting)} marked “Not checked” again.`}
        </Alert>
      ) : null}
      <DataTable
        caption="Result of each picture"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: 'File', names: true, cell: ({ name }) => <span className={css.name}>{name}</span> },
          {
            id: 'result',
            header: 'Result',
            cell: ({ status }) => <StatusPill tone={resultTexts[status].tone} label={resultTexts[status].label} />,
          },
          {
            id: 'reason',
            header: 'Where, or why not',
            cell: (row) => (row.status === 'refused' ? (row.reason ?? 'It was refused.') : resultText(row)),
          },
          {
            id: 'remedy',
            header: 'What to do',
            cell: (row) =>
              row.status === 'refused' ? remedyOf(row) : row.status === 'waiting' ? 'Upload it again.' : '–',
          },
        ]}
      />
      <Inline gap={12}>
        <ButtonLink href={picturesAddress({})}>Upload more pictures</ButtonLink>
        <ButtonLink variant="secondary" href={paths.catalogue}>
          See the products
        </ButtonLink>
      </Inline>
    </section>
  );
}
