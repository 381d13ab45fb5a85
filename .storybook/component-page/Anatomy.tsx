import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ComponentDocs } from '../../packages/design-system/src/docs/component-docs.ts';
import { selectorOfPart, storyOfPart } from './component-parts.ts';

/** Where a number stands in the page, px. */
interface Place {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Width and height of a number, px. */
const size = 22;

/** The corner of each part that its story shows on this page. A part in a closed dialog, or read aloud only, has none. */
function placesOf(docs: ComponentDocs, idOf: (story: string) => string | undefined): readonly Place[] {
  return docs.anatomy.flatMap((part, index) => {
    const id = idOf(storyOfPart(docs, part));
    const shown = id === undefined ? null : document.querySelector(`#story--${id}--primary-inner, #story--${id}-inner`);
    const element = shown?.querySelector(selectorOfPart(part)) ?? null;
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    if (width * height <= 1) return [];
    return [{ number: index + 1, left: left + scrollX - size / 2, top: top + scrollY - size / 2 }];
  });
}

/** Numbers over the stories of the page; they follow when a story grows or the window changes. */
function Numbers({ docs }: { readonly docs: ComponentDocs }) {
  const context = use(DocsContext);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const stories = context.componentStories();
    const idOf = (story: string) => stories.find(({ name }) => name.replaceAll(' ', '') === story)?.id;
    const follow = () => setPlaces(placesOf(docs, idOf));
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [context, docs]);
  return createPortal(
    places.map(({ number, left, top }) => (
      <span
        key={number}
        aria-hidden="true"
        style={{
          position: 'absolute',
          left: Math.max(0, left),
          top,
          inlineSize: size,
          blockSize: size,
          borderRadius: '50%',
          background: '#9d174d',
          color: '#ffffff',
          font: `700 12px/${size}px sans-serif`,
          textAlign: 'center',
          pointerEvents: 'none',
          zIndex: 1,
        }}
      >
        {number}
      </span>
    )),
    document.body,
  );
}

/** The numbered parts of a component, and on request their numbers over the stories of the page. */
export function Anatomy({ docs }: { readonly docs: ComponentDocs }) {
  const [isNumbered, setIsNumbered] = useState(false);
  return (
    <>
      <h2>Anatomy</h2>
      <button type="button" aria-pressed={isNumbered} onClick={() => setIsNumbered(!isNumbered)}>
        Show the numbers over the stories
      </button>
      {isNumbered ? <Numbers docs={docs} /> : null}
      <table>
        <thead>
          <tr>
            <th>Number</th>
            <th>Part</th>
            <th>What it is for</th>
            <th>Story</th>
          </tr>
        </thead>
        <tbody>
          {docs.anatomy.map((part, index) => (
            <tr key={part[0]}>
              <td>{index + 1}</td>
              <th scope="row">{part[0]}</th>
              <td>{part[1]}</td>
              <td>{storyOfPart(docs, part).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
