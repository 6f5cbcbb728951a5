import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { readAmount, buyersReasons, type ReverseType } from '@galleria/contract/after-sales-rules'
import type { ArgumentOf } from '@galleria/contract/client'
import { minorDigits, type Currency } from '@galleria/kernel/money'
import { clampToStep, startQuantity } from '../../../parts/measure.tsx'
import { isWhole, type LinePart } from './line-parts.ts'
import { isOrderId, listOf } from '../list/reverse-query.ts'

/** An application as it stands in the form: what is typed, not what is right. */
export type Application = {
  readonly orderId: string
  readonly asType: ReverseType
  /** All parts of lines that may be chosen. */
  readonly lines: readonly Choice[]
  readonly amount: string
  /**
   * What the form wrote into the amount by itself; an amount that still reads so follows the
   * preview.
   */
  readonly offered: string
  readonly reason: string
  readonly remark: string
  readonly evidence: readonly string[]
  readonly requestKey: string
}
export type Choice = Pick<LinePart, 'id' | 'lineId' | 'isUnsent' | 'by'> & {
  readonly isPicked: boolean
  readonly qty: number
  /** Of an exchange, what is wanted instead; empty while nothing is. */
  readonly skuId: string
  /** Of a line with exchanged pieces, which version is meant; empty means what came last. */
  readonly goodsSkuId: string
}
export type ApplyQuery = {
  readonly orderId: string
  readonly lineIds: readonly string[]
  /** Undefined for a kind that cannot be asked for, and where none is named. */
  readonly asType: ReverseType | undefined
  readonly isNamed: boolean
}

type InitiateCall =
  | 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow'
  | 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow'
  | 'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow'
  | 'POST /api/trantor/flow/bbc_trade_InitiateReverseTradeOrderForCancelUnDeliveryFlow'
/** The call that each type is sent with. What is not here is not offered. */
const initiateCalls: Partial<Record<ReverseType, InitiateCall>> = {
  SALE_RETURN: 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
  SALE_EXCHANGE: 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
  SALE_REFUND: 'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
  SALE_CANCEL_BEFORE_DELIVERY:
    'POST /api/trantor/flow/bbc_trade_InitiateReverseTradeOrderForCancelUnDeliveryFlow',
}
export const offeredTypes = Object.keys(initiateCalls) as readonly ReverseType[]

/** The form of another kind for the same goods. */
export function applyPath(
  { orderId, lineIds }: Pick<ApplyQuery, 'orderId' | 'lineIds'>,
  type: ReverseType,
): string {
  const search = new URLSearchParams({
    tradeOrderId: orderId,
    tradeOrderLineId: lineIds.join(),
    asType: type,
  })
  return `/buyer/as-apply?${search.toString().replaceAll('%2C', ',')}`
}

export function initiateCallOf(type: ReverseType): InitiateCall | undefined {
  return initiateCalls[type]
}

/**
 * `/buyer/as-apply?tradeOrderId=&tradeOrderLineId=a,b&asType=`; without a type the page chooses.
 */
export function readApplyQuery(params: URLSearchParams): ApplyQuery {
  const orderId = params.get('tradeOrderId') ?? ''
  return {
    orderId: isOrderId(orderId) ? orderId : '',
    lineIds: listOf(params.get('tradeOrderLineId')),
    asType: typeOf(params.get('asType') ?? ''),
    isNamed: params.has('asType'),
  }
}
function typeOf(text: string): ReverseType | undefined {
  return offeredTypes.find((type) => type === text)
}

/**
 * What is meant where the address names no type: a return, of goods that their buyer holds and the
 * server takes back. Codes that were used are held, too, and never come back.
 */
export function startType(
  { asType, isNamed, lineIds }: ApplyQuery,
  returnable: readonly { readonly id: string }[],
  types: readonly ReverseType[],
): ReverseType {
  if (isNamed) return asType ?? 'SALE_REFUND'
  const areHeld =
    types.includes('SALE_RETURN') &&
    returnable.length > 0 &&
    lineIds.every((id) => returnable.some((line) => line.id === id))
  return areHeld ? 'SALE_RETURN' : 'SALE_REFUND'
}

/**
 * The lines that the address names, of each what the buyer holds before what was not sent; without
 * any the only part there is, else the buyer picks.
 */
export function startChoices(parts: readonly LinePart[], lineIds: readonly string[]): Choice[] {
  const firsts = new Map(parts.toReversed().map((part) => [part.lineId, part.id]))
  return parts.map(({ id, lineId, isUnsent, by, most }) => ({
    id,
    lineId,
    isUnsent,
    by,
    isPicked:
      (lineIds.includes(lineId) && firsts.get(lineId) === id) ||
      (parts.length === 1 && lineIds.length === 0),
    qty: Math.min(most, startQuantity({ adjustStep: by })),
    skuId: '',
    goodsSkuId: '',
  }))
}

