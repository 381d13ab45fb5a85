import { usePageState } from '../../runtime/pages/use-pages.ts';
import * as css from './PageProgress.css.ts';

/** A progress line while the next page loads. */
export function PageProgress() {
  const { next } = usePageState();
  return next === null ? null : (
    <div className={css.track} role="progressbar" aria-label="Loading the page">
      <div className={css.line} />
    </div>
  );
}
