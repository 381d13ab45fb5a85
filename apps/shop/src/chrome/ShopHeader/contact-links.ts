import type { PublicShop } from '@kayal/api-contract/client';
import { phoneLink } from '@kayal/commerce-core';
import type { ContactLink, IconName } from '@kayal/design-system';

/** Phone and e-mail of the contact strip, without those that the owner has not given. */
export function contactLinks({ contact: { phone, email } }: PublicShop): ContactLink[] {
  const links: ContactLink[] = [
    { icon: 'phone', label: phone, href: phoneLink(phone) },
    { icon: 'mail', label: email, href: `mailto:${email}` },
  ];
  return links.filter(({ label }) => label);
}

const socialIcons: readonly IconName[] = ['instagram', 'facebook', 'youtube', 'whatsapp'];

/** The shop's pages on other sites; a site without its own icon gets the icon for external links. */
export const socialLinks = ({ socials }: PublicShop): ContactLink[] =>
  socials.map(({ name, href }) => ({
    icon: socialIcons.find((icon) => icon === name.toLowerCase()) ?? 'external',
    label: name,
    href,
  }));
