import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, customerParams, doneAnswer, email, pathId } from '../schemas.ts';
import { endedAnswer, sessionRow } from './own-account.ts';

/** Admins and sessions of customers. Every write is audited. */
export const adminAccountEndpoints = {
  getAdmins: endpoint('getAdmins', {
    summary: 'The admins, oldest first.',
    params: companyParams,
    answer: Type.Object({
      success: Type.Literal(true),
      admins: Type.Array(
        Type.Object({
          id: Type.String(),
          full_name: Type.String(),
          email: Type.String(),
          /** ms since 1970 */
          createdAt: Type.Integer(),
          hasSecondFactor: Type.Boolean(),
        }),
      ),
    }),
  }),
  grantAdmin: endpoint('grantAdmin', {
    summary:
      "Make an admin of a confirmed account. Its sessions end and its password is void: a mail asks for a new one under the admins' rule.",
    params: companyParams,
    body: Type.Object({ email }),
    answer: doneAnswer,
    refusals: ['user.not_found'],
  }),
  withdrawAdmin: endpoint('withdrawAdmin', {
    summary: 'Make a shopper of an admin; her sessions end. Refused for the last admin.',
    params: customerParams,
    answer: doneAnswer,
    refusals: ['user.not_found', 'admin.last'],
  }),
  getCustomerSessions: endpoint('getCustomerSessions', {
    summary: 'The sessions of a customer, last used first.',
    params: customerParams,
    answer: Type.Object({ success: Type.Literal(true), sessions: Type.Array(sessionRow) }),
  }),
  endCustomerSessions: endpoint('endCustomerSessions', {
    summary: 'Sign a customer out everywhere.',
    params: customerParams,
    answer: endedAnswer,
  }),
  endCustomerSession: endpoint('endCustomerSession', {
    summary: "Sign one of a customer's sessions out.",
    params: Type.Object({ company, customer: pathId, id: pathId }),
    answer: endedAnswer,
  }),
};
