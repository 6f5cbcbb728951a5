import * as z from 'zod/mini'
import { wireGroupChoice } from '../item/group-buy.ts'
import { qty, soldBy } from '../item/measure.ts'
import { wirePreSale } from '../item/pre-sale.ts'
import { setPart } from '../item/sets.ts'
import { billPoints } from '../points/calls.ts'
import { billDiscounts, billGift } from '../promotion/wire.ts'
import { taxTreatments } from '../vat.ts'
import { attribute, wireMoney } from '../wire.ts'
import { wireSiteAddress } from './pick-up.ts'
import { soldAsVoucher } from './order-kind.ts'
import { extraAmounts, offeredService, wireInsurance } from './service.ts'

/** What an order would come to, shop by shop. */
const billShop = z.object({
  shop: z.object({ id: z.int(), name: z.string() }),
  skuAmt: wireMoney,
  shippingAmt: wireMoney,
  ...extraAmounts,
  taxAmt: wireMoney,
  needPayAmt: wireMoney,
  service: offeredService,
  giftList: z.array(billGift),
  /** Its own, where it is fetched in another country than the rest goes to. */
  taxRate: z.number(),
  taxTreatment: z.enum(taxTreatments),
  freight: z.string(),
  /** When it is there, or can be fetched. */ expectDate: z.string(),
  /** Where it is fetched; null where it is delivered. */ siteAddress: z.nullable(wireSiteAddress),
  /** Where it could be fetched. */ siteList: z.array(wireSiteAddress),
  lines: z.array(
    z.object({
      cartLineId: z.string(),
      skuId: z.int(),
      itemId: z.int(),
      name: z.string(),
      image: z.string(),
      tint: z.string(),
      attributes: z.array(attribute),
      skuQty: qty,
      ...soldBy,
      salePrc: wireMoney,
      lineAmt: wireMoney,
      linePoints: z.number(),
      expectDate: z.string(),
      preSale: z.nullable(wirePreSale),
      /** The group of buyers it is ordered in; `salePrc` is then the group's price. */
      groupBuy: z.nullable(wireGroupChoice),
      /** Of a set: its goods. */ diySkuLineList: z.array(setPart),
      ...soldAsVoucher,
      /** The cover it is ordered with, for all its units; beside `lineAmt`. */
      insurance: z.nullable(wireInsurance),
    }),
  ),
})
export const wireBill = z.object({
  quoteId: z.string(),
  shopList: z.array(billShop),
  skuAmt: wireMoney,
  shippingAmt: wireMoney,
  ...extraAmounts,
  ...billDiscounts,
  taxAmt: wireMoney,
  taxRate: z.number(),
  taxTreatment: z.enum(taxTreatments),
  needPayAmt: wireMoney,
  /** What is paid when it is ordered; less than all of it with a deposit. */
  firstPayAmt: wireMoney,
  ...billPoints,
  addressId: z.nullable(z.string()),
  /** What customs want to know of a company that is billed. */
  billingNeeds: z.object({ eori: z.boolean(), taxCode: z.boolean() }),
})
export type WireBill = z.output<typeof wireBill>
