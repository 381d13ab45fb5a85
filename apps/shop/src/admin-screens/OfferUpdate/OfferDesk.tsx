import { itemsNamedIn } from '@kayal/commerce-core';
import { Button, PageHeading, Stack } from '@kayal/design-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ResumeNotice } from '../../parts/ResumeNotice/ResumeNotice.tsx';
import { CurrentOffers } from './current/CurrentOffers.tsx';
import { OfferForm } from './OfferForm.tsx';
import * as css from './OfferUpdate.css.ts';
import { leftText } from './sheet/sheet-texts.ts';
import { useDraftSheet } from './sheet/use-draft-sheet.ts';
import { useOffers } from './use-offers.ts';

const PasteMany = lazy(async () => {
  const { PasteMany: component } = await import('./sheet/PasteMany.tsx');
  return { default: component };
});

interface OfferDeskProps {
  readonly title: string;
  /** Explains the page. */
  readonly text: string;
}

/** Sets the offer of an item and lists the current offers, which can be removed. */
export function OfferDesk({ title, text }: OfferDeskProps) {
  const offers = useOffers();
  const [isPasting, setIsPasting] = useState(false);
  const sheet = useDraftSheet();
  const opener = useRef<HTMLButtonElement>(null);
  const left = itemsNamedIn(sheet.text).length;
  return (
    <Stack gap={32}>
      <PageMeta title={title} after="back office" hidden />
      <PageHeading title={title} text={text} />
      {left === 0 || isPasting ? null : (
        <ResumeNotice
          text={leftText(left)}
          onResume={() => setIsPasting(true)}
          onDiscard={() => {
            sheet.write('');
            opener.current?.focus();
          }}
        />
      )}
      <div>
        <Button ref={opener} variant="secondary" onClick={() => setIsPasting(true)}>
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
            sheet={sheet}
            opener={opener}
            onClose={() => {
              sheet.reread();
              setIsPasting(false);
            }}
            onChanged={() => {
              offers.items.reload();
              offers.offers.reload();
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
