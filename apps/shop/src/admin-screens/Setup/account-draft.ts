import { readDraftText, saveDraftText } from '../../browser/drafts/draft-text.ts';
import { fieldText } from '../../browser/field-text.ts';

/** What is stored of the first admin's form; never the password. */
interface AccountDraft {
  readonly name: string;
  readonly email: string;
}

const draftName = 'setup.account';

/**
 * Stores what was typed, so that a closed tab loses nothing.
 * @param fields null deletes it, because the account is made
 */
export function saveAccountDraft(fields: FormData | null): void {
  const draft: AccountDraft | null = fields && { name: fieldText(fields, 'name'), email: fieldText(fields, 'email') };
  saveDraftText(draftName, draft === null ? '' : JSON.stringify(draft), 'browser');
}

/** What was typed before; empty texts where nothing is stored. */
export function readAccountDraft(): AccountDraft {
  const text = readDraftText(draftName, 'browser');
  return text === '' ? { name: '', email: '' } : JSON.parse(text);
}
