import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import * as css from './HeaderShell.css.ts';

/** A contact link: `tel:`, `mailto:` or another site. */
export interface ContactLink {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

/** The dark strip above the main bar. */
export interface ContactStripProps {
  /** Phone and e-mail, with their text. */
  readonly contacts: readonly ContactLink[];
  /** Drawn as icons with names; a phone shows them only when there are no contacts. */
  readonly socials: readonly ContactLink[];
}

/** Phone, e-mail and social links on ink; nothing at all when there are none. */
export function ContactStrip({ contacts, socials }: ContactStripProps) {
  if (contacts.length + socials.length === 0) return null;
  return (
    <div className={css.strip}>
      <div className={css.stripFrame}>
        {contacts.length === 0 ? null : (
          <ul className={css.stripList}>
            {contacts.map((contact) => (
              <li key={contact.href}>
                <a className={css.stripLink} href={contact.href}>
                  <Icon name={contact.icon} size={16} />
                  {contact.label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {socials.length === 0 ? null : (
          <ul className={css.socialList}>
            {socials.map((social) => (
              <li key={social.href}>
                <a className={css.stripLink} href={social.href} aria-label={social.label} rel="noopener">
                  <Icon name={social.icon} size={20} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
