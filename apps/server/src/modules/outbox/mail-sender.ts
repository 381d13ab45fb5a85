import type { Db } from '../../db/open-database.ts';
import type { Config } from '../../startup/config.ts';
import { currentSettings, withDefaults } from '../shop-settings/settings-cache.ts';

/** Sender of a mail. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/**
 * The sender of the next mail: the shop's name and e-mail address as its owner last saved them. Until she gives an
 * address it is one at the shop's own host, which nobody else can own.
 */
export async function shopSender(
  db: Db,
  config: Pick<Config, 'season' | 'demo' | 'publicOrigin'>,
): Promise<MailSender> {
  const { profile, contact } = withDefaults(await currentSettings(db), config).settings;
  return { name: profile.name, address: contact.email || `noreply@${new URL(config.publicOrigin).hostname}` };
}
