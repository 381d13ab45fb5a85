import { selectCartLines, selectPriceDetails } from '@kayal/commerce-core';
import { useSelector } from '@xstate/react';
import { orderText, priceText, type Storefront } from '../storefront.ts';

/** What is for sale, the bag, and the order. */
export function StorefrontPage({ storefront }: { readonly storefront: Storefront }) {
  const { items, cart, placement, add, placeOrder } = storefront;
  const lines = useSelector(cart, selectCartLines);
  const total = useSelector(cart, (snapshot) => selectPriceDetails(snapshot, 0).amount);
  const isSaving = useSelector(cart, (snapshot) => snapshot.hasTag('busy'));
  const order = useSelector(placement, orderText);
  return (
    <>
      <h1>Best sellers</h1>
      <ul>
        {items.map((item) => (
          <li key={item.uniqueCode}>
            <button type="button" onClick={() => add(item)}>{`Add ${item.name}`}</button> {priceText(item.price)}
          </li>
        ))}
      </ul>
      <h2>Bag</h2>
      <ul aria-label="Bag">
        {lines.map(({ uniqueCode, name, quantity }) => (
          <li key={uniqueCode}>
            {`${quantity} × ${name} `}
            <button type="button" onClick={() => cart.send({ type: 'line.remove', uniqueCode })}>
              {`Remove ${name}`}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={isSaving || lines.length === 0} onClick={placeOrder}>
        {`Place order: ${priceText(total)}`}
      </button>
      <p role="status">{order}</p>
    </>
  );
}
