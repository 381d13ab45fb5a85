import { Heading, Stack, Text } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CheckoutSummary } from './CheckoutSummary.test-support.tsx';
import { FilterSheet } from './FilterSheet.test-support.tsx';
import { ProductShelf, type ShelfProduct } from './ProductShelf.test-support.tsx';

const code = import.meta.glob<string>('./*.test-support.tsx', { query: '?raw', import: 'default', eager: true });

/** Components together, as a page uses them. The code shown is the file that runs. */
const meta = preview.meta({ title: 'Recipes' });

interface RecipeProps {
  readonly title: string;
  readonly about: string;
  /** The recipe's file. */
  readonly name: string;
  readonly children: ReactNode;
}

function Recipe({ title, about, name, children }: RecipeProps) {
  return (
    <Stack gap={24}>
      <Heading level={1}>{title}</Heading>
      <Text>{about}</Text>
      {children}
      <details>
        <summary style={{ minBlockSize: '44px' }}>Code</summary>
        <pre style={{ whiteSpace: 'pre-wrap', fontSize: '0.875rem' }}>{code[`./${name}.test-support.tsx`]}</pre>
      </details>
    </Stack>
  );
}

const plate = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="${colour}" d="M0 0h4v5H0z"/></svg>`)}`;

const products: readonly ShelfProduct[] = [
  { id: 1, name: 'Coast Polo', pictureUrl: plate('#DDECE8'), isSoldOut: false },
  { id: 2, name: 'Tide Shorts', pictureUrl: plate('#FFE3A8'), isSoldOut: true },
].map((product) => ({ ...product, href: `#${product.id}`, price: '₹899', mrp: '₹1,299', saving: '−30%' }));

// its code is shown
export const ProductCards = meta.story({
  render: () => (
    <Recipe
      title="Product cards on a shelf"
      about="A heading, a grid and cards. The grid gives the columns; the page gives amounts as text and owns the wishlist."
      name="ProductShelf"
    >
      <ProductShelf title="New this week" products={products} />
    </Recipe>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/export function ProductShelf/)).toBeInTheDocument();
  },
});
ProductCards.test('a press on a heart changes that card alone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Coast Polo in wishlist' }));
  await expect(canvas.getByRole('button', { name: 'Coast Polo in wishlist' })).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByRole('button', { name: 'Tide Shorts in wishlist' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

export const FilterSheetOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <Recipe
      title="Filter sheet"
      about="Choices in the sheet are a draft. Apply takes them over; Close leaves what was applied."
      name="FilterSheet"
    >
      <FilterSheet />
    </Recipe>
  ),
});
FilterSheetOnAPhone.test('only Apply changes the filter', async ({ canvas, userEvent }) => {
  const choose = async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'M' }));
  };
  await choose();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByText('All sizes')).toBeVisible();
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await expect(await canvas.findByText('Sizes: M')).toBeVisible();
});

export const Checkout = meta.story({
  render: () => (
    <Recipe
      title="Checkout summary"
      about="The amounts and the one action. A refusal stays above them until the next try. At or below 768 px the bar shows the total and the action."
      name="CheckoutSummary"
    >
      <CheckoutSummary placeOrder={() => Promise.resolve('Coast Polo, size M: only 1 left.')} />
    </Recipe>
  ),
});
Checkout.test('a refusal is shown as an alert', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('only 1 left');
});
