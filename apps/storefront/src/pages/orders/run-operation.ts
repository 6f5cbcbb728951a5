import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { isPaidFor } from '@galleria/contract/order-states'
import { shopOf, type Shop } from '../../shop-context.ts'
import type { Route } from './list/+types/orders-page.ts'
import { balancePath, boughtLines, payResultPath, prePayPath } from './operations.ts'
import type { Outcome } from './outcome.tsx'
import { writeToShop } from './write-to-shop.ts'
import { sendInvoiceAgain } from './papers/send-invoice-again.ts'
import { readWritten, type Written } from '../../parts/buyer/check-message.ts'
import { loginFirst } from '../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../parts/read-form.ts'

type Fields = {
  readonly orderId: string
  readonly contractId: string
  readonly parcelId: string
  readonly payUniqueKey: string
  readonly paymentRecordId: string
  readonly stay: string
  readonly target: string
  readonly prizeDrawId: string
  readonly giftCardId: string
  readonly activityId: string
  readonly written: Written
  readonly requestKey: string
}
type Run = (shop: Shop, fields: Fields) => Promise<Outcome | Response>

/** A map, not an object: whatever a form names, nothing but these is found. */
const runs = new Map<string, Run>([
  ['secondary_pay', resumePayment],
  ['payDeposit', payDeposit],
  ['payBalance', payBalance],
  ['payAgain', closeAndPayAgain],
  ['buyerCancelBeforePay', cancelOrder],
  ['buyerCancelAfterPay', cancelPaidOrder],
  ['confirm', confirmReceipt],
  ['buyerPostponeConfirmDeadline', postponeReceipt],
  ['buyAgain', buyAgain],
  ['sendInvoiceEmail', sendInvoiceAgain],
  ['drawPrize', drawPrize],
  ['mailGiftCard', mailGiftCard],
  ['writeToShop', writeToShop],
])

/**
 * The action of every page that shows orders: does what was pressed, and answers another page or a
 * sentence.
 */
export async function runOperation({
  request,
  context,
}: Pick<Route.ActionArgs, 'request' | 'context'>): Promise<Outcome | Response> {
  const form = await readForm(request)
  const read = (name: Exclude<keyof Fields, 'written'>) => String(form.get(name) ?? '')
  const run = runs.get(String(form.get('operation')))
  if (!run) throw data(null, 400)
  const fields = {
    orderId: read('orderId'),
    contractId: read('contractId'),
    parcelId: read('parcelId'),
    payUniqueKey: read('payUniqueKey'),
    paymentRecordId: read('paymentRecordId'),
    stay: read('stay'),
    target: read('target'),
    prizeDrawId: read('prizeDrawId'),
    giftCardId: read('giftCardId'),
    activityId: read('activityId'),
    written: readWritten(form),
    requestKey: read('requestKey'),
  }
  try {
    return await run(shopOf(context), fields)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return error.status === 401
      ? loginFirst(request)
      : { kind: 'refused', sentence: error.body.title }
  }
}

/**
 * Resuming: paid already is told so, a payment under way or failed is asked about, else the payment
 * page [PAY-053 to PAY-057].
 */
async function resumePayment({ call }: Shop, { contractId }: Fields): Promise<Outcome | Response> {
  const record = await call('POST /sapi/mall-order/web/order/secondaryPay', { id: contractId })
  if (isPaidFor(record.paymentRecordStatus)) return redirect(payResultPath(contractId), 303)
  if (record.paymentRecordStatus !== 'PAY_PENDING' && record.paymentRecordStatus !== 'PAY_FAILED')
    return redirect(prePayPath(contractId), 303)
  return {
    kind: 'underWay',
    contractId,
    payUniqueKey: record.payUniqueKey,
    paymentRecordId: record.paymentRecordId,
  }
}

/** The deposit, where it was left, or from the beginning. */
async function payDeposit(shop: Shop, fields: Fields): Promise<Outcome | Response> {
  try {
    return await resumePayment(shop, fields)
  } catch (error) {
    if (!isProblem(error) || error.code !== 'payment.not_found') throw error
    return redirect(prePayPath(fields.contractId), 303)
  }
}

/**
 * The balance, straight away when it was begun before; the first time its bill is looked at again
 * [PAY-072, PAY-073].
 */
async function payBalance(shop: Shop, fields: Fields): Promise<Outcome | Response> {
  const { tradeContract } = await shop.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: fields.orderId },
  )
  return tradeContract.notFirstTime
    ? resumePayment(shop, fields)
    : redirect(balancePath(tradeContract.id), 303)
}

/**
 * The earlier attempt is closed before another can be paid. What cannot be closed may still be
 * paid, so nothing new is started, without a word [PAY-058].
 */
