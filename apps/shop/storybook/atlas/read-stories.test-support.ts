import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { widths, type Width } from './screens.test-support.ts';
import { storyId, storyName } from './story-ids.test-support.ts';

/** A story, read from its source. */
export interface StorySource {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Its own `parameters.states`, or those of the story it extends; null without any. */
  readonly states: readonly string[] | null;
  readonly width: Width;
  /** Texts that can name requirements: its name, its tests' names, and the comments directly above them. */
  readonly words: string;
}

type Node = ESTree.Node | null | undefined;
type Constants = ReadonlyMap<string, ESTree.Expression>;

/** The node behind a constant of the file or a type assertion. */
function behind(node: Node, constants: Constants): Node {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return behind(node.expression, constants);
  return node?.type === 'Identifier' ? behind(constants.get(node.name), constants) : node;
}

/** The value at `name.name…` of an object literal; later properties and spreads win. */
function at(node: Node, constants: Constants, [name, ...inner]: readonly string[]): Node {
  const object = behind(node, constants);
  if (name === undefined || object?.type !== 'ObjectExpression') return name === undefined ? object : undefined;
  for (const property of object.properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = at(property.argument, constants, [name, ...inner]);
      if (spread) return spread;
    } else if (property.key.type === 'Identifier' && property.key.name === name)
      return at(property.value, constants, inner);
  }
  return undefined;
}

const textOf = (node: Node): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The parts of a call `object.method(first)`, the form of stories and their tests. */
function callOf(node: Node) {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return null;
  return { object: object.name, method: property.name, first: node.arguments[0] };
}

/** The stories of one file. @param source text of the file */
export function storiesIn(file: string, source: string): StorySource[] {
  const { program, comments } = parseSync(file, source);
  const constants = new Map<string, ESTree.Expression>();
  const exported = new Map<string, string[]>();
  const tests: { readonly story: string; readonly words: readonly string[] }[] = [];
  let end = 0;
  for (const statement of program.body) {
    const above = comments.filter((comment) => comment.start >= end && comment.end <= statement.start);
    end = statement.end;
    const words = above.map(({ value }) => value);
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !init) continue;
        constants.set(id.name, init);
        if (isExported && callOf(init)) exported.set(id.name, words);
      }
    const test = statement.type === 'ExpressionStatement' ? callOf(statement.expression) : null;
    if (test?.method === 'test') tests.push({ story: test.object, words: [...words, textOf(test.first) ?? ''] });
  }
  const read = (story: string, names: readonly string[]): Node => {
    const call = callOf(constants.get(story));
    if (call === null) return undefined;
    return at(call.first, constants, names) ?? read(call.object, names);
  };
  const title = textOf(read('meta', ['title'])) ?? '';
  return [...exported].map(([story, words]) => {
    const own = callOf(constants.get(story));
    const name = textOf(at(own?.first, constants, ['name'])) ?? storyName(story);
    const states = read(story, ['parameters', 'states']);
    const named = tests.filter((test) => test.story === story).map((test) => test.words);
    const id = storyId(title, story);
    return {
      id,
      title,
      name,
      states:
        states?.type === 'ArrayExpression'
          ? states.elements.map((each) => textOf(behind(each, constants)) ?? '?')
          : null,
      width: widths.find((width) => width === textOf(read(story, ['globals', 'viewport', 'value']))) ?? 'desktop',
      words: [
        ...words,
        ...named.flatMap((each) => each.slice(0, -1)),
        name,
        ...named.flatMap((each) => each.slice(-1)),
      ].join('\n'),
    };
  });
}

/** Every story below a folder, read from the sources. */
export function readStories(folder: string): StorySource[] {
  return globSync('**/*.stories.tsx', { cwd: folder })
    .toSorted()
    .flatMap((file) => storiesIn(file, readFileSync(path.join(folder, file), 'utf8')));
}
