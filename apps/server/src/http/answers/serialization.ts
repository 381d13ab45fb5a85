import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serialize = (value: unknown) => string;

/**
 * Writes answers by the schema of their status, so that a field which the contract does not name is never sent. A
 * refusal is built from named fields and is written unchanged.
 */
export function serializeByContract(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema, httpStatus }) => {
    if (httpStatus !== '200') return (value) => JSON.stringify(value);
    let compiled: Serialize | undefined;
    return (value) => {
      // Compiled at the first answer: most routes of a process are not called soon, and each costs time and memory.
      compiled ??= fastJsonStringify(schema);
      return compiled(value);
    };
  });
}
