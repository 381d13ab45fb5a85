import type { ImportRun } from '@kayal/api-contract/client';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { productsText } from './history-texts.ts';
import * as css from './ImportHistory.css.ts';

interface RunProgressProps {
  readonly progress: ImportRun['progress'];
  /** What is being done: 'Putting season 2026-27 on sale'. */
  readonly label: string;
}

/** How far the server is with an import; a bar without an end until the number of products is known. */
export function RunProgress({ progress, label }: RunProgressProps) {
  const { locale } = useMoneyFormat();
  const isMeasured = progress !== null && progress.total > 0;
  return (
    <div>
      <progress
        className={css.progress}
        aria-label={label}
        {...(isMeasured ? { value: progress.done, max: progress.total } : {})}
      />
      <p role="status" className={css.quiet}>
        {isMeasured ? `${label}: ${progress.done} of ${productsText(progress.total, locale)}` : `${label}…`}
      </p>
    </div>
  );
}
