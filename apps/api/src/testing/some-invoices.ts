import type { TaxTreatment } from '@galleria/contract/vat'
import { firstTaxRates } from '../../../../database/reference/tax-rates.ts'
import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import { sellerTaxExamples } from '@galleria/contract/seller-tax'
import type { Id } from '@galleria/kernel/id'
import { containedTax, partOf } from '@galleria/kernel/money'
import { sumRates, sumTotal, taxed } from '#modules/invoice/amounts.rules.ts'
import type {
  Buyer,
  InvoiceFacts,
  InvoiceKind,
  InvoiceLine,
} from '#modules/invoice/invoice.types.ts'

/** Names with the letters of every language, and with the signs that XML gives a meaning. */
const people = [
  'Łucja Śliwińska-Żółć',
  'Åsa Öström',
  'José Ñúñez & Söhne',
  'Zoë d’Œuvre',
  '欧阳小明',
  'Jürgen "<b>" Weiß',
] as const
const goods = [
  'Halden desk',
  'Schreibtisch „Ø 80“',
  'Bureau en chêne',
  'Żyrandol',
  '书桌，橡木',
  '𠮷 & <lamp> 🛋',
] as const
const treatments: readonly TaxTreatment[] = ['STANDARD', 'REVERSE_CHARGE', 'EXPORT']

const EARLIER = { number: '2026-5-000001', issuedOn: '2026-11-20' }

/** A third of a line was paid before. */
function deductionFrom({ allowance: _, ...line }: InvoiceLine): InvoiceLine {
  const gross = Math.floor(line.gross / 3)
  const tax = partOf(line.tax, line.gross, 0, gross)
  return {
    ...line,
    ...taxed(-gross, -tax, line.rate),
    name: `Deposit, ${EARLIER.number}`,
    variant: '',
    qty: -1,
  }
}

/**
 * The nth of an endless row of invoices, those of deposits and credit notes: every storefront,
 * language, tax case, with and without company, delivery, EORI and phone, of one line or of pages.
 * The same number gives the same facts.
 */
export function someInvoice(nth: number): InvoiceFacts {
  const pick = <T>(list: readonly T[], by = 1): T => list[Math.floor(nth / by) % list.length] as T
  const site = pick(sites)
  const front = storefronts[site]
  const treatment = pick(treatments, 5)
  const to =
    treatment === 'REVERSE_CHARGE' ? 'AT' : treatment === 'EXPORT' ? 'GB' : pick(front.countries, 3)
  const rate = treatment === 'STANDARD' ? firstTaxRates[to] : 0
  const charge = (gross: number) =>
    taxed(gross, containedTax({ minor: gross, currency: front.currency }, rate).minor, rate)
  const count = nth % 17 === 0 ? 60 : 1 + (nth % 4)
  // Of what is taxed at once, some are a deposit's, and some take one off.
  const isCredit = nth % 3 === 2
  const isDeposit = treatment === 'STANDARD' && nth % 6 === 3
  const kind: InvoiceKind = isCredit ? 'CREDIT_NOTE' : isDeposit ? 'DEPOSIT' : 'INVOICE'
  const goodsLines = Array.from({ length: count }, (_, index): InvoiceLine => {
    const whole = charge(1 + ((nth * 7919 + index * 104_729) % 250_000))
    const back = Math.ceil(whole.gross / 3)
    const amount = isCredit ? taxed(back, partOf(whole.tax, whole.gross, 0, back), rate) : whole
    return {
      ...amount,
      lineId: `line-${index}` as Id<'orderLine'>,
      name: pick(goods, index + 1),
      variant: index % 2 ? '' : '100 x 50 cm',
      qty: 1 + ((nth + index) % 9),
      // Some were reduced by a promotion.
      ...(nth % 5 === 3 ? { allowance: 1 + ((nth * 31 + index * 17) % 900) } : {}),
    }
  })
  const [first] = goodsLines
  const deduction =
    first && treatment === 'STANDARD' && nth % 6 === 1 ? deductionFrom(first) : undefined
  const lines = deduction ? [...goodsLines, deduction] : goodsLines
  const shipping = nth % 4 === 1 ? null : charge(490 + (nth % 5) * 333)
  const isCompany = treatment === 'REVERSE_CHARGE' || nth % 5 === 0
  const buyer: Buyer = {
    name: pick(people),
    company: isCompany ? 'Möbel & Söhne GmbH' : '',
    street: 'Lange Reihe',
    houseNo: '5a',
    detail: nth % 2 ? 'Hof <2>' : '',
    postalCode: '20099',
    city: 'Hamburg',
    province: 'Hamburg',
    country: to,
    taxCode: isCompany ? sellerTaxExamples[to] : nth % 7 === 0 ? 'RSSMRA85T10A562S' : '',
    eori: nth % 6 === 0 ? 'DE1234567' : '',
  }
  const { taxCode: _, eori: __, ...deliverTo } = buyer
  return {
    kind,
    number: `2026-5-${String(nth + 1).padStart(6, '0')}`,
    issuedOn: '2026-11-23',
    deliveredOn: kind === 'DEPOSIT' ? null : '2026-11-20',
    orderedOn: '2026-11-18',
    orderCode: '261118123456',
    language: pick(languages),
    site,
    currency: front.currency,
    treatment,
    seller: {
      name: 'Marlow & Finch Ltd',
      street: '9 Shuttle Yard',
      postalCode: 'LS10 1JR',
      city: 'Leeds',
      country: pick(['DE', 'GB', 'FR', 'PL']),
      vatId: sellerTaxExamples[pick(['DE', 'GB', 'FR', 'PL'] as const)],
      email: 'marlow@galleria.test',
      phone: nth % 2 ? '+49 40 30123456' : '',
    },
    buyer,
    deliverTo,
    lines,
    shipping,
    rates: sumRates({ lines, shipping }),
    total: sumTotal({ lines, shipping }),
    corrects: isCredit ? EARLIER : null,
    ...(deduction ? { deducts: EARLIER } : {}),
  }
}
