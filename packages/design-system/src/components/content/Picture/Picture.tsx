import clsx from 'clsx';
import { useState, type CSSProperties } from 'react';
import { validHex } from '../../commerce/Swatch/hex.ts';
import * as css from './Picture.css.ts';
import type { PictureRatio } from './Picture.css.ts';

export interface PictureProps {
  /** Address of the picture. */
  readonly src: string;
  /** Addresses tried in order, once each, when `src` fails; then a drawn placeholder. */
  readonly fallbacks?: readonly string[] | undefined;
  /** Alternative text; empty when the text beside the picture says the same. */
  readonly alt: string;
  readonly ratio?: PictureRatio | undefined;
  readonly fit?: 'cover' | 'contain' | undefined;
  /** Widths the server offers, in px. Needs `urlFor`. */
  readonly widths?: readonly number[] | undefined;
  /** Address of a source at one of the widths (px). */
  readonly urlFor?: ((source: string, width: number) => string) | undefined;
  /** Width of the picture, as in `<img sizes>`. */
  readonly sizes?: string | undefined;
  /**
   * For pictures in the first view, which are fetched at once with high priority. All others are fetched when they are
   * near.
   */
  readonly priority?: boolean | undefined;
  /** Hex code of what the picture shows; another text counts as none. It tints the box, which is seen until the picture is there. */
  readonly plate?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture that keeps its place while it loads, with fallbacks for a failed load. */
export function Picture(props: PictureProps) {
  const {
    src,
    fallbacks = [],
    alt,
    ratio = '4:5',
    fit = 'cover',
    widths,
    urlFor,
    sizes = '100vw',
    priority = false,
    plate,
    className,
  } = props;
  const tint = validHex(plate);
  const style: (CSSProperties & Record<typeof css.plateColour, string>) | undefined =
    tint === undefined ? undefined : { [css.plateColour]: tint };
  const [failed, setFailed] = useState({ src, count: 0 });
  const failures = failed.src === src ? failed.count : 0;
  const source = [src, ...fallbacks][failures];
  const next = () => setFailed({ src, count: failures + 1 });
  /** A picture in the server's HTML may have failed before React listens. */
  const checkEarlyFailure = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') next();
  };
  /** Source for browsers without srcset: the middle width. */
  const plain =
    urlFor && source && widths?.length ? urlFor(source, widths[Math.floor(widths.length / 2)] ?? 640) : source;
  const srcSet = urlFor && source ? widths?.map((width) => `${urlFor(source, width)} ${width}w`).join(', ') : undefined;
  return (
    <span className={clsx(css.frame({ ratio }), className)} style={style}>
      {source ? (
        <img
          key={source}
          ref={checkEarlyFailure}
          src={plain}
          srcSet={srcSet}
          sizes={srcSet ? sizes : undefined}
          alt={alt}
          className={css.image}
          data-fit={fit}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          onError={next}
        />
      ) : (
        <svg
          viewBox="0 0 24 24"
          className={css.placeholder}
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
          aria-hidden={alt === '' ? 'true' : undefined}
        >
          <path
            vectorEffect="non-scaling-stroke"
            d="M8.5 3.5 3 6.5 4.5 11 7 10v10.5h10V10l2.5 1L21 6.5l-5.5-3a3.5 3.5 0 0 1-7 0Z"
          />
        </svg>
      )}
    </span>
  );
}
