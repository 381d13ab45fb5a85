/** Which layout shows the carousel: three categories at once, or one (S9.HOME.02). */
export type CarouselLayout = 'desktop' | 'mobile';

/** What the machine remembers. */
export interface CategoryCarouselContext {
  /** How many categories there are. */
  readonly length: number;
  readonly layout: CarouselLayout;
  /** Index of the first category seen. */
  readonly start: number;
}

/** Everything the machine understands. A move that an end forbids changes nothing. */
export type CategoryCarouselEvent =
  | { readonly type: 'carousel.back' }
  | { readonly type: 'carousel.next' }
  /** The categories were read, or read again. */
  | { readonly type: 'carousel.filled'; readonly length: number }
  | { readonly type: 'layout.changed'; readonly layout: CarouselLayout };

/** Input of the machine. */
export interface CategoryCarouselInput {
  readonly length: number;
  readonly layout: CarouselLayout;
}

/** What the UI asks `snapshot.hasTag` for. */
export type CategoryCarouselTag = 'canGoBack' | 'canGoOn';
