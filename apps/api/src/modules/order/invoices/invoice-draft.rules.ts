import { codeOfCountry } from '@galleria/contract/country-codes'
import { isLanguage, isSite, type Language } from '@galleria/contract/storefronts'
import { inUnits } from '@galleria/kernel/measure'
import { roundMinor, type Currency } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import { versionWords } from '#modules/catalog/index.ts'
import { taxed, type InvoiceDraft, type Party } from '#modules/invoice/index.ts'
import { RETENTION_YEARS } from './retention-years.rules.ts'
import type { ContractRow, OrderLineRow, OrderRow, StoredAddress } from '../order.types.ts'

/** What every paper of an order has in common: whose it is, who is named, and a line in words. */

/** What goes back of an order, and when the sums before it were what. */
export type GivenBack = {
  readonly lines: readonly {
    readonly lineId: Id<'orderLine'>
    readonly qty: number
    readonly amount: number
  }[]
  readonly shipping: number
}

/** A credit note names the parties as the paper did that it corrects. */
export function correctionOf(
  order: OrderRow,
  contract: ContractRow,
  corrects: NonNullable<InvoiceDraft['corrects']>,
  charged: Charged,
): InvoiceDraft {
  const draft = draftOf(order, contract, 'CREDIT_NOTE', charged)
  const { buyer, deliverTo } = corrects.invoice.facts
  return { ...draft, corrects, facts: { ...draft.facts, buyer, deliverTo } }
}

type Charged = Pick<InvoiceDraft['facts'], 'lines' | 'shipping' | 'deducts'>

export function draftOf(
  order: OrderRow,
  contract: ContractRow,
  kind: InvoiceDraft['kind'],
  charged: Charged,
): InvoiceDraft {
  const site = isSite(order.site) ? order.site : 'DE'
  const { deliveryAddress, billingAddress } = contract
  return {
    sellerId: order.sellerId,
    buyerId: order.buyerId,
    orderId: order.id,
    kind,
    retentionYears: RETENTION_YEARS[site],
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
      deliverTo: handedOverTo(order, deliveryAddress),
    },
  }
}

/** What is fetched is handed over at the site, whose country's tax is in it. */
function handedOverTo({ pickup }: OrderRow, address: StoredAddress): Party {
  const party = partyOf(address)
  if (!pickup) return party
  const { street, houseNo, postalCode, city, country } = pickup
  return {
    name: party.name,
    company: pickup.name,
    street,
    houseNo,
    detail: '',
    postalCode,
    city,
    province: '',
    country,
  }
}

export function languageOf({ language }: ContractRow): Language {
  return isLanguage(language) ? language : 'en'
}

/**
 * Finish and size in words, because a paper stays as it is whatever the catalogue is called later.
 */
export function lineOf(
  line: OrderLineRow,
  language: Language,
  { qty, gross, tax }: { qty: number; gross: number; tax: number },
): InvoiceDraft['facts']['lines'][number] {
  const { name, measure } = line.snapshot
  return {
    ...taxed(gross, tax, line.taxRate),
    lineId: line.id,
    name,
    // Programs read it, too, and compare it: with plain spaces.
    variant: variantOf(line, language).replaceAll('\u00a0', ' '),
    qty: inUnits(qty, measure),
    ...allowanceOf(line, gross),
    ...(measure ? { unit: measure.unit } : {}),
  }
}

/** Finish and size of a line in words. */
export function variantOf(
  { snapshot }: Pick<OrderLineRow, 'snapshot'>,
  language: Language,
): string {
  return versionWords(snapshot, language)
}

/**
 * The part of what promotions took off the line that belongs to so much of its money, without tax.
 */
function allowanceOf(
  { snapshot: { off }, needPay, taxRate }: OrderLineRow,
  gross: number,
): { allowance?: number } {
  if (!off || needPay === 0) return {}
  const taken = roundMinor(((off.shop + off.order) * gross) / needPay)
  const allowance = taken - roundMinor((taken * taxRate) / (1 + taxRate))
  return allowance > 0 ? { allowance } : {}
}

export function partyOf(address: StoredAddress): Party {
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

export function sumOf<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0)
}
