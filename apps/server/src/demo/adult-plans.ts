import { style, type CategoryPlan } from './category-plan.ts';

/** Categories of clothing for men and women. Ids are those of S3.CLI.04–05 and S7.CAT.02, then our own from 20. */
export const adultPlans: readonly CategoryPlan[] = [
  {
    id: 4, name: 'T-Shirts', count: 44, rupees: [399, 1299], sizes: 'department',
    styles: [
      style('Run Tee', 'men', 'tee', 'running'),
      style('Training Tee', 'women', 'tee', 'training'),
      style('Everyday Tee', 'men', 'tee', 'everyday'),
      style('Flow Tee', 'women', 'tee', 'yoga', 'everyday'),
      style('Trail Tee', 'men', 'tee', 'outdoor'),
      style('Run Tee', 'women', 'tee', 'running'),
      style('Court Tee', 'men', 'tee', 'court'),
      style('Studio Tee', 'women', 'tee', 'training', 'yoga'),
    ],
  },
  {
    id: 5, name: 'Jackets', count: 26, rupees: [1499, 4999], sizes: 'department',
    styles: [
      style('Windbreaker', 'men', 'jacket', 'running', 'outdoor'),
      style('Run Jacket', 'women', 'jacket', 'running'),
      style('Rain Shell', 'men', 'jacket', 'outdoor'),
      style('Track Jacket', 'women', 'jacket', 'training', 'everyday'),
      style('Track Jacket', 'men', 'jacket', 'training'),
      style('Trail Shell', 'women', 'jacket', 'outdoor'),
    ],
  },
  {
    id: 6, name: 'Shorts', count: 26, rupees: [399, 1499], sizes: 'department',
    styles: [
      style('Run Shorts', 'men', 'shorts', 'running'),
      style('Training Shorts', 'women', 'shorts', 'training'),
      style('Court Shorts', 'men', 'shorts', 'court'),
      style('Run Shorts', 'women', 'shorts', 'running'),
      style('Trail Shorts', 'men', 'shorts', 'outdoor'),
    ],
  },
  {
    id: 7, name: 'Track Pants', count: 24, rupees: [699, 1999], sizes: 'department',
    styles: [
      style('Track Pants', 'men', 'track-pant', 'training'),
      style('Track Pants', 'women', 'track-pant', 'training', 'everyday'),
      style('Warm-Up Pants', 'men', 'track-pant', 'football', 'training'),
      style('Warm-Up Pants', 'women', 'track-pant', 'court', 'training'),
    ],
  },
  {
    id: 8, name: 'Beach Shorts', count: 14, rupees: [449, 1199], sizes: 'department',
    styles: [
      style('Beach Shorts', 'men', 'shorts', 'outdoor', 'everyday'),
      style('Beach Shorts', 'women', 'shorts', 'outdoor', 'everyday'),
      style('Surf Shorts', 'men', 'shorts', 'swim', 'outdoor'),
    ],
  },
  {
    id: 450, name: 'Slim Track Pants', count: 16, rupees: [799, 2199], sizes: 'department',
    styles: [
      style('Slim Track Pants', 'men', 'track-pant', 'everyday', 'training'),
      style('Slim Track Pants', 'women', 'track-pant', 'everyday', 'training'),
      style('Tapered Track Pants', 'men', 'track-pant', 'running'),
    ],
  },
  {
    id: 358, name: 'Joggers', count: 18, rupees: [799, 2499], sizes: 'department',
    styles: [
      style('Joggers', 'men', 'track-pant', 'everyday'),
      style('Joggers', 'women', 'track-pant', 'everyday'),
      style('Travel Joggers', 'men', 'track-pant', 'outdoor', 'everyday'),
      style('Studio Joggers', 'women', 'track-pant', 'yoga'),
    ],
  },
  {
    id: 127, name: 'Full Sleeve', count: 20, rupees: [499, 1599], sizes: 'department',
    styles: [
      style('Full Sleeve Tee', 'men', 'full-sleeve', 'everyday'),
      style('Full Sleeve Run Top', 'women', 'full-sleeve', 'running'),
      style('Full Sleeve Training Top', 'men', 'full-sleeve', 'training'),
      style('Full Sleeve Sun Top', 'women', 'full-sleeve', 'outdoor'),
    ],
  },
  {
    id: 616, name: 'Polo', count: 22, rupees: [599, 1799], sizes: 'department',
    styles: [
      style('Polo', 'men', 'polo', 'everyday'),
      style('Polo', 'women', 'polo', 'everyday'),
      style('Court Polo', 'men', 'polo', 'court'),
      style('Court Polo', 'women', 'polo', 'court'),
      style('Cricket Polo', 'men', 'polo', 'cricket'),
    ],
  },
  {
    id: 116, name: 'Swimwear', count: 18, rupees: [599, 1999], sizes: 'department',
    styles: [
      style('Swim Trunks', 'men', 'swim-trunks', 'swim'),
      style('Swimsuit', 'women', 'swimsuit', 'swim'),
      style('Swim Shorts', 'men', 'swim-trunks', 'swim', 'outdoor'),
      style('Lap Swimsuit', 'women', 'swimsuit', 'swim', 'training'),
    ],
  },
  {
    id: 448, name: 'Sports Bra', count: 18, rupees: [499, 1499], sizes: 'women',
    styles: [
      style('Sports Bra', 'women', 'sports-bra', 'training'),
      style('Run Bra', 'women', 'sports-bra', 'running'),
      style('Flow Bra', 'women', 'sports-bra', 'yoga'),
    ],
  },
  {
    id: 20, name: 'Hoodies', count: 20, rupees: [999, 2999], sizes: 'department',
    styles: [
      style('Hoodie', 'men', 'hoodie', 'everyday'),
      style('Hoodie', 'women', 'hoodie', 'everyday'),
      style('Warm-Up Hoodie', 'men', 'hoodie', 'football', 'training'),
      style('Travel Hoodie', 'women', 'hoodie', 'outdoor'),
    ],
  },
  {
    id: 21, name: 'Leggings', count: 22, rupees: [699, 1999], sizes: 'women',
    styles: [
      style('Run Leggings', 'women', 'leggings', 'running'),
      style('Flow Leggings', 'women', 'leggings', 'yoga'),
      style('Training Leggings', 'women', 'leggings', 'training'),
      style('Everyday Leggings', 'women', 'leggings', 'everyday'),
    ],
  },
  {
    id: 22, name: 'Tank Tops', count: 20, rupees: [349, 999], sizes: 'department',
    styles: [
      style('Run Tank', 'men', 'tank', 'running'),
      style('Flow Tank', 'women', 'tank', 'yoga'),
      style('Training Tank', 'men', 'tank', 'training'),
      style('Run Tank', 'women', 'tank', 'running'),
    ],
  },
  {
    id: 23, name: 'Sports Skirts', count: 14, rupees: [599, 1599], sizes: 'women',
    styles: [
      style('Court Skirt', 'women', 'skirt', 'court'),
      style('Run Skirt', 'women', 'skirt', 'running'),
      style('Everyday Skirt', 'women', 'skirt', 'everyday'),
    ],
  },
  {
    id: 26, name: 'Jerseys', count: 22, rupees: [599, 1899], sizes: 'department',
    styles: [
      style('Football Jersey', 'men', 'tee', 'football'),
      style('Cricket Jersey', 'men', 'tee', 'cricket'),
      style('Football Jersey', 'women', 'tee', 'football'),
      style('Practice Jersey', 'men', 'tee', 'football', 'training'),
      style('Cricket Jersey', 'women', 'tee', 'cricket'),
    ],
  },
];
