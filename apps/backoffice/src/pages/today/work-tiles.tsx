import { Plural, Trans, useLingui } from '@lingui/react/macro'
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconMessageReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs'
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toAnswerQuery, toReplyQuery, type Today } from '../../api/queries.ts'
import { useFormat } from '../../parts/use-format.ts'
import { useNow } from '../../parts/use-now.ts'
import { timeLeft } from '../after-sales/time-left.ts'
import { lostCountQuery } from '../orders/order-queries.ts'
import { goodsCountQuery } from '../goods/goods-queries.ts'
import styles from './today.module.css'

/** What waits; of orders and requests only for those who may read them. */
export function WorkTiles({
  today,
  readsOrders,
}: {
  readonly today: Today
  readonly readsOrders: boolean
}) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Work`} className={styles['tiles']}>
      {readsOrders && <OrderTiles today={today} />}
      <ToReplyTile />
      <StockTile />
    </nav>
  )
}

function OrderTiles({ today: { toShip, late, underWay, unpaid } }: { readonly today: Today }) {
  return (
    <>
      <Tile
        to="/orders"
        tone={toShip > 0 ? 'next' : undefined}
        icon={<IconPackageExport size={18} stroke={1.5} aria-hidden />}
        name={<Trans>To ship</Trans>}
        count={toShip}
        note={
          toShip > 0 ? (
            <Plural
              value={toShip}
              one="order waits for a parcel"
              other="orders wait for a parcel"
            />
          ) : (
            <Trans>nothing waits</Trans>
          )
        }
      />
      <Tile
        to="/orders?view=late"
        tone={late > 0 ? 'late' : undefined}
        icon={<IconClockExclamation size={18} stroke={1.5} aria-hidden />}
        name={<Trans>Late</Trans>}
        count={late}
        note={late > 0 ? <Trans>past their ship-by date</Trans> : <Trans>all in time</Trans>}
      />
      <Tile
        to="/orders?view=under-way"
        icon={<IconTruckDelivery size={18} stroke={1.5} aria-hidden />}
        name={<Trans>Under way</Trans>}
        count={underWay}
        note={<Trans>until the buyer has them</Trans>}
      />
      <Tile
        to="/orders?view=unpaid"
        icon={<IconCreditCard size={18} stroke={1.5} aria-hidden />}
        name={<Trans>Unpaid</Trans>}
        count={unpaid}
        note={<Trans>closed by themselves if not paid</Trans>}
      />
      <ToAnswerTile />
      <LostTile />
    </>
  )
}

/** Requests of buyers, and how long the first of them still waits. */
function ToAnswerTile() {
  const { data, isError } = useQuery(toAnswerQuery)
  const now = useNow()
  const left = data?.answerBy ? timeLeft(data.answerBy, now) : undefined
  const { days = 0, hours = 0 } = left ?? {}
  const note = !left ? (
    <Trans>nobody waits</Trans>
  ) : hours === 0 ? (
    <Trans>the first within the hour</Trans>
  ) : days > 0 ? (
    <Plural value={days} one="the first within # day" other="the first within # days" />
  ) : (
    <Plural value={hours} one="the first within # hour" other="the first within # hours" />
  )
  return (
    <Tile
      to="/after-sales"
      tone={left?.isUrgent ? 'urgent' : left && 'next'}
      icon={<IconReceiptRefund size={18} stroke={1.5} aria-hidden />}
      name={<Trans>After-sales waiting for you</Trans>}
      count={data?.count}
      note={data ? note : isError && <Trans>could not be loaded</Trans>}
    />
  )
}
/** Only where there is one: most shops never see it. */
function LostTile() {
  const { data: count = 0 } = useQuery(lostCountQuery)
  if (count === 0) return null
  return (
    <Tile
      to="/orders?view=lost"
      tone="late"
      icon={<IconTruckDelivery size={18} stroke={1.5} aria-hidden />}
      name={<Trans>Parcels lost</Trans>}
      count={count}
      note={<Trans>their carriers say so; the buyers wait</Trans>}
    />
  )
}
function ToReplyTile() {
  const { data, isError } = useQuery(toReplyQuery)
  return (
    <Tile
      to="/reviews"
      icon={<IconMessageReply size={18} stroke={1.5} aria-hidden />}
      name={<Trans>Reviews to answer</Trans>}
      count={data}
      note={
        data === undefined ? (
          isError && <Trans>could not be loaded</Trans>
        ) : data > 0 ? (
          <Trans>buyers read your answers</Trans>
        ) : (
          <Trans>all answered</Trans>
        )
      }
    />
  )
}

/** What is running out: sold out, and of how much few are left. */
function StockTile() {
  const low = useQuery(goodsCountQuery('LOW'))
  const soldOut = useQuery(goodsCountQuery('SOLD_OUT'))
  const few = low.data ?? 0
  return (
    <Tile
      to={soldOut.data ? '/goods?view=sold-out' : '/goods?view=low'}
      tone={soldOut.data || few > 0 ? 'late' : undefined}
      icon={<IconPackageOff size={18} stroke={1.5} aria-hidden />}
      name={<Trans>Sold out</Trans>}
      count={soldOut.data}
      note={
        low.data === undefined ? (
          low.isError && <Trans>could not be loaded</Trans>
        ) : few > 0 ? (
          <Plural value={few} one="and few left of # version" other="and few left of # versions" />
        ) : (
          <Trans>enough of everything else</Trans>
        )
      }
    />
  )
}

type TileProps = {
  readonly to: string
  readonly tone?: 'next' | 'late' | 'urgent' | undefined
  readonly icon: ReactNode
  readonly name: ReactNode
  /** Missing until it is known. */ readonly count: number | undefined
  readonly note: ReactNode
}

function Tile({ to, tone, icon, name, count, note }: TileProps) {
  const format = useFormat()
  return (
    <Link to={to} className={`card ${styles['tile']} ${tone ? styles[tone] : ''}`}>
      <span className={styles['head']}>
        {icon} {name}
      </span>
      <span className={styles['number']}>{count === undefined ? '–' : format.count(count)}</span>
      <span className={styles['note']}>{note}</span>
    </Link>
  )
}
