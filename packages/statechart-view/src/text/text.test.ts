import { describe, expect, it } from 'vitest';
import { foreignMachines } from '../foreign-machines/all.test-support.ts';
import { kitchenTimer, lightSwitch, toaster } from '../foreign-machines/everyday.test-support.ts';
import { awkwardNames } from '../foreign-machines/processes.test-support.ts';
import { chartOf } from '../model/chart-of.ts';
import { toMarkdownTable } from './to-markdown-table.ts';
import { toMermaid } from './to-mermaid.ts';

describe('toMermaid', () => {
  it('writes states, the first state and labelled arrows', () => {
    expect(toMermaid(lightSwitch)).toBe(`stateDiagram-v2
  state "switch" as s0
  state s0 {
    [*] --> s1
    state "off" as s1
    state "on" as s2
  }
  s1 --> s2 : TOGGLE
  s2 --> s1 : TOGGLE
`);
  });

  it('separates parallel states, and writes what a state does', () => {
    expect(toMermaid(toaster).match(/^ +--$/gm)).toHaveLength(1);
    expect(toMermaid(kitchenTimer)).toContain('s4 : entry / startBell');
    expect(toMermaid(kitchenTimer)).toContain('s2 --> s2 : after 1000 ms / countDown');
  });

  it('writes names that Mermaid would read as syntax by their codes', () => {
    expect(toMermaid(awkwardNames)).toContain('state "names#58; #quot;awkward#quot;" as s0');
    expect(toMermaid(awkwardNames)).toContain('s1 --> s6 : go#59; now');
  });

  it.each(Object.entries(foreignMachines))('%s: an arrow for each target', (_name, machine) => {
    const { states, transitions } = chartOf(machine);
    const text = toMermaid(machine);
    const targets = transitions.flatMap(({ to }) => to);
    expect(text.match(/ --> s\d+ : /g) ?? []).toHaveLength(targets.length);
    expect(text.match(/^ +state "/gm)).toHaveLength(states.length);
  });
});

describe('toMarkdownTable', () => {
  it('has a row for each transition', () => {
    expect(toMarkdownTable(kitchenTimer)).toBe(`| From | Event | Guard | To | Actions |
| --- | --- | --- | --- | --- |
| kitchen-timer.idle | SET | isMoreThanZero | kitchen-timer.running | storeMinutes |
| kitchen-timer.running | PAUSE |  | kitchen-timer.paused |  |
| kitchen-timer.running | CANCEL |  | kitchen-timer.idle |  |
| kitchen-timer.running | after 1000 ms |  | kitchen-timer.running | countDown |
| kitchen-timer.running | always | isOver | kitchen-timer.ringing |  |
| kitchen-timer.paused | RESUME |  | kitchen-timer.running |  |
| kitchen-timer.paused | CANCEL |  | kitchen-timer.idle |  |
| kitchen-timer.ringing | SILENCE |  | kitchen-timer.idle |  |
| kitchen-timer.ringing | after 60000 ms |  | kitchen-timer.idle |  |
`);
  });

  it('escapes what would end a cell', () => {
    expect(toMarkdownTable(awkwardNames)).toContain('| a\\|b |');
  });
});
