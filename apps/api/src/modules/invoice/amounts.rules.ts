import type { InvoiceFacts, TaxedAmount } from './invoice.types.ts'

type Charged = Pick<InvoiceFacts, 'lines' | 'shipping'>

/** An amount that contains its tax. */
export function taxed(gross: number, tax: number, rate: number): TaxedAmount {
  return { gross, tax, net: gross - tax, rate }
}

/**
 * What lines and delivery come to, by rate, the highest first. Tax is summed as it was rounded on
 * each line, so that lines, rates and total agree to the cent.
 */
export function sumRates(facts: Charged): TaxedAmount[] {
  return [...Map.groupBy(chargesOf(facts), ({ rate }) => rate)]
    .map(([rate, amounts]) => taxed(sumOf(amounts, 'gross'), sumOf(amounts, 'tax'), rate))
    .toSorted((a, b) => b.rate - a.rate)
}

export function sumTotal(facts: Charged): InvoiceFacts['total'] {
  const amounts = chargesOf(facts)
  return {
    gross: sumOf(amounts, 'gross'),
    tax: sumOf(amounts, 'tax'),
    net: sumOf(amounts, 'net'),
  }
}

function chargesOf({ lines, shipping }: Charged): TaxedAmount[] {
  return shipping ? [...lines, shipping] : [...lines]
}
function sumOf(amounts: readonly TaxedAmount[], what: 'gross' | 'tax' | 'net'): number {
  return amounts.reduce((sum, amount) => sum + amount[what], 0)
}
