import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultTheme, tokenCss, tokenSpecs } from '../../packages/design-system/src/tokens.ts';
import { figmaFiles, figmaVariables } from './figma.ts';

const body = figmaVariables(defaultTheme, 'KAYAL');
const { variableCollections = [], variableModes = [], variables = [], variableModeValues = [] } = body;

/** The part of Figma's OpenAPI document that is changed here. */
interface PublishedApi {
  readonly components: { readonly schemas: { readonly VariableValue: { oneOf?: unknown; anyOf?: unknown } } };
}

/**
 * The check of the call's body by the OpenAPI document that Figma publishes in its package. The document wants exactly
 * one kind of value, but every colour with alpha is also one without: there any of the kinds is enough.
 */
function figmaSchema() {
  const file = createRequire(import.meta.url).resolve('@figma/rest-api-spec/openapi/openapi.yaml');
  const api: PublishedApi = parse(readFileSync(file, 'utf8'));
  const { VariableValue: value } = api.components.schemas;
  value.anyOf = value.oneOf;
  delete value.oneOf;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'figma', ...api });
  const place = '/paths/~1v1~1files~1{file_key}~1variables/post/requestBody/content/application~1json/schema';
  return ajv.compile({ $ref: `figma#${place}` });
}

describe('the variables for Figma', () => {
  const isBody = figmaSchema();

  it.each(figmaFiles().map(({ file, text }) => ({ name: path.basename(file), text })))(
    '$name is a body that Figma’s published API takes',
    ({ text }) => {
      isBody(JSON.parse(text));
      expect(isBody.errors).toBeNull();
    },
  );

  it.each([
    ['a type', { variables: variables.map((each) => ({ ...each, resolvedType: 'COLOUR' })) }],
    ['a value', { variableModeValues: [{ ...variableModeValues[0], value: { r: 'x' } }] }],
    ['an action', { variableModes: variableModes.map((each) => ({ ...each, action: 'ADD' })) }],
  ])('are refused with %s that Figma does not know', (_, wrong) => {
    expect(isBody({ ...body, ...wrong })).toBe(false);
  });

  it.each(figmaFiles().map(({ file, text }) => ({ name: path.basename(file), file, text })))(
    '$name is current (`node tools/design-system/figma.ts`)',
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
