import type { GatewayWay, PrepaidWay } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { isGateway, openGateway } from './open-gateway.ts';
import { GatewayRefused, type PaymentGateway } from './payment-gateway.ts';

/** The part of a round that calls gateways. */
export interface GatewayWork<Row> {
  readonly work: (gateway: PaymentGateway, row: Row, way: GatewayWay) => Promise<void>;
  /** Once the gateway has refused a call of `work`; the log says so in any case. */
  readonly refused?: (row: Row) => Promise<void>;
  /** The line in the log. */
  readonly failure: string;
}

/**
 * Works through rows at their gateways, one after another. A gateway that cannot be reached is left alone until the next
 * round; a refusal concerns its row alone.
 */
export async function atGateways<Row extends { readonly way: PrepaidWay }>(
  { config, log }: AppContext,
  rows: readonly Row[],
  { work, refused, failure }: GatewayWork<Row>,
): Promise<void> {
  const unreachable = new Set<GatewayWay>();
  for (const row of rows) {
    const { way } = row;
    if (!isGateway(way) || unreachable.has(way)) continue;
    const gateway = await openGateway(config, way);
    if (gateway === null) continue;
    try {
      await work(gateway, row, way);
    } catch (error) {
      if (error instanceof GatewayRefused) await refused?.(row);
      else unreachable.add(way);
      log.warn({ err: error, gateway: way }, failure);
    }
  }
}
