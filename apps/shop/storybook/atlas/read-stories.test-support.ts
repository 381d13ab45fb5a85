import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { types as t } from 'storybook/internal/babel';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';
import { widths, type Width } from './screens.test-support.ts';

/** A story as its source says it is. */
export interface StorySource {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** From the folder of the shop's sources. */
  readonly file: string;
  /** Its own `parameters.states`, or those of the story it extends; null where neither names any. */
  readonly states: readonly string[] | null;
  readonly width: Width;
  /** Where requirements are named: its name, its tests' names, and the comments directly above it and them. */
  readonly words: string;
}

type Constants = ReadonlyMap<string, t.Node>;
type Plain = string | readonly Plain[] | { readonly [name: string]: Plain };

/** The value a node writes down: words, lists and objects of them, and names of the file's own constants. */
function valueOf(node: t.Node | null | undefined, constants: Constants): Plain | undefined {
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) return valueOf(node.expression, constants);
  if (t.isIdentifier(node)) return valueOf(constants.get(node.name), constants);
  if (t.isStringLiteral(node)) return node.value;
  if (t.isArrayExpression(node)) return node.elements.map((each) => valueOf(each, constants) ?? '?');
  if (!t.isObjectExpression(node)) return undefined;
  const entries = node.properties.flatMap((property): [string, Plain][] => {
    if (t.isSpreadElement(property)) {
      const spread = valueOf(property.argument, constants);
      return typeof spread === 'object' && !Array.isArray(spread) ? Object.entries(spread) : [];
    }
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return [];
    const value = valueOf(property.value, constants);
    return value === undefined ? [] : [[property.key.name, value]];
  });
  return Object.fromEntries(entries);
}

function at(value: Plain | undefined, ...names: readonly string[]): Plain | undefined {
  let found = value;
  for (const name of names) {
    if (typeof found !== 'object' || Array.isArray(found)) return undefined;
    found = Object.entries(found).find(([key]) => key === name)?.[1];
  }
  return found;
}

const isWidth = (value: Plain | undefined): value is Width => widths.some((width) => width === value);

/** What `meta.story(…)` or `Other.extend(…)` is given, and by whom. */
function callOf(node: t.Node | undefined, constants: Constants) {
  if (!t.isVariableDeclarator(node) || !t.isCallExpression(node.init)) return null;
  const { callee, arguments: given } = node.init;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.object)) return null;
  return { of: callee.object.name, given: valueOf(given[0], constants) };
}

function constantsIn(program: t.Program): Constants {
  const declared = program.body.filter((each) => t.isVariableDeclaration(each)).flatMap((each) => each.declarations);
  return new Map(
    declared.flatMap(({ id, init }): [string, t.Node][] => (t.isIdentifier(id) && init ? [[id.name, init]] : [])),
  );
}

function wordsOf(csf: CsfFile, exported: string, name: string): string {
  const tests = csf.getStoryTests(exported);
  const calls = new Set(tests.map(({ node }) => node));
  const comments = csf._ast.program.body
    .filter(
      (each) =>
        each === csf._storyPaths[exported]?.node || (t.isExpressionStatement(each) && calls.has(each.expression)),
    )
    .flatMap(({ leadingComments }) => leadingComments ?? []);
  return [...comments.map(({ value }) => value), name, ...tests.map((test) => test.name)].join('\n');
}

/** The stories of one file. @param file from `folder` @param source what the file holds */
export function storiesIn(file: string, source: string): StorySource[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
  const constants = constantsIn(csf._ast.program);
  const own = (name: string) => callOf(csf._storyExports[name], constants);
  const read = (name: string, ...names: readonly string[]): Plain | undefined => {
    const call = own(name);
    return at(call?.given, ...names) ?? (call === null || call.of === name ? undefined : read(call.of, ...names));
  };
  const meta = valueOf(csf._metaNode, constants);
  return Object.entries(csf._stories).map(([exported, { id, name = exported }]) => {
    const states = read(exported, 'parameters', 'states');
    const width = read(exported, 'globals', 'viewport', 'value') ?? at(meta, 'globals', 'viewport', 'value');
    return {
      id,
      title: csf.meta?.title ?? '',
      name,
      file,
      states: Array.isArray(states) ? states.map((each) => (typeof each === 'string' ? each : '?')) : null,
      width: isWidth(width) ? width : 'desktop',
      words: wordsOf(csf, exported, name),
    };
  });
}

/** Every story of the shop, read from the sources. @param folder where the shop's sources are */
export function readStories(folder: string): StorySource[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .flatMap((file) => storiesIn(file, readFileSync(path.join(folder, file), 'utf8')));
}
