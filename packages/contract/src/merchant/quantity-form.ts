import { formSchema } from '../form-schema.ts'
import { readTypedNumber } from '../typed-number.ts'
import { MOST_MOVED, MOST_ON_HAND } from './goods-rules.ts'

type Rules = {
  /** In which the goods are counted: 1, or a part of their unit. */ readonly step: number
  /**
   * What is counted may be none, and as many as a shelf can have; what moves is some, and less at
   * once.
   */
  readonly isCount: boolean
}
export type TypedQuantity = { readonly qty?: string; readonly note?: string }

export const mostOf = (isCount: boolean) => (isCount ? MOST_ON_HAND : MOST_MOVED)

/** One quantity in whole steps. */
export function quantitySchema({ step, isCount }: Rules) {
  return formSchema<TypedQuantity>(({ qty: typed }) => {
    const wrong = (code: string) => [{ path: 'qty', code }]
    if ((typed ?? '').trim() === '') return wrong('required')
    const qty = readTypedNumber(typed)
    if (qty === undefined || (qty === 0 && !isCount)) return wrong('quantity')
    if (qty > mostOf(isCount)) return wrong('most')
    return Math.abs(qty / step - Math.round(qty / step)) < 1e-6 ? [] : wrong('step')
  })
}
