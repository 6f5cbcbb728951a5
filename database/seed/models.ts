/**
 * The 60 furniture models of the demo mall: the one list from which pictures are drawn, texts are written and items are made.
 * Sizes are width x depth x height in centimetres, prices whole euros of the smallest size in the cheapest finish.
 */

export const finishes = [
  'oak', 'walnut', 'black-ash', 'white', 'birch', 'forest', 'sand', 'slate', 'terracotta', 'ocean', 'black-steel', 'brass',
] as const
export type Finish = (typeof finishes)[number]

export const categories = [
  { id: 1, key: 'desks' },
  { id: 2, key: 'standing-desks' },
  { id: 3, key: 'office-chairs' },
  { id: 4, key: 'shelves' },
  { id: 5, key: 'drawers' },
  { id: 6, key: 'lamps' },
  { id: 7, key: 'sofas' },
  { id: 8, key: 'tables' },
  { id: 9, key: 'beds' },
  { id: 10, key: 'chairs' },
] as const
export type CategoryKey = (typeof categories)[number]['key']

export type Model = {
  key: string
  category: CategoryKey
  /** What it is, in one plain English line: what is drawn and what the description says. */
  brief: string
  finishes: readonly Finish[]
  sizes: readonly (readonly [width: number, depth: number, height: number])[]
  price: number
  weightKg: number
  /** Decides the shipping rate: the heaviest class of a shop's goods counts. */
  freight: 'parcel' | 'bulky' | 'freight'
}

const wood = ['oak', 'walnut', 'white'] as const
const fabric = ['forest', 'sand', 'slate', 'terracotta'] as const
const metal = ['black-steel', 'brass', 'white'] as const

