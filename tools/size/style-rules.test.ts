import { describe, expect, it } from 'vitest';
import { rulesOfSheet } from '../../apps/shop/style-rules/rules-of-sheet.ts';
import { needsOf } from '../../apps/shop/style-rules/selector-needs.ts';

describe('what a page must have for a selector', () => {
  it.each<[selector: string, needs: string[][]]>([
    ['.a', [['.a']]],
    ['td .a>.b', [['td', '.a', '.b']]],
    ['#main', [['[id=main]']]],
    ['[hidden]', [['[hidden]']]],
    ['.a[aria-busy=true]:after', [['.a', '[aria-busy=true]']]],
    ['[href^="/a"]', [['[href]']]],
    ['*', [[]]],
    [':root', [[]]],
    ['.a:not(.b,[disabled])', [['.a']]],
    ['.a:disabled::placeholder', [['.a']]],
    ['.a:nth-child(2n+1)', [['.a']]],
    [
      '.a:is(.b,ul .c)',
      [
        ['.a', '.b'],
        ['.a', 'ul', '.c'],
      ],
    ],
    ['.a:has(>[aria-invalid=true])', [['.a', '[aria-invalid=true]']]],
    ['.a:dir(rtl)', [['.a']]],
  ])('%s', (selector, needs) => expect(needsOf(selector)).toEqual([needs]));

  it.each(['.a:hover', '.a:active .b', '.a:focus-visible', ':is(:hover,:focus)>.a', '.a:has(:focus-visible)'])(
    '%s matches only after an input',
    (selector) => expect(needsOf(selector)).toEqual([[]]),
  );

  it('has the needs of each selector of a list', () => {
    expect(needsOf('.a,.b:hover,.c')).toEqual([[['.a']], [], [['.c']]]);
  });
});

describe('the rules of a sheet', () => {
  it('are without what a page at rest does not show', () => {
    expect(
      rulesOfSheet(
        '.a{color:red;transition:color .2s;cursor:pointer}.a:hover{color:blue}.b{user-select:none}@media print{.a{color:#000}}@container scroll-state(scrolled:bottom){.a{color:#000}}@media (hover:hover){.a:hover{color:green}}',
      ),
    ).toEqual([{ selectors: [['.a', [['.a']]]], body: 'color:red' }]);
  });

  it('keep their order, their groups, important values and the variables apart', () => {
    expect(
      rulesOfSheet(
        '@layer theme{:root{--k-a:1px;--k-b: ;margin:0!important}}@keyframes turn{to{rotate:1turn}}@media (width<=9px){p,.a:hover{--k-c:2px}}',
      ),
    ).toEqual([
      {
        group: '@layer theme',
        nodes: [
          {
            selectors: [[':root', [[]]]],
            body: 'margin:0!important',
            variables: [
              ['--k-a', '1px'],
              ['--k-b', ' '],
            ],
          },
        ],
      },
      { animation: 'turn', text: '@keyframes turn{to{rotate:1turn}}' },
      {
        group: '@media (width<=9px)',
        nodes: [{ selectors: [['p', [['p']]]], body: '', variables: [['--k-c', '2px']] }],
      },
    ]);
  });

  it('have no rule within a rule', () => {
    expect(() => rulesOfSheet('.a{.b{color:red}}')).toThrow('A rule within the rule .a is not supported.');
  });
});
