import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const routes = ['/', '/products', '/fullimage', '/searchpage', '/aboutus', '/policy', '*'].map((path) => ({
  path,
  id: path,
  screen: { Component: () => null },
}));

it.each([
  ['/', '/'],
  ['/?x=random', '/'],
  ['/?c=4&q=shirt', '/'],
  ['/aboutus/', '/aboutus'],
  ['/AboutUs?utm_source=mail', '/aboutus'],
  ['/products?n=Tees&c=4&x=1', '/products?c=4&n=Tees'],
  ['/products?c=4&c=5&size=', '/products?c=4'],
  ['/products?c=4&color=RED,BLUE&min=5&page=2', '/products?c=4&color=RED%2CBLUE&min=5&page=2'],
  ['/searchpage?q=', '/searchpage'],
  ['/fullimage?N=b&I=a&size=M', '/fullimage?I=a&N=b&size=M'],
  ['/policy?x=1&page=care', '/policy?page=care'],
  ['/random-1', '/not-found'],
  ['/random/2?x=3', '/not-found'],
  ['//', '/not-found'],
  ['//other.example/products', '/not-found'],
])('%s is rendered as %s', (asked, address) => {
  expect(pageAddress(routes, new URL(`http://shop.example${asked}`))).toBe(address);
});
