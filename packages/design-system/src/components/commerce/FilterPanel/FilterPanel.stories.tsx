import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CheckList } from '../../forms/CheckList/CheckList.tsx';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSection } from './FilterSection.tsx';

const sizes = (
  <CheckList
    legend="Size"
    options={[
      { value: 's', label: 'S', count: '14' },
      { value: 'm', label: 'M', count: '32' },
    ]}
    selected={['m']}
    onChange={fn()}
  />
);

const meta = preview.meta({
  component: FilterPanel,
  title: 'Design system/FilterPanel',
  args: {
    title: 'Filters',
    action: <IconButton icon="refresh" label="Refresh" onClick={fn()} />,
    children: (
      <>
        <FilterSection title="Size">{sizes}</FilterSection>
        <FilterSection title="Dress Style" defaultOpen={false}>
          Polo
        </FilterSection>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '280px' }}>
        <Story />
      </div>
    ),
  ],
});

// S2.SRCH.04 the panel has a refresh button
export const Primary = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
});
Primary.test('S4.FILT.02 sections open and close independently', async ({ canvas, userEvent }) => {
  const size = canvas.getByRole('button', { name: 'Size' });
  const style = canvas.getByRole('button', { name: 'Dress Style' });
  await userEvent.click(style);
  await expect(canvas.getByText('Polo')).toBeVisible();
  await expect(size).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(size);
  await expect(canvas.queryByRole('checkbox')).toBeNull();
  await expect(style).toHaveAttribute('aria-expanded', 'true');
});

const asked = fn();

export const OpenedFromOutside = meta.story({
  args: {
    children: (
      <FilterSection title="Size" open={false} onOpenChange={asked}>
        {sizes}
      </FilterSection>
    ),
  },
});
OpenedFromOutside.test('S4.FILT.02 a controlled section calls its handler', async ({ canvas, userEvent }) => {
  asked.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
  await expect(asked).toHaveBeenCalledWith(true);
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});
