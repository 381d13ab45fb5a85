import type { LinkProps } from '@kayal/design-system';
import { useContext, type MouseEvent } from 'react';
import { createPath } from 'react-router-dom';
import { PagesContext } from '../../runtime/pages/use-pages.ts';

interface RouterLinkProps extends LinkProps {
  /** The page takes the place of this one in the history. */
  readonly replace?: boolean;
}

/** Whether a click means this page; with a key held or a target, the browser opens another one. */
const isPlain = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * A link through the router. React Router's own, and its hook for clicks, would be 1.5 kB of every first view, and would
 * render each link of a page again when the address changes.
 */
export function RouterLink({ href, state, onClick, children, ...props }: RouterLinkProps) {
  const { replace, ...anchor } = props;
  const pages = useContext(PagesContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (pages === null || event.defaultPrevented || !isPlain(event, anchor.target)) return;
    event.preventDefault();
    const to = createPath(event.currentTarget);
    // As in a browser, a link to the open address makes no step in the history.
    void pages.navigate(to, { state, replace: replace ?? to === createPath(pages.state().location) });
  };
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  );
}
