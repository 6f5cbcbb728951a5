import type { Argument } from '@galleria/contract/define-call'
import { attributeFields, type TableField } from '@galleria/contract/goods-table-rules'
import { itemDeskCalls } from '@galleria/contract/item-desk'
import { measuresOfGoods } from '@galleria/contract/item-rules'
import { languages, sites, type Language } from '@galleria/contract/storefronts'
import { fieldErrors, type FieldError } from '#platform/bind.ts'
import { partsOf, type TableAttribute } from './attributes.rules.ts'
import { linesOf } from './cells.rules.ts'
import type { WireVoucherTerms } from '@galleria/contract/voucher-terms'
import type { Facts, Remark } from './goods-table.types.ts'

/** The forms of the back office, filled in from a table: what they refuse, a row is refused for. */

export type ItemForm = Omit<Argument<typeof itemDeskCalls.saveItem>, 'itemId' | 'version'>
export type VersionForm = Omit<
  Argument<typeof itemDeskCalls.saveVersion>,
  'itemId' | 'version' | 'skuId' | 'imageUrl'
>
export type Rooms = readonly {
  readonly id: number
  readonly key: string
  /** Ids from the top down to its own. */ readonly path: readonly number[]
}[]
/** What items can be and what is asked of them there. */
export type Places = { readonly rooms: Rooms; readonly attributes?: readonly TableAttribute[] }

const PARTS = ['name', 'description', 'details'] as const

/**
 * An item's form with what a row says of it; of languages that it says nothing of, nothing is
 * written. How codes are sold, no table changes.
 */
export function itemFormOf(
  facts: Facts,
  { rooms, attributes = [] }: Places,
  imageList: readonly string[],
  voucher: WireVoucherTerms | null = null,
): ItemForm {
  const room = rooms.find(({ key }) => key === facts.category)
  const spoken = languages.filter((language) =>
    PARTS.some((part) => facts[`${part}.${language}`] !== undefined),
  )
  return {
    categoryId: room?.id ?? 0,
    language: (facts.language ?? '') as Language,
    textList: spoken.map((language) => ({
      language,
      name: textOf(facts, `name.${language}`),
      description: textOf(facts, `description.${language}`),
      details: linesOf(textOf(facts, `details.${language}`)),
    })),
    ...(voucher ? { energyClass: null } : formOfGoods(facts)),
    attributeList: attributes.flatMap((attribute) =>
      room?.path.includes(attribute.categoryId) ? attributeForm(attribute, facts) : [],
    ),
    voucher: voucher as NonNullable<ItemForm['voucher']> | null,
    imageList: [...imageList],
  }
}

const formOfGoods = (facts: Facts) => ({
  manufacturer: textOf(facts, 'manufacturer'),
  responsiblePerson: textOf(facts, 'responsible'),
  energyClass: (facts.energy ?? null) as ItemForm['energyClass'],
  freight: (facts.freight ?? '') as NonNullable<ItemForm['freight']>,
})

/** What a row says of an attribute, if anything. */
function attributeForm(
  attribute: TableAttribute,
  facts: Facts,
): NonNullable<ItemForm['attributeList']> {
  const { key, kind } = attribute
  const fields = attributeFields(attribute).filter((field) => facts[field] !== undefined)
  const [field] = fields
  if (field === undefined) return []
  if (kind === 'choice') return [{ key, option: textOf(facts, field) }]
  if (kind === 'number') return [{ key, number: Number(facts[field] ?? 0) }]
  const textList = fields.flatMap((one) => {
    const { language } = partsOf(one)
    return language ? [{ language, text: textOf(facts, one) }] : []
  })
  return [{ key, textList }]
}

export function versionFormOf(facts: Facts, skuCode: string): VersionForm {
  return {
    skuCode,
    ...(facts.gtin === undefined ? {} : { gtin: textOf(facts, 'gtin') }),
    sizeName: textOf(facts, 'size'),
    ...measuresIn(facts),
    priceList: sites.flatMap((site) => {
      const amount = facts[`price.${site}`]
      return typeof amount === 'number' ? [{ site, amount }] : []
    }),
  }
}

