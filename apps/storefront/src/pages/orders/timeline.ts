import type { WireOrder } from '@galleria/contract/order'
import { orderStates } from '@galleria/contract/order-states'
import { waitsForGroup } from './kinds/group-waiting.ts'

type Parcel = WireOrder['packageList'][number]
const events = [
  'submit',
  'wait',
  'lapse',
  'pay',
  'revive',
  'payGroup',
  'fillGroup',
  'leaveGroup',
  'disband',
  'paySurcharge',
  'payDeposit',
  'reviveDeposit',
  'withdraw',
  'miss',
  'cancel',
  'expire',
  'ship',
  'delay',
  'hold',
  'release',
  'ready',
  'handOver',
  'correctParcel',
  'callBack',
  'cancelLines',
  'reissue',
  'callOff',
  'callOffLost',
  'postpone',
  'readdress',
  'receive',
  'skipRest',
  'issue',
  'useUp',
  'close',
] as const
export type StepKind = (typeof events)[number] | 'deliver' | 'other'
export type Who = 'buyer' | 'shop' | 'bank' | 'carrier' | 'mall' | 'operator'

export type Step = {
  readonly key: string
  readonly kind: StepKind
  readonly who: Who
  readonly at: string
  readonly toState: string
  /** The parcel it is about, and its number when there are several. */
  readonly parcel?: Parcel
  readonly parcelNo?: number
  /** What stands in the place of what. */
  readonly changed?: { readonly from: string; readonly to: string }
  /** Why the operator did it in the shop's name, or the shop called a parcel back. */
  readonly reason?: string
  /** Why goods leave later, as a key. */
  readonly cause?: string
  /** The other order, of what is sent again at no charge. */
  readonly order?: string
  /** The goods that were cancelled. */
  readonly canceled?: WireOrder['progressList'][number]['canceledLineList']
}

/** Something was sent again, whatever had become of the order by then. */
function nameOf(event: string): string {
  return event === 'reissueSent' || event === 'reissueReceived' ? 'reissue' : event
}

const actors: Readonly<Record<string, Who>> = {
  buyer: 'buyer',
  merchant: 'shop',
  payment: 'bank',
  clock: 'mall',
  operator: 'operator',
}

/**
 * What happened to an order, newest first: its transitions, and between them the track entries of
 * its parcels.
 */
export function listSteps({
  progressList,
  packageList,
}: Pick<WireOrder, 'progressList' | 'packageList'>): Step[] {
  const parcels = packageList.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const about = (index: number) => {
    const parcel = parcels[index]
    return parcel ? { parcel, ...(parcels.length > 1 ? { parcelNo: index + 1 } : {}) } : {}
  }
  let sent = 0
  const moves = progressList.map((entry, index): Step => {
    const kind = events.find((event) => event === nameOf(entry.event)) ?? 'other'
    return {
      key: `move${index}`,
      kind,
      who: actors[entry.actor] ?? 'mall',
      at: entry.at,
      toState: entry.toState,
      ...(kind === 'ship' ? about(sent++) : {}),
      ...(entry.changed ? { changed: entry.changed } : {}),
      ...(entry.reason ? { reason: entry.reason } : {}),
      ...(entry.cause ? { cause: entry.cause } : {}),
      ...(entry.tradeOrderCode ? { order: entry.tradeOrderCode } : {}),
      ...(entry.canceledLineList?.length ? { canceled: entry.canceledLineList } : {}),
    }
  })
  const deliveries = parcels.flatMap((parcel, index): Step[] =>
    parcel.deliveredAt
      ? [
          {
            key: `parcel${index}`,
            kind: 'deliver',
            who: 'carrier',
            at: parcel.deliveredAt,
            toState: '',
            ...about(index),
          },
        ]
      : [],
  )
  // Sorting keeps the order of entries of the same instant; the later one of them comes first.
  return [...moves, ...deliveries].toSorted((a, b) => a.at.localeCompare(b.at)).toReversed()
}

/**
 * When the last of what is still to be sent is expected; undefined when nothing is, because all of
 * it is asked back.
 */
export function expectedBy({
  tradeOrderLineList,
}: {
  tradeOrderLineList: readonly Pick<
    WireOrder['tradeOrderLineList'][number],
    'canShipQty' | 'expectDate'
  >[]
}): string | undefined {
  return tradeOrderLineList
    .filter((line) => line.canShipQty > 0)
    .map((line) => line.expectDate)
    .toSorted()
    .at(-1)
}

/**
 * How far an order has come, of ordered, paid, sent, received; undefined for one that ended
 * otherwise.
 */
export function stageOf({
  displayStatus,
  parcelCount,
  groupBuy,
  paidAmt,
  pickUp,
}: Pick<WireOrder, 'displayStatus' | 'parcelCount' | 'groupBuy' | 'paidAmt' | 'pickUp'>):
  | number
  | undefined {
  if (waitsForGroup({ displayStatus, groupBuy, paidAmt })) return 1
  const { stage } = orderStates[displayStatus]
  return stage === 1 && (parcelCount > 0 || pickUp?.readyTime) ? 2 : (stage ?? undefined)
}
