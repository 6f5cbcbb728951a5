import type { CustomsNeeds } from '@galleria/contract/customs'
import type { WireBill } from '@galleria/contract/order'
import { presentMeasure } from '@galleria/contract/measure'
import { wirePoints } from '@galleria/contract/points-rules'
import type { Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import { inUnits } from '@galleria/kernel/measure'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { together, type Db, type Tx } from '#platform/db.ts'
import { pictures } from '#platform/picture-urls.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findAddress } from '#modules/address/index.ts'
import {
  findCart,
  findPromotionsForCart,
  findRatesForCart,
  presentGroupChoice,
  presentPart,
  type CartRow,
} from '#modules/cart/index.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { presentPreSale, presentVoucher } from '#modules/catalog/selling/index.ts'
import { isInGroupBuy } from '#modules/order/index.ts'
import { presentActivities } from '#modules/order/present/index.ts'
import { presentCoupon, type Coupon, type ShopPromotion } from '#modules/promotion/index.ts'
import { findBalance } from '#modules/points/index.ts'
import {
  findShippingRates,
  findSites,
  presentSite,
  type ShippingRates,
} from '#modules/merchant/index.ts'
import {
  billingNeedsOf,
  fingerprintOf,
  makeBill,
  type Bill,
  type BillLine,
  type ShopBill,
} from './bill.rules.ts'
import {
  chooseCoupon,
  findAgreed,
  findNamed,
  findTyped,
  type Coupons,
  type NamedCoupon,
} from './choose-coupon.ts'
import { presentOffer } from './service-part.ts'
import { activitiesOf } from './promotion-part.ts'
import { addQuote } from '../checkout.store.ts'
import { destinationOf, findTaxRates, taxFor } from '#modules/tax/index.ts'
import type { TaxRates } from '@galleria/contract/vat'

export type BillRequest = {
  cartLineIds: readonly Id<'cartLine'>[]
  addressId?: Id<'address'> | undefined
  billingAddressId?: Id<'address'> | undefined
} & NamedCoupon

/** The bill as it would be, stored as a quote: ordering by its id agrees to exactly this. */
export async function renderBill(ctx: Context, request: BillRequest): Promise<WireBill> {
  const { addressId, billingAddressId } = request
  const [address, billing, goods, listed] = await together(ctx.db, (db) =>
    Promise.all([
      addressId ? findAddress(db, buyerOf(ctx), addressId) : undefined,
      billingAddressId ? findAddress(db, buyerOf(ctx), billingAddressId) : undefined,
      findGoods(ctx, db, request.cartLineIds),
      request.couponCode ? undefined : findNamed(ctx, db, request),
    ]),
  )
  const coupons = listed ?? (await findTyped(ctx, request))
  if (addressId && address?.type !== 'SHIPPING') throw refuse('address.not_found')
  if (billingAddressId && !billing) throw refuse('address.not_found')
  const taxRates = await findTaxRates(ctx)
  const tax = taxFor(taxRates, ctx.site, address, billing ?? address)
  await refuseOwnGroup(ctx, ctx.db, goods[0])
  const bill = billFor(ctx, request.cartLineIds, goods, { taxRates, tax, named: request, coupons })
  const quoteId = ctx.newId('quote')
  const quote = {
    id: quoteId,
    buyerId: buyerOf(ctx),
    site: ctx.site,
    fingerprint: fingerprintOf(bill),
    couponId: bill.coupon?.id ?? null,
    at: ctx.now(),
  }
  const shopIds = bill.shops.map(({ shopId }) => shopId)
  const [sites] = await together(ctx.db, (db) =>
    Promise.all([findSites(db, ctx.site, shopIds), addQuote(db, quote)]),
  )
  const balance = bill.points > 0 ? await findBalance(ctx.db, buyerOf(ctx)) : 0
  const needs = billingNeedsOf(bill, destinationOf(ctx.site, address))
  return presentBill(ctx, bill, {
    quoteId,
    addressId,
    balance,
    needs,
    sites,
    coupons: coupons.shown,
    taxRates,
  })
}

export async function readBill(
  ctx: Context,
  db: Db | Tx,
  cartLineIds: readonly Id<'cartLine'>[],
  { taxRates, tax, named }: { taxRates: TaxRates; tax: Tax; named: NamedCoupon },
): Promise<Bill> {
  const goods = await together(db, (own) => findGoods(ctx, own, cartLineIds))
  await refuseOwnGroup(ctx, db, goods[0])
  const coupons = named.couponId ? await findAgreed(ctx, db, named.couponId) : undefined
  return billFor(ctx, cartLineIds, goods, { taxRates, tax, named, coupons })
}

/**
 * Who is in a group cannot join it a second time, also not with what lies in the cart since before.
 */
async function refuseOwnGroup(ctx: Context, db: Db | Tx, rows: readonly CartRow[]): Promise<void> {
  for (const { groupBuy } of rows)
    if (groupBuy?.id && (await isInGroupBuy(db, buyerOf(ctx), groupBuy.id)))
      throw refuse('groupbuy.own')
}

type Tax = ReturnType<typeof taxFor>
type Goods = readonly [rows: CartRow[], rates: ShippingRates, promotions: ShopPromotion[]]
async function findGoods(
  ctx: Context,
  db: Db,
  cartLineIds: readonly Id<'cartLine'>[],
): Promise<Goods> {
  const [rows, rates, promotions] = await Promise.all([
    findCart(db, buyerOf(ctx), ctx.site, ctx.language, [...new Set(cartLineIds)]),
    findRatesForCart(db, ctx.site, buyerOf(ctx)),
    findPromotionsForCart(db, ctx.site, ctx.language, buyerOf(ctx)),
  ])
  // Between the two statements another tab may have put a line in or taken one out.
  const isWhole = rows.every(({ shopId, freight }) => rates.has(`${shopId}:${freight}`))
  const shopIds = rows.map(({ shopId }) => shopId)
  return [rows, isWhole ? rates : await findShippingRates(db, ctx.site, shopIds), promotions]
}

function billFor(
  ctx: Context,
  cartLineIds: readonly Id<'cartLine'>[],
  [rows, rates, promotions]: Goods,
  {
    taxRates,
    tax,
    named,
    coupons,
  }: { taxRates: TaxRates; tax: Tax; named: NamedCoupon; coupons: Coupons | undefined },
): Bill {
  const wanted = new Set(cartLineIds)
  if (rows.length === 0) throw refuse('checkout.empty')
  if (rows.length !== wanted.size) throw refuse('cart.line_not_found')
  // Of such a line nothing is left either, but that is not why.
  if (rows.some(({ groupBuy }) => groupBuy?.isOffered === false)) throw refuse('groupbuy.over')
  const short = rows.filter((row) => row.available < row.qty)
  if (short.length > 0) throw refuse('stock.sold_out', { skuIds: short.map((row) => row.skuId) })
  // Its payment and delivery are its own.
  if (rows.length > 1 && rows.some((row) => row.preSale)) throw refuse('presale.alone')
  if (rows.length > 1 && rows.some((row) => row.groupBuy)) throw refuse('groupbuy.alone')
  if (rows.some((row) => row.points > 0)) {
    if (rows.length > 1) throw refuse('points.alone')
    if (ctx.actor.kind !== 'member') throw refuse('points.members')
  }
  const coupon = chooseCoupon(ctx, named, coupons?.asked, { rows, promotions })
  return makeBill(
    rows,
    rates,
    { site: ctx.site, now: ctx.now(), taxRates, tax },
    { promotions, coupon },
  )
}

type Around = {
  readonly quoteId: Id<'quote'>
  readonly addressId: Id<'address'> | undefined
  readonly balance: number
  readonly needs: CustomsNeeds
  readonly sites: Awaited<ReturnType<typeof findSites>>
  readonly taxRates: TaxRates
  /** That everybody may choose. */
  readonly coupons: readonly Coupon[]
}

function presentBill(
  ctx: Context,
  bill: Bill,
  { quoteId, addressId, balance, needs, sites, coupons, taxRates }: Around,
): WireBill {
  const amount = (minor: number) => wireMoney(minor, bill.currency)
  return {
    quoteId: toWireId('quote', quoteId),
    addressId: addressId ? toWireId('address', addressId) : null,
    billingNeeds: needs,
    skuAmt: amount(bill.goods),
    shippingAmt: amount(bill.shipping),
    insuranceAmt: amount(bill.insurance),
    serviceChargeAmt: amount(bill.serviceCharge),
    ...presentDiscounts(ctx, bill, coupons),
    taxAmt: amount(bill.tax),
    taxRate: bill.taxRate,
    taxTreatment: bill.taxTreatment,
    needPayAmt: amount(bill.needPay),
    firstPayAmt: amount(bill.deposit || bill.needPay),
    needPayPoints: wirePoints(bill.points),
    pointBalance: bill.points > 0 ? wirePoints(balance) : null,
    shopList: bill.shops.map((shop) => ({
      shop: { id: shop.shopId, name: shop.shopName },
      skuAmt: amount(shop.goods),
      shippingAmt: amount(shop.shipping),
      insuranceAmt: amount(shop.insurance),
      serviceChargeAmt: amount(shop.serviceCharge),
      service: presentOffer({ site: ctx.site, taxRates }, shop, bill.currency),
      taxAmt: amount(shop.tax),
      needPayAmt: amount(shop.needPay),
      giftList: shop.gifts.map(presentGift),
      taxRate: shop.taxRate,
      taxTreatment: shop.taxTreatment,
      siteAddress: shop.pickup && presentSite(shop.pickup),
      siteList: shop.handover === 'voucher' ? [] : (sites.get(shop.shopId) ?? []).map(presentSite),
      freight: shop.freight,
      expectDate: shop.expectDate,
      lines: [...Map.groupBy(shop.lines, ({ cart }) => cart.id).values()].map((lines) =>
        presentBillLine(lines, bill.currency, ctx.language),
      ),
    })),
  }
}

function presentGift({
  goods,
  promotion,
  isThere,
}: ShopBill['gifts'][number]): WireBill['shopList'][number]['giftList'][number] {
  return {
    skuId: goods.skuId,
    name: goods.name,
    image: pictures.url(goods.picture, 320),
    tint: pictures.tint(goods.picture),
    attributes: presentAttributes(goods),
    promotionName: promotion.name,
    isThere,
  }
}

function presentDiscounts(ctx: Context, bill: Bill, coupons: readonly Coupon[]) {
  const where = { language: ctx.language, site: ctx.site, currency: bill.currency }
  return {
    shopDiscountAmt: wireMoney(bill.shopDiscount, bill.currency),
    orderDiscountAmt: wireMoney(bill.orderDiscount, bill.currency),
    activityList: presentActivities(
      bill.shops.flatMap((shop) => activitiesOf(ctx, shop, bill) ?? []),
      bill.currency,
    ),
    coupon: bill.coupon && presentCoupon(bill.coupon, where),
    couponList: coupons.map((one) => presentCoupon(one, where)),
  }
}

/**
 * What a line of the cart came to: one line of goods, or those of a set, which looks like its main
 * item.
 */
function presentBillLine(
  lines: readonly BillLine[],
  currency: string,
  language: Language,
): WireBill['shopList'][number]['lines'][number] {
  const [{ cart, expectDate, set, amount: first, extras }] = lines as readonly [BillLine]
  const amount = (minor: number) => wireMoney(minor, currency)
  return {
    cartLineId: toWireId('cartLine', cart.id),
    skuId: cart.skuId,
    itemId: cart.itemId,
    name: cart.name,
    image: pictures.url(cart.picture, 320),
    tint: pictures.tint(cart.picture),
    attributes: presentAttributes(cart),
    skuQty: set ? set.setQty : inUnits(cart.qty, cart.measure),
    ...presentMeasure(cart.measure),
    salePrc: amount(set ? set.setPrice : cart.groupBuy ? first / cart.qty : cart.amount),
    // Before what is taken off, which the bill says below.
    lineAmt: amount(
      lines.reduce((sum, line) => sum + line.amount + line.off.shop + line.off.order, 0),
    ),
    linePoints: wirePoints(lines.reduce((sum, line) => sum + line.points, 0)),
    expectDate: lines.reduce(
      (last, line) => (line.expectDate > last ? line.expectDate : last),
      expectDate,
    ),
    preSale: cart.preSale && presentPreSale(cart.preSale, cart.amount, currency),
    groupBuy: cart.groupBuy && presentGroupChoice(cart.groupBuy),
    voucher: cart.voucher && presentVoucher(cart.voucher),
    insurance: extras.insurance && {
      insuranceId: extras.insurance.id,
      insuranceName: texts[language].extras.cover,
      insuranceFee: amount(extras.insurance.fee),
    },
    diySkuLineList: lines.flatMap((line) =>
      line.set ? [presentPart({ ...line.cart, unitQty: line.set.unitQty })] : [],
    ),
  }
}
