import { Type } from 'typebox';
import { addressTypes } from '../domain/shopper.ts';
import { endpoint } from '../endpoint.ts';
import { company, doneAnswer, idempotencyHeaders, nullable, pathId, text } from '../schemas.ts';

/** These paths have no company; with a `/{company}` suffix they work too. */
const maybeCompany = { company: Type.Optional(company) };

/** A stored delivery address. */
export const addressRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  pincode: Type.String(),
  locality: Type.String(),
  address: Type.String(),
  city: Type.String(),
  district: Type.String(),
  addressType: Type.Enum(addressTypes),
  isActive: Type.Boolean(),
  ledcode: Type.String(),
});

/** Free text: only length and control characters are limited. */
const addressBody = Type.Object({
  name: text(100),
  mobile: text(100),
  pincode: text(100),
  locality: text(100),
  address: text(300),
  city: text(100),
  district: text(100),
  /** Home where absent. */
  addressType: Type.Optional(Type.Enum(addressTypes)),
  /** A claim to compare. */
  ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
});

/** An address id with its customer. */
const addressClaim = {
  addressId: pathId,
  ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
};

/** Delivery addresses. */
export const addressEndpoints = {
  getAddresses: endpoint('getAddresses', {
    summary: "A customer's addresses.",
    params: Type.Object({ customer: pathId, ...maybeCompany }),
    answer: Type.Object({ success: Type.Literal(true), data: Type.Array(addressRow) }),
  }),
  getAddress: endpoint('getAddress', {
    summary: 'One address of the caller.',
    params: Type.Object({ id: pathId, ...maybeCompany }),
    answer: Type.Object({ success: Type.Literal(true), data: addressRow }),
  }),
  addAddress: endpoint('addAddress', {
    summary: 'Add an address; the first one becomes active.',
    params: Type.Object(maybeCompany),
    headers: idempotencyHeaders,
    body: addressBody,
    answer: Type.Object({ success: Type.Literal(true), message: Type.String(), id: Type.String() }),
    refusals: ['address.limit', 'idempotency.reused', 'idempotency.in_progress'],
  }),
  updateAddress: endpoint('updateAddress', {
    summary: 'Change an address, except its owner and active mark.',
    params: Type.Object({ id: pathId, ...maybeCompany }),
    body: addressBody,
    answer: doneAnswer,
  }),
  setActiveAddress: endpoint('setActiveAddress', {
    summary: 'Make an address the delivery address.',
    params: Type.Object(maybeCompany),
    body: Type.Object(addressClaim),
    answer: doneAnswer,
  }),
  deleteAddress: endpoint('deleteAddress', {
    summary: 'Delete an address, named in the body or, because some proxies drop bodies of DELETE, in the query.',
    params: Type.Object(maybeCompany),
    query: Type.Object({ addressId: Type.Optional(pathId), ledcode: Type.Optional(pathId) }),
    body: nullable(Type.Partial(Type.Object(addressClaim))),
    answer: doneAnswer,
  }),
};
