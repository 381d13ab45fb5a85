import type { Db } from '../../db/open-database.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';

/** Sender of a mail. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** The sender of the next mail: the shop's name and e-mail address as its owner last saved them. */
export async function shopSender(db: Db): Promise<MailSender> {
  const { profile, contact } = (await currentSettings(db)).settings;
  return { name: profile.name, address: contact.email };
}
