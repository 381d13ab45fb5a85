import type { NamedColour } from '../rules/colours/colour-lookup.ts';

/** Made by tools/generate/named-colours.mjs from color-name-lists (MIT); a hex, a space and a name in each line. */
const lines = `
#fe0000 "Luminous bright red" (RAL 3026)
#0048ba Absolute Zero
#b0bf1a Acid Green
#7cb9e8 Aero
#b284be African Violet
#b5b8b1 Agate grey (RAL 7038)
#72a0c1 Air Superiority Blue
#f0f8ff Alice Blue
#db2d43 Alizarin
#c46210 Alloy Orange
#eed9c4 Almond
#9f2b68 Amaranth Deep Purple
#f19cbb Amaranth Pink
#ab274f Amaranth Purple
#3b7a57 Amazon
#ffbf00 Amber
#9966cc Amethyst
#3ddc84 Android Green
#293133 Anthracite grey (RAL 7016)
#c88a65 Antique Brass
#665d1e Antique Bronze
#915c83 Antique Fuchsia
#d36e70 Antique pink (RAL 3014)
#841b2d Antique Ruby
#faebd7 Antique White
#fbceb1 Apricot
#00ffff Aqua
#7fffd4 Aquamarine
#d0ff14 Arctic Lime
#4b6f44 Artichoke Green
#e9d66b Arylide Yellow
#b2beb5 Ash Gray
#ff9966 Atomic Tangerine
#fdee00 Aureolin
#007fff Azure
#f0ffff Azure
#025669 Azure blue (RAL 5009)
#2e5894 B'dazzled Blue
#89cff0 Baby Blue
#a1caf1 Baby Blue Eyes
#f4c2c2 Baby Pink
#fefefa Baby Powder
#ff91af Baker-Miller Pink
#fae7b5 Banana Mania
#da1884 Barbie Pink
#7c0a02 Barn Red
#4e5754 Basalt grey (RAL 7012)
#848482 Battleship Grey
#bcd4e6 Beau Blue
#9f8170 Beaver
#f5f5dc Beige
#c2b078 Beige (RAL 1001)
#79553d Beige brown (RAL 8024)
#6d6552 Beige grey (RAL 7006)
#c1876b Beige red (RAL 3012)
#9c2542 Big Dip O’ruby
#ffe4c4 Bisque
#3d2b1f Bistre
#967117 Bistre Brown
#cae00d Bitter Lemon
#000000 Black
#3d0c02 Black Bean
#18171c Black blue (RAL 5004)
#212121 Black brown (RAL 8022)
#54626f Black Coral
#343e40 Black green (RAL 6012)
#23282b Black grey (RAL 7021)
#3b3c36 Black Olive
#3b3c36 Black olive (RAL 6015)
#412227 Black red (RAL 3007)
#bfafb2 Black Shadows
#ffebcd Blanched Almond
#a57164 Blast-Off Bronze
#318ce7 Bleu De France
#ace5ee Blizzard Blue
#660000 Blood Red
#0000ff Blue
#a2a2d0 Blue Bell
#1f3a3d Blue green (RAL 6004)
#474b4e Blue grey (RAL 7031)
#5dadec Blue Jeans
#6c4675 Blue lilac (RAL 4005)
#126180 Blue Sapphire
#8a2be2 Blue Violet
#5072a7 Blue Yonder
#6699cc Blue-Gray
#8a2be2 Blue-Violet
#3c69e7 Bluetiful
#de5d83 Blush
#79443b Bole
#e3dac9 Bone
#343b29 Bottle green (RAL 6007)
#cb4154 Brick Red
#d891ef Bright Lilac
#f75e25 Bright red orange (RAL 2008)
#ffaa1d Bright Yellow
#3e5f8a Brillant blue (RAL 5007)
#004225 British Racing Green
#cd7f32 Bronze
#d6ae01 Broom yellow (RAL 1032)
#964b00 Brown
#a52a2a Brown
#8a6642 Brown beige (RAL 1011)
#39352a Brown green (RAL 6008)
#464531 Brown grey (RAL 7013)
#781f19 Brown red (RAL 3011)
#af6e4d Brown Sugar
#7bb661 Bud Green
#ffc680 Buff
#800020 Burgundy
#deb887 Burly Wood
#deb887 Burlywood
#a17a74 Burnished Brown
#cc5500 Burnt Orange
#e97451 Burnt Sienna
#8a3324 Burnt Umber
#bd33a4 Byzantine
#702963 Byzantium
#5f9ea0 Cadet Blue
#91a3b0 Cadet Grey
#5f9ea0 CadetBlue
#006b3c Cadmium Green
#ed872d Cadmium Orange
#a67b5b Café Au Lait
#4b3621 Café Noir
#a3c1ad Cambridge Blue
#c19a6b Camel
#efbbcc Cameo Pink
#ffff99 Canary
#ffef00 Canary Yellow
#e4717a Candy Pink
#1b5583 Capri blue (RAL 5019)
#c41e3a Cardinal
#00cc99 Caribbean Green
#960018 Carmine
#a2231d Carmine red (RAL 3002)
#ffa6c9 Carnation Pink
#b31b1b Carnelian
#56a0d3 Carolina Blue
#ed9121 Carrot Orange
#703642 Catawba
#c95a49 Cedar Chest
#ace1af Celadon
#b2ffff Celeste
#7d8471 Cement grey (RAL 7033)
#de3163 Cerise
#007ba7 Cerulean
#2a52be Cerulean Blue
#6d9bc3 Cerulean Frost
#f7e7ce Champagne
#f1ddcf Champagne Pink
#36454f Charcoal
#e68fac Charm Pink
#7fff00 Chartreuse
#80ff00 Chartreuse
#ffb7c5 Cherry Blossom Pink
#954535 Chestnut
#633a34 Chestnut brown (RAL 8015)
#e23d28 Chili Red
#de6fa1 China Pink
#aa381e Chinese Red
#856088 Chinese Violet
#ffb200 Chinese Yellow
#7b3f00 Chocolate
#d2691e Chocolate
#45322e Chocolate brown (RAL 8017)
#2e3a23 Chrome green (RAL 6020)
#98817b Cinereous
#e34234 Cinnabar
#cd607e Cinnamon Satin
#301934 Citation Needed
#e4d00a Citrine
#9fa91f Citron
#7f1734 Claret
#641c34 Claret violet (RAL 4004)
#734222 Clay brown (RAL 8003)
#1e213d Cobalt blue (RAL 5013)
#6f4e37 Coffee
#b9d9eb Columbia Blue
#686c5e Concrete grey (RAL 7023)
#f88379 Congo Pink
#8c92ac Cool Grey
#b87333 Copper
#8e402a Copper brown (RAL 8004)
#ad6f69 Copper Penny
#cb6d51 Copper Red
#996666 Copper Rose
#ff3800 Coquelicot
#ff7f50 Coral
#f88379 Coral Pink
#b32821 Coral red (RAL 3016)
#893f45 Cordovan
#fbec5d Corn
#6495ed Cornflower Blue
#6495ed CornflowerBlue
#fff8dc Cornsilk
#2e2d88 Cosmic Cobalt
#fff8e7 Cosmic Latte
#ffbcd9 Cotton Candy
#81613c Coyote Brown
#fffdd0 Cream
#fdf4e3 Cream (RAL 9001)
#dc143c Crimson
#f5f5f5 Cultured Pearl
#9d9101 Curry (RAL 1027)
#00ffff Cyan
#58427c Cyber Grape
#ffd300 Cyber Yellow
#f56fa1 Cyclamen
#dc9d00 Daffodil yellow (RAL 1007)
#f3a505 Dahlia yellow (RAL 1033)
#fed85d Dandelion
#00008b Dark Blue
#654321 Dark Brown
#5d3954 Dark Byzantium
#008b8b Dark Cyan
#536878 Dark Electric Blue
#b8860b Dark Goldenrod
#a9a9a9 Dark Gray
#006400 Dark Green
#1a2421 Dark Jungle Green
#bdb76b Dark Khaki
#483c32 Dark Lava
#543d37 Dark Liver
#8b008b Dark Magenta
#556b2f Dark Olive Green
#ff8c00 Dark Orange
#9932cc Dark Orchid
#8b0000 Dark Red
#e9967a Dark Salmon
#8fbc8f Dark Sea Green
#3c1414 Dark Sienna
#8cbed6 Dark Sky Blue
#483d8b Dark Slate Blue
#2f4f4f Dark Slate Gray
#177245 Dark Spring Green
#00ced1 Dark Turquoise
#9400d3 Dark Violet
#555555 Davy's Grey
#da3287 Deep Cerise
#fad6a5 Deep Champagne
#b94e48 Deep Chestnut
#004b49 Deep Jungle Green
#ec7c26 Deep orange (RAL 2011)
#ff1493 Deep Pink
#ff9933 Deep Saffron
#00bfff Deep Sky Blue
#4a646c Deep Space Sparkle
#7e5e60 Deep Taupe
#1560bd Denim
#2243b6 Denim Blue
#c19a6b Desert
#edc9af Desert Sand
#696969 Dim Gray
#49678d Distant blue (RAL 5023)
#1e90ff Dodger Blue
#4a412a Drab Dark Brown
#00009c Duke Blue
#7d7f7d Dusty grey (RAL 7037)
#efdfbb Dutch White
#555d50 Ebony
#c2b280 Ecru
#1b1b1b Eerie Black
#614051 Eggplant
#f0ead6 Eggshell
#ccff00 Electric Lime
#bf00ff Electric Purple
#8f00ff Electric Violet
#50c878 Emerald
#287233 Emerald green (RAL 6001)
#6c3082 Eminence
#b48395 English Lavender
#ab4b52 English Red
#cc474b English Vermillion
#563c5c English Violet
#00ff40 Erin
#96c8a2 Eton Blue
#c19a6b Fallow
#801818 Falu Red
#b53389 Fandango
#de5285 Fandango Pink
#e5aa70 Fawn
#59351f Fawn brown (RAL 8007)
#4f7942 Fern Green
#3d642d Fern green (RAL 6025)
#6c541e Field Drab
#ff5470 Fiery Rose
#683068 Finn
#31372b Fir green (RAL 6009)
#ce2029 Fire Engine Red
#b22222 Firebrick
#e25822 Flame
#af2b1e Flame red (RAL 3000)
#eedc82 Flax
#a2006d Flirt
#fffaf0 Floral White
#228b22 Forest Green
#a67b5b French Beige
#856d4d French Bistre
#0072bb French Blue
#fd3f92 French Fuchsia
#86608e French Lilac
#9efd38 French Lime
#d473d4 French Mauve
#fd6c9e French Pink
#c72c48 French Raspberry
#77b5fe French Sky Blue
#8806ce French Violet
#e936a7 Frostbite
#ff00ff Fuchsia
#e48400 Fulvous
#87421f Fuzzy Wuzzy
#dcdcdc Gainsboro
#e49b0f Gamboge
#007f66 Generic Viridian
#0e294b Gentian blue (RAL 5010)
#f8f8ff Ghost White
#6082b6 Glaucous
#ab92b3 Glossy Grape
#00ab66 GO Green
#e6be8a Gold
#ffd700 Gold
#85754e Gold Fusion
#996515 Golden Brown
#fcc200 Golden Poppy
#ffdf00 Golden Yellow
#cda434 Golden yellow (RAL 1004)
#daa520 Goldenrod
#00573f Gotham Green
#676767 Granite Gray
#2f353b Granite grey (RAL 7026)
#a8e4a0 Granny Smith Apple
#1c1c1c Graphite black (RAL 9011)
#474a51 Graphite grey (RAL 7024)
#35682d Grass green (RAL 6010)
#808080 Gray
#bebebe Gray
#008000 Green
#00ff00 Green
#bebd7f Green beige (RAL 1000)
#1f3438 Green blue (RAL 5001)
#826c34 Green brown (RAL 8000)
#4d5645 Green grey (RAL 7009)
#a7f432 Green Lizard
#6eaea1 Green Sheen
#adff2f Green Yellow
#1164b4 Green-Blue
#8f8f8f Grey aluminium (RAL 9007)
#9e9764 Grey beige (RAL 1019)
#26252d Grey blue (RAL 5008)
#403a3a Grey brown (RAL 8019)
#3e3b32 Grey olive (RAL 6006)
#e7ebda Grey white (RAL 9002)
#2a3439 Gunmetal
#e9d66b Hansa Yellow
#3fff00 Harlequin
#da9100 Harvest Gold
#ff7a00 Heat Wave
#de4c8a Heather violet (RAL 4003)
#df73ff Heliotrope
#aa98a9 Heliotrope Gray
#f400a1 Hollywood Cerise
#a98307 Honey yellow (RAL 1005)
#f0fff0 Honeydew
#006db0 Honolulu Blue
#49796b Hooker's Green
#ff1dce Hot Magenta
#ff69b4 Hot Pink
#355e3b Hunter Green
#71a6d2 Iceberg
#319177 Illuminating Emerald
#ed2939 Imperial Red
#b2ec5d Inchworm
#4c516d Independence
#138808 India Green
#cd5c5c Indian Red
#e3a857 Indian Yellow
#4b0082 Indigo
#6a5dff Indigo
#00416a Indigo Dye
#130a8f International Klein Blue
#c0362c International Orange
#434b4d Iron grey (RAL 7011)
#b3446c Irresistible
#f4f0ec Isabelline
#b2ffff Italian Sky Blue
#fffff0 Ivory
#e1cc4f Ivory (RAL 1014)
#9d2933 Japanese Carmine
#5b3256 Japanese Violet
#f8de7e Jasmine
#a50b5e Jazzberry Jam
#343434 Jet
#0a0a0a Jet black (RAL 9005)
#f4ca16 Jonquil
#bdda57 June Bud
#29ab87 Jungle Green
#4cbb17 Kelly Green
#3ab09e Keppel
#e8f48c Key Lime
#f0e68c Khaki
#6a5f31 Khaki grey (RAL 7008)
#882d17 Kobe
#e79fc4 Kobi
#6b4423 Kobicha
#512888 KSU Purple
#d6cadd Languid Lavender
#26619c Lapis Lazuli
#ffff66 Laser Lemon
#a9ba9d Laurel Green
#cf1020 Lava
#b57edc Lavender
#e6e6fa Lavender
#ccccff Lavender Blue
#fff0f5 Lavender Blush
#c4c3d0 Lavender Gray
#7cfc00 Lawn Green
#2d572c Leaf green (RAL 6002)
#fff700 Lemon
#fffacd Lemon Chiffon
#cca01d Lemon Curry
#fdff00 Lemon Glacier
#f6eabe Lemon Meringue
#fff44f Lemon Yellow
#c7b446 Lemon yellow (RAL 1012)
#545aa7 Liberty
#add8e6 Light Blue
#3b83bd Light blue (RAL 5012)
#f08080 Light Coral
#93ccea Light Cornflower Blue
#e0ffff Light Cyan
#c8ad7f Light French Beige
#fafad2 Light Goldenrod Yellow
#d3d3d3 Light Gray
#90ee90 Light Green
#84c3be Light green (RAL 6027)
#d7d7d7 Light grey (RAL 7035)
#e6d690 Light ivory (RAL 1015)
#fed8b1 Light Orange
#c5cbe1 Light Periwinkle
#ffb6c1 Light Pink
#ea899a Light pink (RAL 3015)
#d8bfd8 Light Purple
#ffa07a Light Salmon
#20b2aa Light Sea Green
#87cefa Light Sky Blue
#778899 Light Slate Gray
#b0c4de Light Steel Blue
#ffffe0 Light Yellow
#c8a2c8 Lilac
#ae98aa Lilac Luster
#00ff00 Lime
#bfff00 Lime
#32cd32 Lime Green
#195905 Lincoln Green
#faf0e6 Linen
#decc9c Lion
#de6fa1 Liseran Purple
#6ca0dc Little Boy Blue
#674c47 Liver
#987456 Liver Chestnut
#6699cc Livid
#ffa420 Luminous bright orange (RAL 2007)
#00bb2d Luminous green (RAL 6038)
#ff2301 Luminous orange (RAL 2005)
#f80000 Luminous red (RAL 3024)
#ffff00 Luminous yellow (RAL 1026)
#ffbd88 Macaroni and Cheese
#cc3336 Madder Lake
#ff00ff Magenta
#9f4576 Magenta Haze
#aaf0d1 Magic Mint
#f2e8d7 Magnolia
#c04000 Mahogany
#4c2f27 Mahogany brown (RAL 8016)
#fbec5d Maize
#e4a010 Maize yellow (RAL 1006)
#6050dc Majorelle Blue
#0bda51 Malachite
#979aaa Manatee
#f37a48 Mandarin
#fdbe02 Mango
#ff8243 Mango Tango
#74c365 Mantis
#880085 Mardi Gras
#00488b Marian Blue
#eaa221 Marigold
#800000 Maroon
#c32148 Maroon
#e0b0ff Mauve
#915f6d Mauve Taupe
#ef98aa Mauvelous
#47abcc Maximum Blue
#30bfbf Maximum Blue Green
#acace6 Maximum Blue Purple
#5e8c31 Maximum Green
#d9e650 Maximum Green Yellow
#733380 Maximum Purple
#d92121 Maximum Red
#a63a79 Maximum Red Purple
#fafa37 Maximum Yellow
#f2ba49 Maximum Yellow Red
#4c9141 May Green
#4c9141 May green (RAL 6017)
#73c2fb Maya Blue
#66cdaa Medium Aquamarine
#66ddaa Medium Aquamarine
#0000cd Medium Blue
#e2062c Medium Candy Apple Red
#af4035 Medium Carmine
#f3e5ab Medium Champagne
#ba55d3 Medium Orchid
#9370db Medium Purple
#3cb371 Medium Sea Green
#7b68ee Medium Slate Blue
#00fa9a Medium Spring Green
#48d1cc Medium Turquoise
#c71585 Medium Violet Red
#c71585 Medium Violet-Red
#f8b878 Mellow Apricot
#f8de7e Mellow Yellow
#febaad Melon
#f4a900 Melon yellow (RAL 1028)
#d3af37 Metallic Gold
#0a7e8c Metallic Seaweed
#9c7c38 Metallic Sunburst
#e4007c Mexican Pink
#7ed4e6 Middle Blue
#8dd9cc Middle Blue Green
#8b72be Middle Blue Purple
#4d8c57 Middle Green
#acbf60 Middle Green Yellow
#8b8680 Middle Grey
#d982b5 Middle Purple
#e58e73 Middle Red
#a55353 Middle Red Purple
#ffeb00 Middle Yellow
#ecb176 Middle Yellow Red
#702670 Midnight
#191970 Midnight Blue
#004953 Midnight Green
#ffc40c Mikado Yellow
#ffdae9 Mimi Pink
#e3f988 Mindaro
#36747d Ming
#f5e050 Minion Yellow
#3eb489 Mint
#f5fffa Mint Cream
#98ff98 Mint Green
#20603d Mint green (RAL 6029)
#497e76 Mint turquoise (RAL 6033)
#bbb477 Misty Moss
#ffe4e1 Misty Rose
#ffe4b5 Moccasin
#967117 Mode Beige
#ff948e Mona Lisa
#8da399 Morning Blue
#8a9a5b Moss Green
#2f4538 Moss green (RAL 6005)
#6c7059 Moss grey (RAL 7003)
#30ba8f Mountain Meadow
#997a8d Mountbatten Pink
#646b63 Mouse grey (RAL 7005)
#18453b MSU Green
#c54b8c Mulberry
#ffdb58 Mustard
#317873 Myrtle Green
#d65282 Mystic
#ad4379 Mystic Maroon
#f6adc6 Nadeshiko Pink
#fada5e Naples Yellow
#ffdead Navajo White
#000080 Navy
#000080 Navy Blue
#4666ff Neon Blue
#fe4164 Neon Fuchsia
#39ff14 Neon Green
#214fc6 New Car
#d7837f New York Pink
#727472 Nickel
#252850 Night blue (RAL 5022)
#a4dded Non-Photo Blue
#5b3a29 Nut brown (RAL 8011)
#e9ffdb Nyanza
#1d334a Ocean blue (RAL 5020)
#cc7722 Ocher
#955f20 Ochre brown (RAL 8001)
#aea04b Ochre yellow (RAL 1024)
#43302e Old Burgundy
#cfb53b Old Gold
#fdf5e6 Old Lace
#796878 Old Lavender
#673147 Old Mauve
#c08081 Old Rose
#848482 Old Silver
#808000 Olive
#6f4f28 Olive brown (RAL 8008)
#6b8e23 Olive Drab
#25221b Olive drab (RAL 6022)
#3c341f Olive Drab #7
#b5b35c Olive Green
#424632 Olive green (RAL 6003)
#7e7b52 Olive grey (RAL 7002)
#999950 Olive yellow (RAL 1020)
#9ab973 Olivine
#353839 Onyx
#a8c3bc Opal
#015d52 Opal green (RAL 6026)
#b784a7 Opera Mauve
#ff8000 Orange
#ffa500 Orange
#a65e2e Orange brown (RAL 8023)
#ff9f00 Orange Peel
#ff4500 Orange Red
#fa5b3d Orange Soda
#ff681f Orange-Red
#f5bd1f Orange-Yellow
#da70d6 Orchid
#f2bdcd Orchid Pink
#b32428 Orient red (RAL 3031)
#841617 OU Crimson Red
#2d383a Outer Space
#ff6e4a Outrageous Orange
#4a0000 Oxblood
#002147 Oxford Blue
#642424 Oxide red (RAL 3009)
#eae6ca Oyster white (RAL 1013)
#1ca9c9 Pacific Blue
#006600 Pakistan Green
#682860 Palatinate Purple
#bed3e5 Pale Aqua
#755c48 Pale brown (RAL 8025)
#9bc4e2 Pale Cerulean
#ed7a9b Pale Dogwood
#eee8aa Pale Goldenrod
#98fb98 Pale Green
#89ac76 Pale green (RAL 6021)
#fadadd Pale Pink
#fae6fa Pale Purple
#ecebbd Pale Spring Bud
#afeeee Pale Turquoise
#db7093 Pale Violet Red
#78184a Pansy Purple
#009b7d Paolo Veronese Green
#ffefd5 Papaya Whip
#d7d7d7 Papyrus white (RAL 9018)
#e63e62 Paradise Pink
#f1e9d2 Parchment
#50c878 Paris Green
#5d9b9b Pastel blue (RAL 5024)
#bdecb6 Pastel green (RAL 6019)
#ff7514 Pastel orange (RAL 2003)
#dea5a4 Pastel Pink
#7fb5b5 Pastel turquoise (RAL 6034)
#a18594 Pastel violet (RAL 4009)
#efa94a Pastel yellow (RAL 1034)
#316650 Patina green (RAL 6000)
#800080 Patriarch
#1f005e Paua
#536878 Payne's Grey
#ffe5b4 Peach
#ffdab9 Peach Puff
#d1e231 Pear
#6a5d4d Pearl beige (RAL 1035)
#6c6874 Pearl black berry (RAL 4012)
#763c28 Pearl copper (RAL 8029)
#828282 Pearl dark grey (RAL 9023)
#2a6478 Pearl gentian blue (RAL 5025)
#705335 Pearl gold (RAL 1036)
#1c542d Pearl green (RAL 6035)
#9c9c9c Pearl light grey (RAL 9022)
#898176 Pearl mouse grey (RAL 7048)
#102c54 Pearl night blue (RAL 5026)
#193737 Pearl opal green (RAL 6036)
#c35831 Pearl orange (RAL 2013)
#b44c43 Pearl pink (RAL 3033)
#721422 Pearl ruby red (RAL 3032)
#8673a1 Pearl violet (RAL 4011)
#b768a2 Pearly Purple
#b8b799 Pebble grey (RAL 7032)
#ccccff Periwinkle
#e12c2c Permanent Geranium Lake
#1c39bb Persian Blue
#00a693 Persian Green
#32127a Persian Indigo
#d99058 Persian Orange
#f77fbe Persian Pink
#701c1c Persian Plum
#cc3333 Persian Red
#fe28a2 Persian Rose
#ec5800 Persimmon
#cd853f Peru
#470659 Petunia
#8ba8b7 Pewter Blue
#df00ff Phlox
#000f89 Phthalo Blue
#123524 Phthalo Green
#2e2787 Picotee Blue
#c30b4e Pictorial Carmine
#606e8c Pigeon blue (RAL 5014)
#fddde6 Piggy Pink
#01796f Pine Green
#2c5545 Pine green (RAL 6028)
#ffc0cb Pink
#ffddf4 Pink Lace
#d8b2d1 Pink Lavender
#f78fa7 Pink Sherbet
#93c572 Pistachio
#e5e4e2 Platinum
#7f7679 Platinum grey (RAL 7036)
#8e4585 Plum
#dda0dd Plum
#5946b2 Plump Purple
#5da493 Polished Pine
#86608e Pomp and Power
#be4f62 Popstar
#ff5a36 Portland Orange
#b0e0e6 Powder Blue
#e1ca7a Prairie Gold
#f58025 Princeton Orange
#00b9f2 Process Cyan
#701c1c Prune
#003153 Prussian Blue
#df00ff Psychedelic Purple
#cc8899 Puce
#644117 Pullman Brown
#ff7518 Pumpkin
#008f39 Pure green (RAL 6037)
#f44611 Pure orange (RAL 2004)
#cb3234 Pure red (RAL 3028)
#ffffff Pure white (RAL 9010)
#6a0dad Purple
#800080 Purple
#9678b6 Purple Mountain Majesty
#4e5180 Purple Navy
#fe4eda Purple Pizzazz
#9c51b6 Purple Plum
#75151e Purple red (RAL 3004)
#4a192c Purple violet (RAL 4007)
#6c6960 Quartz grey (RAL 7039)
#436b95 Queen Blue
#e8ccd7 Queen Pink
#a6a6a6 Quick Silver
#8e3a59 Quinacridone Magenta
#ff355e Radical Red
#242124 Raisin Black
#fbab60 Rajah
#f3da0b Rape yellow (RAL 1021)
#e30b5d Raspberry
#915f6d Raspberry Glacé
#c51d34 Raspberry red (RAL 3027)
#b3446c Raspberry Rose
#d68a59 Raw Sienna
#826644 Raw Umber
#ff33cc Razzle Dazzle Rose
#e3256b Razzmatazz
#8d4e85 Razzmic Berry
#663399 Rebecca Purple
#ff0000 Red
#592321 Red brown (RAL 8012)
#6d3f5b Red lilac (RAL 4001)
#913831 Red Ocher
#c93c20 Red orange (RAL 2001)
#fd3a4a Red Salsa
#922b3e Red violet (RAL 4002)
#ff5349 Red-Orange
#e40078 Red-Purple
#c71585 Red-Violet
#a45a52 Redwood
#6c7156 Reed green (RAL 6013)
#587246 Reseda green (RAL 6011)
#002387 Resolution Blue
#777696 Rhythm
#004040 Rich Black
#444c38 Rifle Green
#00cccc Robin Egg Blue
#8a7f80 Rocket Metallic
#a91101 Rojo Spanish Red
#838996 Roman Silver
#ff0080 Rose
#e63244 Rose (RAL 3017)
#f9429e Rose Bonbon
#9e5e6f Rose Dust
#674846 Rose Ebony
#e32636 Rose Madder
#ff66cc Rose Pink
#ed7a9b Rose Pompadour
#c21e56 Rose Red
#905d5d Rose Taupe
#ab4e52 Rose Vale
#65000b Rosewood
#d40000 Rosso Corsa
#bc8f8f Rosy Brown
#002366 Royal Blue
#4169e1 Royal Blue
#7851a9 Royal Purple
#fada5e Royal Yellow
#ce4676 Ruber
#d10056 Rubine Red
#e0115f Ruby
#9b111e Ruby Red
#9b111e Ruby red (RAL 3003)
#a81c07 Rufous
#80461b Russet
#679267 Russian Green
#32174d Russian Violet
#b7410e Rust
#da2c43 Rusty Red
#043927 Sacramento State Green
#8b4513 Saddle Brown
#ff7800 Safety Orange
#eed202 Safety Yellow
#f4c430 Saffron
#f5d033 Saffron yellow (RAL 1017)
#bcb88a Sage
#fa8072 Salmon
#ff91a4 Salmon Pink
#d95030 Salmon pink (RAL 3022)
#e55137 Salmon range (RAL 2012)
#c2b280 Sand
#967117 Sand Dune
#c6a664 Sand yellow (RAL 1002)
#f4a460 Sandy Brown
#507d2a Sap Green
#1d1e33 Saphire blue (RAL 5003)
#0f52ba Sapphire
#0067a5 Sapphire Blue
#cba135 Satin Sheen Gold
#ff2400 Scarlet
#ff91af Schauss Pink
#ffd800 School Bus Yellow
#66ff66 Screamin' Green
#2e8b57 Sea Green
#fff5ee Sea Shell
#59260b Seal Brown
#612086 Seance
#fff5ee Seashell
#764374 Secret
#ffba00 Selective Yellow
#704214 Sepia
#382c1e Sepia brown (RAL 8014)
#8a795d Shadow
#778ba5 Shadow Blue
#009e60 Shamrock Green
#8fd400 Sheen Green
#d98695 Shimmering Blush
#5fa778 Shiny Shamrock
#fc0fc0 Shocking Pink
#882d17 Sienna
#a0522d Sienna
#282828 Signal black (RAL 9004)
#1e2460 Signal blue (RAL 5005)
#6c3b2a Signal brown (RAL 8002)
#317f43 Signal green (RAL 6032)
#969992 Signal grey (RAL 7004)
#d84b20 Signal orange (RAL 2010)
#a52019 Signal red (RAL 3001)
#924e7d Signal violet (RAL 4008)
#f4f4f4 Signal white (RAL 9003)
#e5be01 Signal yellow (RAL 1003)
#cac4b0 Silk grey (RAL 7044)
#c0c0c0 Silver
#acacac Silver Chalice
#8a9597 Silver grey (RAL 7001)
#c4aead Silver Pink
#bfc1c2 Silver Sand
#cb410b Sinopia
#ff3855 Sizzling Red
#ffdb00 Sizzling Sunrise
#ffdead Skin Color
#007474 Skobeloff
#87ceeb Sky Blue
#2271b3 Sky blue (RAL 5015)
#cf71af Sky Magenta
#6a5acd Slate Blue
#708090 Slate Gray
#434750 Slate grey (RAL 7015)
#299617 Slimy Green
#c84186 Smitten
#100c08 Smoky Black
#fffafa Snow
#893843 Solid Pink
#757575 Sonic Silver
#1d2951 Space Cadet
#807532 Spanish Bistre
#0070b8 Spanish Blue
#d10047 Spanish Carmine
#989898 Spanish Gray
#009150 Spanish Green
#e86100 Spanish Orange
#f7bfbe Spanish Pink
#e60026 Spanish Red
#00fffe Spanish Sky Blue
#4c2882 Spanish Violet
#007f5c Spanish Viridian
#a7fc00 Spring Bud
#87ff2a Spring Frost
#00ff7f Spring Green
#00ff80 Spring Green
#78858b Squirrel grey (RAL 7000)
#23297a St. Patrick's Blue
#007bb8 Star Command Blue
#4682b4 Steel Blue
#231a24 Steel blue (RAL 5011)
#cc33cc Steel Pink
#fada5e Stil De Grain Yellow
#8b8c7a Stone grey (RAL 7030)
#e4d96f Straw
#fa5053 Strawberry
#ff9361 Strawberry Blonde
#d53032 Strawberry red (RAL 3018)
#33cc33 Strong Lime Green
#914e75 Sugar Plum
#edff21 Sulfur yellow (RAL 1016)
#f39f18 Sun yellow (RAL 1037)
#ffcc33 Sunglow
#e3ab57 Sunray
#fad6a5 Sunset
#cf6ba9 Super Pink
#a83731 Sweet Brown
#d44500 Syracuse Orange
#d2b48c Tan
#f28500 Tangerine
#e4717a Tango Pink
#4c514a Tarpaulin grey (RAL 7010)
#fb4d46 Tart Orange
#483c32 Taupe
#8b8589 Taupe Gray
#d0f0c0 Tea Green
#f4c2c2 Tea Rose
#008080 Teal
#367588 Teal Blue
#00ffbf Technobotanica
#909090 Telegrey 1 (RAL 7045)
#82898f Telegrey 2 (RAL 7046)
#d0d0d0 Telegrey 4 (RAL 7047)
#cf3476 Telemagenta
#cf3476 Telemagenta (RAL 4010)
#cd5700 Tenné
#4e3b31 Terra brown (RAL 8028)
#e2725b Terra Cotta
#d8bfd8 Thistle
#de6fa1 Thulian Pink
#fc89ac Tickle Me Pink
#0abab5 Tiffany Blue
#dbd7d2 Timberwolf
#eee600 Titanium Yellow
#ff6347 Tomato
#a12312 Tomato red (RAL 3013)
#86a1a9 Tourmaline
#1e1e1e Traffic black (RAL 9017)
#063971 Traffic blue (RAL 5017)
#308446 Traffic green (RAL 6024)
#8d948d Traffic grey A (RAL 7042)
#4e5452 Traffic grey B (RAL 7043)
#f54021 Traffic orange (RAL 2009)
#a03472 Traffic purple (RAL 4006)
#cc0605 Traffic red (RAL 3020)
#f6f6f6 Traffic white (RAL 9016)
#fad201 Traffic yellow (RAL 1023)
#00755e Tropical Rainforest
#2d68c4 True Blue
#1c05b3 Trypan Blue
#3e8ede Tufts Blue
#deaa88 Tumbleweed
#40e0d0 Turquoise
#00ffef Turquoise Blue
#3f888f Turquoise blue (RAL 5018)
#a0d6b4 Turquoise Green
#1e5945 Turquoise green (RAL 6016)
#8a9a5b Turtle Green
#fad6a5 Tuscan
#6f4e37 Tuscan Brown
#7c4848 Tuscan Red
#a67b5b Tuscan Tan
#c09999 Tuscany
#8a496b Twilight Lavender
#66023c Tyrian Purple
#0033aa UA Blue
#d9004c UA Red
#ff6fff Ultra Pink
#fc6c85 Ultra Red
#3f00ff Ultramarine
#4166f5 Ultramarine Blue
#20214f Ultramarine blue (RAL 5002)
#635147 Umber
#332f2c Umbra grey (RAL 7022)
#ffddca Unbleached Silk
#009edb United Nations Blue
#a50021 University of Pennsylvania Red
#ffff66 Unmellow Yellow
#014421 UP Forest Green
#7b1113 UP Maroon
#ae2029 Upsdell Red
#afdbf5 Uranian Blue
#004f98 USAFA Blue
#664228 Van Dyke Brown
#f3e5ab Vanilla
#f38fa9 Vanilla Ice
#5271ff Vantg Blue
#c5b358 Vegas Gold
#c80815 Venetian Red
#43b3ae Verdigris
#e34234 Vermilion
#cb2821 Vermilion (RAL 2002)
#a020f0 Veronica
#8000ff Violet
#ee82ee Violet
#354d73 Violet blue (RAL 5000)
#324ab2 Violet-Blue
#f0599c Violet-red
#f75394 Violet-Red
#40826d Viridian
#009698 Viridian Green
#9f1d35 Vivid Burgundy
#00ccff Vivid Sky Blue
#ffa089 Vivid Tangerine
#9f00ff Vivid Violet
#ceff00 Volt
#004242 Warm Black
#256d7b Water blue (RAL 5021)
#189bcc Weezy Blue
#f5deb3 Wheat
#ffffff White
#a5a5a5 White aluminium (RAL 9006)
#f5f5f5 White Smoke
#a2add0 Wild Blue Yonder
#d470a2 Wild Orchid
#ff43a4 Wild Strawberry
#fc6c85 Wild Watermelon
#fd5800 Willpower Orange
#9da1aa Window grey (RAL 7040)
#a75502 Windsor Tan
#722f37 Wine
#673147 Wine Dregs
#b11226 Wine Red
#5e2129 Wine red (RAL 3005)
#ff007c Winter Sky
#56887d Wintergreen Dream
#c9a0dc Wisteria
#c19a6b Wood Brown
#738678 Xanadu
#eeed09 Xanthic
#f1b42f Xanthous
#00356b Yale Blue
#ffff00 Yellow
#9acd32 Yellow Green
#57a639 Yellow green (RAL 6018)
#8f8b66 Yellow grey (RAL 7034)
#47402e Yellow olive (RAL 6014)
#ffae42 Yellow Orange
#ed760e Yellow orange (RAL 2000)
#fff000 Yellow Rose
#fff700 Yellow Sunshine
#9acd32 Yellow-Green
#2e5090 YInMn Blue
#0014a8 Zaffer
#ff4500 Zarqa
#f5f5f5 Zebra White
#fdf8ff Zinc White
#f8f32b Zinc yellow (RAL 1018)
#2c1608 Zinnwaldite Brown
#6c0277 Zinzolin
#39a78e Zomp
`;

/** The built-in list, by name. Import it dynamically: only a lookup needs it. */
export const namedColours: readonly NamedColour[] = lines
  .trim()
  .split('\n')
  .map((line) => ({ hex: line.slice(0, 7), name: line.slice(8) }));
