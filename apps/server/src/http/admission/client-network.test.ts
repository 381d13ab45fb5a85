import { expect, it } from 'vitest';
import { networkOf, networksOf } from './client-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', { '203.0.113.7': 1, '203.0.113.0/24': 4 }],
  ['2001:db8:1:2fe::1', { '2001:db8:1:2fe::/64': 1, '2001:db8:1:200::/56': 2, '2001:db8:1::/48': 4 }],
  ['unknown', { unknown: 1 }],
])('R-67 counts %s in each of its networks', (address, shares) => {
  expect(Object.fromEntries(networksOf(address).map((network) => [network.name, network.shares]))).toEqual(shares);
});
