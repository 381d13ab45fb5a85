import { createElement } from 'react';
import { useLinkComponent, type LinkComponent, type LinkProps } from '../LinkContext/LinkContext.tsx';

/** Props of {@link Link}, and of the links that dress it. */
export type LinkRootProps = LinkProps & {
  /** Draws this link instead of the provided component (a plain `<a>` for a full reload, say). */
  readonly render?: LinkComponent | undefined;
};

/** The one link of the design system, without looks of its own; `TextLink` and `ButtonLink` dress it. */
export function Link({ render, ...anchor }: LinkRootProps) {
  const provided = useLinkComponent();
  return render ? render(anchor) : createElement(provided, anchor);
}