/** Of what cannot be picked or counted, all that there is. */
export function wholeChoices(parts: readonly LinePart[]): Choice[] {
  return parts.map(({ id, lineId, isUnsent, by, most }) => ({
    id,
    lineId,
    isUnsent,
    by,
    isPicked: true,
    qty: most,
    skuId: '',
    goodsSkuId: '',
  }))
}

/** Other goods are asked for, and no money. */
export function isExchange({ asType }: Pick<Application, 'asType'>): boolean {
  return asType === 'SALE_EXCHANGE'
}

export function pickedOf(application: Pick<Application, 'lines'>): Choice[] {
  return application.lines.filter((line) => line.isPicked)
}

/** What the preview is asked with; undefined while nothing is picked. */
export function toPreviewArgument({
  orderId,
  asType,
  lines,
}: Pick<Application, 'orderId' | 'asType' | 'lines'>):
  | ArgumentOf<'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow'>
  | undefined {
  const picked = pickedOf({ lines })
  if (picked.length === 0) return undefined
  return {
    tradeOrder: { id: orderId },
    reverseTradeOrderType: asType,
    reverseTradeOrderLineList: [...Map.groupBy(picked, ({ lineId }) => lineId)].map(
      ([id, parts]) => {
        const goodsSkuId = parts.map((part) => part.goodsSkuId).find(Boolean)
        return {
          tradeOrderLine: { id },
          reverseQty: sumQty(parts),
          cancelQty: sumQty(parts.filter((part) => part.isUnsent)),
          ...(goodsSkuId ? { goodsSku: { id: Number(goodsSkuId) } } : {}),
        }
      },
    ),
  }
}

function sumQty(parts: readonly { readonly qty: number }[]): number {
  return Math.round(parts.reduce((sum, { qty }) => sum + qty, 0) * 100) / 100
}

type Keyed = Pick<Choice, 'lineId' | 'isUnsent' | 'qty'> & Partial<Pick<Choice, 'goodsSkuId'>>
/**
 * Which parts and how many of each, and which version where one is named: two previews of the same
 * choice say the same.
 */
export function choiceKey(picked: readonly Keyed[]): string {
  return picked
    .map(
      ({ lineId, isUnsent, qty, goodsSkuId = '' }) =>
        `${lineId}:${isUnsent ? 'unsent' : `held${goodsSkuId}`}:${qty}`,
    )
    .toSorted()
    .join()
}
export function previewKey(
  preview: WireApplyPreview | undefined,
  picked: readonly Keyed[] = [],
): string {
  return choiceKey(
    (preview?.reverseTradeOrderLineList ?? []).flatMap(
      ({ tradeOrderLine: { id: lineId, sku }, reverseQty, cancelQty }) => {
        const isNamed = picked.some((one) => one.lineId === lineId && one.goodsSkuId)
        const qty = Math.round((reverseQty - cancelQty) * 100) / 100
        return [
          { lineId, isUnsent: false, qty, ...(isNamed ? { goodsSkuId: String(sku.id) } : {}) },
          { lineId, isUnsent: true, qty: cancelQty },
        ].filter((part) => part.qty > 0)
      },
    ),
  )
}

