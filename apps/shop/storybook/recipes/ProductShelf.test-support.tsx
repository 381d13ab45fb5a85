import { ProductCard, ProductGrid, SectionHeading, Stack } from '@kayal/design-system';
import { useState } from 'react';

/** What the application knows of a product; amounts are ready to show. */
export interface ShelfProduct {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly pictureUrl: string;
  readonly price: string;
  readonly mrp: string;
  readonly saving: string;
  readonly isSoldOut: boolean;
}

/** A shelf of cards. The page owns the wishlist; a card only shows it and reports a press. */
export function ProductShelf({
  title,
  products,
}: {
  readonly title: string;
  readonly products: readonly ShelfProduct[];
}) {
  const [wishes, setWishes] = useState<ReadonlySet<number>>(new Set());
  const change = (id: number, isWished: boolean) => {
    const next = new Set(wishes);
    if (isWished) next.add(id);
    else next.delete(id);
    setWishes(next);
  };
  return (
    <Stack gap={16}>
      <SectionHeading title={title} />
      <ProductGrid label={title}>
        {products.map(({ id, name, href, pictureUrl, price, mrp, saving, isSoldOut }) => (
          <ProductCard
            key={id}
            name={name}
            href={href}
            picture={<img src={pictureUrl} alt="" width="400" height="500" />}
            price={{ price, mrp, saving }}
            stock={isSoldOut ? 'out' : 'in'}
            badge={isSoldOut ? 'Sold out' : saving}
            heart={{
              label: `${name} in wishlist`,
              pressed: wishes.has(id),
              onToggle: (isWished) => change(id, isWished),
            }}
          />
        ))}
      </ProductGrid>
    </Stack>
  );
}
