/**
 * First words of product names: waters, hills, birds, trees and the pace of moving. A word is used
 * at most once in a category, so that a search for it shows a small family across the shop, which is
 * what the product page asks for as similar products (S7.CAT.06).
 */
export const firstWords: readonly string[] = [
  'Vembanad', 'Malabar', 'Stride', 'Periyar', 'Kovalam', 'Monsoon', 'Munnar', 'Tempo',
  'Kingfisher', 'Varkala', 'Lagoon', 'Wayanad', 'Surge', 'Marari', 'Hornbill', 'Nilgiri',
  'Cadence', 'Bekal', 'Tidal', 'Kuttanad', 'Heron', 'Rally', 'Idukki', 'Delta',
  'Cherai', 'Glide', 'Thekkady', 'Teak', 'Ashtamudi', 'Sprint', 'Egret', 'Pamba',
  'Breeze', 'Anamudi', 'Mangrove', 'Vagamon', 'Drift', 'Ponmudi', 'Estuary', 'Kumarakom',
  'Pace', 'Drongo', 'Nila', 'Relay', 'Meenmutty', 'Palmyra', 'Coast', 'Athirappilly',
  'Swift', 'Bamboo', 'Alleppey', 'Horizon', 'Chaliyar', 'Ridge', 'Bolt', 'Neyyar',
  'Laterite', 'Tern', 'Momentum', 'Kabini', 'Shoreline', 'Agasthya', 'Current', 'Summit',
];
