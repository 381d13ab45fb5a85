import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../packages/design-system/src');
const entry = readFileSync(path.join(source, 'index.ts'), 'utf8');

interface PublicType {
  readonly name: string;
  readonly file: string;
}

/** Every type the package's entry exports, with the file it comes from. */
const publicTypes: readonly PublicType[] = [...entry.matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)]
  .flatMap(([, allTypes, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && (allTypes || name.startsWith('type ')))
      .map((name) => ({ name: name.replace('type ', ''), file: path.join(source, file) })),
  )
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Source without comments, on one line, so that only changes of types are seen. */
const bare = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');

/** The declaration of a type, one line for each prop. @throws when that file does not declare it */
function declaration({ name, file }: PublicType): string {
  const text = bare(readFileSync(file, 'utf8'));
  const start = text.search(new RegExp(`export (interface|type) ${name}\\b`));
  if (start < 0) throw new Error(`${name} is not declared in ${file}.`);
  const isInterface = text.startsWith('export interface', start);
  let depth = 0;
  let declared = '';
  for (const sign of text.slice(start)) {
    if (sign === '}' || sign === ')') depth -= 1;
    declared += sign;
    if (sign === '{' || sign === '(') depth += 1;
    const ends = depth === 0 && sign === (isInterface ? '}' : ';');
    if (ends) break;
    if (depth === 1 && (sign === ';' || sign === '{')) declared += '\n ';
  }
  return declared;
}

describe('the design system: its public props', () => {
  it('reads every prop type the entry exports', () => {
    expect(publicTypes.filter(({ name }) => name.endsWith('Props')).length).toBeGreaterThan(60);
  });

  it('change only with this snapshot (`npx vitest run --project unit tools/design-system-props.test.ts -u`)', async () => {
    const declared = publicTypes.map(declaration).join('\n\n');
    await expect(`${declared}\n`).toMatchFileSnapshot('../packages/design-system/src/public-props.snapshot.txt');
  });
});
