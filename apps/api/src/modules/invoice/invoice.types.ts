import type { PostalAddress } from '@galleria/contract/address-lines'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { TaxTreatment } from '@galleria/contract/vat'
import type { Id } from '@galleria/kernel/id'
import type { Unit } from '@galleria/kernel/measure'
import type { Currency } from '@galleria/kernel/money'
import type { Imprint } from '#modules/merchant/index.ts'

/** `DEPOSIT` is the invoice of an advance payment, which the invoice of the goods deducts. */
export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE' | 'DEPOSIT'

/** Another paper, as a paper names it. */
export type PaperName = Pick<InvoiceFacts, 'number' | 'issuedOn'>

/** Amounts in minor units: what was paid, the tax contained in it, and what is left without. */
export type TaxedAmount = {
  readonly gross: number
  readonly tax: number
  readonly net: number
  /** A fraction (0.19). */
  readonly rate: number
}

/**
 * Somebody an invoice names. The country is ISO 3166-1 alpha-2; of an address somewhere else it is
 * empty.
 */
export type Party = PostalAddress

/** As it stands on the paper; on which calendar day, its time zone has said before. */
export type Seller = Omit<Imprint, 'timeZone'>

export type Buyer = Party & { readonly taxCode: string; readonly eori: string }

export type InvoiceLine = TaxedAmount & {
  readonly lineId: Id<'orderLine'>
  readonly name: string
  readonly variant: string
  readonly qty: number
  /** What promotions took off it, without tax; `net` is after that. */
  readonly allowance?: number
  /** What `qty` counts; pieces without it. */
  readonly unit?: Unit
}

/**
 * Everything that stands on an invoice or a credit note, as it was when its number was given. Paper
 * and XML are made from this alone.
 */
export type InvoiceFacts = {
  readonly kind: InvoiceKind
  readonly number: string
  /** Calendar days (YYYY-MM-DD) of the seller's own country. */
  readonly issuedOn: string
  /** Null while nothing is delivered: on what concerns a deposit alone. */
  readonly deliveredOn: string | null
  readonly orderedOn: string
  readonly orderCode: string
  readonly language: Language
  readonly site: Site
  readonly currency: Currency
  readonly treatment: TaxTreatment
  readonly seller: Seller
  readonly buyer: Buyer
  readonly deliverTo: Party
  readonly lines: readonly InvoiceLine[]
  /** Delivery; null where none was charged, or none was given back. */
  readonly shipping: TaxedAmount | null
  /** One for each rate; together they are the totals. */
  readonly rates: readonly TaxedAmount[]
  readonly total: { readonly gross: number; readonly tax: number; readonly net: number }
  /** What a credit note corrects. */
  readonly corrects: PaperName | null
  /** The paper of the deposit that one of the lines takes off. */
  readonly deducts?: PaperName
}

export type InvoiceRow = {
  readonly id: Id<'invoice'>
  readonly kind: InvoiceKind
  readonly number: string
  readonly buyerId: Id<'user'>
  readonly sellerId: number
  readonly orderId: Id<'order'>
  /** Of a credit note: the after-sales order whose money went back. */
  readonly reverseId: Id<'reverse'> | null
  readonly issuedAt: Date
  readonly isDrawn: boolean
  readonly facts: InvoiceFacts
}

/** What its file is called after, and its address. */
export type InvoiceName = Pick<InvoiceRow, 'id' | 'kind' | 'number'>

/** An invoice before it has its number and day; sums and rates follow from its lines. */
export type InvoiceDraft = {
  readonly sellerId: number
  readonly buyerId: Id<'user'>
  readonly orderId: Id<'order'>
  readonly kind: InvoiceKind
  /** Of a credit note. Where a deposit goes back with its order there is no after-sales order. */
  readonly corrects?: { readonly invoice: InvoiceRow; readonly reverseId: Id<'reverse'> | null }
  /** For how many calendar years after the one of its day it is kept. */
  readonly retentionYears: number
  readonly orderedAt: Date
  readonly facts: Pick<
    InvoiceFacts,
    | 'orderCode'
    | 'language'
    | 'site'
    | 'currency'
    | 'treatment'
    | 'buyer'
    | 'deliverTo'
    | 'lines'
    | 'shipping'
    | 'deducts'
  >
}
