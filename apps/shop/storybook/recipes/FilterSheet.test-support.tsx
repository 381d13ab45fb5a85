import { Button, CheckList, FilterDrawer, FilterSection, Inline, Text } from '@kayal/design-system';
import { useState } from 'react';

const sizes = ['S', 'M', 'L', 'XL'] as const;

/** Filters on a phone: choices are a draft until Apply; closing the sheet keeps what was applied. */
export function FilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const [applied, setApplied] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<readonly string[]>([]);
  const open = () => {
    setDraft(applied);
    setOpen(true);
  };
  const apply = () => {
    setApplied(draft);
    setOpen(false);
  };
  return (
    <Inline gap={12}>
      <Button variant="secondary" onClick={open}>
        Filters
      </Button>
      <Text>{applied.length === 0 ? 'All sizes' : `Sizes: ${applied.join(', ')}`}</Text>
      <FilterDrawer
        title="Filters"
        open={isOpen}
        onOpenChange={setOpen}
        applyLabel="Apply"
        onApply={apply}
        secondAction={
          <Button variant="quiet" onClick={() => setDraft([])}>
            Clear all
          </Button>
        }
      >
        <FilterSection title="Size">
          <CheckList
            legend="Size"
            options={sizes.map((size) => ({ value: size, label: size }))}
            selected={draft}
            onChange={setDraft}
          />
        </FilterSection>
      </FilterDrawer>
    </Inline>
  );
}
