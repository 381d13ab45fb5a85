import type { WholeSettings } from '@kayal/api-contract';
import type { MoneyFormat } from '@kayal/commerce-core';
import type { Config } from '../../config/config.ts';
import type { TaxSettings } from '../../config/setting-groups.ts';
import type { Db } from '../../db/open-database.ts';
import { listSellerTexts, putSellerTexts } from './seller-texts.repository.ts';

/** What a plain invoice says of its seller, and how it writes amounts. */
export interface SellerTexts {
  readonly name: string;
  readonly address: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly money: MoneyFormat;
  /** Null for a seller without GSTIN. */
  readonly tax: TaxSettings | null;
}

/** Texts about the seller, with the time from which they count, ms since 1970. */
export interface DatedSellerTexts {
  readonly since: number;
  readonly texts: SellerTexts;
}

/** @param defaultTax tax numbers of the environment, used while the settings have none */
function textsOf({ profile, contact, tax }: WholeSettings, { tax: defaultTax }: Pick<Config, 'tax'>): SellerTexts {
  const { address, phone, email } = contact;
  return {
    name: profile.name,
    address,
    phone,
    email,
    money: profile.currency,
    tax: tax.gstin === '' ? defaultTax : tax,
  };
}

/** Every change of the texts about the seller, oldest first. */
export async function readSellerTexts(db: Db): Promise<readonly DatedSellerTexts[]> {
  return (await listSellerTexts(db)).map(({ since, texts }) => ({ since, texts: JSON.parse(texts) }));
}

/**
 * Stores what invoices say of the seller from now on, where it changed: an order keeps what counted when it was placed. The
 * first texts count for all orders before them as well.
 */
export async function freezeSellerTexts(
  db: Db,
  settings: WholeSettings,
  { config, at }: { readonly config: Pick<Config, 'tax'>; readonly at: number },
): Promise<void> {
  const last = (await listSellerTexts(db)).at(-1);
  const texts = JSON.stringify(textsOf(settings, config));
  if (last?.texts !== texts) await putSellerTexts(db, { since: last === undefined ? 0 : at, texts });
}
