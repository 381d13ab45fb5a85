import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Heading.css.ts';
import type { HeadingSize } from './Heading.css.ts';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const defaultSizes = { 1: 'xlarge', 2: 'large', 3: 'medium', 4: 'small' } as const;

export type HeadingProps = ComponentProps<'h2'> & {
  /** Heading level in the page's outline. */
  readonly level: keyof typeof tags;
  /** Size, when it differs from the level's default. */
  readonly size?: HeadingSize | undefined;
};

/** A headline. Level and size are separate, so that the outline is right for any design. */
export function Heading({ level, size = defaultSizes[level], className, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return <Tag {...rest} className={clsx(css.heading({ size }), className)} />;
}
