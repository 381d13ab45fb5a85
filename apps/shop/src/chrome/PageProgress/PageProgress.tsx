import { useNavigation } from 'react-router-dom';
import * as css from './PageProgress.css.ts';

/** A progress line while the next page loads. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={css.track} role="progressbar" aria-label="Loading the page">
      <div className={css.line} />
    </div>
  );
}
