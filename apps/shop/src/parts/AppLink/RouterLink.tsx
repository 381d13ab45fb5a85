import type { LinkProps } from '@kayal/design-system';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends LinkProps {
  /** The page takes the place of this one in the history. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** React Router's `Link` without its prefetching, which would be 1 kB of every first view. */
export function RouterLink({ href, state, onClick, children, ...props }: RouterLinkProps) {
  const { replace, preventScrollReset = false, ...anchor } = props;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    preventScrollReset,
    ...(replace === undefined ? {} : { replace }),
    ...(anchor.target === undefined ? {} : { target: anchor.target }),
  });
  return (
    <a
      {...anchor}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
