import clsx from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';
import type { SkeletonShape } from './Skeleton.css.ts';

/** A placeholder for one block of loading content. Put it inside a {@link SkeletonGroup}. */
export function Skeleton({
  shape,
  className,
}: {
  readonly shape?: SkeletonShape | undefined;
  readonly className?: string | undefined;
}) {
  return <span aria-hidden="true" className={clsx(css.skeleton({ shape }), className)} />;
}

export interface SkeletonGroupProps {
  /** What is loading, read aloud once for the whole group. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Blocks in the layout of the loading content. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
