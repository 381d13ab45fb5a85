import { createContext, use, type ComponentProps, type ReactNode } from 'react';

/** What a link is drawn with: an anchor's own props and a required address. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** Draws one link. The shop passes a function that returns its router's link. */
export type LinkRenderer = (props: LinkProps) => ReactNode;

const plainAnchor: LinkRenderer = (props) => <a {...props} />;

const LinkContext = createContext<LinkRenderer>(plainAnchor);

/**
 * Lets the whole design system link through the shop's router without knowing it.
 *
 * @param props.render draws an anchor from `href` and anchor props; must be stable between renders
 */
export function LinkProvider({ render, children }: { readonly render: LinkRenderer; readonly children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/**
 * The one link of the design system, without looks of its own; `TextLink` and `ButtonLink` dress it.
 *
 * @param props.render replaces the provided renderer for this link (a plain `<a>` for a full reload, say)
 */
export function Link({ render, ...anchor }: LinkProps & { readonly render?: LinkRenderer | undefined }) {
  const provided = use(LinkContext);
  return (render ?? provided)(anchor);
}
