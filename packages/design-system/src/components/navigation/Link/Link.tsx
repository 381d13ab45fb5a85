import { createElement } from 'react';
import { useLinkComponent, type LinkComponent, type LinkProps } from '../LinkContext/LinkContext.tsx';

/** Props of {@link Link}, and of the styled links based on it. */
export type LinkRootProps = LinkProps & {
  /** Renders this link instead of the provided component, for example a plain `<a>` for a full page load. */
  readonly render?: LinkComponent | undefined;
};

/** The unstyled base of all links; `TextLink` and `ButtonLink` style it. */
export function Link({ render, ...anchor }: LinkRootProps) {
  const provided = useLinkComponent();
  return render ? render(anchor) : createElement(provided, anchor);
}
