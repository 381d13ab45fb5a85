import type { Plugin } from 'vite';

/** The source without `readonly` before an array or tuple; that of a property stays. */
const withoutReadonlyTypes = (code: string): string =>
  code.replaceAll(/(?<=[:|<(=,]\s*)readonly (?=\(|\[|[\w.]+(?:<[^;\n]*>)?(?:\['\w+'\])?\[)/g, '         ');

/**
 * Lets the tables of props name arrays. react-docgen knows no `readonly` before a type, so that it shows `readonly
 * Option[]` as `unknown`. The word is replaced by spaces before it reads a component; all positions stay the same.
 */
export function readableProps(): Plugin {
  return {
    name: 'kayal:readable-props',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/design-system\/src\/components\/[\w/-]+\.tsx$/ },
      handler: (code) => ({ code: withoutReadonlyTypes(code), map: null }),
    },
  };
}
