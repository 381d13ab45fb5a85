import { createContext, use, type ComponentProps, type ReactElement, type ReactNode } from 'react';

/** What a card, tile or crumb hands to the component that draws its link. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where the link leads: a path of the application or a full address. */
  readonly href: string;
  /** Navigation state for a client-side router; a plain anchor drops it. */
  readonly state?: unknown;
  /** Pins a theme on links that are pictures with text. */
  readonly 'data-theme'?: 'light' | 'dark';
  /** State that the link's style reads. */
  readonly 'data-state'?: string | undefined;
}

/** A component that draws a link: the application gives its router's own. */
export type LinkComponent = (props: LinkProps) => ReactElement;

/** The default: a plain anchor, right before any script has run. */
function PlainLink({ state: _state, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/**
 * Gives every link below it, text links and buttons included, to the application's router.
 * @param props.component draws one real `<a href>` from `LinkProps`; stable between renders
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

/** The link component in force: the provider's, else a plain anchor. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
