import { money, partOf, split } from '@galleria/kernel/money'
import type { InvoiceLine } from '#modules/invoice/index.ts'
import { taxed } from '#modules/invoice/index.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

/**
 * A line of goods as it stands on a paper: its goods, and on lines of their own the assembly and
 * the cover that were ordered with it. All three are the line's money, so each has its part of what
 * is billed or goes back, as the difference of two rounded sums from `before` on. Where a cent or
 * two leave the goods nothing they are not divided: then they stand with the goods.
 */
export function withExtras(
  whole: InvoiceLine,
  { needPay, snapshot }: Pick<OrderLineRow, 'needPay' | 'snapshot'>,
  { service }: Pick<OrderRow, 'service'>,
  before: number,
): InvoiceLine[] {
  const { service: assembly, insurance } = snapshot
  const part = (fee: number) => partOf(fee, needPay, before, before + whole.gross)
  const extras = [
    ...(assembly ? [{ name: service?.name ?? '', gross: part(assembly.fee) }] : []),
    ...(insurance ? [{ name: insurance.name, gross: part(insurance.fee) }] : []),
  ]
  const goods = extras.reduce((left, { gross }) => left - gross, whole.gross)
  if (extras.length === 0 || goods <= 0) return [whole]
  const parts = [{ name: whole.name, gross: goods }, ...extras]
  const taxes = split(
    money(whole.tax, 'EUR'),
    parts.map(({ gross }) => gross),
  )
  const { allowance: _, ...bare } = whole
  return parts.flatMap(({ name, gross }, index) => {
    if (gross === 0) return []
    const amounts = taxed(gross, taxes[index]?.minor ?? 0, whole.rate)
    return index === 0
      ? { ...whole, ...amounts }
      : { ...bare, ...amounts, name, variant: whole.name }
  })
}
