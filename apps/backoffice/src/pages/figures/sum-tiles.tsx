import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import type { CurrencyFigures, Figures } from './figures-queries.ts'
import styles from './figures.module.css'

/** The sums of one currency, each with what it means and what it was in the period before. */
export function SumTiles({
  shown,
  before: { from, to },
}: {
  readonly shown: CurrencyFigures
  readonly before: Figures['before']
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { before } = shown
  const span = `${format.day(from)} – ${format.day(to)}`
  return (
    <dl className={styles['tiles']} aria-label={t`Sums`}>
      <Tile
        name={<Trans>Orders</Trans>}
        text={format.count(shown.orders)}
        before={format.count(before.orders)}
        change={changeOf(shown.orders, before.orders)}
        span={span}
      />
      <Tile
        name={<Trans>Pieces</Trans>}
        text={format.count(shown.pieces)}
        before={format.count(before.pieces)}
        change={changeOf(shown.pieces, before.pieces)}
        span={span}
      />
      <Tile
        name={<Trans>Sales</Trans>}
        about={<Trans>What was paid in this period, with shipping and tax</Trans>}
        text={format.money(shown.soldAmt)}
        before={format.money(before.soldAmt)}
        change={changeOf(shown.soldAmt.value, before.soldAmt.value)}
        span={span}
      />
      <Tile
        name={<Trans>Refunded</Trans>}
        about={<Trans>What went back in this period, also for earlier orders</Trans>}
        text={format.money(shown.refundedAmt)}
        before={format.money(before.refundedAmt)}
        change={changeOf(shown.refundedAmt.value, before.refundedAmt.value)}
        span={span}
      />
      <Tile
        name={<Trans>After refunds</Trans>}
        about={<Trans>The sales less what was refunded</Trans>}
        text={format.money(shown.netAmt)}
        before={format.money(before.netAmt)}
        change={changeOf(shown.netAmt.value, before.netAmt.value)}
        span={span}
      />
    </dl>
  )
}

/**
 * By which part it grew or fell; from nothing, or from less than nothing, there is no such part.
 */
function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? (now - before) / before : undefined
}

type TileProps = {
  readonly name: ReactNode
  readonly about?: ReactNode
  readonly text: string
  readonly before: string
  readonly change: number | undefined
  /** The period before. */ readonly span: string
}

function Tile({ name, about, text, before, change, span }: TileProps) {
  const format = useFormat()
  return (
    <div className={`card ${styles['tile']}`}>
      <dt>{name}</dt>
      <dd>
        <strong>{text}</strong>
        {about && <small>{about}</small>}
        <small>
          <Trans>
            {span}: {before}
          </Trans>
          {change !== undefined && ` (${format.change(change)})`}
        </small>
      </dd>
    </div>
  )
}
