import type { WireOf } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import type { AddressRow } from '../fixtures/addresses.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

/** The address fields of a body, without owner and active mark. */
function fieldsIn(body: WireOf<'addAddress'>['body']): Omit<AddressRow, 'id' | 'isActive' | 'ledcode'> {
  const { ledcode: _claim, addressType = 'Home', ...fields } = body;
  return { ...fields, addressType };
}

/** Delivery addresses. */
export function addressHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const has = (addressId: string) => state.addresses.some(({ id }) => id === addressId);
  return [
    endpoint('getAddresses', () => answer({ success: true, data: state.addresses })),
    endpoint('getAddress', ({ params }) => {
      const data = state.addresses.find(({ id }) => id === params.id);
      return data === undefined ? refuse('not_found') : answer({ success: true, data });
    }),
    endpoint('addAddress', ({ body }) => {
      const id = `adr_${nextId(state)}`;
      const isActive = state.addresses.length === 0;
      state.addresses = [...state.addresses, { ...fieldsIn(body), id, isActive, ledcode: state.user?.id ?? '' }];
      return answer({ success: true, message: 'Address added', id });
    }),
    endpoint('updateAddress', ({ params, body }) => {
      if (!has(params.id)) return refuse('not_found');
      state.addresses = state.addresses.map((row) => (row.id === params.id ? { ...row, ...fieldsIn(body) } : row));
      return answer({ success: true, message: 'Address updated' });
    }),
    endpoint('setActiveAddress', ({ body }) => {
      if (!has(body.addressId)) return refuse('not_found');
      state.addresses = state.addresses.map((row) => ({ ...row, isActive: row.id === body.addressId }));
      return answer({ success: true, message: 'Address chosen' });
    }),
    endpoint('deleteAddress', ({ body, query }) => {
      const addressId = body?.addressId ?? query.addressId ?? '';
      if (!has(addressId)) return refuse('not_found');
      state.addresses = state.addresses.filter(({ id }) => id !== addressId);
      return answer({ success: true, message: 'Address deleted' });
    }),
  ];
}
