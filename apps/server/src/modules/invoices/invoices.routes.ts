import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { datedFile } from '../../http/dated-file.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { createDrawingThreads } from './drawing/drawing-threads.ts';
import { createInvoices } from './invoices.service.ts';
import { printOrders } from './papers/papers.service.ts';
import type { Printed } from './drawing/draw-worker.ts';

/** How long papers of many orders may take, ms. */
const papersLimitMs = 60_000;

/** Serves invoices to the owner of the order and to admins, and what is printed for many orders to admins. */
export function registerInvoices(app: FastifyInstance, context: AppContext): void {
  const invoices = createInvoices(context);
  // A thread of their own: no invoice waits for the labels of an evening.
  const papers = createDrawingThreads<Printed>('print', papersLimitMs);
  app.addHook('onClose', async () => {
    await Promise.all([invoices.close(), papers.close()]);
  });

  registerEndpoint(app, endpoints.getInvoice, async ({ identity, params, reply }) => {
    const { pdf, shopName } = await invoices.read(identity, params.entryNo);
    const fileName = `${shopName} invoice ${params.entryNo}.pdf`.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '');
    reply.type('application/pdf');
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return pdf;
  });

  registerEndpoint(app, endpoints.printOrders, async ({ body, reply }) => {
    const pdf = await printOrders(context, papers, body);
    reply.type('application/pdf');
    reply.header('content-disposition', datedFile(await todayOf(context), body.kind, 'pdf'));
    return pdf;
  });
}
