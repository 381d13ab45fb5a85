import { createContext, use, type ComponentProps, type ReactElement, type ReactNode } from 'react';

/** Props that components pass to the component that renders their link. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the application or a full address. */
  readonly href: string;
  /** Navigation state for a client-side router; a plain anchor ignores it. */
  readonly state?: unknown;
  /** Fixes the theme of links with text on a picture. */
  readonly 'data-theme'?: 'light' | 'dark';
  /** State for the link's style. */
  readonly 'data-state'?: string | undefined;
}

/** A component that renders a link, usually of the application's router. */
export type LinkComponent = (props: LinkProps) => ReactElement;

/** The default: a plain anchor, which works without scripts. */
function PlainLink({ state: _state, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/**
 * Makes all links below it use the application's router.
 * @param props.component renders an `<a href>` from `LinkProps`; stable between renders
 */
export function LinkProvider({
  component,
  children,
}: {
  readonly component: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The current link component: the provider's, else a plain anchor. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
