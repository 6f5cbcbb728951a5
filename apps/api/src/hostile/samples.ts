import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Call } from '@galleria/contract/define-call'
import { seed, type Dice } from './dice.ts'

/**
 * A slot in a body and what the contract allows there, so that it can be broken exactly at its
 * bounds.
 */
export type Slot = {
  readonly path: readonly (string | number)[]
  readonly kind: string
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly idKind?: string | undefined
  readonly isPattern?: boolean
}
export type Sample = { readonly value: unknown; readonly slots: readonly Slot[] }

/**
 * What the caller owns, by the prefix of its ids (`ord`), and under `payUniqueKey` the keys of the
 * own attempts.
 */
export type Belongings = Readonly<Record<string, readonly string[]>>

/** Stands where the contract takes whatever is sent, because nobody looks at it. */
export const ANYTHING = Object.freeze({ any: 'thing' })

type Schema = z.core.$ZodType
type Walk = {
  readonly dice: Dice
  readonly own: Belongings
  readonly slots: Slot[]
  readonly isFull: boolean
  readonly field: string
  readonly path: readonly (string | number)[]
}

/** A body that the contract of a call lets through; with `isFull` every optional field is there. */
export function sampleBody(
  call: Call,
  options: { dice: Dice; own: Belongings; isFull?: boolean },
): Sample {
  const slots: Slot[] = []
  const value = sample(call.body, {
    ...options,
    isFull: options.isFull ?? false,
    slots,
    field: '',
    path: [],
  })
  return { value, slots }
}

function sample(schema: Schema, walk: Walk): unknown {
  const def = schema._zod.def as unknown as { type: string } & Record<string, unknown>
  const idKind = idKindOf(schema)
  if (idKind)
    return note(
      walk,
      { kind: 'id', idKind },
      walk.dice.pick(walk.own[idKind]?.length ? walk.own[idKind] : [missingId(idKind)]),
    )
  switch (def.type) {
    case 'object':
      return sampleObject(def['shape'] as Record<string, Schema>, walk)
    case 'array':
      return sampleArray(schema, def['element'] as Schema, walk)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return sample(def['innerType'] as Schema, walk)
    case 'pipe':
      return sample(def['in'] as Schema, walk)
    case 'union':
      return sample(walk.dice.pick(def['options'] as Schema[]), walk)
    case 'record':
      return note(
        walk,
        { kind: 'object' },
        { some: sample(def['valueType'] as Schema, { ...walk, path: [...walk.path, 'some'] }) },
      )
    case 'enum':
      return note(
        walk,
        { kind: 'word' },
        sampleWord(Object.values(def['entries'] as Record<string, string>), walk),
      )
    case 'literal':
      return note(walk, { kind: 'word' }, walk.dice.pick(def['values'] as unknown[]))
    case 'boolean':
      return note(walk, { kind: 'boolean' }, walk.dice.hit(0.5))
    case 'null':
      return null
    case 'number':
    case 'int':
      return sampleNumber(schema, walk)
    case 'string':
      return sampleText(schema, walk)
    case 'any':
    case 'unknown':
      return note(walk, { kind: 'any' }, ANYTHING)
    default:
      throw new Error(
        `no sample is known for a ${def.type} at ${walk.path.join('.')}; teach samples.ts`,
      )
  }
}

/** The prefix of the ids a field takes, by the example that the contract gives. */
function idKindOf(schema: Schema): string | undefined {
  return /^([a-z]+)_[0-9a-z]{26}$/.exec(
    String(
      (
        z.globalRegistry.get(schema as never)?.['examples'] as readonly unknown[] | undefined
      )?.[0] ?? '',
    ),
  )?.[1]
}

function note(walk: Walk, slot: Omit<Slot, 'path'>, value: unknown): unknown {
  walk.slots.push({ ...slot, path: walk.path })
  return value
}

/** The country is that of the post code in `TEXTS`. */
function sampleWord(words: readonly string[], { field, dice }: Walk): string {
  return field === 'country' && words.includes('DE') ? 'DE' : dice.pick(words)
}

const OPTIONAL = new Set(['optional', 'default', 'prefault'])
/**
 * Left out by follow-ups alone: a first review has stars. Goods have a maker and are sent, and
 * rooms have an address.
 */
const ASKED_FOR = new Set(['rateDict', 'manufacturer', 'responsiblePerson', 'freight', 'address'])

function sampleObject(shape: Record<string, Schema>, walk: Walk): unknown {
  note(walk, { kind: 'object' }, undefined)
  const fields = Object.entries(shape).filter(
    ([name, field]) =>
      walk.isFull ||
      !OPTIONAL.has(field._zod.def.type) ||
      walk.dice.hit(0.8) ||
      ASKED_FOR.has(name),
  )
  return Object.fromEntries(
    fields.map(([field, schema]) => [
      field,
      sample(schema, { ...walk, field, path: [...walk.path, field] }),
    ]),
  )
}

