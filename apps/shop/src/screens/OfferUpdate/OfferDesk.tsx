import { Button, PageHeading, Stack } from '@kayal/design-system';
import { lazy, Suspense, useState } from 'react';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { CurrentOffers } from './CurrentOffers.tsx';
import { OfferForm } from './OfferForm.tsx';
import * as css from './OfferUpdate.css.ts';
import { useOffers } from './use-offers.ts';

const PasteMany = lazy(async () => {
  const { PasteMany: component } = await import('./PasteMany.tsx');
  return { default: component };
});

interface OfferDeskProps {
  readonly title: string;
  /** What the page does. */
  readonly text: string;
}

/** Sets the offer of an item, and lists the offers that stand with a way to end each (S2.OFFER, J52). */
export function OfferDesk({ title, text }: OfferDeskProps) {
  const offers = useOffers();
  const [isPasting, setIsPasting] = useState(false);
  return (
    <Stack gap={32}>
      <PageMeta title={`${title} · KAYAL back office`} hidden />
      <PageHeading title={title} text={text} />
      <div>
        <Button variant="secondary" onClick={() => setIsPasting(true)}>
          Paste many
        </Button>
      </div>
      <div className={css.desk}>
        <OfferForm offers={offers} />
        <CurrentOffers offers={offers} />
      </div>
      {isPasting ? (
        <Suspense fallback={null}>
          <PasteMany
            onClose={() => setIsPasting(false)}
            onChanged={() => {
              offers.items.again();
              offers.offers.again();
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
