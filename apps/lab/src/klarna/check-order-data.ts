import { KlarnaRefusal } from './klarna-door.ts'
import type { OrderData, OrderLine } from './klarna.types.ts'

/** Where Klarna is sold, in what money and in which languages of the page. */
const markets: Readonly<Record<string, { currency: string; languages: readonly string[] }>> = {
  AT: { currency: 'EUR', languages: ['de', 'en'] },
  BE: { currency: 'EUR', languages: ['nl', 'fr', 'en'] },
  DE: { currency: 'EUR', languages: ['de', 'en'] },
  DK: { currency: 'DKK', languages: ['da', 'en'] },
  ES: { currency: 'EUR', languages: ['es', 'en'] },
  FI: { currency: 'EUR', languages: ['fi', 'sv', 'en'] },
  FR: { currency: 'EUR', languages: ['fr', 'en'] },
  GB: { currency: 'GBP', languages: ['en'] },
  IE: { currency: 'EUR', languages: ['en'] },
  IT: { currency: 'EUR', languages: ['it', 'en'] },
  NL: { currency: 'EUR', languages: ['nl', 'en'] },
  NO: { currency: 'NOK', languages: ['nb', 'en'] },
  PL: { currency: 'PLN', languages: ['pl', 'en'] },
  PT: { currency: 'EUR', languages: ['pt', 'en'] },
  SE: { currency: 'SEK', languages: ['sv', 'en'] },
}

/** Klarna takes an order only if each line and their sum come out to the cent. */
export function checkOrderData(data: OrderData): void {
  const country = data.purchase_country.toUpperCase()
  const market = markets[country]
  if (!market) refuse('purchase_country')
  if (data.purchase_currency.toUpperCase() !== market.currency) refuse('purchase_currency')
  const [language = '', region = ''] = (data.locale ?? `en-${country}`).split('-')
  if (region.toUpperCase() !== country || !market.languages.includes(language)) refuse('locale')

  for (const [index, line] of data.order_lines.entries()) checkLine(line, `order_lines[${index}]`)
  if (sum(data.order_lines, 'total_amount') !== data.order_amount) refuse('order_amount')
  if (sum(data.order_lines, 'total_tax_amount') !== (data.order_tax_amount ?? 0))
    refuse('order_tax_amount')
}

function checkLine(line: OrderLine, path: string): void {
  const { quantity, unit_price, tax_rate = 0, total_amount, total_tax_amount = 0 } = line
  if (total_amount !== quantity * unit_price - (line.total_discount_amount ?? 0))
    refuse(`${path}.total_amount`)
  const tax = total_amount - (total_amount * 10_000) / (10_000 + tax_rate)
  if (Math.abs(total_tax_amount - tax) > 1) refuse(`${path}.total_tax_amount`)
}

export function sum(
  lines: readonly OrderLine[],
  field: 'total_amount' | 'total_tax_amount',
): number {
  return lines.reduce((total, line) => total + (line[field] ?? 0), 0)
}

function refuse(path: string): never {
  throw new KlarnaRefusal(400, 'BAD_VALUE', `Bad value: ${path}`)
}
