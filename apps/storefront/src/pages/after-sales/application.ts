import type { WireApplyPreview } from '@galleria/contract/after-sales'
import {
  checkApplication,
  readAmount,
  reverseReasons,
  type ApplicationError,
  type ReverseType,
} from '@galleria/contract/after-sales-rules'
import type { ArgumentOf } from '@galleria/contract/client'
import type { WireOrderLine } from '@galleria/contract/order'
import { minorDigits, type Currency } from '@galleria/kernel/money'
import { isOrderId, listOf } from './reverse-query.ts'

/** An application as it stands in the form: what is typed, not what is right. */
export type Application = {
  readonly orderId: string
  readonly asType: ReverseType
  /** All lines that may be chosen. */
  readonly lines: readonly Choice[]
  readonly amount: string
  /** What the form wrote into the amount by itself; an amount that still reads so follows the preview. */
  readonly offered: string
  readonly reason: string
  readonly remark: string
  readonly evidence: readonly string[]
  readonly requestKey: string
}
export type Choice = { readonly id: string; readonly isPicked: boolean; readonly qty: number }
export type ApplyWish = {
  readonly orderId: string
  readonly lineIds: readonly string[]
  readonly asType: ReverseType
}

type InitiateCall = 'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow'
/** The call that each type is sent with. What is not here is not offered. */
const initiateCalls: Partial<Record<ReverseType, InitiateCall>> = {
  SALE_REFUND: 'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
}
const FIRST_TYPE: ReverseType = 'SALE_REFUND'

export function initiateCallOf(type: ReverseType): InitiateCall | undefined {
  return initiateCalls[type]
}

/** `/buyer/as-apply?tradeOrderId=&tradeOrderLineId=a,b&asType=`; a type that cannot be applied for becomes the first that can. */
export function readApplyWish(params: URLSearchParams): ApplyWish {
  const orderId = params.get('tradeOrderId') ?? ''
  return {
    orderId: isOrderId(orderId) ? orderId : '',
    lineIds: listOf(params.get('tradeOrderLineId')),
    asType: typeOf(params.get('asType')),
  }
}
function typeOf(text: string | null): ReverseType {
  return (Object.keys(initiateCalls) as ReverseType[]).find((type) => type === text) ?? FIRST_TYPE
}

/** Lines with units that nothing has been asked for yet; gifts and the heads of bundles have nothing to give back. */
export function eligibleLines<
  Line extends Pick<
    WireOrderLine,
    'canReverseQty' | 'tradeOrderLineBusinessType' | 'lineGroupTypeDict'
  >,
>(lines: readonly Line[]): Line[] {
  return lines.filter(
    (line) =>
      line.canReverseQty > 0 &&
      line.tradeOrderLineBusinessType !== 'GIFT' &&
      line.lineGroupTypeDict !== 'DIY_MAIN',
  )
}

/** The lines that the address names; without any the only line there is, else the buyer picks. */
export function startChoices(
  lines: readonly Pick<WireOrderLine, 'id'>[],
  lineIds: readonly string[],
): Choice[] {
  return lines.map(({ id }) => ({
    id,
    isPicked: lineIds.includes(id) || (lines.length === 1 && lineIds.length === 0),
    qty: 1,
  }))
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
    reverseTradeOrderLineList: picked.map(({ id, qty }) => ({
      tradeOrderLine: { id },
      reverseQty: qty,
    })),
  }
}

