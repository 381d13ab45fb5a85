import { describe, expect, it } from 'vitest';
import { comingPageAt } from './coming-pages.ts';

describe('pages that are being made', () => {
  it('S2.ROUTE names a page by its address and leads back to where it belongs', () => {
    expect(comingPageAt('/wishlist').title).toBe('Wishlist');
    expect(comingPageAt('/offerupdate').leadOn.href).toBe('/dashboard');
  });

  it('S2.ROUTE has words for an address it does not know', () => {
    expect(comingPageAt('/toString').title).toBe('Coming soon');
  });
});
