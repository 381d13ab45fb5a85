import type { ExportSystem } from '@kayal/api-contract/client';

/** What a file of each shop system is called. */
export const systemTexts: Readonly<Record<ExportSystem, string>> = {
  shopify: 'A Shopify export',
  woocommerce: 'A WooCommerce export',
  magento: 'A Magento or Adobe Commerce export',
  prestashop: 'A PrestaShop export',
  google: 'A Google Merchant feed',
};
