import { fieldLabels } from '../../CatalogueImport/field-labels.ts';
import type { Attribute } from '@kayal/api-contract/client';
import { gridColumnOf, gridFields, type CellContext, type GridField } from '@kayal/commerce-core';

/** A column of the grid. */
export interface GridColumn {
  readonly id: string;
  readonly name: string;
  /** What can be chosen; it can be typed too. */
  readonly choices: readonly string[];
}

/** The columns of a shop: the fixed fields, then its attributes in their order. */
export function gridColumns({ taxClasses, attributes }: CellContext): readonly GridColumn[] {
  const choicesOf: Readonly<Partial<Record<GridField, readonly string[]>>> = {
    tax_class: taxClasses.map(({ name }) => name),
    final_sale: ['yes', 'no'],
  };
  const columnOf = ({ id, name, unit, choices }: Attribute): GridColumn => ({
    id: gridColumnOf(id),
    name: unit === '' ? name : `${name} (${unit})`,
    choices,
  });
  return [
    ...gridFields.map((id) => ({ id, name: fieldLabels[id], choices: choicesOf[id] ?? [] })),
    ...attributes.filter(({ isRetired }) => !isRetired).map(columnOf),
  ];
}
