import { ApiError } from '../../http/api-error.ts';

/** The item has no offer, so its price is the MRP. */
export function noOffer(): ApiError {
  return new ApiError('offer.none');
}

/** A facets call names a kind of list but not which one. */
export function sourceWithoutId(): ApiError {
  return new ApiError('request.invalid', { fields: { Id: 'does not fit source' } });
}
