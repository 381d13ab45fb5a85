import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { drawCalls, type FuzzCall } from '@kayal/server-testing/src/fuzz/calls.ts';
import { errorOfAnswer } from '@kayal/server-testing/src/fuzz/judge.ts';
import { operationsOf, type ApiDescription } from '@kayal/server-testing/src/fuzz/operations.ts';
import { addFuzzPeople, EarlierIds } from '@kayal/server-testing/src/fuzz/people.ts';

/** Fixed, so that a failure is the same in every run. */
const seed = 15;
const callCount = 250;
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

forEachEngine('drawn calls', (engine) => {
  it('R-32 R-58 every call of the API description is answered in the shape of the contract, and no answer is a 500', async () => {
    const shop = await openTestApp({ engine, seed: 'small', env: { WEBHOOK_PRIVATE_TARGETS: 'on' } });
    const description: ApiDescription = (await shop.app.inject('/docs/json')).json();
    const operations = operationsOf(description);
    expect(operations.length).toBeGreaterThan(130);
    const { headers, known } = await addFuzzPeople(shop.database.db, 0, shop.clock.now());
    const earlier = new EarlierIds();
    const isInjectable = ({ method }: FuzzCall): boolean => methods.some((each) => each === method);
    const property = fc.asyncProperty(drawCalls(operations, known).filter(isInjectable), async (drawn) => {
      const call = earlier.fillIn(drawn);
      const response = await shop.app.inject({
        method: methods.find((each) => each === call.method) ?? 'GET',
        url: call.url,
        headers: { ...call.headers, ...headers[call.who] },
        ...(call.body === null ? {} : { payload: Buffer.from(call.body, 'latin1') }),
      });
      earlier.remember(response.body);
      const type = response.headers['content-type'] ?? '';
      expect(errorOfAnswer(call, { status: response.statusCode, type, body: response.body })).toBeNull();
    });
    await fc.assert(property, { seed, numRuns: callCount });
    await shop.close();
  });
});
