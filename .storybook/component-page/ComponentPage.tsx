import {
  Controls,
  Description,
  DocsContext,
  Primary,
  SourceContext,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../../packages/design-system/src/docs/component-docs.ts';
import { Anatomy } from './Anatomy.tsx';
import { lazy, Suspense, use, useState, type ReactElement } from 'react';
import { StatePictures } from './StatePictures.tsx';
import { TestedBehaviour } from './TestedBehaviour.tsx';

/** Names of the components that have a page. */
const pages = new Set(
  Object.keys(import.meta.glob('../../packages/design-system/src/components/*/*/*.docs.ts')).map(
    (file) => file.split('/').at(-2) ?? '',
  ),
);

type Pair = readonly [string, string];

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return items.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Table({
  title,
  heads,
  rows,
}: {
  readonly title: string;
  readonly heads: Pair;
  readonly rows: readonly Pair[];
}) {
  return rows.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The components to use instead: `avoid` names them after a colon. */
function Related({ docs, own }: { readonly docs: ComponentDocs; readonly own: string }) {
  const words = new Set(docs.avoid.flatMap((text) => text.split(':').at(1)?.match(/\w+/g) ?? []));
  const related = [...pages].filter((name) => name !== own && words.has(name)).toSorted();
  return related.length === 0 ? null : (
    <>
      <h2>Related components</h2>
      <ul>
        {related.map((name) => (
          <li key={name}>
            <a href={`?path=/docs/design-system-${name.toLowerCase()}--docs`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The guidance of a component, from its `<Name>.docs.ts`. */
function Guidance({ docs }: { readonly docs: ComponentDocs }) {
  return (
    <>
      <List title="When to use it" items={docs.use} />
      <List title="When not" items={docs.avoid} />
      <Anatomy docs={docs} />
      <Table title="Keyboard" heads={['Keys', 'What happens']} rows={docs.keyboard} />
      <List title="Words" items={docs.content} />
      <Table title="Texts of errors" heads={['What is wrong', 'Text']} rows={docs.errors ?? []} />
      <List title="Accessibility" items={docs.accessibility} />
      <List title="Do" items={docs.do} />
      <List title="Don’t" items={docs.dont} />
    </>
  );
}

const LiveCode = lazy(async () => ({ default: (await import('./LiveCode.tsx')).LiveCode }));

/** Code to change. A press loads it, because it takes 76 kB and draws the component again. */
function PlayWithIt({ name, docs }: { readonly name: string; readonly docs: ComponentDocs }) {
  const [isOpen, setIsOpen] = useState(false);
  const { sources } = use(SourceContext);
  const stories = use(DocsContext).componentStories();
  const codes = stories.flatMap(({ id }) => Object.values(sources[id] ?? {}).map(({ code }) => code));
  return (
    <>
      <h2>Play with it</h2>
      {isOpen ? (
        <Suspense>
          <LiveCode codes={codes} name={name} fallback={docs.code} />
        </Suspense>
      ) : (
        <button type="button" onClick={() => setIsOpen(true)}>
          Change the code of {name}
        </button>
      )}
    </>
  );
}

/** The page of a component: guidance, a story with controls, props from the types, all stories. */
export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs: ComponentDocs | undefined = preparedMeta.parameters['componentDocs'];
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <div style={{ overflowX: 'auto', colorScheme: 'light' }}>
        <Controls />
      </div>
      {docs === undefined ? null : <PlayWithIt name={name} docs={docs} />}
      {docs === undefined ? null : <Guidance docs={docs} />}
      {docs === undefined ? null : (
        <>
          <h2>What its tests hold</h2>
          <Suspense>
            <TestedBehaviour component={name} />
          </Suspense>
          <Related docs={docs} own={name} />
          <h2>Pictures of its states</h2>
          <StatePictures component={name} />
        </>
      )}
      <Stories />
    </>
  );
}
