import type { ProductSummary } from '@kayal/api-contract/client';
import { noticeOf, sizeGuideOf } from '@kayal/commerce-core';
import { useState, type ComponentType } from 'react';
import { withChunkTimeout } from '../../data/chunk-timeout.ts';
import { showNotice } from '../../browser/show-notice.ts';
import * as css from './SizeGuide.css.ts';
import type { SizeGuideDialogProps } from './SizeGuideDialog.tsx';

interface SizeGuideOpenerProps {
  readonly product: Pick<ProductSummary, 'categoryId' | 'subCategoryId' | 'sizeChart'>;
  readonly sizes: readonly string[];
  readonly chosen: string | null;
}

const loadDialog = withChunkTimeout(() => import('./SizeGuideDialog.tsx'));

/**
 * The button of the size guide; the first press loads it. Renders nothing for products without a guide, such as
 * bottles.
 */
export function SizeGuideOpener({
  product: { categoryId, subCategoryId, sizeChart },
  sizes,
  chosen,
}: SizeGuideOpenerProps) {
  const [Guide, setGuide] = useState<ComponentType<SizeGuideDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const guide = sizeGuideOf({ categoryId, subCategoryId, sizes });
  if (guide === null && sizeChart === undefined) return null;

  const open = () => {
    setIsOpen(true);
    loadDialog().then(
      ({ SizeGuideDialog }) => setGuide(() => SizeGuideDialog),
      () => {
        setIsOpen(false);
        showNotice(noticeOf('danger', 'J54.LOAD'));
      },
    );
  };
  return (
    <>
      <button type="button" className={css.opener} aria-haspopup="dialog" onClick={open}>
        Size guide
      </button>
      {Guide === null ? null : (
        <Guide guide={guide} own={sizeChart} sizes={sizes} chosen={chosen} open={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}
