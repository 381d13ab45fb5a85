import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ReadyAnswers, type ReadyAnswer } from './ready-answers.ts';
import { ReadyBytes } from './ready-bytes.ts';

const open = (uses: string[] = []) =>
  new ReadyAnswers({ cacheUses: (kind) => (isHit) => void uses.push(`${kind} ${isHit ? 'hit' : 'miss'}`) });

const answerOf = (text: string, status = 200): ReadyAnswer => ({
  status,
  bytes: new ReadyBytes('text/plain', Buffer.from(text)),
  total: null,
});

it('makes an answer once for all who need it at once, keeps it, and counts its uses by kind', async () => {
  const uses: string[] = [];
  const answers = open(uses);
  let made = 0;
  const make = async () => {
    await nextTurn();
    return answerOf(String((made += 1)));
  };
  const [one, other] = await Promise.all([answers.get('pages', 'a', make), answers.get('pages', 'a', make)]);
  expect([one === other, (await answers.get('pages', 'a', make)) === one, made]).toEqual([true, true, 1]);
  await answers.get('sitemaps', 'a', make);
  expect([made, uses]).toEqual([2, ['pages miss', 'pages hit', 'pages hit', 'sitemaps miss']]);
});

it('J46 what is being made comes to its end, however much is requested meanwhile', async () => {
  const answers = open();
  const text = 'x'.repeat(1024 * 1024);
  const make = (index: number) => async () => {
    await nextTurn();
    return answerOf(`${index} ${text}`);
  };
  const all = Array.from({ length: 80 }, async (_, index) => answers.get('pages', String(index), make(index)));
  const texts = (await Promise.all(all)).map(({ bytes }) => bytes.body.toString('latin1', 0, 2).trim());
  expect(texts).toEqual(all.map((_, index) => String(index)));
});

it('keeps neither errors nor pages of an error', async () => {
  const answers = open();
  const fail = async () => Promise.reject(new Error('no'));
  await expect(answers.get('pages', 'a', fail)).rejects.toThrow('no');
  expect(() =>
    answers.get('pages', 'a', () => {
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(await answers.get('pages', 'a', async () => answerOf('', 500))).toMatchObject({ status: 500 });
  expect(await answers.get('pages', 'a', async () => answerOf('', 404))).toMatchObject({ status: 404 });
  expect(await answers.get('pages', 'a', async () => answerOf(''))).toMatchObject({ status: 404 });
});

it('writes what was read as JSON, with the length of a list', async () => {
  const { bytes, total } = await open().json('a', async () => ({ value: [1], total: 7 }), 1);
  expect([bytes.body.toString(), bytes.type, total]).toEqual(['[1]', 'application/json; charset=utf-8', 7]);
});
