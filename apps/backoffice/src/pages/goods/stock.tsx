import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import detail from '../../parts/detail.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { CountForm } from './count-form.tsx'
import type { Goods } from './goods-queries.ts'
import styles from './goods.module.css'
import { MoveForm } from './move-form.tsx'
import { Moves } from './moves.tsx'

/** What is there of a version, who holds some of it, and how it came to that. */
export function Stock({ goods }: { readonly goods: Goods }) {
  const { t } = useLingui()
  const format = useFormat()
  const [asked, ask] = useState<'move' | 'count'>()
  const close = () => ask(undefined)
  const quantity = (qty: number) => format.quantity(qty, goods.marketingUnit)
  return (
    <section aria-labelledby="stock">
      <Title order={2} id="stock">
        <Trans>Stock</Trans>
      </Title>
      <dl className={styles['figures']}>
        <div>
          <dt>
            <Trans>On hand</Trans>
          </dt>
          <dd>{quantity(goods.onHandQty)}</dd>
        </div>
        <div>
          <dt>{t({ message: 'Held', comment: 'units of stock that orders have' })}</dt>
          <dd>{quantity(goods.heldQty)}</dd>
        </div>
        <div>
          <dt>{t({ message: 'Free', comment: 'units of stock that can be ordered' })}</dt>
          <dd>{quantity(goods.freeQty)}</dd>
        </div>
      </dl>
      {goods.operationList.includes('move') && !asked && (
        <Group gap="xs" mb="sm">
          <Button onClick={() => ask('move')}>
            <Trans>Received or gone</Trans>
          </Button>
          <Button variant="default" onClick={() => ask('count')}>
            <Trans>Count</Trans>
          </Button>
        </Group>
      )}
      {asked === 'move' && <MoveForm goods={goods} close={close} />}
      {asked === 'count' && <CountForm goods={goods} close={close} />}
      {goods.heldBy.length > 0 && <Holders goods={goods} />}
      <Moves goods={goods} />
    </section>
  )
}

/** For whom units are held: what to look at before fewer are in the house than orders want. */
function Holders({ goods: { heldBy, heldQty, marketingUnit } }: { readonly goods: Goods }) {
  const format = useFormat()
  const named = heldBy.reduce((sum, { heldQty: qty }) => sum + qty, 0)
  const [shown, all] = [named, heldQty].map((qty) => format.quantity(qty, marketingUnit))
  return (
    <>
      <h3 className={detail['minor']} id="held-by">
        <Trans>Held for these orders</Trans>
      </h3>
      <ul className={styles['list']} aria-labelledby="held-by">
        {heldBy.map((holder) => (
          <li key={holder.orderId}>
            <Link to={`/orders/${holder.orderId}?view=all`}>{holder.tradeOrderCode}</Link>
            <span className={styles['change']}>
              {format.quantity(holder.heldQty, marketingUnit)}
            </span>
          </li>
        ))}
      </ul>
      {named < heldQty && (
        <p className={detail['minor']}>
          <Trans>
            These have waited longest: {shown} of {all}.
          </Trans>
        </p>
      )}
    </>
  )
}
