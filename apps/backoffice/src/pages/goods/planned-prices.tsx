import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button } from '@mantine/core'
import { useRef } from 'react'
import { mall } from '../../api/mall.ts'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { Goods } from './goods-queries.ts'
import styles from './goods.module.css'
import { useGoodsWork } from './use-goods-work.ts'
import { usePriceText } from './use-price-text.ts'

/** Prices that begin later, and those that could not begin: when, what and who. */
export function PlannedPrices({ goods }: { readonly goods: Goods }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const withdrawing = useGoodsWork(goods, (shopTime: string) =>
    mall('POST /sapi/mall-merchant/goods/withdrawPrices', { skuCode: goods.skuCode, shopTime }),
  )
  if (goods.planList.length === 0 && !withdrawing.error) return null
  return (
    <>
      <h3 className={detail['minor']} id="planned-prices" ref={heading} tabIndex={-1}>
        <Trans>Planned prices</Trans>
      </h3>
      {withdrawing.error && <Notice tone="warn">{withdrawing.error}</Notice>}
      <ul className={styles['list']} aria-labelledby="planned-prices">
        {goods.planList.map((plan) => (
          <PlannedPrice
            key={`${plan.status} ${plan.startTime}`}
            plan={plan}
            goods={goods}
            isSending={withdrawing.isSending}
            // Its button goes with it: whoever uses a keyboard goes on at the list.
            withdraw={() =>
              withdrawing.run(plan.shopTime, { onSuccess: () => heading.current?.focus() })
            }
          />
        ))}
      </ul>
    </>
  )
}

type Plan = Goods['planList'][number]

function PlannedPrice({
  plan: { startTime, shopTime, status, priceList, sentence, person, operationList },
  goods,
  isSending,
  withdraw,
}: {
  readonly plan: Plan
  readonly goods: Goods
  readonly isSending: boolean
  readonly withdraw: () => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const from = format.momentAt({
    at: startTime,
    day: shopTime.slice(0, 10),
    timeZone: goods.timeZone,
  })
  return (
    <li>
      <span>
        <Trans>from {from}</Trans>
        {person && <span className={detail['minor']}> · {person}</span>}{' '}
        {status === 'REFUSED' && (
          <Badge color="red" variant="light">
            <Trans>Could not begin</Trans>
          </Badge>
        )}
      </span>
      {operationList.includes('withdraw') && (
        <Button
          variant="default"
          disabled={isSending}
          aria-label={t`Withdraw the prices from ${from}`}
          onClick={withdraw}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {sentence && <span className={styles['note']}>{sentence}</span>}
      {priceList.map((price) => (
        <PlannedAt key={price.site} price={price} goods={goods} />
      ))}
    </li>
  )
}

function PlannedAt({
  price: { site, salePrc, isReduced, sentence },
  goods,
}: {
  readonly price: Plan['priceList'][number]
  readonly goods: Goods
}) {
  const format = useFormat()
  const priceOf = usePriceText()
  return (
    <span className={styles['planned']}>
      <span>{format.site(site)}</span>
      {salePrc ? (
        <span className={styles['change']}>
          <Figures text={priceOf(goods, salePrc)} />
          {isReduced && (
            <span className={detail['minor']}>
              {' · '}
              <Trans>reduced</Trans>
            </span>
          )}
        </span>
      ) : (
        <span className={detail['minor']}>
          <Trans>No longer sold there</Trans>
        </span>
      )}
      {sentence && <span className={styles['note']}>{sentence}</span>}
    </span>
  )
}
