import type { Attribute, AttributeValues } from '@kayal/api-contract';
import { attributeText, readAttribute } from '@kayal/commerce-core';
import { ApiError } from '../../http/api-error.ts';
import { storedValues } from '../catalogue/attribute-values.ts';

/**
 * Values of attributes as they are stored. Values of an attribute that was removed stay: they come back with it.
 * @throws ApiError `request.invalid` naming each value that does not fit its attribute
 */
export function attributesIn(values: AttributeValues, attributes: readonly Attribute[]): string {
  const known = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const fields: Record<string, string> = {};
  const read = Object.entries(values).map(([id, own]): [string, readonly string[]] => {
    const attribute = known.get(id);
    if (attribute === undefined || attribute.isRetired) return [id, own];
    const reading = readAttribute(attribute, attributeText(own));
    if ('values' in reading) return [id, reading.values];
    fields[`attributes.${id}`] = `${reading.problem} ${reading.remedy}`;
    return [id, []];
  });
  if (Object.keys(fields).length > 0) throw new ApiError('request.invalid', { fields });
  return storedValues(Object.fromEntries(read));
}
