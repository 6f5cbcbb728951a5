import { data, redirect, redirectDocument } from 'react-router'
import { isProblem, type Client, type ProblemBody } from '@galleria/contract/client'
import { noticeFor } from '../cart/cart-notices.ts'

/** Why checkout is shown again after the order button. */
export type OrderRefusal =
  | 'newBill'
  | 'noAddress'
  | 'addressGone'
  | 'billing'
  | 'offline'
  | 'tooMany'
  | 'unpaid'
  | 'points'
  | 'coupon'

/** With what its words need: the server's sentence and the version it is about, or the minutes to wait. */
export type OrderAnswer = {
  readonly refusal: OrderRefusal
  readonly sentence?: string
  readonly skuId?: number | undefined
  readonly minutes?: number
}

const byCode = new Map<string, OrderRefusal>([
  ['checkout.quote_unknown', 'newBill'],
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
 * Places the order and goes to the payment. The quote is the key: sent twice, it is one order. What has changed in the goods is looked
 * at in the cart; anything else brings this page back, with the bill of now.
 */
export async function orderGoods(call: Client, form: FormData) {
  const idOf = (name: string) => String(form.get(name) ?? '') || undefined
  try {
    const { id, paymentOrderList } = await call(
      'POST /sapi/mall-order/web/order/createTradeContract',
      {
        quoteId: idOf('quoteId') ?? '',
        cartLineIds: form.getAll('cartLineId').map(String),
        addressId: idOf('addressId'),
        billingAddressId: idOf('billingAddressId'),
      },
    )
    // What costs points only is paid already.
    if (paymentOrderList.length === 0)
      return redirect(
        `/buyer/pay-result?tradeId=${id}&contractId=${id}&status=success&isPoint=1`,
        303,
      )
    // A document of its own: its policy allows what the providers' forms bring.
    return redirectDocument(`/buyer/pre-pay?tradeId=${id}&contractId=${id}`, 303)
  } catch (error) {
    if (!isProblem(error)) throw error
    const notice = noticeFor(error.code)
    if (notice) return redirect(`/cart?notice=${notice}`, 303)
    const refusal = byCode.get(error.code)
    if (!refusal) throw error
    return data(answerFor(refusal, error.body), 409)
  }
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
