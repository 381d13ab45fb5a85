import { gatewayWays, type GatewayWay } from '@kayal/api-contract';
import type { Config } from './config.ts';

/** Gateways whose keys the server has: a shop offers no others. */
export const connectedGateways = (config: Pick<Config, GatewayWay>): readonly GatewayWay[] =>
  gatewayWays.filter((way) => config[way] !== null);
