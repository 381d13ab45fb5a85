import type { AppContext } from '../../context/app-context.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';

/** From whom a mail comes. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/**
 * The sender of the next mail: the shop's name and e-mail address as its owner last saved them. Until she gives an
 * address it is one at the shop's own host, which nobody else can own.
 */
export async function shopSender(parts: Pick<AppContext, 'db' | 'config'>): Promise<MailSender> {
  const { profile, contact } = (await currentSettings(parts)).settings;
  return { name: profile.name, address: contact.email || `noreply@${new URL(parts.config.publicOrigin).hostname}` };
}
