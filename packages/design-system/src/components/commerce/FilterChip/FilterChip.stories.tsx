import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FilterChip, FilterChipRow } from './FilterChip.tsx';

const meta = preview.meta({
  component: FilterChip,
  title: 'Design system/FilterChip',
  args: { label: 'Black', onRemove: fn() },
});

export const Primary = meta.story();
Primary.test('S4.FILT.06 an applied filter can be removed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Black' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

export const InARow = meta.story({
  render: (args) => (
    <div style={{ maxWidth: '342px' }}>
      <FilterChipRow label="Applied filters">
        {['Black', 'M', '₹100 – ₹600', 'Deepmidnightultramarineblueoftheoceanfloorandmore'].map((label) => (
          <FilterChip key={label} {...args} label={label} />
        ))}
      </FilterChipRow>
    </div>
  ),
});
InARow.test('S4.FILT.06 applied filters are a named list', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Applied filters' })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
});
