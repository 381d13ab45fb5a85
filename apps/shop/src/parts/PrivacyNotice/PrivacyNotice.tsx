import type { NoticeForm } from '@kayal/api-contract/client';
import { Suspense } from 'react';
import { useShop } from '../../data/use-shop.ts';
import { lazyOrNothing } from '../../runtime/first-view/lazy-or-nothing.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import * as css from './PrivacyNotice.css.ts';

/** Loaded only in a shop that shows notices. */
const Notice = lazyOrNothing('privacy notice', async () => (await import('./Notice.tsx')).Notice);

/** What a form keeps and why, where the shop says so. */
export function PrivacyNotice({ form }: { readonly form: NoticeForm }) {
  const { privacy } = useShop();
  const isHydrated = useIsHydrated();
  if (privacy?.showsNotices !== true) return null;
  return (
    <div className={css.frame}>
      <Suspense fallback={null}>{isHydrated ? <Notice form={form} /> : null}</Suspense>
    </div>
  );
}
