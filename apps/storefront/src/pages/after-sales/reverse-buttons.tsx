import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { AnswerOffer } from './answer-offer.tsx'
import { addProofPath, askMallPath } from './mall/ask-mall.ts'
import { CancelApplication } from './asking/cancel-application.tsx'
import { changePath } from './asking/change-form.ts'
import { ConfirmExchange } from './exchange/confirm-exchange.tsx'
import { TakeMoneyForLost } from './way-back/take-money-for-lost.tsx'
import { offeredReverseOperations } from './reverse-timeline.ts'
import { prePayPath } from '../orders/operations.ts'
import { sendBackPath } from './way-back/send-back.ts'

/** What its buyer can do now, as the server offers it. */
export function ReverseButtons({ reverse }: { reverse: WireReverse }) {
  const offered = offeredReverseOperations(reverse.operationList)
  const { fulfillmentProgressList } = reverse
  return (
    <div className="flex flex-wrap gap-3 empty:hidden max-sm:grid">
      {offered.canSendBack ? (
        <Link to={sendBackPath(reverse.id)} className="btn btn-main">
          <Trans>Send items back</Trans>
        </Link>
      ) : null}
      <AnswerOffer reverse={reverse} />
      {offered.canPayDifference && reverse.exchangeSurcharge?.order ? (
        <Link to={prePayPath(reverse.exchangeSurcharge.order.contractId)} className="btn btn-main">
          <Trans>Pay the difference</Trans>
        </Link>
      ) : null}
      {offered.canTakeMoney ? <TakeMoneyForLost reverseId={reverse.id} /> : null}
      {offered.canConfirm ? <ConfirmExchange reverseId={reverse.id} /> : null}
      {offered.canAskMall ? (
        <Link to={askMallPath(reverse.id)} className="btn btn-main">
          <Trans>Ask Galleria to decide</Trans>
        </Link>
      ) : null}
      {offered.canAddProof ? (
        <Link to={addProofPath(reverse.id)} className="btn btn-main">
          <Trans>Add to your side</Trans>
        </Link>
      ) : null}
      {offered.canViewLogistics ? (
        <Link
          to={`/buyer/m-logistics?reverseOrderId=${reverse.id}${offered.canConfirm ? '&tab=exchange' : ''}`}
          state={{ fulfillmentProgressList }}
          className="btn btn-quiet"
        >
          <Trans>View logistics</Trans>
        </Link>
      ) : null}
      {offered.canCorrectNumber ? (
        <Link to={sendBackPath(reverse.id)} className="btn btn-quiet">
          <Trans>Correct tracking number</Trans>
        </Link>
      ) : null}
      {offered.canChange ? (
        <Link to={changePath(reverse.id)} className="btn btn-quiet">
          <Trans>Change application</Trans>
        </Link>
      ) : null}
      {offered.canCancel ? <CancelApplication reverseId={reverse.id} /> : null}
    </div>
  )
}
