import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { companyParams, email, pathId, requiredText } from '../schemas.ts';
import { newPassword, userRow } from './accounts.ts';

/** Opening a new shop: the first admin, by the one-time address that the server prints at its start. */
export const setupEndpoints = {
  getSetup: endpoint('getSetup', {
    summary: 'Whether the shop still waits for its first admin.',
    params: companyParams,
    answer: Type.Object({ success: Type.Literal(true), due: Type.Boolean() }),
  }),
  createFirstAdmin: endpoint('createFirstAdmin', {
    summary: 'Create the first admin with the printed token, and sign her in. The token works once.',
    params: companyParams,
    body: Type.Object({ token: pathId, email, full_name: requiredText(100), password: newPassword }),
    answer: Type.Array(userRow),
    refusals: ['setup.refused'],
  }),
};
