import { gatewayWays, type GatewayState, type GatewayWay, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { openGateway } from './open-gateway.ts';
import { GatewayRefused } from './payment-gateway.ts';

/** The gateways with the mode of their keys. */
export async function readGateways({ config }: AppContext): Promise<WireOf<'getGateways'>['answer']> {
  const gateways = gatewayWays.map(async (way) => ({ way, mode: (await openGateway(config, way))?.mode ?? null }));
  return { success: true, gateways: await Promise.all(gateways) };
}

/** Says whether the keys of a gateway are right. Why not is in the log, without the keys. */
export async function checkGateway(
  { config, log }: AppContext,
  way: GatewayWay,
): Promise<WireOf<'checkGateway'>['answer']> {
  const gateway = await openGateway(config, way);
  const stateOf = async (): Promise<GatewayState> => {
    if (gateway === null) return 'noKeys';
    try {
      await gateway.check();
      return 'works';
    } catch (error) {
      log.warn({ err: error, gateway: way }, 'the connection to a gateway was checked and does not work');
      return error instanceof GatewayRefused && [401, 403].includes(error.status) ? 'wrongKey' : 'unreachable';
    }
  };
  return { success: true, state: await stateOf() };
}
