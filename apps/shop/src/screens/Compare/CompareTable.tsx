import { priceDisplay, sizesOf } from '@kayal/commerce-core';
import { Button, ButtonLink, Link, PriceTag, Text, VisuallyHidden } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { priceTagOf } from '../../parts/ProductTile/price-tag-of.ts';
import { SizeGuideOpener } from '../../parts/SizeGuide/SizeGuideOpener.tsx';
import { productLink } from '../../paths.ts';
import { BuyCell } from './BuyCell.tsx';
import { compareAddress, showsDifferences } from './compare-address.ts';
import type { CompareData, ComparedProduct } from './Compare.loader.ts';
import { differs, textRows } from './compare-rows.ts';
import * as css from './CompareTable.css.ts';

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const inTabOrder = 0;

/** Products as the columns of a table, whose first column and heads stay in view. */
export function CompareTable({ attributes, products }: CompareData) {
  const money = useMoneyFormat();
  const navigate = useNavigate();
  const isOnly = showsDifferences(useLocation().search);
  const ids = products.map(({ id }) => id);
  const shownIf = (texts: readonly string[]): boolean => !isOnly || differs(texts);
  const rows = textRows({ attributes, products });
  const shown = rows.filter(({ texts }) => shownIf(texts));
  const prices = products.map((product) => priceDisplay(product, money).now);
  return (
    <>
      {products.length < 2 ? null : (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={isOnly ? 'check' : 'filter'}
            aria-pressed={isOnly}
            onClick={() => void navigate(compareAddress(ids, !isOnly), { replace: true })}
          >
            Only what differs
          </Button>
        </div>
      )}
      <div className={css.scroller} role="region" aria-label="Comparison of products" tabIndex={inTabOrder}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.corner}>
                <VisuallyHidden>Products</VisuallyHidden>
              </td>
              {products.map((product) => (
                <th key={product.id} scope="col" className={css.head}>
                  <Head product={product} rest={ids.filter((id) => id !== product.id)} isOnly={isOnly} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name="Picture" products={products}>
              {(product) => (
                <CataloguePicture
                  file={product.displayFirst}
                  at={product.pictureAt}
                  alt={product.name}
                  productId={product.id}
                  sizes="208px"
                  plate={product.colours[0]?.hex}
                />
              )}
            </Row>
            {shownIf(prices) ? (
              <Row name="Price" products={products}>
                {(product) => <PriceTag {...priceTagOf(product, money)} />}
              </Row>
            ) : null}
            {shown.map(({ id, name, texts }) => (
              <Row key={id} name={name} products={products}>
                {(_, column) => texts[column] || <Nothing />}
              </Row>
            ))}
            {/* A product without a chart of its sizes has no opener. */}
            <Row name="Size guide" products={products}>
              {(product) => <SizeGuideOpener product={product} sizes={sizesOf(product.variants)} chosen={null} />}
            </Row>
            <Row name="Buy" products={products}>
              {(product) => <BuyCell product={product} />}
            </Row>
          </tbody>
        </table>
      </div>
      {/* A live region that is there before its text, so that the change is read aloud. */}
      <div role="status">
        {isOnly && shown.length === 0 && !differs(prices) ? (
          <Text tone="muted">These products do not differ in what we know of them.</Text>
        ) : null}
      </div>
    </>
  );
}

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Not known</VisuallyHidden>
  </>
);

interface HeadProps {
  readonly product: ComparedProduct;
  /** The other products. */
  readonly rest: readonly number[];
  readonly isOnly: boolean;
}

function Head({ product, rest, isOnly }: HeadProps) {
  const { href, state } = productLink(product);
  return (
    <>
      <Link href={href} state={state} className={css.name}>
        {product.name}
      </Link>
      <ButtonLink
        variant="quiet"
        size="small"
        icon="close"
        className={css.remove}
        href={compareAddress(rest, isOnly)}
        aria-label={`Remove ${product.name} from the comparison`}
      >
        Remove
      </ButtonLink>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly products: readonly ComparedProduct[];
  readonly children: (product: ComparedProduct, column: number) => ReactNode;
}

function Row({ name, products, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={css.rowHead}>
        {name}
      </th>
      {products.map((product, column) => (
        <td key={product.id} className={css.cell}>
          {children(product, column)}
        </td>
      ))}
    </tr>
  );
}
