import type { WireBill } from '@galleria/contract/order'
import { toWireId, type Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/kernel/refusal'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { pictures } from '#platform/picture-urls.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findAddress } from '#modules/address/index.ts'
import { findCart } from '#modules/cart/index.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { findShippingRates } from '#modules/merchant/index.ts'
import { fingerprintOf, makeBill, type Bill } from './bill.rules.ts'
import { addQuote } from './checkout.store.ts'

export type BillRequest = { cartLineIds: readonly Id<'cartLine'>[]; addressId?: Id<'address'> | undefined }

/** The bill as it would be, kept as a quote: ordering by its id agrees to exactly this. */
export async function renderBill(ctx: Context, request: BillRequest): Promise<WireBill> {
  if (request.addressId && (await findAddress(ctx.db, buyerOf(ctx), request.addressId))?.type !== 'SHIPPING') throw refuse('address.not_found')
  const bill = await readBill(ctx, ctx.db, request.cartLineIds)
  const quoteId = ctx.newId('quote')
  await addQuote(ctx.db, { id: quoteId, buyerId: buyerOf(ctx), site: ctx.site, fingerprint: fingerprintOf(bill), at: ctx.now() })
  return presentBill(bill, quoteId, request.addressId)
}

export async function readBill(ctx: Context, db: Db | Tx, cartLineIds: readonly Id<'cartLine'>[]): Promise<Bill> {
  const wanted = [...new Set(cartLineIds)]
  const rows = await findCart(db, buyerOf(ctx), ctx.site, ctx.language, wanted)
  if (rows.length === 0) throw refuse('checkout.empty')
  if (rows.length !== wanted.length) throw refuse('cart.line_not_found')
  const short = rows.filter((row) => row.available < row.qty)
  if (short.length > 0) throw refuse('stock.sold_out', { skuIds: short.map((row) => row.skuId) })
  const rates = await findShippingRates(db, ctx.site, [...new Set(rows.map((row) => row.shopId))])
  return makeBill(rows, rates, { site: ctx.site, now: ctx.now() })
}

function presentBill(bill: Bill, quoteId: Id<'quote'>, addressId: Id<'address'> | undefined): WireBill {
  const amount = (minor: number) => wireMoney(minor, bill.currency)
  return {
    quoteId: toWireId('quote', quoteId), addressId: addressId ? toWireId('address', addressId) : null, skuAmt: amount(bill.goods), shippingAmt: amount(bill.shipping), taxAmt: amount(bill.tax), taxRate: bill.taxRate, needPayAmt: amount(bill.needPay),
    shopList: bill.shops.map((shop) => ({
      shop: { id: shop.shopId, name: shop.shopName }, skuAmt: amount(shop.goods), shippingAmt: amount(shop.shipping), taxAmt: amount(shop.tax), needPayAmt: amount(shop.needPay), freight: shop.freight, expectDate: shop.expectDate,
      lines: shop.lines.map(({ cart, amount: lineAmount, expectDate }) => ({
        cartLineId: toWireId('cartLine', cart.id), skuId: cart.skuId, itemId: cart.itemId, name: cart.name, image: pictures.url(cart.picture, 320), tint: pictures.tint(cart.picture), attributes: presentAttributes(cart),
        skuQty: cart.qty, salePrc: amount(cart.amount), lineAmt: amount(lineAmount), expectDate,
      })),
    })),
  }
}
