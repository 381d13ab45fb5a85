import type { ImportSample } from '@kayal/api-contract/client';
import { Heading, PriceTag, Text } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { priceTagOf } from '../../../parts/ProductTile/price-tag-of.ts';
import * as css from '../CatalogueImport.css.ts';
import { useCounts } from '../use-counts.ts';

/** The first products of a file as shoppers would see them; nothing where the file describes none. */
export function SampleCards({ id }: { readonly id: string }) {
  const api = useCatalogueAdminApi();
  const { data } = useRead(['import sample', id], async () => (await resultOf(api.importSample(id))).items);
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="sample">
      <Heading level={3} size="small" id="sample">
        The first products, as shoppers would see them
      </Heading>
      <ul className={css.samples}>
        {data.map((sample) => (
          <SampleCard key={`${sample.name} ${sample.colours.join()}`} sample={sample} />
        ))}
      </ul>
    </section>
  );
}

function SampleCard({ sample }: { readonly sample: ImportSample }) {
  const money = useMoneyFormat();
  const { countOf } = useCounts();
  const { name, category, colours, sizes, pictures } = sample;
  return (
    <li className={css.sample}>
      <Text tone="muted" size={14}>
        {category}
      </Text>
      <strong>{name}</strong>
      <PriceTag {...priceTagOf(sample, money)} />
      <Text size={14}>{`Colours: ${colours.join(', ')}`}</Text>
      <Text size={14}>{`Sizes: ${sizes.join(', ')}`}</Text>
      <Text tone="muted" size={14}>
        {pictures === 0 ? 'No picture in the file' : `${countOf(pictures, 'picture')} in the file`}
      </Text>
    </li>
  );
}
