import type { GatewayWay } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { listToAsk, updateAsked } from './gateway.repository.ts';
import { receiveFromGateway } from './gateway-payments.service.ts';
import { isGateway, openGateway } from './open-gateway.ts';
import { GatewayRefused } from './payment-gateway.ts';

/** Asks gateways about payments whose notice is late, or was lost. One that cannot be reached is left alone until the next round. */
export async function askGateways(context: AppContext): Promise<void> {
  const { config, db, log, now } = context;
  const unreachable = new Set<GatewayWay>();
  for (const { id, way, gateway_id: gatewayId } of await listToAsk(db, now())) {
    if (!isGateway(way) || gatewayId === null || unreachable.has(way)) continue;
    const gateway = await openGateway(config, way);
    if (gateway === null) continue;
    try {
      for (const money of await gateway.read(gatewayId))
        await receiveFromGateway(context, way, { paymentId: id, money });
      await updateAsked(db, id, now());
    } catch (error) {
      if (error instanceof GatewayRefused) await updateAsked(db, id, now());
      else unreachable.add(way);
      log.warn({ err: error, gateway: way }, 'a gateway did not tell about a payment');
    }
  }
}
