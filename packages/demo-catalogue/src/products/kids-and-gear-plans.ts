import { style, type CategoryPlan } from './category-plan.ts';

/** Categories for kids. Ids 9 and 10 are those of S3.CLI.04. */
export const kidsPlans: readonly CategoryPlan[] = [
  {
    id: 9,
    name: 'Boys Shorts',
    count: 14,
    rupees: [249, 699],
    sizes: 'boys',
    styles: [
      style('Boys Play Shorts', 'kids', 'shorts', 'everyday'),
      style('Boys Match Shorts', 'kids', 'shorts', 'football'),
      style('Boys Run Shorts', 'kids', 'shorts', 'running'),
    ],
  },
  {
    id: 10,
    name: 'Boys T-Shirts',
    count: 18,
    rupees: [249, 699],
    sizes: 'boys',
    styles: [
      style('Boys Tee', 'kids', 'tee', 'everyday'),
      style('Boys Match Tee', 'kids', 'tee', 'football'),
      style('Boys Cricket Tee', 'kids', 'tee', 'cricket'),
      style('Boys Run Tee', 'kids', 'tee', 'running'),
    ],
  },
  {
    id: 11,
    name: 'Girls T-Shirts',
    count: 16,
    rupees: [249, 699],
    sizes: 'girls',
    styles: [
      style('Girls Tee', 'kids', 'tee', 'everyday'),
      style('Girls Run Tee', 'kids', 'tee', 'running'),
      style('Girls Play Tee', 'kids', 'tee', 'everyday', 'training'),
    ],
  },
  {
    id: 12,
    name: 'Girls Leggings',
    count: 14,
    rupees: [299, 799],
    sizes: 'girls',
    styles: [
      style('Girls Leggings', 'kids', 'leggings', 'everyday'),
      style('Girls Dance Leggings', 'kids', 'leggings', 'yoga', 'training'),
    ],
  },
  {
    id: 13,
    name: 'Kids Track Pants',
    count: 14,
    rupees: [349, 999],
    sizes: 'boys',
    styles: [
      style('Kids Track Pants', 'kids', 'track-pant', 'everyday'),
      style('Kids Warm-Up Pants', 'kids', 'track-pant', 'football', 'training'),
    ],
  },
  {
    id: 14,
    name: 'Kids Hoodies',
    count: 14,
    rupees: [599, 1299],
    sizes: 'girls',
    styles: [
      style('Kids Hoodie', 'kids', 'hoodie', 'everyday'),
      style('Kids Travel Hoodie', 'kids', 'hoodie', 'outdoor'),
    ],
  },
  {
    id: 15,
    name: 'Kids Polo',
    count: 12,
    rupees: [349, 799],
    sizes: 'boys',
    styles: [style('Kids Polo', 'kids', 'polo', 'everyday'), style('Kids Court Polo', 'kids', 'polo', 'court')],
  },
  {
    id: 28,
    name: 'Kids Swimwear',
    count: 12,
    rupees: [399, 899],
    sizes: 'girls',
    styles: [
      style('Boys Swim Trunks', 'kids', 'swim-trunks', 'swim'),
      style('Girls Swimsuit', 'kids', 'swimsuit', 'swim'),
    ],
  },
];

/** Bottles, caps, bags and socks. Ids 218, 219, 301 and 359 are those of S7.CAT.02. */
export const gearPlans: readonly CategoryPlan[] = [
  {
    id: 301,
    name: 'Bottles',
    count: 14,
    rupees: [199, 599],
    sizes: 'bottle',
    styles: [
      style('Sipper Bottle', 'accessories', 'bottle', 'training'),
      style('Trail Bottle', 'accessories', 'bottle', 'outdoor'),
      style('Squeeze Bottle', 'accessories', 'bottle', 'running', 'football'),
    ],
  },
  {
    id: 219,
    name: 'Steel Bottles',
    count: 12,
    rupees: [499, 1299],
    sizes: 'bottle',
    styles: [
      style('Steel Bottle', 'accessories', 'bottle', 'everyday'),
      style('Insulated Bottle', 'accessories', 'bottle', 'outdoor', 'everyday'),
    ],
  },
  {
    id: 359,
    name: 'Caps',
    count: 16,
    rupees: [249, 799],
    sizes: 'free',
    styles: [
      style('Run Cap', 'accessories', 'cap', 'running'),
      style('Everyday Cap', 'accessories', 'cap', 'everyday'),
      style('Trail Cap', 'accessories', 'cap', 'outdoor'),
      style('Cricket Cap', 'accessories', 'cap', 'cricket'),
    ],
  },
  {
    id: 218,
    name: 'Bags',
    count: 14,
    rupees: [899, 2799],
    sizes: 'bag',
    styles: [
      style('Duffel', 'accessories', 'duffel', 'training'),
      style('Kit Bag', 'accessories', 'duffel', 'football', 'cricket'),
      style('Weekender', 'accessories', 'duffel', 'outdoor', 'everyday'),
    ],
  },
  {
    id: 25,
    name: 'Backpacks',
    count: 14,
    rupees: [799, 2499],
    sizes: 'pack',
    styles: [
      style('Backpack', 'accessories', 'backpack', 'everyday'),
      style('Trail Pack', 'accessories', 'backpack', 'outdoor'),
      style('Gym Pack', 'accessories', 'backpack', 'training'),
    ],
  },
  {
    id: 24,
    name: 'Socks',
    count: 16,
    rupees: [149, 399],
    sizes: 'free',
    styles: [
      style('Run Socks', 'accessories', 'socks', 'running'),
      style('Crew Socks', 'accessories', 'socks', 'everyday'),
      style('Match Socks', 'accessories', 'socks', 'football'),
      style('Trail Socks', 'accessories', 'socks', 'outdoor'),
    ],
  },
];
