import { statementSchema, type Statement } from '@galleria/contract/withdrawal-rules'
import type { WithdrawalForm } from './withdrawal-form.server.ts'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { textOf } from '../../../parts/account/form-answer.ts'

/** What is withdrawn from on an order's own form: a line and how many of it. */
export type PickedLine = { readonly id: string; readonly qty: number }
export type Draft = Statement & {
  /** By line: so many as were typed; none where it was not picked. */
  readonly picked: Readonly<Record<string, number>>
}

export const fieldOf = {
  line: 'line',
  qty: (id: string) => `qty.${id}`,
} as const

/** Where somebody withdraws from an order: as its buyer, or with the link that a guest has. */
export function withdrawalPath(source: { orderId: string } | { token: string }): string {
  return 'token' in source
    ? `/withdrawal?token=${encodeURIComponent(source.token)}`
    : `/withdrawal?order=${source.orderId}`
}

export function readDraft(form: FormData): Draft {
  const lines = form.getAll(fieldOf.line).map(String)
  return {
    name: textOf(form, 'name'),
    orderCode: textOf(form, 'orderCode'),
    email: textOf(form, 'email'),
    scope: textOf(form, 'scope'),
    picked: Object.fromEntries(
      lines.map((id) => [id, Number(textOf(form, fieldOf.qty(id)).replace(',', '.') || '1')]),
    ),
  }
}

/**
 * What is wrong with it before the mall is asked. From an order's form at least one of its goods
 * has to be picked, in a quantity that there is.
 */
export function errorsIn(draft: Draft, order: WithdrawalForm | undefined): FieldErrors {
  const errors = errorsOf(statementSchema, draft)
  if (!order) return errors
  const picked = pickedFrom(draft, order)
  if (picked.length === 0) return { ...errors, lines: { code: 'no_line' } }
  const isWrong = picked.some(({ id, qty }) => {
    const line = order.lines.find((one) => one.id === id)
    return !line || !(qty > 0) || qty > line.canWithdrawQty
  })
  return isWrong ? { ...errors, lines: { code: 'line_qty' } } : errors
}

export function pickedFrom({ picked }: Draft, { lines }: WithdrawalForm): PickedLine[] {
  return lines.flatMap(({ id }) => {
    const qty = picked[id]
    return qty === undefined ? [] : [{ id, qty }]
  })
}

/** All that can be withdrawn from: then the statement names the contract and no goods. */
export function isWhole(draft: Draft, { lines }: WithdrawalForm): boolean {
  return lines.every(
    ({ id, canWithdrawQty }) => canWithdrawQty === 0 || draft.picked[id] === canWithdrawQty,
  )
}
