import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Confirmation } from '../../parts/confirmation.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { goodsAddress } from '../goods/goods-search.ts'
import { PointPriceForm } from './point-price-form.tsx'
import { pointPricesQuery, type PointPrices } from './point-price-queries.ts'

type Props = { readonly prices: PointPrices; readonly canWrite: boolean }

export function PointPriceCard({ prices, canWrite }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const [doing, work] = useState<'change' | 'end' | null>(null)
  const { skuCode, name, shopName } = prices
  return (
    <li className={`card ${cards['card']}`}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
      </div>
      <Facts>
        <Fact name={<Trans>Item number</Trans>}>
          <Link to={goodsAddress(skuCode)}>{skuCode}</Link> · {shopName}
        </Fact>
        {prices.priceList.map(({ site, points, besidePrc, usualPrc }) => {
          const usual = format.money(usualPrc)
          return (
            <Fact key={site} name={format.site(site)}>
              <Plural value={points} one="# point" other="# points" />
              {besidePrc.value > 0 && ` + ${format.money(besidePrc)}`} ·{' '}
              <Trans>{usual} on the shelf</Trans>
            </Fact>
          )
        })}
      </Facts>
      {canWrite && doing === null && (
        <Group gap="xs">
          <Button
            variant="default"
            aria-label={t`Change: ${skuCode}`}
            onClick={() => work('change')}
          >
            <Trans>Change</Trans>
          </Button>
          <Button
            variant="default"
            aria-label={t`Sell for money again: ${skuCode}`}
            onClick={() => work('end')}
          >
            <Trans>Sell for money again</Trans>
          </Button>
        </Group>
      )}
      {canWrite && doing === 'change' && (
        <PointPriceForm prices={prices} close={() => work(null)} />
      )}
      {canWrite && doing === 'end' && <End prices={prices} close={() => work(null)} />}
    </li>
  )
}

function End({ prices, close }: { readonly prices: PointPrices; readonly close: () => void }) {
  const queries = useQueryClient()
  const { skuCode, fingerprint } = prices
  const ending = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/pointPrice/end', { skuCode, fingerprint }),
    onSuccess: (all) => queries.setQueryData(pointPricesQuery.queryKey, all),
    onError: () => queries.invalidateQueries({ queryKey: pointPricesQuery.queryKey }),
  })
  return (
    <Confirmation
      question={<Trans>From now on buyers pay its price for money. Orders keep their price.</Trans>}
      button={<Trans>Sell for money again</Trans>}
      mutation={ending}
      run={() => ending.mutate()}
      close={close}
    />
  )
}
