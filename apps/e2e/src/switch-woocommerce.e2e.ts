import { keepGuidePicture } from './support/guide-pictures.ts';
import { expect, test } from './support/quiet-page.ts';
import { followSwitch } from './support/switch/follow-switch.ts';
import { products } from './support/switch/old-goods.ts';
import { importProducts, uploadProducts } from './support/switch/steps.ts';
import {
  woocommerceCustomers,
  woocommerceOrders,
  woocommerceProducts,
  woocommerceRedirects,
} from './support/switch/woocommerce-files.ts';

test('J58 an owner switches from WooCommerce with 500 products, and gives a colour another name, in ten minutes of work', async ({
  browser,
}) => {
  const column = 'Colour (from the options)';
  await followSwitch(browser, {
    port: 3241,
    onSale: products,
    importGoods: async (owner, pictures) => {
      const { page } = owner;
      await uploadProducts(owner, woocommerceProducts(pictures));
      await expect(page.getByText(/^A WooCommerce export\. Each variant becomes a row/)).toBeVisible();
      await owner.press(owner.button('Make a column of others'));
      const dialog = page.getByRole('dialog', { name: 'Make a column of others' });
      await owner.choose(dialog.getByLabel('How'), 'Other names for values, such as Black for Schwarz');
      await owner.choose(dialog.getByLabel('Column', { exact: true }), column);
      await owner.fill(dialog.getByLabel('Lagoon', { exact: true }), 'Navy');
      await owner.choose(dialog.getByLabel('It holds'), 'Colour');
      await keepGuidePicture(page, 'woocommerce-names');
      await owner.press(dialog.getByRole('button', { name: 'Make it' }));
      await expect(page.getByLabel(`${column} in our words holds`)).toHaveValue('colour');
      await importProducts(owner, async (result) => {
        await expect(result).toContainText(`${pictures.count(products)} pictures are fetched after the import`);
        const card = result.getByRole('listitem').filter({ hasText: 'Aluva Classic Tee' });
        await expect(card).toContainText('Colours: Coral, Navy');
        await keepGuidePicture(page, 'woocommerce-check');
      });
    },
    customers: woocommerceCustomers(),
    orders: woocommerceOrders(),
    redirects: woocommerceRedirects(),
    shape: '/product/:name',
    formerPath: ({ slug }) => `/shop/${slug}/`,
  });
});
