import { shopProfile } from '@kayal/commerce-core';
import type { ContactLink, IconName } from '@kayal/design-system';

const { contact, socials } = shopProfile;

/** Phone and e-mail of the contact strip (S2.HDR.01). */
export const contactLinks: readonly ContactLink[] = [
  { icon: 'phone', label: contact.phone, href: contact.phoneHref },
  { icon: 'mail', label: contact.email, href: `mailto:${contact.email}` },
];

const socialIcons: Record<(typeof socials)[number]['name'], IconName> = {
  Instagram: 'instagram',
  Facebook: 'facebook',
  YouTube: 'youtube',
  WhatsApp: 'whatsapp',
};

/** The shop elsewhere (S2.HDR.02). */
export const socialLinks: readonly ContactLink[] = socials.map(({ name, href }) => ({
  icon: socialIcons[name],
  label: name,
  href,
}));
