import { categories, models, type Finish, type Model } from './models.ts'
import type { Row } from '../../../database/bulk-insert.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import type { Random } from './random.ts'
import { HOUSE_SHOP, manufacturerOf, shopById, shopFor, type Shop } from './shops.ts'
import { isGtin } from '@galleria/contract/item-rules'
import { growth, measuresOf, sizeLabel, sizesOf, type Size } from './sizes.ts'
import { slugOf } from './slug.ts'
import { itemNames } from './texts/item-names.ts'
import { modelTextsIn } from './model-texts.ts'

export type Sku = {
  id: number
  item: Item
  code: string
  suffix: string
  finish: Finish
  size: Size
  sizeName: string
  weightG: number
  picture: string
  position: number
}
export type Item = {
  id: number
  shop: Shop
  categoryId: number
  model: Model
  properName: string
  urlKey: string
  energyClass: string | null
  onSaleSince: number
  skus: Sku[]
  /** How often it is bought, compared with the others. */
  appeal: number
}

const FIRST_ITEM = 1001
const FIRST_SKU = 100_001
const ITEMS_PER_MODEL = 4

const finishCodes: Readonly<Record<Finish, string>> = {
  oak: 'OAK',
  walnut: 'WAL',
  'black-ash': 'ASH',
  white: 'WHI',
  birch: 'BIR',
  forest: 'FOR',
  sand: 'SAN',
  slate: 'SLA',
  terracotta: 'TER',
  ocean: 'OCE',
  'black-steel': 'STE',
  brass: 'BRA',
}

/**
 * 240 items: every model four times under names of their own, each shop with its own choice of
 * finishes and sizes.
 */
export function planItems(random: Random, now: number): Item[] {
  const items: Item[] = []
  let skuId = FIRST_SKU
  for (let nth = 0; nth < ITEMS_PER_MODEL; nth++) {
    for (const model of models) {
      const item = planItem(random, now, model, nth, items.length)
      item.skus = chooseVariants(model, nth).map(([finish, size], position) =>
        makeSku(skuId++, item, finish, size, position),
      )
      items.push(item)
    }
  }
  return items
}

function planItem(random: Random, now: number, model: Model, nth: number, index: number): Item {
  const category = categories.find(({ key }) => key === model.category)!
  const modelInCategory = models.filter((one) => one.category === model.category).indexOf(model)
  const properName = itemNames[index]!
  // Most of the range is older than the mall's first order; some came later, so that "newest" has
  // something to show.
  const daysOnSale =
    nth === 0
      ? random.int(600, 1100)
      : random.chance(0.3)
        ? random.int(9, 540)
        : random.int(560, 1000)
  return {
    id: FIRST_ITEM + index,
    shop: shopById(shopFor(model.category, modelInCategory, nth)),
    categoryId: category.id,
    model,
    properName,
    urlKey: slugOf(`${properName} ${modelTextsIn('en')[model.key]!.noun}`),
    energyClass: model.category === 'lamps' ? random.pick(['C', 'D', 'E', 'F']) : null,
    onSaleSince: Math.floor(now / DAY - daysOnSale) * DAY + 8 * HOUR,
    skus: [],
    // A few are bought a lot, most now and then: the long tail of every shop.
    appeal: (nth === 0 ? 1.6 : 1) / (0.15 + random.next()),
  }
}

/**
 * The house shop has everything; each of the others leaves something out and begins with another
 * finish, so that no two look alike in a listing.
 */
function chooseVariants(model: Model, nth: number): [Finish, Size][] {
  const count = model.finishes.length
  const turned = model.finishes.map((_, index) => model.finishes[(index + nth) % count]!)
  const finishes = nth === 0 || nth === 3 ? turned : turned.slice(0, Math.max(2, count - 1))
  const all = sizesOf(model)
  const sizes =
    nth === 0 ? all : nth === 1 ? all.slice(0, 2) : nth === 2 ? all.slice(-2) : all.slice(0, 1)
  return finishes.flatMap((finish) => sizes.map((size): [Finish, Size] => [finish, size]))
}

function makeSku(id: number, item: Item, finish: Finish, size: Size, position: number): Sku {
  const { model, shop } = item
  const measures = measuresOf(model, size)
  const [width, , height] = size
  const sharesWidth = sizesOf(model).filter(([other]) => other === width).length > 1
  return {
    id,
    item,
    finish,
    size,
    position,
    code: `${shop.initials}-${item.id}-${finishCodes[finish]}-${sharesWidth ? height : width}`,
    suffix: `${finish}-${measures.join('x')}`,
    sizeName: sizeLabel(model, size),
    weightG: Math.round(model.weightKg * 10 * growth(model, size) ** 0.8) * 100,
    picture: `${model.key}--${finish}`,
  }
}

export function itemRows(
  items: readonly Item[],
  sold: ReadonlyMap<number, number>,
  ratings: ReadonlyMap<number, { sum: number; count: number }>,
): Row[] {
  return items.map(
    ({ id, shop, categoryId, urlKey, properName, model, energyClass, onSaleSince }) => ({
      id,
      shop_id: shop.id,
      category_id: categoryId,
      url_key: urlKey,
      proper_name: properName,
      model: model.key,
      manufacturer: manufacturerOf(shop),
      responsible_person: shop.responsiblePerson ?? manufacturerOf(shop),
      energy_class: energyClass,
      freight: model.freight,
      on_sale_since: new Date(onSaleSince),
      sold_count: sold.get(id) ?? 0,
      rating_sum: ratings.get(id)?.sum ?? 0,
      rating_count: ratings.get(id)?.count ?? 0,
      is_listed: true,
    }),
  )
}

/**
 * From the prefixes 200 to 299, which GS1 leaves to everybody's own house: no maker in the world
 * has this number.
 */
function inHouseGtin(id: number): string {
  const digits = `200${String(id).padStart(9, '0')}`
  const last = [...'0123456789'].find((digit) => isGtin(digits + digit)) ?? ''
  return digits + last
}

export function skuRows(items: readonly Item[]): Row[] {
  return items
    .flatMap(({ skus }) => skus)
    .map(({ id, item, code, suffix, finish, size, sizeName, weightG, picture, position }) => ({
      id,
      item_id: item.id,
      code,
      // The house shop has its goods numbered, the others have not.
      gtin: item.shop.id === HOUSE_SHOP ? inHouseGtin(id) : null,
      gtin_shop_id: item.shop.id === HOUSE_SHOP ? HOUSE_SHOP : null,
      suffix,
      finish,
      size: sizeName,
      width_mm: size[0] * 10,
      depth_mm: size[1] * 10,
      height_mm: size[2] * 10,
      weight_g: weightG,
      picture,
      position,
    }))
}
