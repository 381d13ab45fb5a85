import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { FilterSection } from '../../commerce/FilterPanel/FilterSection.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';

const sections = ['Related', 'Price', 'Colors', 'Size', 'Dress Style'] as const;

const meta = preview.meta({
  component: FilterDrawer,
  title: 'Design system/FilterDrawer',
  args: {
    title: 'Filters',
    open: true,
    onOpenChange: fn(),
    applyLabel: 'Apply',
    onApply: fn(),
    children: sections.map((section) => (
      <FilterSection key={section} title={section} defaultOpen={section === 'Size'}>
        {section} options
      </FilterSection>
    )),
  },
  render: function Opening(args, { viewMode }) {
    // Open, it would cover the component's page.
    const [open, setOpen] = useState(args.open && viewMode !== 'docs');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show filters</Button>
        <FilterDrawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
});

export const Primary = meta.story();
Primary.test('S2.LIST.06 S2.LIST.07 the drawer has the sections and Apply', async ({ userEvent, args }) => {
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  for (const section of sections) await expect(screen.getByRole('button', { name: section })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await expect(args.onApply).toHaveBeenCalledOnce();
});
Primary.test('S4.FILT.01 Escape closes the drawer and returns the focus', async ({ canvas, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = canvas.getByRole('button', { name: 'Show filters' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

export const OpenerGone = meta.story({
  args: { open: false },
  render: function FewerFilters(args) {
    const [open, setOpen] = useState(false);
    const [hasOpener, setHasOpener] = useState(true);
    const other = useRef<HTMLButtonElement>(null);
    return (
      <>
        {hasOpener ? <Button onClick={() => setOpen(true)}>Show filters</Button> : null}
        <Button ref={other}>Other filters</Button>
        <FilterDrawer
          {...args}
          open={open}
          onOpenChange={setOpen}
          onApply={() => {
            setHasOpener(false);
            setOpen(false);
          }}
          fallbackFocus={other}
        />
      </>
    );
  },
});
OpenerGone.test('the focus goes to another element when the opener is gone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Other filters' })).toHaveFocus());
});