/** An amount as a reader of this language would type it. */
export function writeAmount(
  { value, currency }: { readonly value: number; readonly currency: string },
  locale: string,
): string {
  const digits = minorDigits(currency as Currency)
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** Goods that were not sent have one amount: all of their money. */
export function isFixed(preview: WireApplyPreview | undefined): boolean {
  return preview !== undefined && preview.leastRefundAmt.value === preview.availableRefundAmt.value
}

/** Goods that cost points and no money: by unit their points come back. */
export function isPointsAlone(preview: WireApplyPreview | undefined): boolean {
  return (
    preview !== undefined &&
    preview.availableRefundPoints > 0 &&
    preview.availableRefundAmt.value === 0
  )
}

/** A new preview offers its whole amount, unless the buyer has written another one and may. */
export function takeOffer<Part extends Pick<Application, 'amount' | 'offered' | 'requestKey'>>(
  application: Part,
  preview: WireApplyPreview | undefined,
  locale: string,
): Part {
  const offered = preview ? writeAmount(preview.availableRefundAmt, locale) : ''
  return {
    ...application,
    offered,
    amount:
      isFixed(preview) || application.amount === application.offered ? offered : application.amount,
    requestKey: application.requestKey || preview?.requestKey || '',
  }
}

export const fieldOf = {
  line: 'line',
  picked: 'picked',
  qty: (partId: string) => `qty-${partId}`,
  by: (partId: string) => `by-${partId}`,
  sku: (partId: string) => `sku-${partId}`,
  goods: (partId: string) => `goods-${partId}`,
  /** What its reader was told to get back beside each sku, or to pay for it. */
  shown: (partId: string) => `shown-${partId}`,
  evidence: 'evidence',
}

export function readApplication(form: FormData): Application {
  const read = (name: string) => String(form.get(name) ?? '')
  const picked = form.getAll(fieldOf.picked).map(String)
  const orderId = read('orderId')
  return {
    orderId: isOrderId(orderId) ? orderId : '',
    asType: typeOf(read('asType')) ?? 'SALE_REFUND',
    lines: [...new Set(form.getAll(fieldOf.line).map(String))].map((id) => ({
      id,
      lineId: id.replace(/-unsent$/, ''),
      isUnsent: id.endsWith('-unsent'),
      isPicked: picked.includes(id),
      by: Number(read(fieldOf.by(id))) || 1,
      qty: Number(read(fieldOf.qty(id)) || 1),
      skuId: read(fieldOf.sku(id)),
      goodsSkuId: read(fieldOf.goods(id)),
    })),
    // A form sent without script writes its line ends with two signs.
    amount: read('amount').trim(),
    offered: read('offered'),
    reason: read('reason'),
    remark: read('remark').replace(/\r\n?/g, '\n'),
    evidence: form.getAll(fieldOf.evidence).map(String),
    requestKey: read('requestKey'),
  }
}

/**
 * Whether nobody has put anything into the form since it was drawn. Of an exchange no amount stands
 * in it; which version is meant stands there from the start.
 */
export function isUntouched(typed: Application, start: Application): boolean {
  const wordsOf = ({ lines, amount, reason, remark }: Application) => [
    isExchange(start) ? '' : amount,
    reason,
    remark,
    ...lines.map(({ id, isPicked, qty, skuId }) => `${id} ${isPicked} ${qty} ${skuId}`),
  ]
  return wordsOf(typed).join('\n') === wordsOf(start).join('\n')
}

/** One more or one less of a part, as its buttons are sent without script: `oli_…:1`. */
export function stepQuantity(
  application: Application,
  step: string,
  mostOf: (partId: string) => number,
): Application {
  const [id = '', by = ''] = step.split(':')
  return {
    ...application,
    lines: application.lines.map((line) =>
      line.id === id
        ? { ...line, isPicked: true, qty: clampToStep(line.qty + Number(by), line.by, mostOf(id)) }
        : line,
    ),
  }
}

function toldAmount(told: number, currency: string) {
  return told < 0
    ? { surchargeAmt: { value: -told, currency } }
    : { differenceAmt: { value: told, currency } }
}

/** The application as its call takes it; only for one without errors. */
export function toArgument(
  application: Application,
  preview: WireApplyPreview,
  /**
   * What the buyer was told to get back for a part of a line, or below nothing to pay for it, where
   * something was said.
   */
  toldOf: (choice: Choice) => number | undefined = () => undefined,
): ArgumentOf<InitiateCall> {
  const { currency } = preview.availableRefundAmt
  const reason = buyersReasons.find((one) => one === application.reason)
  const asked = toPreviewArgument(application)
  if (!reason || !asked) throw new Error('an application with errors was to be sent')
  return {
    ...asked,
    ...(isExchange(application)
      ? {
          reverseTradeOrderLineList: asked.reverseTradeOrderLineList.map((line) => {
            const choice = application.lines.find(({ lineId }) => lineId === line.tradeOrderLine.id)
            const told = choice && toldOf(choice)
            return {
              ...line,
              derivativeSku: { id: Number(choice?.skuId) },
              ...(told === undefined ? {} : toldAmount(told, currency)),
            }
          }),
        }
      : {}),
    // Where the amount cannot be written it is not sent, as that of a disabled field.
    ...(isWhole(application.asType) || isExchange(application)
      ? {}
      : {
          applyRefundAmt: {
            value: readAmount(application.amount, minorDigits(currency as Currency)) ?? 0,
            currency,
          },
        }),
    reverseReason: reason,
    ...(application.remark.trim() ? { remark: application.remark.trim() } : {}),
    ...(application.evidence.length > 0
      ? { attachmentList: { files: application.evidence.map((url) => ({ url })) } }
      : {}),
    ...(/^[A-Za-z0-9_-]{8,100}$/.test(application.requestKey)
      ? { requestKey: application.requestKey }
      : {}),
  }
}
