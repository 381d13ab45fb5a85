import type { HeartSurface } from '@kayal/commerce-core';
import {
  Container,
  ProductGrid,
  SectionHeading,
  StatePanel,
  type ProductGridProps,
  type SectionHeadingProps,
} from '@kayal/design-system';
import type { CardProduct } from '../ProductTile/card-product.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { newPiecesText } from './new-pieces-text.ts';
import * as css from './ProductShelf.css.ts';

interface ProductShelfProps {
  readonly title: string;
  readonly products: readonly CardProduct[];
  readonly surface: HeartSurface;
  readonly link?: SectionHeadingProps['link'];
  readonly columns?: ProductGridProps['columns'];
}

/** A titled row of products, on home and below a product. */
export function ProductShelf({ title, products, surface, link, columns = 'full' }: ProductShelfProps) {
  return (
    <Container className={css.root}>
      <SectionHeading title={title} link={link} />
      {products.length === 0 ? (
        <StatePanel kind="empty" heading="Nothing here yet" text={newPiecesText} />
      ) : (
        <ProductGrid label={title} columns={columns} rows="whole">
          {products.map((product) => (
            <ProductTile key={product.id} product={product} surface={surface} />
          ))}
        </ProductGrid>
      )}
    </Container>
  );
}
