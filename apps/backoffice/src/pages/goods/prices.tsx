import { Trans } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { Goods } from './goods-queries.ts'
import styles from './goods.module.css'
import { PastPrices } from './past-prices.tsx'
import { PlannedPrices } from './planned-prices.tsx'
import { PriceForm } from './price-form.tsx'
import { Reduction } from './reduction.tsx'
import { usePriceText } from './use-price-text.ts'

/** What a version costs at each storefront. */
export function Prices({ goods }: { readonly goods: Goods }) {
  const [isAsked, ask] = useState(false)
  const canPrice = goods.operationList.includes('price')
  return (
    <section aria-labelledby="prices">
      <Title order={2} id="prices">
        <Trans>Prices</Trans>
      </Title>
      {isAsked && canPrice ? (
        <PriceForm goods={goods} close={() => ask(false)} />
      ) : (
        <>
          <ul className={styles['list']} aria-labelledby="prices">
            {goods.priceList.map((price) => (
              <Price key={price.site} price={price} goods={goods} />
            ))}
          </ul>
          {canPrice && (
            <Button variant="default" mt="xs" mr="xs" onClick={() => ask(true)}>
              <Trans>Change prices</Trans>
            </Button>
          )}
        </>
      )}
      <PlannedPrices goods={goods} />
      <PastPrices goods={goods} />
    </section>
  )
}

function Price({
  price,
  goods,
}: {
  readonly price: Goods['priceList'][number]
  readonly goods: Goods
}) {
  const format = useFormat()
  const priceOf = usePriceText()
  const tax = format.percent(price.taxRate)
  return (
    <li>
      <span>
        {format.site(price.site)}
        <span className={detail['minor']}>
          {' · '}
          <Trans>{tax} VAT included</Trans>
        </span>
      </span>
      {price.salePrc ? (
        <span className={styles['change']}>
          <Figures text={priceOf(goods, price.salePrc)} />
        </span>
      ) : (
        <span className={detail['minor']}>
          <Trans>Not sold there</Trans>
        </span>
      )}
      <Reduction price={price} />
    </li>
  )
}