const textOf = (facts: Facts, field: TableField) => String(facts[field] ?? '')

/** Those that a row gives. */
function measuresIn(facts: Facts): Pick<VersionForm, (typeof measuresOfGoods)[number]> {
  return Object.fromEntries(
    measuresOfGoods.flatMap((field) => {
      const value = facts[NAMES[field] ?? 'sku']
      return value === undefined ? [] : [[field, field === 'finish' ? value : Number(value)]]
    }),
  )
}

const NAMES: Readonly<Record<string, TableField>> = {
  categoryId: 'category',
  language: 'language',
  manufacturer: 'manufacturer',
  responsiblePerson: 'responsible',
  energyClass: 'energy',
  freight: 'freight',
  shopId: 'shop',
  skuCode: 'sku',
  gtin: 'gtin',
  finish: 'finish',
  sizeName: 'size',
  widthCm: 'width',
  depthCm: 'depth',
  heightCm: 'height',
  weightKg: 'weight',
}

/**
 * The column of a field of these forms, by its path: `textList.0.name` is the name in the language
 * of the first text.
 */
export function fieldOfPath(
  path: string,
  form: {
    readonly textList?: readonly { readonly language: Language }[]
    readonly priceList?: readonly { readonly site: string }[]
    readonly attributeList?: ItemForm['attributeList']
  },
): TableField | undefined {
  const [name = '', index, part] = path.split('.')
  if (name === 'textList') {
    const language = form.textList?.[Number(index)]?.language
    if (language === undefined) return undefined
    return PARTS.includes(part as never)
      ? (`${part}.${language}` as TableField)
      : `name.${language}`
  }
  if (name === 'attributeList') {
    // By its place in the form, or by its key.
    const one = form.attributeList?.[Number(index)] ?? { key: index ?? '', textList: [] }
    const [, , , nth] = path.split('.')
    const language = one.textList?.[Number(nth ?? 0)]?.language
    return language ? `attribute.${one.key}.${language}` : `attribute.${one.key}`
  }
  if (name === 'priceList') {
    const site = form.priceList?.[Number(index)]?.site
    return site === undefined ? undefined : (`price.${site}` as TableField)
  }
  return NAMES[name]
}

export function itemErrors(form: ItemForm, given: Facts): Remark[] {
  const parsed = itemDeskCalls.saveItem.body.safeParse({ ...form, itemId: 1, version: 1 })
  return parsed.success ? [] : remarksOf(fieldErrors(parsed.error.issues), form, given)
}

/** Goods have their measures, a service or a card has none. */
export function versionErrors(
  form: VersionForm,
  given: Facts,
  { isMeasured }: { readonly isMeasured: boolean },
): Remark[] {
  const parsed = itemDeskCalls.saveVersion.body.safeParse({ ...form, itemId: 1, version: 1 })
  const wrong = measuresOfGoods
    .filter((field) => (form[field] === undefined) === isMeasured)
    .map((path) => ({ path, code: isMeasured ? 'required' : 'table_of_goods' }))
  return remarksOf(
    [...(parsed.success ? [] : fieldErrors(parsed.error.issues)), ...wrong],
    form,
    given,
  )
}

/** What is not given at all is missing, whatever the rule that found it says. */
export function remarksOf(
  errors: readonly FieldError[],
  form: Parameters<typeof fieldOfPath>[1],
  given: Facts,
): Remark[] {
  const remarks = errors.map(({ path, code, max }): Remark => {
    const field = fieldOfPath(path, form)
    if (field === undefined) return { code }
    return {
      field,
      code: given[field] === undefined ? 'required' : code,
      ...(max === undefined ? {} : { facts: { max } }),
    }
  })
  return remarks.filter(
    (one, index) => remarks.findIndex(({ field }) => field === one.field) === index,
  )
}
