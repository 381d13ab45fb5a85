import { expect, it } from 'vitest';
import { timeCalls } from './call-times.ts';
import { EndedAnswers, type EndedAnswer } from './ended-answers.ts';

it('times the answers of endpoints, and of nothing else, the slowest first', () => {
  const answers = new EndedAnswers();
  const times = timeCalls(answers);
  const end = (endpoint: EndedAnswer['endpoint'], ms: number): void =>
    answers.report({ requestId: '1', method: 'GET', route: '/', endpoint, status: 200, ms, identity: null });
  end('getCart', 2);
  end('getCart', 0.4);
  end('placeOrder', 120);
  end(undefined, 900);

  expect(times.slowest(5)).toEqual([
    { name: 'placeOrder', count: 1, p95Ms: 120, maxMs: 120 },
    { name: 'getCart', count: 2, p95Ms: 2, maxMs: 2 },
  ]);
  expect(times.slowest(1)).toHaveLength(1);
});
