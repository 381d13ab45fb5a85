import { describe, expect, it } from 'vitest';
import { departmentOf, GroupNames } from './group-names.ts';

const position = 1;
const mens = { id: 301, kind: 'sub-category', name: 'Mens', same_as: 301, position } as const;

describe('names of groups in a file', () => {
  it('J15 lead to their groups in any letters and blanks, or by id', () => {
    const groups = new GroupNames([{ id: 4, kind: 'category', name: 'Polo Shirts', same_as: 4, position }, mens]);
    expect([' polo   SHIRTS', '4'].map((name) => groups.categoryId(name))).toEqual([4, 4]);
    expect(['mens', '301'].map((name) => groups.listId(name))).toEqual([301, 301]);
    expect([groups.nameOf('category', 4), groups.nameOf('list', 301), groups.nameOf('list', 4)]).toEqual([
      'Polo Shirts',
      'Mens',
      '',
    ]);
    expect(groups.newNames).toEqual([]);
  });

  it('J15 an alias leads to the group it stands for, which keeps a name that both have', () => {
    const alias = { ...mens, id: 1 };
    const other = { ...mens, id: 500, same_as: 500 };
    for (const rows of [
      [alias, { ...alias, id: 2, name: 'Men' }, mens],
      [mens, alias, { ...alias, id: 2, name: 'Men' }],
    ]) {
      const groups = new GroupNames(rows);
      expect(['Mens', 'men', '1', '2'].map((name) => groups.listId(name))).toEqual([301, 301, 301, 301]);
      expect([groups.nameOf('list', 301), groups.nameOf('list', 1)]).toEqual(['Mens', '']);
    }
    expect(new GroupNames([alias, other]).listId('mens')).toBe(500);
    expect(new GroupNames([other, alias]).listId('mens')).toBe(500);
  });

  it('new ones get ids above all others, once, in the order of the file; categories and lists apart', () => {
    const groups = new GroupNames([mens]);
    expect([groups.categoryId(' Mens '), groups.listId('Beach'), groups.categoryId('mens')]).toEqual([302, 303, 302]);
    expect(groups.newNames).toEqual([
      { kind: 'category', name: 'Mens', id: 302 },
      { kind: 'sub-category', name: 'Beach', id: 303 },
    ]);
    expect([groups.nameOf('category', 302), groups.nameOf('list', 303)]).toEqual(['Mens', 'Beach']);
    expect(new GroupNames([]).listId('Beach')).toBe(1);
  });
});

it.each([
  ['kids', 4, [627, 628, 629, 301]],
  ['women', 4, [301, 628]],
  ['accessories', 21, [301]],
  ['women', 21, [627]],
  ['men', 4, []],
] as const)('a product is for %s by its category %d and lists %j', (department, categoryId, lists) => {
  expect(departmentOf(categoryId, lists)).toBe(department);
});
