import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createInvoices } from './invoices.service.ts';

/** Serves invoices to the owner of the order and to admins. */
export function registerInvoices(app: FastifyInstance, context: AppContext): void {
  const invoices = createInvoices(context);
  app.addHook('onClose', () => invoices.close());

  registerEndpoint(app, endpoints.getInvoice, async ({ identity, params, reply }) => {
    const { pdf, shopName } = await invoices.read(identity, params.entryNo);
    const fileName = `${shopName} invoice ${params.entryNo}.pdf`.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '');
    reply.type('application/pdf');
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return pdf;
  });
}
