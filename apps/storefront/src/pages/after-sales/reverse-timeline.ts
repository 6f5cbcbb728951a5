import { BY_SHOPS_RULE } from '@galleria/contract/after-sales-desk-rules'
import type { WireReverse } from '@galleria/contract/after-sales'
import type { WireMoney } from '@galleria/contract/wire'

const events = [
  'apply',
  'modify',
  'mallAnswers',
  'mallTakesOver',
  'mallTakesGoods',
  'cancelUnsent',
  'cancel',
  'approveRefund',
  'approveReturn',
  'withdrawSent',
  'postBack',
  'correctPostBack',
  'lapse',
  'waiveReturn',
  'nameAddress',
  'pass',
  'passExchange',
  'askSurcharge',
  'paySurcharge',
  'shipReplacement',
  'correctReplacement',
  'refundInstead',
  'refundUnpaid',
  'confirmReplacement',
  'giveDifference',
  'giveSurcharge',
  'giveLabel',
  'askLabel',
  'payLost',
  'askLost',
  'closeEmpty',
  'askEmpty',
  'moneyForLost',
  'refuseGoods',
  'askMall',
  'giveInRefund',
  'giveInReturn',
  'ruleRefund',
  'ruleReturn',
  'ruleNone',
  'forceClose',
  'reject',
  'offer',
  'acceptPart',
  'acceptReturn',
  'declineOffer',
  'lapseOffer',
  'startRefund',
  'keepLoss',
  'finishRefund',
  'failRefund',
  'bounceRefund',
  'retryRefund',
  'settle',
] as const
export type ReverseStepKind = (typeof events)[number] | 'other'
export type ReverseWho = 'buyer' | 'shop' | 'bank' | 'mall' | 'operator'
export type ReverseStep = {
  readonly key: string
  readonly kind: ReverseStepKind
  readonly who: ReverseWho
  readonly at: string
  readonly toState: string
  /** Why the mall did it. */
  readonly reason?: string
  /** Of what an exchange costs more. */
  readonly amount?: WireMoney
}

const actors: Readonly<Record<string, ReverseWho>> = {
  buyer: 'buyer',
  merchant: 'shop',
  payment: 'bank',
  clock: 'mall',
  operator: 'operator',
}
/**
 * Moves that tell a reader nothing: an application is passed on, or agreed to, the moment it is
 * made, and what is not accepted is set apart in the moment in which that is said.
 */
const unspoken = [
  'route',
  'cancelUnsent',
  'setApart',
  'splitLoss',
  'splitDifference',
  'splitSurcharge',
]

/** Moves that a reader knows as another one. */
const told: Readonly<Record<string, ReverseStepKind>> = {
  refuseRest: 'refuseGoods',
  takeMoneyForLost: 'moneyForLost',
  giveMoneyForLost: 'moneyForLost',
}

/**
 * What happened to an after-sales order, newest first. What was not sent is cancelled there and
 * then: nobody was asked for it.
 */
export function listReverseSteps({
  progressList,
  exchangeSurcharge,
}: Pick<WireReverse, 'progressList' | 'exchangeSurcharge'>): ReverseStep[] {
  const isCancellation = progressList.some(({ event }) => event === 'cancelUnsent')
  const isUnpaid = exchangeSurcharge?.order?.paidTime === null
  return progressList
    .flatMap((entry, index) =>
      unspoken.includes(entry.event)
        ? []
        : [
            {
              key: `step${index}`,
              kind:
                isCancellation && entry.event === 'apply'
                  ? ('cancelUnsent' as const)
                  : isUnpaid && entry.event === 'refundInstead' && entry.actor === 'clock'
                    ? ('refundUnpaid' as const)
                    : (told[entry.event] ??
                      events.find((event) => event === entry.event) ??
                      ('other' as const)),
              // A rule of the shop's own is its word.
              who: entry.cause === BY_SHOPS_RULE ? 'shop' : (actors[entry.actor] ?? 'mall'),
              at: entry.at,
              toState: entry.toState,
              ...(entry.reason ? { reason: entry.reason } : {}),
              ...(entry.amount ? { amount: entry.amount } : {}),
            },
          ],
    )
    .toReversed()
}

/** The attribute values of an item, as they stand on an after-sales order. */
export function joinAttributes(
  attributes: readonly { readonly attrKey: string; readonly attrVal: string }[],
  nameOf: (key: string, value: string) => string,
): string {
  return attributes
    .map(({ attrKey, attrVal }) => nameOf(attrKey, attrVal))
    .filter(Boolean)
    .join(' ; ')
}

/**
 * The operations that this page can carry out. What is not here has no button, whatever the server
 * offers.
 */
export function offeredReverseOperations(operationList: readonly string[]): {
  readonly canCancel: boolean
  readonly canChange: boolean
  readonly canViewReason: boolean
  readonly canSendBack: boolean
  readonly canCorrectNumber: boolean
  readonly canViewLogistics: boolean
  readonly canConfirm: boolean
  readonly canPayDifference: boolean
  readonly canTakeMoney: boolean
  readonly canAskMall: boolean
  readonly canAddProof: boolean
  readonly canAcceptOffer: boolean
  readonly canDeclineOffer: boolean
} {
  return {
    canCancel: operationList.includes('cancel'),
    canChange: operationList.includes('modify'),
    canViewReason: operationList.includes('viewRejectReason'),
    canSendBack: operationList.includes('postBack'),
    canCorrectNumber: operationList.includes('correctPostBack'),
    canViewLogistics: operationList.includes('viewLogistics'),
    canConfirm: operationList.includes('confirmExchange'),
    canTakeMoney: operationList.includes('refundLost'),
    canPayDifference: operationList.includes('payDifference'),
    canAskMall: operationList.includes('askMall'),
    canAddProof: operationList.includes('addProof'),
    canAcceptOffer: operationList.includes('acceptOffer'),
    canDeclineOffer: operationList.includes('declineOffer'),
  }
}
