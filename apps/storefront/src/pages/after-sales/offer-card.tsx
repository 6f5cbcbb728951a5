import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { isOfferOpen, isOfferOver } from '@galleria/contract/after-sales-offer-rules'
import type { WireOffer } from '@galleria/contract/offer'
import { DateText } from '@galleria/ui/date'
import { PointsPrice } from '../../parts/points-text.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { useAnswerer } from './use-answerer.ts'
import { offeredReverseOperations } from './reverse-timeline.ts'
import { useReadAgainAt } from './use-read-again-at.ts'

/** What the shop offers instead of what was asked for, in its own words, and what became of it. */
export function OfferCard({ reverse }: { reverse: WireReverse }) {
  const { offer } = reverse
  const shop = useAnswerer(reverse, 'last')
  if (!offer) return null
  return (
    <section className="card grid gap-3 p-5 sm:p-6" aria-labelledby="offer">
      <h2 id="offer" className="text-title">
        <Trans>What {shop} offers you</Trans>
      </h2>
      <p className="font-medium">
        <OfferText offer={offer} />
      </p>
      <blockquote className="border-s-2 border-line ps-4 wrap-anywhere whitespace-pre-line">
        {offer.content}
      </blockquote>
      <p className="text-small text-muted">
        <Moment iso={offer.offeredTime} />
        {isOfferOpen(reverse) && !isOfferOver(reverse) ? null : (
          <>
            {' · '}
            <AnswerText answer={isOfferOver(reverse) ? 'LAPSED' : offer.answer} />
          </>
        )}
      </p>
    </section>
  )
}

/** Until when it stands, and what happens without an answer. */
export function OfferStands({ reverse }: { reverse: WireReverse }) {
  const { offer } = reverse
  const shop = useAnswerer(reverse, 'now')
  const isOver = isOfferOver(reverse)
  useReadAgainAt(isOver ? undefined : offer?.answerUntil)
  if (!offer) return null
  const until = <Moment iso={offer.answerUntil} />
  if (isOver)
    return (
      <span role="status">
        <Trans>
          You could answer it until {until}. {shop} is being told, and then has two days to answer
          what you asked for; if it does not, you get what you asked for.
        </Trans>
      </span>
    )
  const { canAcceptOffer } = offeredReverseOperations(reverse.operationList)
  return (
    <>
      <span className="block font-medium text-ink">
        <OfferText offer={offer} />
      </span>
      {canAcceptOffer ? (
        <Trans>
          You can accept it until {until}. If you decline it or don’t answer, {shop} has two days to
          answer your application.
        </Trans>
      ) : (
        <Trans>
          The items are now part of another application, so you can no longer accept this offer. If
          you decline it, {shop} has two days to answer your application.
        </Trans>
      )}
    </>
  )
}

export function OfferText({ offer: { kind, amount, points } }: { offer: WireOffer }) {
  const money = <PointsPrice points={points} amount={amount} />
  return kind === 'PART' ? (
    <Trans>You keep the items and get a refund of {money}.</Trans>
  ) : (
    <Trans>You send the items back and get a refund of {money}.</Trans>
  )
}

function AnswerText({ answer }: Pick<WireOffer, 'answer'>) {
  switch (answer) {
    case 'ACCEPTED':
      return <Trans>You have accepted it.</Trans>
    case 'DECLINED':
      return <Trans>You have declined it.</Trans>
    case 'LAPSED':
      return <Trans>It expired without an answer.</Trans>
    default:
      return <Trans>The application continued without it.</Trans>
  }
}

function Moment({ iso }: { iso: string }) {
  const { locale, front } = useShop()
  return <DateText iso={iso} shape="moment" locale={locale} timeZone={front.timeZone} />
}
