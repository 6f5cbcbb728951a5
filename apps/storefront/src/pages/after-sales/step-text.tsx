import { Trans } from '@lingui/react/macro'
import type { ReverseStatus } from '@galleria/contract/after-sales-rules'
import { Price } from '../../parts/price.tsx'
import type { ReverseStep } from './reverse-timeline.ts'
import { useReverseWords } from './reverse-words.ts'

export function StepText({ step: { kind, who, toState, amount } }: { step: ReverseStep }) {
  const words = useReverseWords()
  if (isDisputeStep(kind)) return <DisputeText kind={kind} />
  if (isWayStep(kind)) return <WayText kind={kind} />
  if (isMallsStep(kind)) return <MallsText kind={kind} />
  if (isOfferStep(kind)) return <OfferText kind={kind} isByMall={who === 'mall'} />
  if (kind === 'askSurcharge' || kind === 'paySurcharge')
    return <SurchargeText kind={kind} amount={amount} />
  switch (kind) {
    case 'apply':
      return <Trans>Application sent to the shop</Trans>
    case 'modify':
      return <Trans>Application changed</Trans>
    case 'cancelUnsent':
      return who === 'shop' ? (
        <Trans>Cancelled by the shop</Trans>
      ) : (
        <Trans>Cancelled before it was sent</Trans>
      )
    case 'cancel':
      return <Trans>Application cancelled</Trans>
    case 'approveRefund':
      return who === 'mall' ? (
        <Trans>Refund approved, as the shop did not answer in time</Trans>
      ) : (
        <Trans>Refund approved</Trans>
      )
    case 'withdrawSent':
      return <Trans>Legal withdrawal: to be sent back</Trans>
    case 'approveReturn':
      return who === 'mall' ? (
        <Trans>Return approved, as the shop did not answer in time</Trans>
      ) : (
        <Trans>Return approved</Trans>
      )
    case 'postBack':
      return <Trans>Items sent back</Trans>
    case 'correctPostBack':
    case 'correctReplacement':
      return <Trans>Tracking number corrected</Trans>
    case 'forceClose':
      return <Trans>Closed by Galleria</Trans>
    case 'lapse':
      return <Trans>Closed, as nothing was sent back in time</Trans>
    case 'nameAddress':
      return <Trans>New address for sending back</Trans>
    case 'waiveReturn':
      return <Trans>You may keep the items</Trans>
    case 'pass':
    case 'passExchange':
      return who === 'mall' ? (
        <Trans>Items accepted, as the shop did not answer in time</Trans>
      ) : (
        <Trans>Items checked</Trans>
      )
    case 'shipReplacement':
    case 'giveDifference':
    case 'giveSurcharge':
    case 'refundInstead':
    case 'refundUnpaid':
    case 'confirmReplacement':
      return <ReplacementText kind={kind} isByMall={who === 'mall'} />
    case 'refuseGoods':
      return <Trans>Items not accepted</Trans>
    case 'keepLoss':
      return <Trans>Money kept for loss of value</Trans>
    case 'reject':
      return <Trans>Application declined</Trans>
    case 'startRefund':
    case 'finishRefund':
    case 'failRefund':
    case 'bounceRefund':
    case 'retryRefund':
      return <RefundText kind={kind} />
    case 'settle':
      return <Trans>Application completed</Trans>
    case 'other':
      return words.status(toState as ReverseStatus)
  }
}

/** What an exchange costs more. */
function SurchargeText({
  kind,
  amount,
}: {
  kind: 'askSurcharge' | 'paySurcharge'
  amount: ReverseStep['amount']
}) {
  const price = amount ? <Price amount={amount} /> : null
  return kind === 'askSurcharge' ? (
    <Trans>Price difference to be paid: {price}</Trans>
  ) : (
    <Trans>Price difference paid: {price}</Trans>
  )
}

type ReplacementStep =
  | 'shipReplacement'
  | 'giveDifference'
  | 'giveSurcharge'
  | 'refundInstead'
  | 'refundUnpaid'
  | 'confirmReplacement'

function ReplacementText({ kind, isByMall }: { kind: ReplacementStep; isByMall: boolean }) {
  switch (kind) {
    case 'shipReplacement':
      return <Trans>Replacement sent</Trans>
    case 'giveDifference':
    case 'giveSurcharge':
      return <Trans>Difference to be refunded</Trans>
    case 'refundInstead':
      return isByMall ? (
        <Trans>Changed to a refund, as the time ran out</Trans>
      ) : (
        <Trans>Changed to a refund</Trans>
      )
    case 'refundUnpaid':
      return <Trans>Changed to a refund, as the difference was not paid</Trans>
    case 'confirmReplacement':
      return isByMall ? (
        <Trans>Replacement counts as received</Trans>
      ) : (
        <Trans>Replacement received</Trans>
      )
  }
}

