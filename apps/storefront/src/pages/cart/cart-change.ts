import type { WireCartLine } from '@galleria/contract/cart'
import { clampToStep } from '../../parts/measure.tsx'

/**
 * Everything a person can do to the cart. The same change is shown at once, sent as a form, and
 * read by the page's action.
 */
export type CartChange =
  | {
      readonly intent: 'quantity'
      readonly id: string
      readonly skuQty: number
      /** The step of what is sold by measure. */ readonly by?: number
    }
  | { readonly intent: 'select'; readonly ids: readonly string[]; readonly isSelected: boolean }
  | { readonly intent: 'insure'; readonly id: string; readonly isInsured: boolean }
  | { readonly intent: 'remove'; readonly ids: readonly string[] }
  | { readonly intent: 'restore'; readonly line: WireCartLine; readonly position: number }

/** The cart as it will be. */
export function applyChange(
  lines: readonly WireCartLine[],
  change: CartChange,
): readonly WireCartLine[] {
  switch (change.intent) {
    case 'quantity':
      return lines.map((line) =>
        line.id === change.id ? { ...line, skuQty: change.skuQty } : line,
      )
    case 'select':
      return lines.map((line) =>
        change.ids.includes(line.id) ? { ...line, isSelected: change.isSelected } : line,
      )
    case 'insure':
      return lines.map((line) =>
        line.id === change.id ? { ...line, isInsured: change.isInsured } : line,
      )
    case 'remove':
      return lines.filter((line) => !change.ids.includes(line.id))
    // A line that was put back has a new id, so its goods tell whether the answer has come.
    case 'restore':
      return lines.some((line) => isSameGoods(line, change.line))
        ? lines
        : lines.toSpliced(change.position, 0, change.line)
  }
}

/** A set is another thing than its main item, and than the same set in other versions. */
function isSameGoods(a: WireCartLine, b: WireCartLine): boolean {
  const skusOf = ({ sku, diySkuLineList }: WireCartLine) =>
    [sku, ...diySkuLineList.map((part) => part.sku)].map(({ id }) => id).join()
  return skusOf(a) === skusOf(b)
}

export type Fields = readonly (readonly [name: string, value: string])[]

/** A change as form fields. */
export function fieldsOf(change: CartChange): Fields {
  switch (change.intent) {
    case 'quantity':
      return [
        ['intent', change.intent],
        ['id', change.id],
        ['skuQty', String(change.skuQty)],
        ...stepOf(change.by),
      ]
    case 'select':
      return [
        ['intent', change.intent],
        ['isSelected', String(change.isSelected)],
        ...change.ids.map((id) => ['id', id] as const),
      ]
    case 'insure':
      return [
        ['intent', change.intent],
        ['isInsured', String(change.isInsured)],
        ['id', change.id],
      ]
    case 'remove':
      return [['intent', change.intent], ...change.ids.map((id) => ['id', id] as const)]
    case 'restore':
      return [
        ['intent', change.intent],
        ['skuId', String(change.line.sku.id)],
        ['skuQty', String(change.line.skuQty)],
        ...stepOf(change.line.sku.adjustStep),
        ...change.line.diySkuLineList.map(({ sku }) => ['part', String(sku.id)] as const),
      ]
  }
}

/** Pieces go by ones, which nobody has to say. */
function stepOf(by = 1): (readonly [string, string])[] {
  return by === 1 ? [] : [['by', String(by)]]
}

export type SentChange =
  | Exclude<CartChange, { intent: 'restore' }>
  | {
      readonly intent: 'restore'
      readonly skuId: number
      readonly skuQty: number
      /** Of a set. */ readonly parts: readonly number[]
    }

/**
 * Back from a form; `step` is what the plus and minus of a page without script add. Undefined for
 * what no form of ours sends.
 */
export function readChange(form: FormData): SentChange | undefined {
  const ids = form.getAll('id').map(String)
  const skuQty = clampToStep(
    Number(form.get('skuQty')) + Number(form.get('step') ?? 0),
    Number(form.get('by')) || 1,
  )
  const [id] = ids
  switch (form.get('intent')) {
    case 'quantity':
      return id ? { intent: 'quantity', id, skuQty } : undefined
    case 'select':
      return id
        ? { intent: 'select', ids, isSelected: form.get('isSelected') === 'true' }
        : undefined
    case 'insure':
      return id ? { intent: 'insure', id, isInsured: form.get('isInsured') === 'true' } : undefined
    case 'remove':
      return id ? { intent: 'remove', ids } : undefined
    case 'restore':
      return Number.isSafeInteger(Number(form.get('skuId')))
        ? {
            intent: 'restore',
            skuId: Number(form.get('skuId')),
            skuQty,
            parts: form.getAll('part').map(Number),
          }
        : undefined
    default:
      return undefined
  }
}