function sampleArray(schema: Schema, element: Schema, walk: Walk): unknown {
  const { minItems = 0, maxItems } = boundsOf(schema)
  note(walk, { kind: 'array', least: minItems, most: maxItems }, undefined)
  // Where ids are asked for, all of that kind: a quote is for the whole cart.
  const own = walk.own[idKindOf(element) ?? ''] ?? []
  if (own.length > 0)
    return own
      .slice(0, maxItems)
      .map((id, index) =>
        note(
          { ...walk, path: [...walk.path, index] },
          { kind: 'id', idKind: idKindOf(element) },
          id,
        ),
      )
  const count = Math.max(minItems, Math.min(maxItems ?? 2, 1))
  return Array.from({ length: count }, (_, index) =>
    sample(element, { ...walk, path: [...walk.path, index] }),
  )
}

/** Numbers that mean something in the small catalogue of the tests. */
const NUMBERS: Record<string, readonly number[]> = {
  skuId: [1, 3, 4],
  shopId: [5, 11],
  itemShopId: [5, 11],
  itemId: [1001, 1002],
  categoryId: [1, 3],
  // Of a card, too.
  validDays: [1095],
  carrierId: [1, 2],
  // Of a tax, as a fraction.
  rate: [0.2],
  id: [1, 5, 1001],
  skuQty: [1],
  qty: [1],
  tradeQty: [1],
}

function sampleNumber(schema: Schema, walk: Walk): unknown {
  const { minimum = 0, maximum } = boundsOf(schema)
  const known = (NUMBERS[walk.field] ?? []).filter(
    (one) => one >= minimum && one <= (maximum ?? one),
  )
  return note(
    walk,
    { kind: 'number', least: minimum, most: maximum },
    known.length > 0 ? walk.dice.pick(known) : Math.min(maximum ?? 1, Math.max(minimum, 1)),
  )
}

/** Texts that a rule behind the contract asks for; all others are plain words. */
const TEXTS: Record<string, string> = {
  // Two days of one call, in their order.
  from: '2026-01-01',
  to: '2026-06-30',
  account: 'ben@galleria.test',
  'route.account': 'DE89370400440532013000',
  password: 'galleria-demo',
  email: 'kim@galleria.test',
  personPhone: '+49 4030123456',
  gender: 'FEMALE',
  firstName: 'Kim',
  lastName: 'Petersen',
  poiName: 'Lange Reihe',
  houseNo: '5a',
  postalCode: '20099',
  city: 'Hamburg',
  province: 'Hamburg',
  country: 'Deutschland',
  detailAddress: '',
  payChannel: 'MOCKPAY',
  payMethod: 'mockpay',
  site: 'DE',
  countryCode: 'DE',
  tradeType: 'NORMAL',
  // No spaces: an article number stands on labels.
  skuCode: 'ZZ-1',
  // With its check digit.
  gtin: '4006381333931',
  // A carrier's, as its tracking service knows it; to every other call a code like any other.
  code: 'zz-1',
  // A column of a table of goods.
  fieldList: 'sku',
  trackingUrl: 'https://carrier.test/{number}',
}

function sampleText(schema: Schema, walk: Walk): unknown {
  const { minLength = 0, maxLength, pattern } = boundsOf(schema)
  const slot = {
    kind: 'text',
    least: minLength,
    most: maxLength,
    isPattern: pattern !== undefined,
  }
  const owned = walk.own[walk.field]
  if (owned?.length) return note(walk, slot, walk.dice.pick(owned))
  const known = TEXTS[walk.path.slice(-2).join('.')] ?? TEXTS[walk.field]
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= (maxLength ?? 1000) &&
    (pattern === undefined || new RegExp(pattern).test(text))
  if (known !== undefined && fits(known)) return note(walk, slot, known)
  if (pattern) return note(walk, slot, walk.dice.pick(matching(pattern).filter(fits)))
  return note(
    walk,
    slot,
    'a word and another'
      .slice(0, Math.max(minLength, Math.min(maxLength ?? 18, 18)))
      .padEnd(minLength, 'x')
      .trimEnd()
      .padEnd(minLength, 'x'),
  )
}

const matches = new Map<string, readonly string[]>()
function matching(pattern: string): readonly string[] {
  const found =
    matches.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 20, seed })
  matches.set(pattern, found)
  return found
}

type Bounds = {
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}
const known = new WeakMap<Schema, Bounds>()
function boundsOf(schema: Schema): Bounds {
  const found =
    known.get(schema) ??
    (z.toJSONSchema(schema as never, { io: 'input', unrepresentable: 'any' }) as Bounds)
  known.set(schema, found)
  return found
}

export function missingId(prefix: string): string {
  return `${prefix}_01jd4vr6f5e7s8kq2m3n4p5q6r`
}
