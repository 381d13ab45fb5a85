import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './SiteFooter.css.ts';

/** One group of the footer: links, or any other content such as an address. */
export interface FooterGroupProps {
  readonly title: string;
  readonly links?: readonly { readonly label: string; readonly href: string; readonly linkState?: unknown }[];
  readonly children?: ReactNode;
}

/**
 * Open on wide screens, folded under a button at or below 768 px. Both headings are in the HTML and CSS
 * shows one, because the server does not know the width.
 */
export function FooterGroup({ title, links = [], children }: FooterGroupProps) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  return (
    <div className={css.group}>
      <h2 className={css.wideTitle}>{title}</h2>
      <h2 className={css.phoneTitle}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name="chevronDown" size={20} className={css.sign} />
        </button>
      </h2>
      <div className={css.content} id={contentId} data-state={open ? 'open' : 'closed'}>
        {links.length > 0 && (
          <ul className={css.list}>
            {links.map((link) => (
              <li key={link.href}>
                <Link className={css.link} href={link.href} state={link.linkState}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
