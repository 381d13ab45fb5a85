import type { GatewayMode, GatewayWay } from '@kayal/api-contract/client';
import { resultOf } from '../../api/result-of.ts';
import { useRead } from '../../use-read.ts';
import { usePaymentsDesk } from '../payments-desk.ts';

/** A gateway, and the mode of its keys; null where the server has none. */
export interface Gateway {
  readonly way: GatewayWay;
  readonly mode: GatewayMode | null;
}

const none = [] as const;

/** The gateways. @param isWanted whether the page shows any: only then they are read */
export function useGateways(isWanted: boolean): readonly Gateway[] {
  const api = usePaymentsDesk();
  const { data } = useRead(['gateways'], isWanted ? async () => resultOf(api.gateways()) : null);
  return data?.gateways ?? none;
}