/** Which lines and how many of each: two previews of the same choice say the same. */
export function choiceKey(picked: readonly Pick<Choice, 'id' | 'qty'>[]): string {
  return picked
    .map(({ id, qty }) => `${id}:${qty}`)
    .toSorted()
    .join()
}
export function previewKey(preview: WireApplyPreview | undefined): string {
  return choiceKey(
    (preview?.reverseTradeOrderLineList ?? []).map((line) => ({
      id: line.tradeOrderLine.id,
      qty: line.reverseQty,
    })),
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

/** A new preview offers its whole amount, unless the buyer has written another one. */
export function takeOffer<Part extends Pick<Application, 'amount' | 'offered' | 'requestKey'>>(
  application: Part,
  preview: WireApplyPreview | undefined,
  locale: string,
): Part {
  const offered = preview ? writeAmount(preview.availableRefundAmt, locale) : ''
  return {
    ...application,
    offered,
    amount: application.amount === application.offered ? offered : application.amount,
    requestKey: application.requestKey || preview?.requestKey || '',
  }
}

export const fieldOf = {
  line: 'line',
  picked: 'picked',
  qty: (lineId: string) => `qty-${lineId}`,
  evidence: 'evidence',
}

export function readApplication(form: FormData): Application {
  const read = (name: string) => String(form.get(name) ?? '')
  const picked = form.getAll(fieldOf.picked).map(String)
  const orderId = read('orderId')
  return {
    orderId: isOrderId(orderId) ? orderId : '',
    asType: typeOf(read('asType')),
    lines: [...new Set(form.getAll(fieldOf.line).map(String))].map((id) => ({
      id,
      isPicked: picked.includes(id),
      qty: Number(read(fieldOf.qty(id)) || 1),
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

/** One more or one less of a line, as its buttons are sent without script: `oli_…:1`. */
export function stepQuantity(
  application: Application,
  step: string,
  mostOf: (lineId: string) => number,
): Application {
  const [id = '', by = ''] = step.split(':')
  return {
    ...application,
    lines: application.lines.map((line) =>
      line.id === id
        ? { ...line, isPicked: true, qty: clampQuantity(line.qty + Number(by), mostOf(id)) }
        : line,
    ),
  }
}

export function clampQuantity(qty: number, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(qty) || 1))
}

export type Field = 'lines' | 'amount' | 'reason' | 'remark' | 'files'
/** In the order of the form: the first wrong one gets the focus. */
export const fields: readonly Field[] = ['lines', 'amount', 'reason', 'remark', 'files']
/** By field: one of the rules' codes, or a sentence of the server's. */
export type Flaws = Readonly<
  Partial<Record<Field, ApplicationError | 'file_gone' | { readonly sentence: string }>>
>

/** Everything that can be told without asking the server again. Without a preview there is no most. */
export function findFlaws(
  application: Application,
  lines: readonly Pick<WireOrderLine, 'id' | 'canReverseQty'>[],
  preview: WireApplyPreview | undefined,
): Flaws {
  return checkApplication({
    lines: pickedOf(application).map(({ id, qty }) => ({
      qty,
      canReverseQty: lines.find((line) => line.id === id)?.canReverseQty ?? 0,
    })),
    amount: application.amount,
    available: preview?.availableRefundAmt.value ?? Number.POSITIVE_INFINITY,
    decimals: preview ? minorDigits(preview.availableRefundAmt.currency as Currency) : 2,
    reason: application.reason,
    remark: application.remark,
    fileCount: application.evidence.length,
  })
}

export function hasFlaws(flaws: Flaws): boolean {
  return fields.some((field) => flaws[field])
}

const places: readonly (readonly [string, Field])[] = [
  ['applyRefundAmt', 'amount'],
  ['reverseReason', 'reason'],
  ['remark', 'remark'],
  ['attachmentList', 'files'],
  ['reverseTradeOrderLineList', 'lines'],
]

/** The server's objections at the fields they speak of; undefined when one speaks of something else. */
export function placeFlaws(
  errors: readonly { readonly path: string; readonly code: string; readonly message: string }[],
): Flaws | undefined {
  const placed = errors.map(
    ({ path, code, message }) =>
      [
        places.find(([start]) => path.replace(/^\d+\./, '').startsWith(start))?.[1],
        code === 'file_unknown' ? ('file_gone' as const) : { sentence: message },
      ] as const,
  )
  return placed.length === 0 || placed.some(([field]) => !field)
    ? undefined
    : Object.fromEntries(placed)
}

/** The application as its call takes it; only for one without flaws. */
export function toArgument(
  application: Application,
  preview: WireApplyPreview,
): ArgumentOf<InitiateCall> {
  const { currency } = preview.availableRefundAmt
  const reason = reverseReasons.find((one) => one === application.reason)
  const asked = toPreviewArgument(application)
  if (!reason || !asked) throw new Error('an application with flaws was to be sent')
  return {
    ...asked,
    applyRefundAmt: {
      value: readAmount(application.amount, minorDigits(currency as Currency)) ?? 0,
      currency,
    },
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