export const models: readonly Model[] = [
  { key: 'desk-slim', category: 'desks', brief: 'slim writing desk with one flat drawer and four tapered solid wood legs', finishes: wood, sizes: [[100, 50, 74], [120, 60, 74]], price: 189, weightKg: 18, freight: 'bulky' },
  { key: 'desk-trestle', category: 'desks', brief: 'wide table top on two A-shaped trestles', finishes: wood, sizes: [[140, 70, 74], [160, 80, 74]], price: 229, weightKg: 27, freight: 'bulky' },
  { key: 'desk-drawers', category: 'desks', brief: 'desk with a stack of three drawers at the right and a panel leg at the left', finishes: wood, sizes: [[130, 60, 75], [150, 70, 75]], price: 319, weightKg: 41, freight: 'freight' },
  { key: 'desk-steel', category: 'desks', brief: 'wood top on a slender black steel frame with a cross brace at the back', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[120, 60, 73], [140, 70, 73]], price: 169, weightKg: 22, freight: 'bulky' },
  { key: 'desk-secretary', category: 'desks', brief: 'secretary desk with a raised rear shelf of four small compartments', finishes: wood, sizes: [[110, 55, 98]], price: 349, weightKg: 33, freight: 'bulky' },
  { key: 'desk-corner', category: 'desks', brief: 'L-shaped corner desk on square wooden legs', finishes: ['oak', 'white', 'birch'], sizes: [[160, 120, 74], [180, 140, 74]], price: 399, weightKg: 52, freight: 'freight' },

  { key: 'standing-two-leg', category: 'standing-desks', brief: 'electric height-adjustable desk on two telescopic steel columns with feet', finishes: ['oak', 'walnut', 'white', 'black-ash'], sizes: [[120, 70, 72], [140, 80, 72], [160, 80, 72]], price: 449, weightKg: 38, freight: 'freight' },
  { key: 'standing-rounded', category: 'standing-desks', brief: 'height-adjustable desk with a rounded top edge and a cable tray', finishes: ['oak', 'white', 'birch'], sizes: [[140, 70, 72], [160, 80, 72]], price: 529, weightKg: 42, freight: 'freight' },
  { key: 'standing-drawer', category: 'standing-desks', brief: 'height-adjustable desk with a shallow drawer under the top', finishes: wood, sizes: [[130, 70, 73]], price: 569, weightKg: 44, freight: 'freight' },
  { key: 'standing-compact', category: 'standing-desks', brief: 'small single-column sit-stand desk on a broad foot', finishes: ['oak', 'white', 'black-ash'], sizes: [[80, 55, 73]], price: 279, weightKg: 21, freight: 'bulky' },
  { key: 'standing-converter', category: 'standing-desks', brief: 'desktop riser with a keyboard shelf on scissor arms', finishes: ['oak', 'white', 'black-ash'], sizes: [[80, 40, 15]], price: 149, weightKg: 14, freight: 'parcel' },
  { key: 'standing-conference', category: 'standing-desks', brief: 'long height-adjustable meeting table on three columns', finishes: ['oak', 'walnut', 'white'], sizes: [[200, 90, 72], [240, 100, 72]], price: 899, weightKg: 74, freight: 'freight' },

  { key: 'office-task', category: 'office-chairs', brief: 'task chair with an upholstered seat and back, armrests and a five-star base on castors', finishes: fabric, sizes: [[64, 64, 98]], price: 259, weightKg: 16, freight: 'bulky' },
  { key: 'office-high-back', category: 'office-chairs', brief: 'high-back office chair with a headrest and a five-star base on castors', finishes: fabric, sizes: [[66, 66, 122]], price: 389, weightKg: 21, freight: 'bulky' },
  { key: 'office-shell', category: 'office-chairs', brief: 'bent plywood shell chair on a swivel base with castors', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[56, 56, 84]], price: 219, weightKg: 11, freight: 'bulky' },
  { key: 'office-stool', category: 'office-chairs', brief: 'round height-adjustable stool on a single foot', finishes: fabric, sizes: [[40, 40, 62]], price: 119, weightKg: 8, freight: 'parcel' },
  { key: 'office-saddle', category: 'office-chairs', brief: 'saddle stool with a curved seat on a castor base', finishes: ['forest', 'slate', 'terracotta'], sizes: [[48, 48, 66]], price: 169, weightKg: 9, freight: 'parcel' },
  { key: 'office-visitor', category: 'office-chairs', brief: 'cantilever visitor chair with padded seat and back on a bent steel tube', finishes: fabric, sizes: [[55, 58, 86]], price: 179, weightKg: 9, freight: 'bulky' },

  { key: 'shelf-ladder', category: 'shelves', brief: 'ladder shelf with five boards, narrower towards the top, leaning on the wall', finishes: wood, sizes: [[60, 38, 180]], price: 129, weightKg: 13, freight: 'bulky' },
  { key: 'shelf-cube', category: 'shelves', brief: 'open cube bookcase of two by four compartments', finishes: ['oak', 'white', 'birch'], sizes: [[76, 39, 147], [147, 39, 147]], price: 139, weightKg: 32, freight: 'freight' },
  { key: 'shelf-tall', category: 'shelves', brief: 'tall bookcase with six shelves and a solid back', finishes: wood, sizes: [[80, 32, 200], [100, 32, 200]], price: 199, weightKg: 38, freight: 'freight' },
  { key: 'shelf-steel', category: 'shelves', brief: 'four wooden boards in a thin black steel frame', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[90, 35, 140]], price: 179, weightKg: 21, freight: 'bulky' },
  { key: 'shelf-wall', category: 'shelves', brief: 'wall shelf of two boards on brass brackets', finishes: wood, sizes: [[80, 22, 36], [120, 22, 36]], price: 59, weightKg: 5, freight: 'parcel' },
  { key: 'shelf-room-divider', category: 'shelves', brief: 'low asymmetric room divider shelf open on both sides', finishes: ['oak', 'walnut', 'birch'], sizes: [[150, 35, 110]], price: 289, weightKg: 36, freight: 'freight' },

  { key: 'drawers-chest', category: 'drawers', brief: 'chest of four wide drawers on short tapered legs', finishes: wood, sizes: [[80, 45, 96], [100, 45, 96]], price: 279, weightKg: 44, freight: 'freight' },
  { key: 'drawers-sideboard', category: 'drawers', brief: 'long sideboard with two doors and three middle drawers', finishes: wood, sizes: [[160, 42, 75], [200, 42, 75]], price: 449, weightKg: 58, freight: 'freight' },
  { key: 'drawers-pedestal', category: 'drawers', brief: 'rolling desk pedestal with three drawers on castors', finishes: ['oak', 'white', 'black-steel'], sizes: [[42, 50, 58]], price: 149, weightKg: 19, freight: 'bulky' },
  { key: 'drawers-tallboy', category: 'drawers', brief: 'narrow tallboy with six drawers', finishes: wood, sizes: [[50, 42, 128]], price: 259, weightKg: 39, freight: 'freight' },
  { key: 'drawers-bedside', category: 'drawers', brief: 'bedside table with one drawer and an open shelf on round legs', finishes: wood, sizes: [[45, 38, 55]], price: 99, weightKg: 10, freight: 'parcel' },
  { key: 'drawers-tv', category: 'drawers', brief: 'low media bench with slatted sliding doors', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[140, 40, 50], [180, 40, 50]], price: 349, weightKg: 37, freight: 'freight' },

  { key: 'lamp-desk-arm', category: 'lamps', brief: 'articulated desk lamp with a conical metal shade', finishes: metal, sizes: [[18, 45, 55]], price: 69, weightKg: 2, freight: 'parcel' },
  { key: 'lamp-floor-arc', category: 'lamps', brief: 'arc floor lamp with a half-sphere shade on a heavy round base', finishes: metal, sizes: [[110, 35, 190]], price: 189, weightKg: 14, freight: 'bulky' },
  { key: 'lamp-floor-tripod', category: 'lamps', brief: 'tripod floor lamp with wooden legs and a linen drum shade', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[50, 50, 150]], price: 139, weightKg: 5, freight: 'bulky' },
  { key: 'lamp-pendant', category: 'lamps', brief: 'wide dome pendant lamp on a textile cord', finishes: metal, sizes: [[40, 40, 28], [55, 55, 36]], price: 89, weightKg: 3, freight: 'parcel' },
  { key: 'lamp-globe', category: 'lamps', brief: 'table lamp with an opal glass globe on a slim metal stem', finishes: metal, sizes: [[22, 22, 42]], price: 59, weightKg: 2, freight: 'parcel' },
  { key: 'lamp-mushroom', category: 'lamps', brief: 'small mushroom-shaped table lamp with a lacquered shade', finishes: ['terracotta', 'sand', 'forest'], sizes: [[28, 28, 34]], price: 79, weightKg: 2, freight: 'parcel' },

  { key: 'sofa-two', category: 'sofas', brief: 'two-seat sofa with piped cushions and tapered wooden legs', finishes: fabric, sizes: [[164, 88, 82]], price: 699, weightKg: 48, freight: 'freight' },
  { key: 'sofa-three', category: 'sofas', brief: 'three-seat sofa with slim arms and loose back cushions', finishes: fabric, sizes: [[212, 90, 82]], price: 899, weightKg: 62, freight: 'freight' },
  { key: 'sofa-corner', category: 'sofas', brief: 'corner sofa with a chaise longue at the right', finishes: ['sand', 'slate', 'ocean'], sizes: [[270, 165, 84]], price: 1399, weightKg: 95, freight: 'freight' },
  { key: 'sofa-armchair', category: 'sofas', brief: 'armchair with a curved back and round wooden legs', finishes: ['forest', 'sand', 'terracotta', 'ocean'], sizes: [[78, 80, 76]], price: 399, weightKg: 24, freight: 'bulky' },
  { key: 'sofa-bench', category: 'sofas', brief: 'upholstered hall bench on wooden legs', finishes: fabric, sizes: [[110, 40, 46], [140, 40, 46]], price: 219, weightKg: 14, freight: 'bulky' },
  { key: 'sofa-pouf', category: 'sofas', brief: 'round upholstered pouf with a stitched seam', finishes: ['forest', 'sand', 'terracotta', 'ocean'], sizes: [[50, 50, 40]], price: 109, weightKg: 6, freight: 'parcel' },

  { key: 'table-dining', category: 'tables', brief: 'rectangular dining table with rounded corners and turned legs', finishes: wood, sizes: [[160, 90, 75], [200, 95, 75]], price: 549, weightKg: 46, freight: 'freight' },
  { key: 'table-round', category: 'tables', brief: 'round dining table on a central pedestal', finishes: wood, sizes: [[110, 110, 75], [130, 130, 75]], price: 479, weightKg: 38, freight: 'freight' },
  { key: 'table-extending', category: 'tables', brief: 'extending dining table with a visible centre leaf and square legs', finishes: ['oak', 'walnut', 'white'], sizes: [[140, 85, 75]], price: 629, weightKg: 54, freight: 'freight' },
  { key: 'table-coffee', category: 'tables', brief: 'coffee table with a slatted shelf below the top', finishes: wood, sizes: [[110, 60, 42]], price: 199, weightKg: 19, freight: 'bulky' },
  { key: 'table-side', category: 'tables', brief: 'round side table with a raised rim on three legs', finishes: ['oak', 'walnut', 'black-ash', 'white'], sizes: [[45, 45, 50]], price: 89, weightKg: 6, freight: 'parcel' },
  { key: 'table-console', category: 'tables', brief: 'narrow hall console with two small drawers', finishes: wood, sizes: [[110, 35, 80]], price: 239, weightKg: 18, freight: 'bulky' },

  { key: 'bed-slatted', category: 'beds', brief: 'bed with a slatted headboard and a mattress with white linen', finishes: ['oak', 'walnut', 'birch'], sizes: [[140, 210, 95], [160, 210, 95], [180, 210, 95]], price: 449, weightKg: 52, freight: 'freight' },
  { key: 'bed-upholstered', category: 'beds', brief: 'upholstered bed with a tall padded headboard in vertical channels', finishes: ['forest', 'sand', 'slate'], sizes: [[160, 215, 115], [180, 215, 115]], price: 699, weightKg: 64, freight: 'freight' },
  { key: 'bed-platform', category: 'beds', brief: 'low platform bed with a wide rim and no headboard', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[160, 220, 32], [180, 220, 32]], price: 499, weightKg: 56, freight: 'freight' },
  { key: 'bed-drawers', category: 'beds', brief: 'storage bed with two drawers in the side and a plain headboard', finishes: ['oak', 'white'], sizes: [[140, 206, 90], [160, 206, 90]], price: 599, weightKg: 78, freight: 'freight' },
  { key: 'bed-day', category: 'beds', brief: 'day bed with three sides and a thick seat cushion', finishes: ['oak', 'white', 'birch'], sizes: [[90, 206, 80]], price: 379, weightKg: 41, freight: 'freight' },
  { key: 'bed-canopy', category: 'beds', brief: 'four-poster bed with a thin square frame', finishes: ['oak', 'black-ash'], sizes: [[160, 210, 205]], price: 749, weightKg: 60, freight: 'freight' },

  { key: 'chair-dining', category: 'chairs', brief: 'dining chair with a curved wooden back rest and an upholstered seat', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[50, 52, 79]], price: 129, weightKg: 6, freight: 'parcel' },
  { key: 'chair-spindle', category: 'chairs', brief: 'spindle-back wooden chair with a saddle seat', finishes: ['oak', 'black-ash', 'white', 'birch'], sizes: [[48, 50, 85]], price: 99, weightKg: 5, freight: 'parcel' },
  { key: 'chair-upholstered', category: 'chairs', brief: 'fully upholstered dining chair with a rounded back on wooden legs', finishes: fabric, sizes: [[54, 57, 80]], price: 159, weightKg: 8, freight: 'bulky' },
  { key: 'chair-stacking', category: 'chairs', brief: 'stacking chair of moulded plywood on steel legs', finishes: ['oak', 'walnut', 'black-ash', 'white'], sizes: [[52, 51, 80]], price: 79, weightKg: 5, freight: 'parcel' },
  { key: 'chair-bar', category: 'chairs', brief: 'bar stool with a low back rest and a foot ring', finishes: ['oak', 'walnut', 'black-ash'], sizes: [[42, 46, 88]], price: 139, weightKg: 7, freight: 'bulky' },
  { key: 'chair-rocking', category: 'chairs', brief: 'rocking chair with a padded seat and tall slatted back', finishes: ['oak', 'walnut', 'birch'], sizes: [[64, 85, 102]], price: 289, weightKg: 12, freight: 'bulky' },
]
