/** Twelve products with our own headings, to try the import. One row per variant; prices in rupees. */
export const sampleCatalogue = `product_id,name,category,sub_category,mrp,colour,size,unique_code,units
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
