import { Children, useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { lastCarouselIndex, nearestIndex } from './carousel-window.ts';
import * as css from './Carousel.css.ts';

/** A window over a row of slides; the parent controls the index. */
export interface CarouselProps {
  /** Names the region for screen readers. */
  readonly label: string;
  /** First slide in the window. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  /** How many slides the window shows at this width: 3 on desktop, 1 on a phone. */
  readonly visible: number;
  /** The section's title, in the line of the buttons. */
  readonly head?: ReactNode;
  /** One slide per child. */
  readonly children: ReactNode;
  readonly previousLabel?: string;
  readonly nextLabel?: string;
}

/** px from one slide's start to the next; 0 with fewer than two slides. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}

/** Buttons and swipe on one scroller; previous stops at the start, next at the last window. */
export function Carousel({
  label,
  index,
  onIndexChange,
  visible,
  head,
  children,
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  /** Indices that scrolling has emitted and the parent has not set yet. */
  const emitted = useRef<readonly number[]>([]);
  const slides = Children.toArray(children);
  const last = lastCarouselIndex(slides.length, visible);

  useEffect(() => {
    const element = track.current;
    // An index that scrolling emitted must not scroll back: on a busy machine it is set after the focus has moved on.
    const answered = emitted.current.indexOf(index);
    emitted.current = answered < 0 ? [] : emitted.current.slice(answered + 1);
    if (element && answered < 0) element.scrollTo({ left: index * stepOf(element) });
  }, [index]);

  const page = (next: number) => {
    emitted.current = [];
    onIndexChange(next);
  };

  const settle = () => {
    const element = track.current;
    if (!element) return;
    const landed = Math.min(last, nearestIndex(element.scrollLeft, Math.abs(stepOf(element))));
    if (landed === (emitted.current.at(-1) ?? index)) return;
    emitted.current = [...emitted.current, landed];
    onIndexChange(landed);
  };

  return (
    <section className={css.root} aria-roledescription="carousel" aria-label={label}>
      <div className={css.top}>
        {head}
        <div className={css.buttons}>
          <IconButton
            variant="outline"
            className={css.mirrored}
            icon="chevronLeft"
            label={previousLabel}
            unavailable={index <= 0}
            onClick={() => page(index - 1)}
          />
          <IconButton
            variant="outline"
            className={css.mirrored}
            icon="chevronRight"
            label={nextLabel}
            unavailable={index >= last}
            onClick={() => page(index + 1)}
          />
        </div>
      </div>
      <ul ref={track} className={css.track} onScrollEnd={settle}>
        {slides.map((slide, position) => (
          <li key={position} className={css.slide}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
}