/** What happened to parcels, or to the shop's label. */
const waySteps = [
  'giveLabel',
  'askLabel',
  'payLost',
  'askLost',
  'closeEmpty',
  'askEmpty',
  'moneyForLost',
] as const
type WayStep = (typeof waySteps)[number]

function isWayStep(kind: string): kind is WayStep {
  return waySteps.some((step) => step === kind)
}

function WayText({ kind }: { kind: WayStep }) {
  switch (kind) {
    case 'giveLabel':
      return <Trans>Return label given</Trans>
    case 'askLabel':
      return <Trans>No return label, Galleria decides</Trans>
    case 'payLost':
      return <Trans>Parcel lost, refund agreed</Trans>
    case 'askLost':
      return <Trans>Parcel lost, Galleria decides</Trans>
    case 'closeEmpty':
      return <Trans>The shop says that the parcel was empty</Trans>
    case 'askEmpty':
      return <Trans>Parcel empty, Galleria decides</Trans>
    case 'moneyForLost':
      return <Trans>Replacement lost, changed to a refund</Trans>
  }
}

const disputeSteps = [
  'askMall',
  'giveInRefund',
  'giveInReturn',
  'ruleRefund',
  'ruleReturn',
  'ruleNone',
] as const
type DisputeStep = (typeof disputeSteps)[number]

function isDisputeStep(kind: string): kind is DisputeStep {
  return disputeSteps.some((step) => step === kind)
}

function DisputeText({ kind }: { kind: DisputeStep }) {
  switch (kind) {
    case 'askMall':
      return <Trans>Galleria asked to decide</Trans>
    case 'giveInRefund':
    case 'giveInReturn':
      return <Trans>The shop agrees after all</Trans>
    case 'ruleRefund':
      return <Trans>Decision: refund</Trans>
    case 'ruleReturn':
      return <Trans>Decision: return the items for a refund</Trans>
    case 'ruleNone':
      return <Trans>Decision: no refund</Trans>
  }
}

const offerSteps = ['offer', 'acceptPart', 'acceptReturn', 'declineOffer', 'lapseOffer'] as const
type OfferStep = (typeof offerSteps)[number]

function isOfferStep(kind: string): kind is OfferStep {
  return offerSteps.some((step) => step === kind)
}

function OfferText({ kind, isByMall }: { kind: OfferStep; isByMall: boolean }) {
  switch (kind) {
    case 'offer':
      return <Trans>Offer made</Trans>
    case 'acceptPart':
    case 'acceptReturn':
      return <Trans>Offer accepted</Trans>
    case 'declineOffer':
    case 'lapseOffer':
      // Both were one move once, and what is written in a history stays.
      return isByMall ? (
        <Trans>Offer expired without an answer</Trans>
      ) : (
        <Trans>Offer declined</Trans>
      )
  }
}

export function WhoText({
  step: { who, kind },
  shopName,
}: {
  step: ReverseStep
  shopName: string
}) {
  switch (who) {
    case 'buyer':
      return <Trans comment="who did it: the reader">You</Trans>
    case 'shop':
      return shopName
    case 'bank':
      return <Trans comment="who did it">Payment provider</Trans>
    case 'operator':
      return isDisputeStep(kind) || kind === 'forceClose' ? (
        'Galleria'
      ) : (
        <Trans comment="who did it">Galleria, for {shopName}</Trans>
      )
    case 'mall':
      return <Trans comment="who did it: nobody, a time was over">Automatically</Trans>
  }
}

type RefundKind = 'startRefund' | 'finishRefund' | 'failRefund' | 'bounceRefund' | 'retryRefund'

function RefundText({ kind }: { readonly kind: RefundKind }) {
  switch (kind) {
    case 'startRefund':
      return <Trans>Refund passed to the payment provider</Trans>
    case 'finishRefund':
      return <Trans>Money refunded</Trans>
    case 'failRefund':
      return <Trans>The refund failed</Trans>
    case 'bounceRefund':
      return <Trans>The bank sent the money back to us</Trans>
    case 'retryRefund':
      return <Trans>Refund tried again</Trans>
  }
}

const mallsSteps = ['mallAnswers', 'mallTakesOver', 'mallTakesGoods'] as const
type MallsStep = (typeof mallsSteps)[number]
function isMallsStep(kind: ReverseStep['kind']): kind is MallsStep {
  return mallsSteps.some((step) => step === kind)
}

/** Nobody decides about an own purchase: since when the mall does, and why. */
function MallsText({ kind }: { kind: MallsStep }) {
  switch (kind) {
    case 'mallAnswers':
      return (
        <Trans>
          Galleria answers instead of the shop: you work for it, and nobody else there may decide
        </Trans>
      )
    case 'mallTakesOver':
      return (
        <Trans>
          Galleria answers from here on: you work for the shop, and nobody else there has decided in
          time
        </Trans>
      )
    case 'mallTakesGoods':
      return (
        <Trans>
          Galleria checks the items: you work for the shop, and nobody else there has checked them
          in time
        </Trans>
      )
  }
}
