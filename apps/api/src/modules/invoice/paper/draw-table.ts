import { formatLocale } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { unitSigns, type Unit } from '@galleria/kernel/measure'
import { fill, formatsFor } from '#platform/write-mail.ts'
import type { InvoiceFacts, InvoiceLine, TaxedAmount } from '../invoice.types.ts'
import { INK, PAGE, QUIET, type Doc, type Writer } from './writer.ts'

/**
 * Where the columns of the goods begin and how wide they are; name, then figures aligned to the
 * right. Points.
 */
const columns = [
  { x: 48, width: 190 },
  { x: 242, width: 48 },
  { x: 294, width: 78 },
  { x: 376, width: 44 },
  { x: 424, width: 55 },
  { x: 483, width: 64 },
] as const
const SUMS = { x: 294, width: 176 } as const

/**
 * Goods, delivery and sums. A row is never cut: what does not fit goes to the next page, below the
 * names of the columns.
 */
export function drawTable(doc: Doc, writer: Writer, facts: InvoiceFacts, from: number): number {
  const words = texts[facts.language].invoice
  const { amount, percent, quantity } = formatsOf(facts)
  let y = drawNames(doc, writer, facts, from)
  const charges: (TaxedAmount & {
    name: string
    variant: string
    qty: number | null
    unit?: Unit
  })[] = [
    ...facts.lines.map((line) => ({ ...line, variant: belowName(line, facts) })),
    ...(facts.shipping
      ? [{ ...facts.shipping, name: words.shipping, variant: '', qty: null }]
      : []),
  ]
  for (const one of charges) {
    const height =
      writer.heightOf(one.name, columns[0].width) +
      (one.variant ? writer.heightOf(one.variant, columns[0].width, { size: 8 }) : 0)
    if (y + height > PAGE.bottom) {
      doc.addPage()
      y = drawNames(doc, writer, facts, PAGE.top)
    }
    const after = writer.write(one.name, { ...columns[0], y })
    if (one.variant)
      writer.write(one.variant, { ...columns[0], y: after }, { size: 8, color: QUIET })
    const figures = [
      one.qty === null ? '' : quantity(one.qty, one.unit),
      amount(one.net),
      percent(one.rate),
      amount(one.tax),
      amount(one.gross),
    ]
    figures.forEach((figure, index) =>
      writer.write(figure, { ...columns[index + 1]!, y }, { align: 'right' }),
    )
    y = rule(doc, y + height + 5, '#E6E2DA') + 5
  }
  return drawSums(doc, writer, facts, y + 6)
}

/** Version, and what was taken off the line. */
function belowName({ variant, allowance }: InvoiceLine, facts: InvoiceFacts): string {
  if (!allowance) return variant
  const words = texts[facts.language].promotion
  const off = `${words.allowance}: ${formatsOf(facts).amount(-allowance)}`
  return [variant, off].filter(Boolean).join('\n')
}

function drawNames(doc: Doc, writer: Writer, facts: InvoiceFacts, y: number): number {
  const words = texts[facts.language].invoice
  const names = [words.item, words.qty, words.net, words.rate, words.tax, words.gross]
  const style = { size: 8, color: QUIET }
  const height = Math.max(
    ...names.map((name, index) => writer.heightOf(name, columns[index]!.width, style)),
  )
  names.forEach((name, index) =>
    writer.write(
      name,
      { ...columns[index]!, y },
      { ...style, align: index === 0 ? 'left' : 'right' },
    ),
  )
  return rule(doc, y + height + 3, INK) + 6
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
  y = rule(doc, y + 3, INK, SUMS.x) + 6
  const large = { size: 12, isBold: true }
  writer.write(words.totalGross, { ...SUMS, y }, large)
  return writer.write(amount(facts.total.gross), { ...figures, y }, { ...large, align: 'right' })
}

function rule(doc: Doc, y: number, color: string, from: number = PAGE.left): number {
  doc.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(color).stroke()
  return y
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
