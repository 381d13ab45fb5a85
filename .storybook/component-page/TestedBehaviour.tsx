import { use, type ReactElement } from 'react';
import { testTitles } from './test-titles.ts';

const sources = import.meta.glob<string>('../../packages/design-system/src/components/*/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

const none: Promise<string> = Promise.resolve('');
const loading = new Map<string, Promise<string>>();

/** The source of a component's stories; the same promise each time. */
function sourceOf(component: string): Promise<string> {
  const known = loading.get(component);
  if (known !== undefined) return known;
  const load = Object.entries(sources).find(([file]) => file.endsWith(`/${component}.stories.tsx`))?.[1];
  const source = load?.() ?? none;
  loading.set(component, source);
  return source;
}

/** What the tests of a component's stories hold, by their titles. */
export function TestedBehaviour({ component }: { readonly component: string }): ReactElement {
  const titles = testTitles(use(sourceOf(component)));
  return (
    <>
      <p>
        Every story is tested in a browser: names, roles, contrast and sizes of targets (axe, WCAG 2.2 AA), and that no
        text is cut or hidden. Its own tests:
      </p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}
