import { Type } from 'typebox';
import { stepTakers, timelineSteps } from '../domain/order-life.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, doneAnswer, nullable, pathId } from '../schemas.ts';
import { newPassword, currentPassword } from './accounts.ts';
import { addressRow } from './addresses.ts';
import { orderRow } from './orders.ts';
import { pastOrderRow } from './people.ts';
import { returnRow } from './returns.ts';

/** A session of an account. */
export const sessionRow = Type.Object({
  /** Identifies the session; it is not its token. */
  id: Type.String(),
  /** The session of this call. */
  current: Type.Boolean(),
  /** Browser and system in a few words; empty when unknown. */
  device: Type.String(),
  /** ms since 1970 */
  createdAt: Type.Integer(),
  /** ms since 1970, up to a minute late. */
  seenAt: Type.Integer(),
  remembered: Type.Boolean(),
});

/** How many sessions a call ended. */
export const endedAnswer = Type.Object({ success: Type.Literal(true), ended: Type.Integer() });

/** An owner's own account: sessions, password, data. */
export const ownAccountEndpoints = {
  getSessions: endpoint('getSessions', {
    summary: 'The sessions of the account, last used first.',
    params: companyParams,
    answer: Type.Object({ success: Type.Literal(true), sessions: Type.Array(sessionRow) }),
  }),
  endSession: endpoint('endSession', {
    summary: 'Sign one of the own sessions out.',
    params: Type.Object({ company, id: pathId }),
    answer: endedAnswer,
  }),
  endOtherSessions: endpoint('endOtherSessions', {
    summary: 'Sign every own session out but this one.',
    params: companyParams,
    answer: endedAnswer,
  }),
  confirmIdentity: endpoint('confirmIdentity', {
    summary: 'Confirm by the password that it is still the owner who uses this session; good for five minutes.',
    params: companyParams,
    body: Type.Object({ password: currentPassword }),
    answer: doneAnswer,
    refusals: ['auth.password', 'auth.no_password'],
  }),
  changePassword: endpoint('changePassword', {
    summary:
      'Change the password with the present one. Every other session ends; this one continues with a new cookie.',
    params: companyParams,
    body: Type.Object({ password: currentPassword, newPassword }),
    answer: doneAnswer,
    refusals: ['auth.password'],
  }),
  exportMyData: endpoint('exportMyData', {
    summary: 'All stored data of the signed-in customer, as a JSON file.',
    params: companyParams,
    answer: Type.Object({
      success: Type.Literal(true),
      /** ms since 1970 */
      exportedAt: Type.Integer(),
      account: Type.Object({
        id: Type.String(),
        full_name: Type.String(),
        email: Type.String(),
        mobile: Type.String(),
        /** ms since 1970 */
        createdAt: Type.Integer(),
        signsInWithGoogle: Type.Boolean(),
      }),
      addresses: Type.Array(addressRow),
      orders: Type.Array(orderRow),
      /** From the shop before this one; absent where she has none. */
      pastOrders: Type.Optional(Type.Array(pastOrderRow)),
      /** This one and the next are absent in answers of a version before parcels. */
      parcels: Type.Optional(
        Type.Array(
          Type.Object({
            entryNo: Type.String(),
            number: Type.Integer(),
            courierName: nullable(Type.String()),
            trackingNumber: nullable(Type.String()),
          }),
        ),
      ),
      orderSteps: Type.Optional(
        Type.Array(
          Type.Object({
            entryNo: Type.String(),
            step: Type.Enum(timelineSteps),
            by: Type.Enum(stepTakers),
            note: Type.String(),
            /** ms since 1970 */
            at: Type.Integer(),
          }),
        ),
      ),
      /** What she was asked to agree to and chose, oldest first; absent in answers of a version before consents. */
      consents: Type.Optional(
        Type.Array(
          Type.Object({
            consent: Type.String(),
            text: Type.String(),
            /** Version of the settings that had this text. */
            version: Type.Integer(),
            isGiven: Type.Boolean(),
            /** ms since 1970 */
            at: Type.Integer(),
          }),
        ),
      ),
      /** Absent in answers of a version before returns. */
      returns: Type.Optional(Type.Array(returnRow)),
      cart: Type.Array(Type.Object({ itemId: Type.Integer(), uniqueCode: Type.String(), quantity: Type.Integer() })),
      wishlist: Type.Array(Type.Object({ itemId: Type.Integer(), uniqueCode: Type.String() })),
      stockWatches: Type.Array(Type.Object({ uniqueCode: Type.String() })),
      sessions: Type.Array(sessionRow),
      contactMessages: Type.Array(
        Type.Object({
          message: Type.String(),
          mobileNumber: Type.String(),
          /** ms since 1970 */
          createdAt: Type.Integer(),
        }),
      ),
      mails: Type.Array(
        Type.Object({
          subject: Type.String(),
          /** ms since 1970 */
          createdAt: Type.Integer(),
          /** ms since 1970 */
          sentAt: nullable(Type.Integer()),
        }),
      ),
    }),
  }),
  deleteAccount: endpoint('deleteAccount', {
    summary:
      'Delete the own account. Orders stay without name, phone and address; refused while one is undelivered or a return is open.',
    params: companyParams,
    body: Type.Object({
      /** The current password; empty for an account that only signs in with Google. */
      password: Type.String({ maxLength: 128 }),
    }),
    answer: doneAnswer,
    refusals: ['auth.password', 'account.order_open', 'admin.last'],
  }),
};
