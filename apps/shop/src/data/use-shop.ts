import type { PublicShop } from '@kayal/api-contract/client';
import { defaultShop } from '@kayal/commerce-core';
import { createContext, useContext } from 'react';

const ShopContext = createContext<PublicShop>(defaultShop);

/** Hands the shop's settings to its pages. */
export const ShopProvider = ShopContext.Provider;

/** Name, contact, words and menus of the shop as its owner last saved them; the defaults while they cannot be read. */
export const useShop = (): PublicShop => useContext(ShopContext);
