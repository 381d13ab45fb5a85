import { apiBase, type GatewayWay } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context/app-context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { noteFailedRefund } from './failed-refunds.ts';
import { receiveFromGateway } from './gateway-payments.service.ts';
import { isGateway, openGateway } from './open-gateway.ts';
import { NoticeRefused, type GatewayNotice } from './payment-gateway.ts';

/** Larger than any notice that gateways publish. */
const noticeBytes = 64 * 1024;

const takeNotice = (context: AppContext, way: GatewayWay, notice: GatewayNotice): Promise<void> =>
  'failed' in notice ? noteFailedRefund(context, way, notice.failed) : receiveFromGateway(context, way, notice);

/**
 * Takes the notices of gateways. They have a scope of their own, because a signature is over the bytes as they came.
 * A refused one is logged without its content.
 */
export function registerNotices(scope: FastifyInstance, context: AppContext): void {
  const { config, log, now } = context;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: noticeBytes },
    (_request, body, done) => done(null, body),
  );
  scope.post<{ Params: { gateway: string } }>(
    `${apiBase}/payment/notices/:gateway`,
    { config: { access: 'anyone', cost: 'notice' }, bodyLimit: noticeBytes, schema: { hide: true } },
    async ({ params: { gateway: way }, body, headers }) => {
      const gateway = await openGateway(config, way);
      if (gateway === null || !isGateway(way)) throw new ApiError('not_found');
      try {
        const signed = { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers };
        const notice = gateway.readNotice(signed, now());
        if (notice !== null) await takeNotice(context, way, notice);
      } catch (error) {
        if (!(error instanceof NoticeRefused)) throw error;
        log.warn({ gateway: way, fault: error.fault }, 'a notice of a payment was refused');
        throw new ApiError('payment.notice');
      }
      return { success: true };
    },
  );
}
