import type { CartLine } from '@kayal/api-contract/client';
import { shopperMessages } from '@kayal/commerce-core';
import { CartLineItem, QuantityStepper } from '@kayal/design-system';
import { memo } from 'react';
import { useMoneyFormat, useShop } from '../../../data/use-shop.ts';
import type { ShopActors } from '../../../machines/actors/shop-actors.ts';
import { CataloguePicture } from '../../../parts/CataloguePicture/CataloguePicture.tsx';
import { priceTagOf } from '../../../parts/ProductTile/price-tag-of.ts';
import { productLink } from '../../../paths.ts';

interface CartLineViewProps {
  readonly line: CartLine;
  readonly cart: ShopActors['cart'];
  /** A change of this line is in flight. */
  readonly busy: boolean;
  /** Why the line cannot be ordered; absent when it can. */
  readonly problem: string | undefined;
  /** 'Delivery by …'; absent when no unit is left to deliver. */
  readonly deliveryNote: string | undefined;
  /** Called when the line is removed, so that the page can move the focus. */
  readonly onRemoved: () => void;
}

/**
 * One line of the bag. Quantity steps are queued while one is being saved, so none is lost. A change of another line
 * does not render it.
 */
export const CartLineView = memo(function CartLineView({
  line,
  cart,
  busy,
  problem,
  deliveryNote,
  onRemoved,
}: CartLineViewProps) {
  const money = useMoneyFormat();
  const { uniqueCode, name, quantity, stock, price, mrp } = line;
  const link = productLink({ id: line.productId, name });
  const setQuantity = (wanted: number) => cart.send({ type: 'line.quantity', uniqueCode, quantity: wanted });
  const { unitsPerLine } = useShop().limits;
  return (
    <CartLineItem
      name={name}
      href={link.href}
      linkState={link.state}
      picture={
        <CataloguePicture
          file={line.picture}
          at={line.pictureAt}
          alt=""
          productId={line.productId}
          sizes="(max-width: 768px) 96px, 144px"
        />
      }
      colour={{ name: line.colourName, hex: line.colourHex }}
      sizeText={`Size ${line.size}`}
      price={priceTagOf({ mrp, offer: price < mrp ? price : null }, money)}
      stepper={
        <QuantityStepper
          label={`Quantity of ${name}, ${line.colourName}, size ${line.size}`}
          value={quantity}
          max={Math.min(stock, unitsPerLine)}
          minReason={shopperMessages['S5.QTY.01']}
          maxReason={
            stock <= unitsPerLine
              ? stock === 0
                ? line.withdrawn
                  ? 'No longer sold'
                  : 'Sold out'
                : `Only ${stock} left`
              : `At most ${unitsPerLine} in one bag`
          }
          onChange={setQuantity}
          onLimit={(limit) => setQuantity(limit === 'min' ? quantity - 1 : quantity + 1)}
        />
      }
      deliveryNote={deliveryNote}
      removeLabel="Remove"
      onRemove={() => {
        cart.send({ type: 'line.remove', uniqueCode });
        onRemoved();
      }}
      state={busy ? 'busy' : problem === undefined ? 'idle' : 'failed'}
      failureText={problem}
    />
  );
});
