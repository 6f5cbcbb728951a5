import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import detail from '../../parts/detail.module.css'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { movesQuery, type Goods, type StockMove } from './goods-queries.ts'
import { moveReasonWords } from './goods-words.ts'
import styles from './goods.module.css'

/** What changed the stock, the newest first; read when somebody wants to know. */
export function Moves({ goods }: { readonly goods: Goods }) {
  const [isOpen, open] = useState(false)
  return isOpen ? (
    <MoveList goods={goods} />
  ) : (
    <Button variant="default" mt="xs" onClick={() => open(true)}>
      <Trans>What changed the stock</Trans>
    </Button>
  )
}

function MoveList({ goods }: { readonly goods: Goods }) {
  const { t } = useLingui()
  const moves = useInfiniteQuery(movesQuery(goods.skuCode))
  if (moves.isError && !moves.data)
    return <LoadFailure error={moves.error} retry={() => void moves.refetch()} />
  const rows = moves.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <h3 className={detail['minor']} id="moves">
        <Trans>What changed the stock</Trans>
      </h3>
      <ul className={styles['list']} aria-labelledby="moves" aria-busy={moves.isPending}>
        {rows.map((move) => (
          <Move key={move.id} move={move} unit={goods.marketingUnit} />
        ))}
      </ul>
      {moves.hasNextPage && (
        <Button
          variant="default"
          mt="xs"
          aria-label={t`Earlier changes of the stock`}
          loading={moves.isFetchingNextPage}
          onClick={() => void moves.fetchNextPage()}
        >
          <Trans>Earlier</Trans>
        </Button>
      )}
    </>
  )
}

function Move({ move, unit }: { readonly move: StockMove; readonly unit: Goods['marketingUnit'] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const signed = (qty: number) => `${qty < 0 ? '−' : '+'}${format.quantity(Math.abs(qty), unit)}`
  const held = signed(move.heldChange)
  return (
    <li>
      <span>
        {i18n._(moveReasonWords[move.reason])}
        {move.order && (
          <>
            {' · '}
            <Link to={`/orders/${move.order.id}?view=all`}>{move.order.tradeOrderCode}</Link>
          </>
        )}
        <span className={detail['minor']}>
          {' · '}
          {[move.person, format.moment(move.at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles['change']}>
        {move.onHandChange !== 0 || move.heldChange === 0 ? (
          signed(move.onHandChange)
        ) : (
          <Trans>{held} held</Trans>
        )}
      </span>
      {move.note && <span className={styles['note']}>{move.note}</span>}
    </li>
  )
}
