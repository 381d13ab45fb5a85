import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { requireSelf } from '../../http/identity.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { addCode, readQuote, removeCode } from './bag-quote.service.ts';
import { toPromotionRow } from './promotion.wire.ts';
import { listPromotions } from './promotions.repository.ts';
import { addPromotion, readReport, setState, tryOut, updatePromotion } from './promotions.service.ts';

/** Serves the promotions of a bag to its owner, and all promotions to admins. */
export function registerPromotions(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getBagQuote, ({ identity, params }) => {
    requireSelf(identity, params.customer);
    return readQuote(context, context.db, identity);
  });

  registerEndpoint(app, endpoints.addBagCode, ({ identity, body }) => addCode(context, identity, body.code));

  registerEndpoint(app, endpoints.removeBagCode, ({ identity, params }) => removeCode(context, identity, params.id));

  registerEndpoint(app, endpoints.getPromotions, async () => ({
    success: true,
    promotions: (await listPromotions(context.db)).map(toPromotionRow),
  }));

  registerEndpoint(app, endpoints.addPromotion, ({ identity, body }) => addPromotion(context, identity, body));

  registerEndpoint(app, endpoints.updatePromotion, ({ identity, params, body }) =>
    updatePromotion(context, identity, params.id, body),
  );

  registerEndpoint(app, endpoints.setPromotionState, ({ identity, params, body }) =>
    setState(context, identity, params.id, body.state),
  );

  registerEndpoint(app, endpoints.tryPromotion, ({ body }) => tryOut(context, body));

  registerEndpoint(
    app,
    endpoints.getPromotionReport,
    listReader(context, (source, { query }) => readReport(source, query)),
  );
}
