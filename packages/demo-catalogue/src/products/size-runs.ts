import type { Department } from '../drawing/garment-spec.ts';
import type { Random } from '../random.ts';
import type { SizeRun } from './category-plan.ts';

const runs: Readonly<Record<SizeRun, readonly (readonly string[])[]>> = {
  men: [
    ['S', 'M', 'L', 'XL', '2XL'],
    ['S', 'M', 'L', 'XL', '2XL', '3XL'],
    ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
  ],
  women: [
    ['XS', 'S', 'M', 'L', 'XL'],
    ['XS', 'S', 'M', 'L', 'XL', '2XL'],
  ],
  boys: [
    ['22', '24', '26', '28', '30', '32'],
    ['24', '26', '28', '30', '32', '34'],
  ],
  girls: [
    ['4', '6', '8', '10', '12'],
    ['6', '8', '10', '12', '14'],
  ],
  free: [['FREE SIZE']],
  bottle: [
    ['500 ML', '750 ML'],
    ['750 ML', '1000 ML'],
    ['500 ML', '750 ML', '1000 ML'],
  ],
  bag: [['30 L', '45 L'], ['45 L']],
  pack: [['20 L', '25 L'], ['25 L']],
};

/**
 * The sizes one product is made in. Double extra large is spelled 2XL throughout.
 * @param run the category's run; `department` follows whom the product is cut for
 */
export function sizesOf(run: SizeRun | 'department', department: Department, random: Random): readonly string[] {
  const own = run === 'department' ? (department === 'women' ? 'women' : 'men') : run;
  return random.pick(runs[own]);
}

/** A size as a unique code spells it: letters and digits only, at most six. */
export function sizeCode(size: string): string {
  return size === 'FREE SIZE' ? 'FREE' : size.replaceAll(' ', '');
}
