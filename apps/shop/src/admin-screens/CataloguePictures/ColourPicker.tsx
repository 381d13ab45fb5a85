import { Select } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';

interface ColourPickerProps {
  /** The product; null while none is picked. */
  readonly itemId: number | null;
  /** A colour in the spelling of the variants; empty while none is picked. */
  readonly value: string;
  readonly onPick: (colour: string) => void;
}

/** Picks one of the colours that a product comes in. */
export function ColourPicker({ itemId, value, onPick }: ColourPickerProps) {
  const api = useCatalogueAdminApi();
  const { data, error } = useRead(
    ['colours of a product', itemId],
    itemId === null
      ? null
      : async () => {
          const { product } = await resultOf(api.adminProduct(itemId));
          return [...new Set(product.variants.map(({ colour }) => colour))];
        },
  );
  const waiting = itemId === null ? 'Choose an item first' : 'Loading…';
  return (
    <Select
      label="Colour"
      placeholder={data === undefined ? waiting : 'Choose a colour'}
      error={error === null ? undefined : 'The colours could not be loaded. Choose the item again.'}
      value={value}
      options={(data ?? []).map((colour) => ({ value: colour, label: colour }))}
      onChange={(event) => onPick(event.target.value)}
    />
  );
}
