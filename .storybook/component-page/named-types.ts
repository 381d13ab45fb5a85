import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** A type as react-docgen reads it from a source. */
interface ReadType {
  readonly name: string;
  /** The type as it is written. */
  readonly raw?: string;
  readonly elements?: readonly { readonly name: string; readonly value?: string }[];
}

/** What react-docgen adds to a component. */
interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { readonly tsType?: ReadType }>> };
}

/** The type's words without what every optional prop has: `string` for `string | undefined`. */
const wordsOf = ({ raw = '' }: ReadType): string =>
  raw
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^\| )|( \| undefined$)|(\bundefined \| )/g, '')
    .replaceAll(/\breadonly /g, '')
    .trim();

/** The control of a union that is one plain type without `undefined`. */
const plainControls: Readonly<Record<string, InputType['control']>> = {
  string: { type: 'text' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
};

/**
 * Writes a prop's type as it is in the source, where Storybook's table says only `union`, and gives `string | undefined`
 * the control of a text. The types of props that come from another file do not pass `readableProps`.
 */
export const namedTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented: Documented | undefined = component;
  const props = documented?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      const words = type === undefined ? '' : wordsOf(type);
      if (type === undefined || words === '') return [name, argType];
      const control = type.name === 'union' ? plainControls[words] : undefined;
      return [
        name,
        {
          ...argType,
          ...(control !== undefined && { control }),
          table: { ...argType.table, type: { ...argType.table?.type, summary: words } },
        },
      ];
    }),
  );
};
