import { gatewayWays, type GatewayWay } from '@kayal/api-contract';
import type { Config } from '../../../config/config.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** Whether a way to pay is a gateway's. */
export const isGateway = (way: string): way is GatewayWay => gatewayWays.some((each) => each === way);

/** A gateway by its name, or null where the server has no keys for it. Its code is loaded only where it has. */
export async function openGateway(config: Pick<Config, GatewayWay>, way: string): Promise<PaymentGateway | null> {
  if (way === 'razorpay' && config.razorpay !== null) {
    return (await import('./razorpay.ts')).openRazorpay(config.razorpay);
  }
  if (way === 'stripe' && config.stripe !== null) return (await import('./stripe.ts')).openStripe(config.stripe);
  return null;
}
