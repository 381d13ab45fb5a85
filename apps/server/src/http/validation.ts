import type { FastifyInstance } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';

/**
 * Checks requests with the contract's own schemas. Nothing is coerced and nothing is stripped: unknown fields are
 * ignored because handlers read named fields only.
 */
export function addContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    let compiled: Validator | undefined;
    return (value: unknown) => {
      // Compiled at the first call: most routes of a process are not called soon, and each costs time and memory.
      compiled ??= Compile(schema);
      const validator = compiled;
      if (validator.Check(value)) return { value };
      const errors = validator.Errors(value).map(({ keyword, instancePath, schemaPath, params, message }) => ({
        keyword,
        instancePath,
        schemaPath,
        params,
        message,
      }));
      return { error: Object.assign(new Error(`${httpPart} is not valid`), { validation: errors }) };
    };
  });
}
