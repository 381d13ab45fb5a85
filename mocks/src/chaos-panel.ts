/**
 * A panel of the development server that makes calls of the API fail, as Storybook's toolbar does, but on the real
 * server. The development server alone puts this module into its pages (`development-shop.ts`); no build has it.
 */
import { withChaos } from './chaos-fetch.ts';
import { chaosOf, problemGroups, problems, type Chaos } from './chaos.ts';

const storageKey = 'kayal.chaos';

function kept(): Chaos {
  const [problem, group] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
  return chaosOf(problem, group);
}

let chaos = kept();

const style = `
:host { position: fixed; inset-block-end: 8px; inset-inline-start: 8px; z-index: 2147483647; font: 14px/1.4 system-ui, sans-serif; }
details { background: #10201e; border: 1px solid #ffffff66; color: #fff; border-radius: 8px; max-inline-size: calc(100vw - 16px); }
summary { min-block-size: 44px; padding: 12px; box-sizing: border-box; cursor: pointer; border-radius: 8px; }
summary:focus-visible, select:focus-visible { outline: 3px solid #ffb11b; outline-offset: 2px; }
:host([data-on]) summary { background: #b3261e; }
label { display: grid; gap: 4px; padding: 0 12px 12px; }
select { min-block-size: 44px; font: inherit; }
`;

function chooser(label: string, choices: Readonly<Record<string, string>>, value: string) {
  const element = document.createElement('label');
  const select = document.createElement('select');
  for (const [key, text] of Object.entries(choices)) select.append(new Option(text, key, false, key === value));
  element.append(label, select);
  return { element, select };
}

/** Puts the panel at the end of the page. */
function show(): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Development: scenarios');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const problem = chooser('What goes wrong', problems, chaos.problem);
  const group = chooser('Where', problemGroups, chaos.group);
  const showChoice = (): void => {
    host.toggleAttribute('data-on', chaos.problem !== 'none');
    summary.textContent = `${problems[chaos.problem]} · ${problemGroups[chaos.group]}`;
  };
  const choose = (): void => {
    chaos = chaosOf(problem.select.value, group.select.value);
    sessionStorage.setItem(storageKey, `${chaos.problem} ${chaos.group}`);
    showChoice();
  };
  problem.select.addEventListener('change', choose);
  group.select.addEventListener('change', choose);
  const sheet = document.createElement('style');
  sheet.textContent = style;
  details.append(summary, problem.element, group.element);
  host.attachShadow({ mode: 'open' }).append(sheet, details);
  showChoice();
  document.body.append(host);
}

globalThis.fetch = withChaos(globalThis.fetch.bind(globalThis), () => chaos);
addEventListener('load', show, { once: true });
