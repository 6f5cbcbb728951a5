import { data, redirect, redirectDocument } from 'react-router'
import { isProblem, type ProblemBody } from '@galleria/contract/client'
import type { Shop } from '../../shop-context.ts'
import { noticeFor } from '../cart/cart-notices.ts'
import { prePayPath } from '../orders/operations.ts'
import { beginPayment } from '../payment/begin-payment.ts'
import { afterFirstFailure } from '../payment/pay-failure.ts'
import { widgets } from '../payment/widgets/widgets.ts'

/** Why checkout is shown again after the order button. */
export type OrderRefusal =
  | 'newBill'
  | 'newTax'
  | 'noAddress'
  | 'addressGone'
  | 'billing'
  | 'offline'
  | 'tooMany'
  | 'unpaid'
  | 'points'
  | 'coupon'

/**
 * With what its words need: the server's sentence and the version it is about, or the minutes to
 * wait.
 */
export type OrderAnswer = {
  readonly refusal: OrderRefusal
  readonly sentence?: string
  readonly skuId?: number | undefined
  readonly minutes?: number
  /** How it was to be paid: the choice is kept. */ readonly payChannel?: string
}

const byCode = new Map<string, OrderRefusal>([
  ['checkout.quote_unknown', 'newBill'],
  ['checkout.tax_changed', 'newTax'],
  ['checkout.address_missing', 'noAddress'],
  ['address.not_found', 'addressGone'],
  ['checkout.billing_incomplete', 'billing'],
  ['429', 'tooMany'],
  ['unpaid.orders', 'unpaid'],
  ['unpaid.units', 'unpaid'],
  ['unpaid.share', 'unpaid'],
  ['unpaid.network', 'unpaid'],
  ['points.short', 'points'],
  // The page says it at the field, too, with the bill as it is without it.
  ['coupon.unknown', 'coupon'],
  ['coupon.ended', 'coupon'],
  ['coupon.goods', 'coupon'],
  ['coupon.used_up', 'coupon'],
  ['coupon.used_by_you', 'coupon'],
  // A form of ours sends ids and has a session; other ones come from a page that is out of date.
  ['request.malformed', 'newBill'],
  ['auth.signed_out', 'newBill'],
])

/**
 * Places the order and goes on to its payment. The quote is the key: sent twice, it is one order,
 * and of that the payment that is under way is gone on with. What has changed in the goods is
 * looked at in the cart; anything else brings this page back, with the bill of now.
 */
export async function orderGoods(shop: Pick<Shop, 'call' | 'reportFailure'>, form: FormData) {
  const payChannel = textOf(form, 'payChannel')
  try {
    const { id, paymentOrderList } = await place(shop, form)
    // What costs points only is paid already.
    if (paymentOrderList.length === 0)
      return redirect(
        `/buyer/pay-result?tradeId=${id}&contractId=${id}&status=success&isPoint=1`,
        303,
      )
    return redirectDocument(await whereToPay(shop, id, payChannel), 303)
  } catch (error) {
    if (!isProblem(error)) throw error
    const notice = noticeFor(error.code)
    if (notice) return redirect(`/cart?notice=${notice}`, 303)
    const refusal = byCode.get(error.code)
    if (!refusal) throw error
    return data({ ...answerFor(refusal, error.body), ...(payChannel ? { payChannel } : {}) }, 409)
  }
}

function place({ call }: Pick<Shop, 'call'>, form: FormData) {
  return call('POST /sapi/mall-order/web/order/createTradeContract', {
    quoteId: textOf(form, 'quoteId') ?? '',
    cartLineIds: form.getAll('cartLineId').map(String),
    addressId: textOf(form, 'addressId'),
    billingAddressId: textOf(form, 'billingAddressId'),
  })
}

function textOf(form: FormData, name: string): string | undefined {
  return String(form.get(name) ?? '') || undefined
}

/**
 * The provider's page, or the payment page: for fields that stand there, and with why, when the
 * payment could not begin. A document of its own: its policy allows what the providers' forms
 * bring.
 */
async function whereToPay(
  shop: Pick<Shop, 'call' | 'reportFailure'>,
  contractId: string,
  payChannel: string | undefined,
): Promise<string> {
  if (!payChannel) return prePayPath(contractId)
  if (payChannel in widgets) return prePayPath(contractId, { channel: payChannel })
  const begun = await beginPayment(shop, { contractId, payChannel })
  return 'to' in begun ? begun.to : afterFirstFailure(begun.failure, contractId, payChannel)
}

function answerFor(
  refusal: OrderRefusal,
  { title, skuId, retryAfter }: ProblemBody & { skuId?: number; retryAfter?: number },
): OrderAnswer {
  if (refusal === 'unpaid' || refusal === 'points' || refusal === 'coupon')
    return { refusal, sentence: title, skuId }
  if (refusal === 'tooMany') return { refusal, minutes: Math.ceil((retryAfter ?? 60) / 60) }
  return { refusal }
}
