import type { WireOrderLine, WireOrderRow } from '@galleria/contract/order'

/** An order as far as it says what can be done with it. */
export type Operable = Pick<
  WireOrderRow,
  | 'id'
  | 'contractId'
  | 'tradeOrderCode'
  | 'operationList'
  | 'defectsUntilTime'
  | 'displayStatus'
  | 'fulfillmentType'
  | 'itemBusinessType'
  | 'bizCode'
  | 'isInGroup'
  | 'parcelCount'
  | 'shop'
  | 'groupBuy'
  | 'paidAmt'
> & { readonly tradeOrderLineList: readonly Grouped[]; readonly lineCount?: number }
type Grouped = Pick<WireOrderLine, 'lineGroupTypeDict'>

/**
 * The operations that this page can carry out, the most urgent first. What is not here has no
 * button, whatever the server offers.
 */
export const knownOperations = [
  'pay',
  'secondary_pay',
  'payDeposit',
  'payBalance',
  'toUse',
  'checkVerifyCode',
  'inviteToJoinGroup',
  'confirm',
  'buyerPostponeConfirmDeadline',
  'comment',
  'checkExpressTrack',
  'buyAgain',
  'buyerApplyReverse',
  'guestApplyReverse',
  'buyerCancelBeforePay',
  'buyerCancelAfterPay',
] as const
export type Operation = (typeof knownOperations)[number]

/**
 * Which of them the server offers for this order; nothing else makes a button [ORD-013]. Parcels of
 * a site pick-up cannot be followed.
 */
export function offeredOperations(order: {
  readonly operationList: readonly string[]
  readonly fulfillmentType: string
}): Operation[] {
  return knownOperations.filter(
    (operation) =>
      order.operationList.includes(operation) &&
      !(operation === 'checkExpressTrack' && order.fulfillmentType === 'SITE_PICK_UP'),
  )
}

const urgent: readonly Operation[] = [
  'pay',
  'secondary_pay',
  'payDeposit',
  'payBalance',
  'toUse',
  'checkVerifyCode',
  'inviteToJoinGroup',
  'confirm',
]

/** One of them may stand out: what the order waits for. */
export function isUrgent(operation: Operation): boolean {
  return urgent.includes(operation)
}

export function orderPath(orderId: string): string {
  return `/buyer/order/detail/${orderId}`
}
export function trackPath(orderId: string): string {
  return `/buyer/express-trick/${orderId}`
}
/**
 * Whether something can be asked of the shop about it: by its member, or by its guest, who becomes
 * one first.
 */
export function isAskable({ operationList }: Pick<Operable, 'operationList'>): boolean {
  return operationList.includes('buyerApplyReverse') || operationList.includes('guestApplyReverse')
}
/**
 * Where the guest of an order becomes a member, to ask about it or about a request that there is.
 */
export function guestAccountPath(orderId: string, reverseId?: string): string {
  return `/buyer/as-account?tradeOrderId=${orderId}${reverseId ? `&request=${reverseId}` : ''}`
}
/** Of the lines that were picked; of all lines of the order, the buyer picks there. */
export function applyPath(orderId: string, lineIds: readonly string[] = []): string {
  const lines = lineIds.length > 0 ? `&tradeOrderLineId=${lineIds.join()}` : ''
  return `/buyer/as-apply?tradeOrderId=${orderId}${lines}`
}
/** What was asked for about one item of an order: one goes to itself, several are listed. */
export function reversesOfItemPath(orderId: string, skuId: number): string {
  return `/buyer/as?tradeOrderId=${orderId}&skuId=${skuId}`
}
export function reversePath(reverseId: string): string {
  return `/buyer/as/detail/${reverseId}`
}
/** The order, with the word that an application for it has been sent [AS-073]. */
export function submittedPath(orderId: string, reverseId: string): string {
  return `${orderPath(orderId)}?applied=${reverseId}`
}
/** Orders of one checkout are paid together: the address names their contract [ORD-093]. */
export function prePayPath(
  contractId: string,
  hints: Readonly<Partial<Record<'channel' | 'error' | 'wait', string>>> = {},
): string {
  return `/buyer/pre-pay?${new URLSearchParams({ tradeId: contractId, contractId, ...hints })}`
}
/** Where the bill of a balance is looked at before it is paid [PAY-007]. */
export function balancePath(contractId: string): string {
  return `/checkout?${new URLSearchParams({ tradeContractId: contractId })}`
}
export function payResultPath(
  contractId: string,
  hints: { readonly status?: string; readonly error?: string } = {},
): string {
  return `/buyer/pay-result?${new URLSearchParams({ tradeId: contractId, ...hints })}`
}
/** Where the goods to cancel are chosen one by one. */
export function cancelPath(orderId: string): string {
  return `/buyer/cancel/${orderId}`
}
/** The codes that were bought: of one order, or of all [ORD-015]. */
export function codesPath({
  orderId = '',
  tab = 'unused',
  pageNo = 1,
}: {
  readonly orderId?: string
  readonly tab?: 'unused' | 'used'
  readonly pageNo?: number
}): string {
  const query = new URLSearchParams({
    ...(orderId ? { orderId } : {}),
    ...(tab === 'used' ? { tab } : {}),
    ...(pageNo > 1 ? { pageNo: String(pageNo) } : {}),
  })
  return query.size > 0 ? `/buyer/my-coupons?${query}` : '/buyer/my-coupons'
}
/** Nothing of it is sent: it is of codes, for a service or to spend. */
export function isOfCodes({
  itemBusinessType,
  bizCode,
}: Pick<WireOrderRow, 'itemBusinessType' | 'bizCode'>): boolean {
  return itemBusinessType === 'service' || bizCode !== null
}
/** Where the code is shown by which an order is handed over. */
export function verifyCodePath(orderId: string): string {
  return `/buyer/verify-code/${orderId}`
}
/** Where the code of a gift card is shown. */
export function giftCardPath(cardId: string): string {
  return `/buyer/gift-card/${cardId}`
}
/** Where another delivery address is chosen. */
export function changeAddressPath(orderId: string): string {
  return `/buyer/change-address/${orderId}`
}
/** One parcel is confirmed on the spot, several one by one on their own page [ORD-117, ORD-118]. */
export function needsParcelChoice(order: Pick<WireOrderRow, 'parcelCount'>): boolean {
  return order.parcelCount > 1
}

/** There is nothing to choose from; of a set each of its goods can be chosen. */
export function hasOneLine({ lineCount, tradeOrderLineList }: Operable): boolean {
  const hasSet = tradeOrderLineList.some((line) => line.lineGroupTypeDict !== null)
  return (lineCount ?? tradeOrderLineList.length) === 1 && !hasSet
}

/** What was bought, line by line: a set is one of them, and its goods stand in it. */
export function boughtLines<Line extends Grouped>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.lineGroupTypeDict !== 'DIY_CHILD')
}

/** At most so many lines of an order stand in the list. */
const PREVIEW = 3
export function previewLines<Line extends Grouped>({
  tradeOrderLineList,
  lineCount,
}: {
  readonly tradeOrderLineList: readonly Line[]
  readonly lineCount: number
}): { shown: readonly Line[]; more: number } {
  const shown = boughtLines(tradeOrderLineList).slice(0, PREVIEW)
  return { shown, more: Math.max(0, lineCount - shown.length) }
}
