import { codeOfCountry } from '@galleria/contract/country-codes'
import { sizeWords } from '@galleria/contract/size-words'
import { isLanguage, isSite, type Language } from '@galleria/contract/storefronts'
import { finishNames } from '@galleria/i18n'
import { partOf, type Currency } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import { taxed, type InvoiceDraft, type InvoiceRow, type Party } from '#modules/invoice/index.ts'
import { KEEP_YEARS } from './keep-years.rules.ts'
import type { ContractRow, OrderLineRow, OrderRow, StoredAddress } from './order.types.ts'

/** What goes back of an order, and when the sums before it were what. */
export type GivenBack = {
  readonly lines: readonly {
    readonly lineId: Id<'orderLine'>
    readonly qty: number
    readonly amount: number
  }[]
  readonly shipping: number
}

/**
 * The invoice of an order as it is sent: what is left of each line when its first parcel leaves. Units whose money went back before are not on it; of those that are, it takes the
 * tax that the books still hold. Null when all the money went back.
 */
export function invoiceOf(
  order: OrderRow,
  contract: ContractRow,
): Omit<InvoiceDraft, 'corrects'> | null {
  const lines = order.lines.flatMap((line) => {
    const gross = line.needPay - line.refunded
    if (gross === 0) return []
    const tax = line.tax - partOf(line.tax, line.needPay, 0, line.refunded)
    // Units that were cancelled have left the line; where money alone went back all of them stay.
    return [
      lineOf(line, languageOf(contract), {
        qty: Math.max(line.qty - line.reversedQty, 1),
        gross,
        tax,
      }),
    ]
  })
  const { back, paid, tax } = shippingOf(order)
  const left = paid - back
  const shipping = left === 0 ? null : taxed(left, tax - partOf(tax, paid, 0, back), order.taxRate)
  if (lines.length === 0 && shipping === null) return null
  return draftOf(order, contract, { lines, shipping })
}

/**
 * The credit note of money that went back, to the invoice it corrects. Its tax is the difference of two rounded sums over what the papers say: with the invoice's it comes to
 * what the books hold, in any number of steps.
 */
export function creditNoteOf(
  order: OrderRow,
  contract: ContractRow,
  papers: readonly InvoiceRow[],
  { given, reverseId }: { given: GivenBack; reverseId: Id<'reverse'> },
): InvoiceDraft | null {
  const [invoice, ...credits] = papers
  if (!invoice) return null
  const qtyOf = new Map(given.lines.map((one) => [one.lineId, one]))
  const lines = order.lines.flatMap((line) => {
    const back = qtyOf.get(line.id)
    const billed = invoice.facts.lines.find(({ lineId }) => lineId === line.id)
    if (!back || back.amount === 0 || !billed) return []
    const credited = sumOf(credits, (one) =>
      sumOf(
        one.facts.lines.filter(({ lineId }) => lineId === line.id),
        ({ gross }) => gross,
      ),
    )
    const before = line.needPay - billed.gross + credited
    const tax = partOf(line.tax, line.needPay, before, before + back.amount)
    return [lineOf(line, languageOf(contract), { qty: back.qty, gross: back.amount, tax })]
  })
  const { paid, tax } = shippingOf(order)
  const before =
    paid -
    (invoice.facts.shipping?.gross ?? 0) +
    sumOf(credits, (one) => one.facts.shipping?.gross ?? 0)
  const shipping =
    given.shipping === 0
      ? null
      : taxed(given.shipping, partOf(tax, paid, before, before + given.shipping), order.taxRate)
  if (lines.length === 0 && shipping === null) return null
  const { buyer, deliverTo } = invoice.facts
  const draft = draftOf(order, contract, { lines, shipping })
  return {
    ...draft,
    corrects: { invoice, reverseId },
    facts: { ...draft.facts, buyer, deliverTo },
  }
}

function draftOf(
  order: OrderRow,
  contract: ContractRow,
  charged: Pick<InvoiceDraft['facts'], 'lines' | 'shipping'>,
): InvoiceDraft {
  const site = isSite(order.site) ? order.site : 'DE'
  const { deliveryAddress, billingAddress } = contract
  return {
    sellerId: order.sellerId,
    buyerId: order.buyerId,
    orderId: order.id,
    keepYears: KEEP_YEARS[site],
    orderedAt: order.orderedAt,
    facts: {
      ...charged,
      orderCode: order.code,
      language: languageOf(contract),
      site,
      currency: order.currency as Currency,
      treatment: order.taxTreatment,
      buyer: {
        ...partyOf(billingAddress),
        taxCode: billingAddress.taxCode,
        eori: billingAddress.eori ?? '',
      },
      deliverTo: partyOf(deliveryAddress),
    },
  }
}

function languageOf({ language }: ContractRow): Language {
  return isLanguage(language) ? language : 'en'
}

/** Finish and size in words, because a paper stays as it is whatever the catalogue is called later. */
function lineOf(
  line: OrderLineRow,
  language: Language,
  { qty, gross, tax }: { qty: number; gross: number; tax: number },
): InvoiceDraft['facts']['lines'][number] {
  const { name, finish, size } = line.snapshot
  return {
    ...taxed(gross, tax, line.taxRate),
    lineId: line.id,
    name,
    variant: [finish && (finishNames[finish]?.[language] ?? finish), size && sizeWords(size)]
      .filter(Boolean)
      .join(', '),
    qty,
  }
}

/** What the order's delivery cost, the tax in it, and what of it went back. */
function shippingOf(order: OrderRow): { paid: number; tax: number; back: number } {
  return {
    paid: order.shipping,
    tax: order.tax - sumOf(order.lines, (line) => line.tax),
    back: order.refunded - sumOf(order.lines, (line) => line.refunded),
  }
}

function partyOf(address: StoredAddress): Party {
  const { firstName, lastName, company, poiName, houseNo, detailAddress, ...place } = address
  return {
    name: `${firstName} ${lastName}`.trim(),
    company,
    street: poiName,
    houseNo,
    detail: detailAddress,
    postalCode: place.postalCode,
    city: place.city,
    province: place.province,
    country: codeOfCountry(place.country) ?? place.regionShortName,
  }
}

function sumOf<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0)
}
