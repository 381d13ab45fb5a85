import type { Made, Names } from './made.ts';

/** An endpoint of the contract, with its route. */
export const endpoint = ({ camel, kebab, pascal, words }: Names): Made => {
  const file = `packages/api-contract/src/endpoints/${kebab}.ts`;
  return {
    files: {
      [file]: `import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company } from '../schemas.ts';

/** Calls of ${words}. */
export const ${camel}Endpoints = {
  get${pascal}: endpoint('get${pascal}', {
    summary: 'Read ${words}.',
    params: Type.Object({ company }),
    answer: Type.Array(Type.Object({ id: Type.Integer({ minimum: 1 }) })),
  }),
};
`,
      [`packages/api-contract/src/endpoints/${kebab}.test.ts`]: `import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { ${camel}Endpoints } from './${kebab}.ts';

const { answer } = ${camel}Endpoints.get${pascal};

it('get${pascal} answers what ${words} is', () => {
  expect(Check(answer, [{ id: 1, name: 'Name' }])).toBe(true);
  expect(Check(answer, [{ id: 1 }]), 'a row without a name').toBe(false);
});
`,
    },
    additions: [
      {
        file: 'packages/api-contract/src/routes/catalogue.ts',
        before: '};',
        text: `  get${pascal}: route('GET', '/${camel}/:company', 'anyone', 'docs/architecture.md'),`,
      },
      {
        file: 'packages/api-contract/src/endpoints.ts',
        before: 'import { wishlistEndpoints',
        text: `import { ${camel}Endpoints } from './endpoints/${kebab}.ts';`,
      },
      { file: 'packages/api-contract/src/endpoints.ts', before: '} satisfies', text: `  ...${camel}Endpoints,` },
      {
        file: 'apps/server/src/api-tests/http/access.test.ts',
        before: '  session: anyone(200)',
        text: `  get${pascal}: anyone(404),`,
      },
    ],
    failing: `packages/api-contract/src/endpoints/${kebab}.test.ts`,
    next: [
      'Say in its route what requires it: a row of the specification, an ADR or a page of docs. Move it to the file it belongs to.',
      `Serve it with registerEndpoint in a module of apps/server/src/modules; apps/server/src/app/build-app.ts names new modules. Then change its 404 in access.test.ts.`,
      `Mock it in mocks/src/handlers/${kebab}.ts; mocks/src/create-mock-shop.ts names new handlers.`,
      'Call it in a file of tools/conformance/steps, which checks mocks and server alike.',
      `Call it from a file of packages/api-contract/src/client/shopper or admin; wire names are translated in src/adapters.`,
    ],
  };
};
