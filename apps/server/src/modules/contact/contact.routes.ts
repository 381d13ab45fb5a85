import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { networksOf } from '../../http/admission/client-network.ts';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint, registerPublicEndpoint } from '../../http/register-endpoint.ts';
import { complaintOf, readSubmission } from './contact.logic.ts';
import { countContactMessages, listContactMessages } from './contact.repository.ts';
import { createContact } from './contact.service.ts';

/** Messages of one answer where the client sets no lower limit. */
const pageSize = 200;

/** The contact form: anyone writes, admins read. */
export function registerContact(app: FastifyInstance, context: AppContext): void {
  const contact = createContact(context);

  registerPublicEndpoint(app, endpoints.sendWhatsapp, async ({ body, headers, request }) => {
    // Only robots fill in a field that people cannot see. They get a normal answer, and nothing is stored.
    if (body.website !== undefined && body.website !== '') return { success: true };
    const text = readSubmission(body);
    if (text.message === '') throw new ApiError('request.invalid', { fields: { message: 'must not be empty' } });
    const shopper = await request.server.identify(request);
    const from = shopper?.customerId ?? networksOf(request.ip);
    const { isRelayed, number } = await contact.keep(text, { from, key: headers['idempotency-key'] });
    return { success: isRelayed, ...(number === null ? {} : { number }) };
  });

  registerEndpoint(
    app,
    endpoints.getContactMessages,
    listReader(context, async ({ db }, { query, reply }) => {
      reply.header('x-total-count', await countContactMessages(db));
      const rows = await listContactMessages(db, pageOf(query, pageSize, pageSize));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        mobileNumber: row.mobile,
        message: row.message,
        ...complaintOf(row),
      }));
    }),
  );

  registerEndpoint(app, endpoints.answerMessage, async ({ identity, params }) => {
    await contact.answer(identity, params.id);
    return { success: true };
  });

  registerPublicEndpoint(app, endpoints.findComplaint, async ({ body, request }) => ({
    success: true,
    ...(await contact.find(body.number, body.email, networksOf(request.ip))),
  }));
}
