import type { ReplyOf } from '@galleria/contract/client'
import type { Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { pastPricesQuery, type Goods } from './goods-queries.ts'
import styles from './goods.module.css'
import { Reduction } from './reduction.tsx'

/** What a version has cost; read when somebody wants to know. */
export function PastPrices({ goods }: { readonly goods: Goods }) {
  const [isOpen, open] = useState(false)
  if (goods.priceList.length === 0) return null
  return isOpen ? (
    <PastPriceList goods={goods} />
  ) : (
    <Button variant="default" mt="xs" onClick={() => open(true)}>
      <Trans>Prices so far</Trans>
    </Button>
  )
}

function PastPriceList({ goods: { skuCode, priceList } }: { readonly goods: Goods }) {
  const { t } = useLingui()
  const format = useFormat()
  const [site, choose] = useState<Site>(priceList[0]?.site ?? 'DE')
  const past = useQuery(pastPricesQuery(skuCode, site))
  return (
    <>
      <h3 className={detail['minor']} id="past-prices">
        <Trans>Prices so far</Trans>
      </h3>
      <NativeSelect
        aria-label={t`Storefront`}
        maw={240}
        value={site}
        data={priceList.map((price) => ({ value: price.site, label: format.site(price.site) }))}
        onChange={(event) => choose(event.currentTarget.value as Site)}
      />
      {past.isError && !past.data && (
        <LoadFailure error={past.error} retry={() => void past.refetch()} />
      )}
      <ul className={styles['list']} aria-labelledby="past-prices" aria-busy={past.isPending}>
        {past.data?.map((price, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may begin at once
          <PastPrice key={index} price={price} />
        ))}
      </ul>
    </>
  )
}

type Past = ReplyOf<'POST /sapi/mall-merchant/goods/prices'>[number]

function PastPrice({ price }: { readonly price: Past }) {
  const format = useFormat()
  const since = format.moment(price.since)
  return (
    <li>
      <span>
        <Trans>since {since}</Trans>
        {price.setFor === 'CHANGE' && (
          <span className={detail['minor']}>
            {' '}
            · <Trans>bulk change</Trans>
          </span>
        )}
        {price.setFor === 'UNDO' && (
          <span className={detail['minor']}>
            {' '}
            · <Trans>bulk change undone</Trans>
          </span>
        )}
        {price.person && <span className={detail['minor']}> · {price.person}</span>}
      </span>
      <span className={styles['change']}>
        <Figures text={format.money(price.salePrc)} />
      </span>
      <Reduction price={price} />
    </li>
  )
}
