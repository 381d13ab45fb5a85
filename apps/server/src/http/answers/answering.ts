import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { parseJsonBodies } from '../json-bodies.ts';
import { requireRoutePolicies } from '../route-policy.ts';
import { addSecurityHeaders } from '../security-headers.ts';
import { addContractValidation } from '../validation.ts';
import { compressAnswers } from './compression.ts';
import { mapErrors } from './errors.ts';
import { serializeByContract } from './serialization.ts';

/** How calls are read and answered: headers, compression, errors, and both directions by the contract. */
export async function answering(app: FastifyInstance, { config }: { readonly config: Config }): Promise<void> {
  app.decorateRequest('identity', null);
  app.decorateRequest('feedCaller', null);
  requireRoutePolicies(app);
  addSecurityHeaders(app, config);
  compressAnswers(app);
  mapErrors(app);
  parseJsonBodies(app);
  addContractValidation(app);
  serializeByContract(app);
}
