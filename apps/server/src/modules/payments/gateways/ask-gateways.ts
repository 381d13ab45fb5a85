import type { AppContext } from '../../../context/app-context.ts';
import { atGateways } from './at-gateways.ts';
import { listToAsk, listToClose, updateAsked, updateClosed } from './gateway.repository.ts';
import { receiveFromGateway } from './gateway-payments.service.ts';

/** Asks gateways about payments whose notice is late, or was lost. */
export async function askGateways(context: AppContext): Promise<void> {
  const { db, now } = context;
  await atGateways(context, await listToAsk(db, now()), {
    async work(gateway, { id, gateway_id: gatewayId }, way) {
      for (const money of await gateway.read(gatewayId))
        await receiveFromGateway(context, way, { paymentId: id, money });
      await updateAsked(db, id, now());
    },
    refused: ({ id }) => updateAsked(db, id, now()),
    failure: 'a gateway did not tell about a payment',
  });
}

/**
 * Closes the pages of payments that have ended without money: taken back by the shopper, given up for another order, rejected,
 * or over. What she pays on one all the same is late money.
 */
export async function closePages(context: AppContext): Promise<void> {
  const { db, now } = context;
  await atGateways(context, await listToClose(db, now()), {
    async work(gateway, { id, gateway_id: gatewayId }) {
      await gateway.close(gatewayId);
      await updateClosed(db, id, now());
    },
    // It has ended by itself, or was paid a moment ago.
    refused: ({ id }) => updateClosed(db, id, now()),
    failure: 'a gateway did not close a page',
  });
}
