import { keepGuidePicture } from './support/guide-pictures.ts';
import { expect, test } from './support/quiet-page.ts';
import { followSwitch } from './support/switch/follow-switch.ts';
import {
  onSale,
  shopifyCustomers,
  shopifyOrders,
  shopifyProducts,
  shopifyRedirects,
} from './support/switch/shopify-files.ts';
import { importProducts, uploadProducts } from './support/switch/steps.ts';

test('J58 an owner switches from Shopify with 500 products, customers, orders and old addresses, in ten minutes of work', async ({
  browser,
}) => {
  await followSwitch(browser, {
    port: 3240,
    onSale,
    importGoods: async (owner, pictures) => {
      const { page } = owner;
      await uploadProducts(owner, shopifyProducts(pictures));
      await expect(page.getByText(/^A Shopify export\. Each variant becomes a row/)).toBeVisible();
      await owner.choose(page.getByLabel('Vendor holds'), 'Make an attribute of it');
      await expect(page.getByLabel('Vendor holds').locator('option:checked')).toHaveText('Vendor (attribute)');
      await keepGuidePicture(page, 'shopify-columns', page.getByRole('table', { name: 'Columns of the file' }));
      await importProducts(owner, async (result) => {
        await expect(result).toContainText(`${pictures.count(onSale)} pictures are fetched after the import`);
        await expect(result).toContainText('Left out, products that are not on sale there: 5 rows');
        const card = result.getByRole('listitem').filter({ hasText: 'Aluva Classic Tee' });
        await expect(card).toContainText('Colours: Coral, Lagoon');
        await keepGuidePicture(page, 'shopify-check');
        await keepGuidePicture(
          page,
          'shopify-sample',
          result.getByText('The first products, as shoppers would see them'),
        );
      });
    },
    customers: shopifyCustomers(),
    orders: shopifyOrders(),
    redirects: shopifyRedirects(),
    shape: '/products/:handle',
    formerPath: ({ slug }) => `/products/${slug}-2019`,
  });
});
