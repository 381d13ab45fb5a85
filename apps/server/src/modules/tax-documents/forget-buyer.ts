import { stateLabel, sumOfParts } from '@kayal/commerce-core/tax';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { listDocumentsOfCustomer, updateContent } from './documents.repository.ts';
import type { TaxDocument } from './tax-document.ts';

/** From this taxable value on a document must name an unregistered buyer, paise (CGST Rule 46(e)). */
const namedFrom = 5_000_000;

const mustName = ({ lines }: TaxDocument): boolean => sumOfParts(lines.map(({ parts }) => parts)).taxable >= namedFrom;

/**
 * Takes a customer whose account is deleted out of her documents, as far as the law does not ask for her name: the State,
 * the numbers and the amounts stay.
 * @param name that stands in place of hers
 */
export async function forgetBuyer(trx: Transaction<Database>, customerId: string, name: string): Promise<void> {
  for (const document of await listDocumentsOfCustomer(trx, customerId)) {
    if (mustName(document)) continue;
    const buyer = { name, phone: '', address: stateLabel(document.placeOfSupply) };
    await updateContent(trx, { ...document, buyer });
  }
}
