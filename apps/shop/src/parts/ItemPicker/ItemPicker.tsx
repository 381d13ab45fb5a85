import type { ProductSummary } from '@kayal/api-contract/client';
import { Button, Select, TextField, VisuallyHidden } from '@kayal/design-system';
import type { ItemSearch } from './use-found-items.ts';

interface ItemPickerProps {
  readonly categoryId: number | null;
  readonly search: ItemSearch;
  /** The picked item, which need not be among the items found. */
  readonly picked: { readonly id: number; readonly name: string } | null;
  readonly onPick: (item: Pick<ProductSummary, 'id' | 'name' | 'mrp'>) => void;
}

/** The number of shown items, of all items found. */
function countText({ data, searched }: ItemSearch): string | undefined {
  if (data === undefined) return undefined;
  const { items, total } = data;
  if (items.length < total) return `The first ${items.length} of ${total} items. Search for any other.`;
  if (searched === '') return undefined;
  return total === 0 ? 'No item has this name, id or unique code.' : `${total} found`;
}

/** Picks an item of a category, from a list that the server filters by name, id or unique code. */
export function ItemPicker({ categoryId, search, picked, onPick }: ItemPickerProps) {
  const { data, error, searched, text, setText, reload } = search;
  const found = data?.items ?? [];
  const isLoading = categoryId !== null && data === undefined && error === null;
  const isFailed = error !== null && data === undefined;
  const named =
    picked === null || found.some(({ id }) => id === picked.id) ? found : [{ ...picked, ownId: null }, ...found];
  return (
    <>
      <TextField
        label="Search in the category"
        type="search"
        placeholder="Name, id or unique code"
        autoComplete="off"
        disabled={categoryId === null}
        value={text}
        hint={countText(search)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // The search runs while typing; Enter must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <VisuallyHidden role="status">{searched === '' ? null : countText(search)}</VisuallyHidden>
      <Select
        label="Item"
        placeholder={isLoading ? 'Loading…' : categoryId === null ? 'Choose a category first' : 'Choose an item'}
        error={isFailed ? 'The items could not be loaded.' : undefined}
        value={picked === null ? '' : String(picked.id)}
        options={named.map(({ id, name, ownId }) => ({ value: String(id), label: `${name} (${ownId ?? id})` }))}
        onChange={(event) => {
          const chosen = found.find(({ id }) => String(id) === event.target.value);
          if (chosen !== undefined) onPick(chosen);
        }}
      />
      {isFailed ? (
        <Button variant="secondary" onClick={reload}>
          Try again
        </Button>
      ) : null}
    </>
  );
}
