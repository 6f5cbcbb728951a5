import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireReverseRow } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { DateText } from '@galleria/ui/date'
import { PointsPrice } from '../../../parts/points-text.tsx'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { reversePath } from '../../orders/operations.ts'
import { ReverseLine } from '../reverse-goods.tsx'
import { toneOf, type Tone } from '../reverse-tone.ts'
import { useReverseWords } from '../reverse-words.ts'

/** At most so many items stand in the list. */
const PREVIEW = 3
const colours: Readonly<Record<Tone, string>> = {
  waiting: 'text-warn',
  running: 'text-accent',
  done: 'text-accent',
  ended: 'text-muted',
  trouble: 'text-refuse',
}

/** One after-sales order of the list: where it stands, what it is about, what is asked for. */
export function ReverseCard({ reverse }: { reverse: WireReverseRow }) {
  const { locale, front } = useShop()
  const words = useReverseWords()
  const lines = reverse.reverseTradeOrderLineList
  const more = lines.length - PREVIEW
  const isBack =
    reverse.actualRefundAmt.value > 0 || (reverse.refundedTime !== null && reverse.refundPoints > 0)
  const isUntaken = reverse.refundedTime !== null && reverse.untakenAmt.value > 0
  return (
    <article aria-labelledby={reverse.id} className="card px-4 sm:px-6">
      <div className="flex items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 max-sm:flex-col max-sm:items-start">
        <div>
          <h2 id={reverse.id} className="text-base">
            <Link to={reversePath(reverse.id)} className="tap hover:text-accent hover:underline">
              {reverse.reverseTradeOrderCode}
            </Link>
          </h2>
          <p className="-mt-2 text-small text-muted">
            <DateText iso={reverse.createdAt} locale={locale} timeZone={front.timeZone} /> ·{' '}
            {words.type(reverse.reverseTradeOrderType)} · {reverse.shop.name}
          </p>
        </div>
        <span className={`chip font-medium ${colours[toneOf(reverse.reverseTradeOrderStatus)]}`}>
          {words.standing(reverse)}
        </span>
      </div>
      <div className="divide-y divide-line">
        {lines.slice(0, PREVIEW).map((line) => (
          <ReverseLine
            key={line.id}
            line={line}
            shopId={reverse.shopId}
            withAmount={isAboutMoney(reverse)}
          />
        ))}
      </div>
      {more > 0 ? (
        <Link to={reversePath(reverse.id)} className="link tap">
          <Plural value={more} one="+# more" other="+# more" />
        </Link>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
        <p>
          {!isAboutMoney(reverse) ? (
            <Trans>Applied for: exchange</Trans>
          ) : isBack ? (
            <Trans>
              Refunded:{' '}
              <PointsPrice
                points={reverse.refundPoints}
                amount={reverse.actualRefundAmt}
                className="font-bold"
              />
            </Trans>
          ) : isUntaken ? (
            <Trans>
              No longer owed: <Price amount={reverse.untakenAmt} className="font-bold" />
            </Trans>
          ) : (
            <Trans>
              Applied for:{' '}
              <PointsPrice
                points={reverse.refundPoints}
                amount={reverse.applyRefundAmt}
                className="font-bold"
              />
            </Trans>
          )}
        </p>
        <Link
          to={reversePath(reverse.id)}
          aria-describedby={reverse.id}
          className="btn btn-quiet max-sm:w-full"
        >
          <Trans>View details</Trans>
        </Link>
      </div>
    </article>
  )
}
