import { Type } from 'typebox';
import { addressTypes } from '../domain/shopper.ts';
import { endpoint } from '../endpoint.ts';
import { company, doneAnswer, idempotencyHeaders, nullable, pathId, text } from '../schemas.ts';

/** These paths have no company; a `/{company}` suffix answers as well (J11). */
const maybeCompany = { company: Type.Optional(company) };

/** A kept delivery address (S3.ENT.11). */
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

/** Free text: only length and control characters are bounded (S5.ADDR.01, J50). */
const addressBody = Type.Object({
  name: text(100),
  mobile: text(100),
  pincode: text(100),
  locality: text(100),
  address: text(300),
  city: text(100),
  district: text(100),
  /** Home where absent (S3.ENT.12). */
  addressType: Type.Optional(Type.Enum(addressTypes)),
  /** A claim to compare (J06). */
  ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
});

/** Which address, and whose. */
const addressClaim = {
  addressId: pathId,
  ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
};

/** Delivery addresses (S7.ADDR). */
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
    summary: 'Keep an address; the first one becomes active.',
    params: Type.Object(maybeCompany),
    headers: idempotencyHeaders,
    body: addressBody,
    answer: Type.Object({ success: Type.Literal(true), message: Type.String(), id: Type.String() }),
    refusals: ['address.limit', 'idempotency.reused', 'idempotency.in_progress'],
  }),
  updateAddress: endpoint('updateAddress', {
    summary: 'Change an address; owner and active mark stay.',
    params: Type.Object({ id: pathId, ...maybeCompany }),
    body: addressBody,
    answer: doneAnswer,
  }),
  setActiveAddress: endpoint('setActiveAddress', {
    summary: 'Deliver to this address from now on.',
    params: Type.Object(maybeCompany),
    body: Type.Object(addressClaim),
    answer: doneAnswer,
  }),
  deleteAddress: endpoint('deleteAddress', {
    summary: 'Forget an address; named in the body, or in the query where a proxy drops bodies of DELETE (J13).',
    params: Type.Object(maybeCompany),
    query: Type.Object({ addressId: Type.Optional(pathId), ledcode: Type.Optional(pathId) }),
    body: nullable(Type.Partial(Type.Object(addressClaim))),
    answer: doneAnswer,
  }),
};
