import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { WirePrizeDraw, WireWin } from '@galleria/contract/prize'
import { DateText } from '@galleria/ui/date'
import { OperationForm } from '../../../parts/buyer/operation-form.tsx'
import { PointsText } from '../../../parts/points-text.tsx'
import { useShop } from '../../../parts/use-shop.ts'

/**
 * A prize draw that came with an order: what there is to win and the button that draws, or what was
 * drawn [ORD-145, ORD-146, ORD-147].
 */
export function PrizeCard({
  orderId,
  draw,
  win,
}: {
  orderId: string
  draw: WirePrizeDraw
  win: WireWin | undefined
}) {
  const { locale, front } = useShop()
  const date = (
    <DateText iso={draw.drawEndTime} shape="date" locale={locale} timeZone={front.timeZone} />
  )
  const isOpen = draw.drawStatus === 'OPEN'
  return (
    <section
      aria-labelledby={draw.id}
      className={
        isOpen || win?.prizeType === 'POINTS'
          ? 'mt-4 rounded-card border border-accent bg-soft p-5 sm:px-6'
          : 'card mt-4 p-5 sm:px-6'
      }
    >
      <h2 id={draw.id} className="text-large font-bold">
        {win && draw.drawStatus === 'DRAWN' ? <Won win={win} /> : <Trans>Prize draw</Trans>}
      </h2>
      {win ? (
        <p className="mt-1 text-muted">
          <AfterDraw win={win} />
        </p>
      ) : isOpen ? (
        <OpenDraw orderId={orderId} draw={draw}>
          <Trans>You can draw once with this order, until {date}.</Trans>
        </OpenDraw>
      ) : (
        <p className="mt-1 text-muted">
          {draw.drawStatus === 'EXPIRED' ? (
            <Trans>The draw ended on {date}.</Trans>
          ) : (
            <Trans>This order was refunded, so it no longer comes with a draw.</Trans>
          )}
        </p>
      )}
    </section>
  )
}

function OpenDraw({
  orderId,
  draw,
  children,
}: {
  orderId: string
  draw: WirePrizeDraw
  children: ReactNode
}) {
  const prizes = draw.prizeList.filter(({ prizeType }) => prizeType === 'POINTS')
  return (
    <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <p className="text-muted">{children}</p>
        {prizes.length > 0 ? (
          <>
            <p className="mt-2">
              <Trans>Prizes, while they last:</Trans>
            </p>
            <ul className="mt-1 flex flex-wrap gap-2">
              {prizes.map(({ points }) => (
                <li
                  key={points}
                  className="rounded-full border border-line bg-paper px-3 py-1 tabular-nums"
                >
                  <PointsText points={points} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {prizes.length < draw.prizeList.length ? (
          <p className="mt-2 text-small text-muted">
            <Trans>Not every draw wins.</Trans>
          </p>
        ) : null}
      </div>
      <OperationForm operation="drawPrize" fields={{ orderId, prizeDrawId: draw.id }}>
        <button type="submit" className="btn btn-main">
          <Trans comment="button that draws a prize">Draw now</Trans>
        </button>
      </OperationForm>
    </div>
  )
}

function Won({ win }: { win: WireWin }) {
  if (win.prizeType === 'NOTHING') return <Trans>No luck this time</Trans>
  const points = <PointsText points={win.points} />
  return <Trans>You won {points}</Trans>
}

function AfterDraw({ win: { pointsStatus, points: won } }: { win: WireWin }) {
  const points = <PointsText points={won} />
  switch (pointsStatus) {
    case null:
      return <Trans>You have drawn for this order and did not win.</Trans>
    case 'FINAL':
      return <Trans>You can spend these points now.</Trans>
    case 'FORFEITED':
      return <Trans>You had won {points}. They were taken back when this order was refunded.</Trans>
    case 'PENDING':
      return <Trans>You can spend them once this order can no longer be returned.</Trans>
  }
}
