import { formatLocale } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { unitSigns, type Unit } from '@galleria/kernel/measure'
import { fill, formatsFor } from '#platform/write-mail.ts'
import type { InvoiceFacts, InvoiceLine, TaxedAmount } from '../invoice.types.ts'
import { drawRows, drawRule, type Column, type Row } from './paper-parts.ts'
import { INK, PAGE, QUIET, type Doc, type Writer } from './writer.ts'

const columns = [
  { x: 48, width: 190, kind: 'name' },
  { x: 242, width: 48, kind: 'figure' },
  { x: 294, width: 78, kind: 'figure' },
  { x: 376, width: 44, kind: 'figure' },
  { x: 424, width: 55, kind: 'figure' },
  { x: 483, width: 64, kind: 'figure' },
] as const satisfies readonly Column[]
const SUMS = { x: 294, width: 176 } as const

/** Goods, delivery and sums. */
export function drawTable(doc: Doc, writer: Writer, facts: InvoiceFacts, from: number): number {
  const words = texts[facts.language].invoice
  const { amount, percent, quantity } = formatsOf(facts)
  const rowOf = (name: string, variant: string, qty: string, one: TaxedAmount): Row => ({
    cells: [name, qty, amount(one.net), percent(one.rate), amount(one.tax), amount(one.gross)],
    variant,
  })
  const rows = facts.lines.map((line) =>
    rowOf(line.name, belowName(line, facts), quantity(line.qty, line.unit), line),
  )
  if (facts.shipping) rows.push(rowOf(words.shipping, '', '', facts.shipping))
  const names = [words.item, words.qty, words.net, words.rate, words.tax, words.gross]
  const end = drawRows(doc, writer, { columns, names, rows }, from)
  return drawSums(doc, writer, facts, end + 6)
}

/** Version, and what was taken off the line. */
function belowName({ variant, allowance }: InvoiceLine, facts: InvoiceFacts): string {
  if (!allowance) return variant
  const words = texts[facts.language].promotion
  const off = `${words.allowance}: ${formatsOf(facts).amount(-allowance)}`
  return [variant, off].filter(Boolean).join('\n')
}

function drawSums(doc: Doc, writer: Writer, facts: InvoiceFacts, from: number): number {
  const words = texts[facts.language].invoice
  const { amount, percent } = formatsOf(facts)
  const sums: [string, string][] = [
    [words.totalNet, amount(facts.total.net)],
    ...facts.rates.map((one): [string, string] => [
      fill(words.totalTax, { rate: percent(one.rate) }),
      amount(one.tax),
    ]),
  ]
  let y = from
  if (y + sums.length * 15 + 40 > PAGE.bottom) {
    doc.addPage()
    y = PAGE.top
  }
  const figures = { x: SUMS.x + SUMS.width, width: PAGE.right - SUMS.x - SUMS.width }
  for (const [name, sum] of sums) {
    writer.write(name, { ...SUMS, y }, { color: QUIET })
    y = Math.max(y + 13, writer.write(sum, { ...figures, y }, { align: 'right' }))
  }
  y = drawRule(doc, y + 3, INK, SUMS.x) + 6
  const large = { size: 12, isBold: true }
  writer.write(words.totalGross, { ...SUMS, y }, large)
  return writer.write(amount(facts.total.gross), { ...figures, y }, { ...large, align: 'right' })
}

function formatsOf({ language, site, currency }: InvoiceFacts) {
  const locale = formatLocale(language, site)
  return {
    amount: formatsFor(language, site, currency).amount,
    quantity: (qty: number, unit: Unit | undefined) =>
      unit ? `${new Intl.NumberFormat(locale).format(qty)} ${unitSigns[unit]}` : String(qty),
    percent: (rate: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(rate),
  }
}
