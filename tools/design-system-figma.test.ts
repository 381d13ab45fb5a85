import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultTheme, tokenCss, tokenSpecs } from '../packages/design-system/src/tokens.ts';
import { figmaFiles, figmaVariables } from './design-system-figma.ts';

const body = figmaVariables(defaultTheme, 'KAYAL');
const { variableCollections = [], variableModes = [], variables = [], variableModeValues = [] } = body;

describe('the variables for Figma', () => {
  it.each(figmaFiles().map(({ file, text }) => ({ name: path.basename(file), file, text })))(
    '$name is current (`node tools/design-system-figma.ts`)',
    ({ file, text }) => expect(readFileSync(file, 'utf8')).toBe(text),
  );

  it('have a value for every mode of their collection, and each value a variable and a mode', () => {
    const modes = variableModes.flatMap((mode) =>
      mode.action === 'DELETE' ? [] : [{ id: mode.id, collection: mode.variableCollectionId }],
    );
    const wanted = variables.flatMap((variable) =>
      variable.action === 'CREATE'
        ? modes
            .filter(({ collection }) => collection === variable.variableCollectionId)
            .map(({ id }) => `${variable.id} ${id}`)
        : [],
    );
    const found = variableModeValues.map(({ variableId, modeId }) => `${variableId} ${modeId}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
    expect(variableCollections).toHaveLength(3);
  });

  it('are all tokens but shadows and easings, which Figma has no variables for', () => {
    const tokens = tokenSpecs.filter(({ type }) => type !== 'shadow' && type !== 'cubicBezier');
    expect(variableModeValues).toHaveLength(tokens.length);
    expect(new Set(variableModeValues.map(({ variableId, modeId }) => `${variableId} ${modeId}`)).size).toBe(
      tokens.length,
    );
  });

  it('have names that Figma allows, and shares of 1 as colours', () => {
    for (const variable of variables) expect('name' in variable ? variable.name : '').toMatch(/^[^.{}]+$/);
    const brand = variableModeValues.find(
      ({ variableId, modeId }) => variableId === 'colour/brand' && modeId === 'colour/light',
    );
    const hex = tokenCss(defaultTheme, 'color.light.brand');
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    expect(brand?.value).toEqual({ r, g, b, a: 1 });
  });
});
