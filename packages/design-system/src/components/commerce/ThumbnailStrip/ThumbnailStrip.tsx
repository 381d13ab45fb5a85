import type { ReactNode } from 'react';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as css from './ThumbnailStrip.css.ts';

/** One small picture. */
export interface Thumbnail {
  readonly id: string;
  /** Name of the picture: `Lagoon, front`. */
  readonly label: string;
  /** Fills a 4:5 plate; its alternative text is empty. */
  readonly picture: ReactNode;
}

/** A window of three over the pictures of a product. */
export interface ThumbnailStripProps {
  /** Names the strip for screen readers. */
  readonly label: string;
  readonly items: readonly Thumbnail[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
  /** First thumbnail in the window; 0 after a size was chosen. */
  readonly windowStart: number;
  readonly onWindowStartChange: (start: number) => void;
  /** How many thumbnails the window shows. */
  readonly windowSize?: number;
  readonly upLabel?: string;
  readonly downLabel?: string;
}

/** A vertical strip that pages up and down; at or below 1024 px it is horizontal. */
export function ThumbnailStrip(props: ThumbnailStripProps) {
  const { label, items, selectedId, onSelect, windowStart, onWindowStartChange, windowSize = 3 } = props;
  const { upLabel = 'Previous pictures', downLabel = 'More pictures' } = props;
  const last = Math.max(0, items.length - windowSize);
  const start = Math.min(Math.max(0, windowStart), last);
  const page = (step: number) => onWindowStartChange(Math.min(last, Math.max(0, start + step)));
  const pages = items.length > windowSize;
  return (
    <div className={css.root} role="group" aria-label={label}>
      {pages && (
        <IconButton
          className={css.pager}
          icon="chevronUp"
          label={upLabel}
          unavailable={start === 0}
          onClick={() => page(-windowSize)}
        />
      )}
      <ul className={css.list}>
        {items.slice(start, start + windowSize).map((item) => (
          <li key={item.id} className={css.item}>
            <button
              type="button"
              className={css.thumb}
              aria-label={item.label}
              aria-pressed={item.id === selectedId}
              onClick={() => onSelect(item.id)}
            >
              {item.picture}
            </button>
          </li>
        ))}
      </ul>
      {pages && (
        <IconButton
          className={css.pager}
          icon="chevronDown"
          label={downLabel}
          unavailable={start === last}
          onClick={() => page(windowSize)}
        />
      )}
    </div>
  );
}
