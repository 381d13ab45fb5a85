const headings = 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units';

const sportswear = `
S-101,Harbour Run Tee,T-Shirts,Men,799,NAVY,S,S-101-NAVY-S,10
S-101,Harbour Run Tee,T-Shirts,Men,799,NAVY,M,S-101-NAVY-M,10
S-101,Harbour Run Tee,T-Shirts,Men,799,NAVY,L,S-101-NAVY-L,10
S-102,Harbour Run Tee W,T-Shirts,Women,799,CORAL,S,S-102-CORAL-S,10
S-102,Harbour Run Tee W,T-Shirts,Women,799,CORAL,M,S-102-CORAL-M,10
S-102,Harbour Run Tee W,T-Shirts,Women,799,CORAL,L,S-102-CORAL-L,10
S-103,Estuary Training Shorts,Shorts,Men,999,BLACK,S,S-103-BLACK-S,10
S-103,Estuary Training Shorts,Shorts,Men,999,BLACK,M,S-103-BLACK-M,10
S-103,Estuary Training Shorts,Shorts,Men,999,BLACK,L,S-103-BLACK-L,10
S-104,Estuary Flow Shorts,Shorts,Women,999,TEAL,S,S-104-TEAL-S,10
S-104,Estuary Flow Shorts,Shorts,Women,999,TEAL,M,S-104-TEAL-M,10
S-104,Estuary Flow Shorts,Shorts,Women,999,TEAL,L,S-104-TEAL-L,10
S-105,Monsoon Shell Jacket,Jackets,Men,2499,OLIVE,S,S-105-OLIVE-S,10
S-105,Monsoon Shell Jacket,Jackets,Men,2499,OLIVE,M,S-105-OLIVE-M,10
S-105,Monsoon Shell Jacket,Jackets,Men,2499,OLIVE,L,S-105-OLIVE-L,10
S-106,Monsoon Shell Jacket W,Jackets,Women,2499,MINT,S,S-106-MINT-S,10
S-106,Monsoon Shell Jacket W,Jackets,Women,2499,MINT,M,S-106-MINT-M,10
S-106,Monsoon Shell Jacket W,Jackets,Women,2499,MINT,L,S-106-MINT-L,10
S-107,Ferry Track Pant,Track Pants,Men,1499,GREY,S,S-107-GREY-S,10
S-107,Ferry Track Pant,Track Pants,Men,1499,GREY,M,S-107-GREY-M,10
S-107,Ferry Track Pant,Track Pants,Men,1499,GREY,L,S-107-GREY-L,10
S-108,Palm Court Polo,Polos,Men,1099,WHITE,S,S-108-WHITE-S,10
S-108,Palm Court Polo,Polos,Men,1099,WHITE,M,S-108-WHITE-M,10
S-108,Palm Court Polo,Polos,Men,1099,WHITE,L,S-108-WHITE-L,10
S-109,Little Wave Tee,T-Shirts,Kids,499,YELLOW,4-5Y,S-109-YELLOW-45Y,10
S-109,Little Wave Tee,T-Shirts,Kids,499,YELLOW,6-7Y,S-109-YELLOW-67Y,10
S-110,Little Wave Shorts,Shorts,Kids,549,BLUE,4-5Y,S-110-BLUE-45Y,10
S-110,Little Wave Shorts,Shorts,Kids,549,BLUE,6-7Y,S-110-BLUE-67Y,10
S-111,Backwater Cap,Caps,Accessories,399,RED,ONE,S-111-RED-ONE,10
S-112,Jetty Duffel Bag,Bags,Accessories,1899,BLACK,ONE,S-112-BLACK-ONE,10
`;

const rainwear = `
M-101,Squall Rain Coat,Rain Coats,Women,3499,SAGE,S,M-101-SAGE-S,10
M-101,Squall Rain Coat,Rain Coats,Women,3499,SAGE,M,M-101-SAGE-M,10
M-101,Squall Rain Coat,Rain Coats,Women,3499,SAGE,L,M-101-SAGE-L,10
M-102,Squall Rain Coat M,Rain Coats,Men,3499,SLATE,S,M-102-SLATE-S,10
M-102,Squall Rain Coat M,Rain Coats,Men,3499,SLATE,M,M-102-SLATE-M,10
M-102,Squall Rain Coat M,Rain Coats,Men,3499,SLATE,L,M-102-SLATE-L,10
M-103,First Shower Poncho,Ponchos,Women,1299,SAFFRON,ONE,M-103-SAFFRON-ONE,10
M-104,Night Bus Windcheater,Windcheaters,Men,2199,INK,S,M-104-INK-S,10
M-104,Night Bus Windcheater,Windcheaters,Men,2199,INK,M,M-104-INK-M,10
M-104,Night Bus Windcheater,Windcheaters,Men,2199,INK,L,M-104-INK-L,10
M-105,Night Bus Windcheater W,Windcheaters,Women,2199,PLUM,S,M-105-PLUM-S,10
M-105,Night Bus Windcheater W,Windcheaters,Women,2199,PLUM,M,M-105-PLUM-M,10
M-105,Night Bus Windcheater W,Windcheaters,Women,2199,PLUM,L,M-105-PLUM-L,10
M-106,Dry Hem Trousers,Trousers,Women,1799,CLAY,S,M-106-CLAY-S,10
M-106,Dry Hem Trousers,Trousers,Women,1799,CLAY,M,M-106-CLAY-M,10
M-106,Dry Hem Trousers,Trousers,Women,1799,CLAY,L,M-106-CLAY-L,10
M-107,Dry Hem Trousers M,Trousers,Men,1799,CHARCOAL,S,M-107-CHARCOAL-S,10
M-107,Dry Hem Trousers M,Trousers,Men,1799,CHARCOAL,M,M-107-CHARCOAL-M,10
M-107,Dry Hem Trousers M,Trousers,Men,1799,CHARCOAL,L,M-107-CHARCOAL-L,10
M-108,Low Cloud Linen Shirt,Shirts,Men,1599,BONE,S,M-108-BONE-S,10
M-108,Low Cloud Linen Shirt,Shirts,Men,1599,BONE,M,M-108-BONE-M,10
M-108,Low Cloud Linen Shirt,Shirts,Men,1599,BONE,L,M-108-BONE-L,10
M-109,Puddle Coat,Rain Coats,Kids,1499,POPPY,4-5Y,M-109-POPPY-45Y,10
M-109,Puddle Coat,Rain Coats,Kids,1499,POPPY,6-7Y,M-109-POPPY-67Y,10
M-110,Veranda Umbrella,Umbrellas,Accessories,899,POPPY,ONE,M-110-POPPY-ONE,10
M-111,Wet Weather Tote,Bags,Accessories,1099,MOSS,ONE,M-111-MOSS-ONE,10
M-112,Long Lane Boots,Rain Boots,Accessories,1899,INK,38,M-112-INK-38,10
M-112,Long Lane Boots,Rain Boots,Accessories,1899,INK,40,M-112-INK-40,10
M-112,Long Lane Boots,Rain Boots,Accessories,1899,INK,42,M-112-INK-42,10
`;

/**
 * A catalogue of twelve products for each of the two brands, with our own headings, to try the import. One row per
 * variant; prices in rupees.
 */
export const sampleCatalogues = [
  { id: 'sportswear', label: 'Start from a sample of sportswear', file: headings + sportswear },
  { id: 'rainwear', label: 'Start from a sample of rainwear', file: headings + rainwear },
] as const;
