import { describe, expect, it } from 'vitest';
import { allCases, factors, fewCases, screens } from './cases.test-support.ts';
import { coverPairs, everyCombination, pairsOf } from './cover-pairs.test-support.ts';

describe('all pairs', () => {
  it('every pair occurs, in few combinations', () => {
    const table = { a: ['1', '2', '3'], b: ['1', '2', '3'], c: ['1', '2'], d: ['1', '2', '3', '4'] } as const;
    const every = everyCombination(table);
    expect(every).toHaveLength(72);
    const made = coverPairs(every, (each) => pairsOf(each));
    const wanted = ['a=2 b=3', 'a=1 d=4', 'b=3 d=1', 'c=2 d=3'];
    const met = new Set(made.flatMap((each) => pairsOf(each)));
    expect(wanted.filter((pair) => !met.has(pair))).toEqual([]);
    expect(met).toEqual(new Set(every.flatMap((each) => pairsOf(each))));
    // The two longest factors have twelve pairs.
    expect(made.length).toBeGreaterThanOrEqual(12);
    expect(made.length).toBeLessThan(18);
  });

  it('a pair that does not count is not looked for', () => {
    const every = everyCombination({ a: ['1', '2'], b: ['1', '2'] });
    expect(coverPairs(every, (each) => (each.a === '1' ? pairsOf(each) : []))).toHaveLength(2);
  });
});

describe('cases', () => {
  const [names] = [Object.keys(factors)];
  const valuesOf = (name: string): readonly string[] =>
    Object.entries(factors).find(([key]) => key === name)?.[1] ?? [];
  const shows = ({ session, network }: (typeof allCases)[number]): boolean =>
    ['shopper', 'admin'].includes(session) && ['good', 'slow'].includes(network);
  const has = (each: object, name: string, value: string): boolean =>
    Object.entries(each).some(([key, own]) => key === name && own === value);

  it.each(Object.entries(screens))('%s has every pair of what it depends on', (screen, { dependsOn }) => {
    const own = allCases.filter((each) => each.screen === screen);
    const missing = dependsOn.flatMap((a, index) =>
      dependsOn.slice(index + 1).flatMap((b) => {
        const hides = [a, b].some((name) => name === 'session' || name === 'network');
        return valuesOf(a).flatMap((left) =>
          valuesOf(b).flatMap((right) =>
            own.some((each) => has(each, a, left) && has(each, b, right) && (hides || shows(each)))
              ? []
              : [`${a}=${left} ${b}=${right}`],
          ),
        );
      }),
    );
    expect(missing).toEqual([]);
    expect(names).toEqual(expect.arrayContaining([...dependsOn]));
  });

  it('few of them have every pair on some screen, and every value on every screen that depends on it', () => {
    const pairs = (list: typeof allCases): string[] => {
      const all = list.flatMap((each) => pairsOf(each, (a, b) => isOwn(each, a) && isOwn(each, b)));
      return [...new Set(all)].toSorted();
    };
    const isOwn = (each: (typeof allCases)[number], name: string): boolean =>
      name === 'screen' || screens[each.screen].dependsOn.some((own) => own === name);
    expect(pairs(fewCases)).toEqual(pairs(allCases));
    expect(fewCases.length).toBeLessThan(allCases.length / 3);
  });
});
