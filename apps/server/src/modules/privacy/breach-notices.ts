import type { PersonalData } from '@kayal/api-contract';
import type { CurrentSettings } from '../shop-settings/settings-cache.ts';

/** What a notice calls each kind of data. */
const dataNames: Readonly<Record<PersonalData, string>> = {
  account: 'name, e-mail address and telephone number of the account',
  addresses: 'delivery addresses with name and telephone number',
  orders: 'orders: what was bought, where it was sent and what was paid',
  messages: 'messages of the contact form with name, e-mail address and telephone number',
  sessions: 'where and when the account was signed in',
};

/** What is known of a breach. */
export interface Breach {
  readonly kinds: readonly PersonalData[];
  /** How many people it concerns. */
  readonly people: number;
  /** Such as `all of it`, or `stored from 2026-11-01 to 2026-11-30`. */
  readonly stored: string;
  /** yyyy-mm-dd */
  readonly today: string;
}

const listOf = (kinds: readonly PersonalData[]): string => kinds.map((kind) => `- ${dataNames[kind]}`).join('\n');

/**
 * Drafts of what Rule 7 of the DPDP Rules 2025 wants sent to each person and to the Data Protection Board of India. What only
 * the owner knows is in square brackets.
 */
export function breachNotices({ settings }: Pick<CurrentSettings, 'settings'>, breach: Breach): string {
  const { profile, contact, seller } = settings;
  const shop = seller.legalName === '' ? profile.name : seller.legalName;
  const reachable = [seller.officerName, seller.officerEmail, seller.officerPhone, contact.supportEmail, contact.phone];
  const answers = [...new Set(reachable.filter((way) => way !== ''))].join(', ');
  return `Drafts of ${breach.today}. Fill in what stands in [brackets], and let somebody who knows the law read them.
People: ${breach.people}, named in the file of those affected. Data: ${breach.stored}.

=== 1. To each person, without delay ===

Subject: Your data at ${profile.name}

Hello [name],

data about you that we keep was open to others. We are sorry, and we tell you what we know.

What happened: [nature of the breach, and how far it went]
When and where: [day and time], [system]
Data about you:
${listOf(breach.kinds)}
What this can mean for you: [such as calls or mails from people who pretend to be us]
What we have done: [measures]
What you can do: [such as a new password; never give a code to anybody who calls]
Who answers you: ${answers === '' ? '[name, e-mail address and telephone number]' : answers}

${shop}

=== 2. To the Data Protection Board of India, without delay ===

${shop} reports a breach of personal data.

Nature and extent: [what happened]; ${breach.people} people
Data:
${listOf(breach.kinds)}
When and where: [day and time], [system]
Likely consequences: [consequences]

=== 3. To the Board, within 72 hours of knowing of it ===

How it came about, in detail: [events, circumstances and reasons]
What was done or is planned to lessen the risk: [measures]
Who caused it, as far as is known: [findings]
So that it does not happen again: [measures]
Notices to people: ${breach.people} [sent on, by mail]
`;
}
