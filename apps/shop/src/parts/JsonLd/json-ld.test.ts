import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { demoShop } from '@kayal/demo-catalogue/settings';
import { describe, expect, it } from 'vitest';
import { breadcrumbList, jsonLdText, productGroup } from './json-ld.ts';
import { organizationHtml, shippingHtml } from './organization.ts';

const product: ProductSummary = {
  id: 1001,
  name: 'Tee </script><b>',
  mrp: 99_900,
  offer: 74_950,
  stock: 3,
  displayFirst: '1001_NAVY.jpg',
  pictureAt: 7,
  colour: 'NAVY',
  size: 'M',
  uniqueCode: 'K1',
  colours: [{ key: 'NAVY', name: 'HARBOUR', hex: '#1f2a4d' }],
  categoryId: 4,
  subCategoryId: null,
};
const variants: readonly Variant[] = [
  { productId: 1001, colour: 'NAVY', size: 'M', uniqueCode: 'K1', stock: 3 },
  { productId: 1001, colour: 'PLUM', size: 'L', uniqueCode: 'K2', stock: 0 },
];

describe('JSON-LD', () => {
  it('S2.PDP.05 no name can end the block', () => {
    expect(jsonLdText(productGroup('https://kayal.example', demoShop.profile, product, variants))).not.toContain('<');
    expect(JSON.parse(jsonLdText({ name: product.name }))).toEqual({ name: product.name });
  });

  it('S9.MON.04 S3.ENT.07 a variant carries what is paid, what shoppers call its colour, and whether it is there', () => {
    const { hasVariant, image } = productGroup('https://kayal.example', demoShop.profile, product, variants);
    expect(image).toMatch(/^https:\/\/kayal\.example\//);
    expect(hasVariant).toMatchObject([
      { sku: 'K1', color: 'HARBOUR', offers: { price: '749.50', availability: 'https://schema.org/InStock' } },
      { sku: 'K2', color: 'PLUM', offers: { price: '749.50', availability: 'https://schema.org/OutOfStock' } },
    ]);
  });

  it('S2.LIST.02 a trail counts from one and is absolute', () => {
    expect(breadcrumbList('https://kayal.example', [{ label: 'Home', href: '/' }])['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kayal.example/' },
    ]);
  });

  it('S1.HOME the shop says who it is', () => {
    const html = organizationHtml('https://kayal.example', demoShop);
    expect(html).toContain('"@type":"Organization"');
    expect(html).toContain(`"applicableCountry":"IN"`);
    expect(html).toContain(`"merchantReturnDays":${demoShop.returns.days}`);
  });

  it('what delivery costs is said where it is the same for every bag', () => {
    const charge = (demoShop.delivery.charge / 100).toFixed(2);
    expect(shippingHtml('https://kayal.example', demoShop)).toContain(`"value":"${charge}"`);
    expect(shippingHtml('https://kayal.example', { ...demoShop, deliveryBy: 'pincode' })).toBe('');
  });
});