async function closeAndPayAgain(
  { call, reportFailure }: Shop,
  { contractId, payUniqueKey, paymentRecordId }: Fields,
): Promise<Outcome | Response> {
  try {
    const { paymentRecordStatus } = await call(
      'POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm',
      { payUniqueKey, paymentRecordId },
    )
    return redirect(
      isPaidFor(paymentRecordStatus) ? payResultPath(contractId) : prePayPath(contractId),
      303,
    )
  } catch (error) {
    if (isProblem(error) && error.status === 401) throw error
    // The page of the result says what happens now.
    if (isProblem(error) && error.code === 'payment.unreachable')
      return redirect(payResultPath(contractId), 303)
    if (!isProblem(error)) reportFailure(error)
    return { kind: 'abandoned' }
  }
}

async function cancelOrder({ call, reportFailure }: Shop, { orderId }: Fields): Promise<Outcome> {
  try {
    await call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id: orderId })
    return { kind: 'canceled' }
  } catch (error) {
    if (isProblem(error) && error.status === 401) throw error
    if (isProblem(error) && error.code === 'payment.unreachable')
      return { kind: 'refused', sentence: error.body.title }
    if (!isProblem(error)) reportFailure(error)
    return { kind: 'notCanceled' }
  }
}

/**
 * All that was not sent, at full quantity; the lines of now, not those of the page [ORD-116,
 * ORD-156].
 */
async function cancelPaidOrder({ call }: Shop, { orderId }: Fields): Promise<Outcome> {
  const { tradeOrderLineList } = await call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const lines = tradeOrderLineList.filter(({ canCancelQty }) => canCancelQty > 0)
  if (lines.length === 0) return { kind: 'notCanceled' }
  await call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow', {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: lines.map(({ id, canCancelQty }) => ({
      tradeOrderLine: { id },
      reverseQty: canCancelQty,
    })),
  })
  return { kind: 'canceling' }
}

async function confirmReceipt(
  { call }: Shop,
  { orderId, parcelId }: Fields,
): Promise<Outcome | Response> {
  const { displayStatus } = await call('POST /sapi/mall-order/web/order/signForDelivery', {
    id: orderId,
    ...(parcelId ? { fulfillmentProgressId: parcelId } : {}),
  })
  return displayStatus !== 'COMPLETE'
    ? { kind: 'parcelReceived' }
    : redirect(`/confirm-success?orderId=${orderId}`, 303)
}

async function postponeReceipt({ call }: Shop, { orderId, parcelId }: Fields): Promise<Outcome> {
  const { value } = await call('POST /api/trantor/flow/bbc_trade_BBCPostponeDeliveryFlow', {
    id: orderId,
    ...(parcelId ? { fulfillmentProgressList: [{ id: parcelId }] } : {}),
  })
  return { kind: 'postponed', days: value }
}

/** Pressed again, or after an answer that was lost, it says what was drawn then. */
async function drawPrize({ call }: Shop, { prizeDrawId }: Fields): Promise<Outcome> {
  const { points } = await call('POST /sapi/mall-marketing/prize/drawPrize', { id: prizeDrawId })
  return { kind: 'drawn', points }
}

/** One mail, however often it is pressed [ORD-150]. */
async function mailGiftCard({ call }: Shop, { giftCardId, activityId }: Fields): Promise<Outcome> {
  await call('POST /sapi/mall-marketing/giftCards/updateSendEmailStatus', {
    id: giftCardId,
    activityId,
    sendEmailStatus: true,
  })
  return { kind: 'giftCardMailed' }
}

/**
 * All lines of the order, not only those of its preview. What the server leaves out, and what costs
 * more than it did, is named, and then nobody is led away from reading it.
 */
async function buyAgain({ call }: Shop, { orderId, stay }: Fields): Promise<Outcome | Response> {
  const { tradeOrderLineList: lines } = await call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  // A gift comes along by itself, while its shop still gives it.
  const bought = boughtLines(lines).filter(
    ({ tradeOrderLineBusinessType }) => tradeOrderLineBusinessType !== 'GIFT',
  )
  const { addedQty, leftOut, cart } = await call(
    'POST /sapi/mall-order/cartline/batchcreatenewcartlines',
    bought.slice(0, 100).map(({ sku, tradeQty, diySkuLineList }) => ({
      sku: { id: sku.id },
      skuQty: tradeQty,
      cartLineTypeDict: 'NORMAL_SALE_B2C',
      diySkuLineList: diySkuLineList.map((part) => ({ sku: { id: part.sku.id } })),
    })),
  )
  if (addedQty === 0) return { kind: 'nothingToBuy' }
  const missing = leftOut.map(({ skuId, qty, marketingUnit }) => ({
    name: lines.find(({ sku }) => sku.id === skuId)?.sku.name ?? '',
    qty,
    marketingUnit,
  }))
  const dearer = bought.flatMap(({ sku, lineGroupTypeDict }) => {
    const now = cart.cartLineList.find(
      (line) => line.sku.id === sku.id && line.lineGroupTypeDict === lineGroupTypeDict,
    )?.sku.salePrc
    return now && now.currency === sku.salePrc.currency && now.value > sku.salePrc.value
      ? [{ name: sku.name, was: sku.salePrc, now }]
      : []
  })
  return stay || missing.length > 0 || dearer.length > 0
    ? { kind: 'inCart', qty: addedQty, missing, dearer }
    : redirect('/cart', 303)
}
