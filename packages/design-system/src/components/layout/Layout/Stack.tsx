import type { ComponentProps } from 'react';
import { stack, type Alignment, type Gap } from './Layout.css.ts';

/** Props of {@link Stack}. */
export type StackProps = ComponentProps<'div'> & {
  /** Space between the parts, in px. */
  readonly gap?: Gap | undefined;
  readonly align?: Alignment | undefined;
};

/** Parts one under another with even space. */
export function Stack({ gap = 16, align = 'stretch', className, ...rest }: StackProps) {
  return <div {...rest} className={[stack({ gap, align }), className].filter(Boolean).join(' ')} />;
}
