import type { PublicShop } from '@kayal/api-contract/client';
import type { DateFormat, MoneyFormat } from '@kayal/commerce-core';
import { createContext, useContext } from 'react';

const ShopContext = createContext<PublicShop | null>(null);

/**
 * Provides the shop's settings to its pages. The server sends them with every page, so that no script contains
 * defaults.
 */
export const ShopProvider = ShopContext.Provider;

/**
 * Name, contact, words and menus of the shop as its owner last saved them.
 * @throws when there is no provider: a wiring error
 */
export function useShop(): PublicShop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('No ShopProvider stands above this page.');
  return shop;
}

/** How the shop writes amounts and numbers. */
export const useMoneyFormat = (): MoneyFormat => useShop().profile.currency;

/** How the shop writes days and moments. */
export function useDateFormat(): DateFormat {
  const { profile, timeZone } = useShop();
  return { locale: profile.currency.locale, timeZone };
}
