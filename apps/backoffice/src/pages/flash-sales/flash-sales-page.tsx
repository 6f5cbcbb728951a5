import { MOST_SALES_SHOWN } from '@galleria/contract/flash-sale-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { Empty } from '../../parts/empty.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { standingWords } from '../../parts/standing-words.ts'
import { useFormat } from '../../parts/use-format.ts'
import { goodsAddress } from '../goods/goods-search.ts'
import { FlashSaleForm } from './flash-sale-form.tsx'
import { flashSalesQuery, type FlashSale } from './flash-sale-queries.ts'

/** Lower prices of the own shops for a while. */
export function FlashSalesPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(flashSalesQuery)
  const [isPlanning, plan] = useState(false)
  const canWrite = rightsOf(who).includes('write')
  return (
    <>
      <title>{t`Flash sales – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Flash sales</Trans>
      </Title>
      <Link to="/promotions">
        <Trans>Back to the promotions</Trans>
      </Link>
      <Text c="dimmed" maw={640} my="xs">
        <Trans>
          A lower price for a while, with the time that is left beside it. Buyers read the lowest
          price of the 30 days before, so it must be below that one.
        </Trans>
      </Text>
      {canWrite && isPlanning && <FlashSaleForm close={() => plan(false)} />}
      {canWrite && !isPlanning && (
        <Group mb="md">
          <Button onClick={() => plan(true)}>
            <Trans>New flash sale</Trans>
          </Button>
        </Group>
      )}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconBolt size={36} stroke={1.5} aria-hidden />}
          title={<Trans>There was no flash sale yet</Trans>}
        />
      )}
      {list.data && list.data.length > 0 && (
        <ul className={cards['cards']} aria-label={t`Flash sales`}>
          {list.data.map((sale) => (
            <SaleCard key={`${sale.skuCode} ${sale.startTime}`} sale={sale} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {list.data?.length === MOST_SALES_SHOWN && (
        <Text size="sm" c="dimmed">
          <Trans>The nearest {MOST_SALES_SHOWN} are shown.</Trans>
        </Text>
      )}
    </>
  )
}

function SaleCard({ sale, canWrite }: { readonly sale: FlashSale; readonly canWrite: boolean }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { skuCode, name, status, priceList } = sale
  const [from, until] = [format.moment(sale.startTime), format.moment(sale.endTime)]
  return (
    <li className={`card ${cards['card']}`}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
        <Badge variant={status === 'RUNNING' ? 'filled' : 'default'}>
          {i18n._(standingWords[status])}
        </Badge>
      </div>
      <Facts>
        <Fact name={<Trans>Item number</Trans>}>
          <Link to={goodsAddress(skuCode)}>{skuCode}</Link> · {sale.shopName}
        </Fact>
        <Fact name={<Trans>When</Trans>}>
          {from} – {until}
        </Fact>
        <Fact name={<Trans>Prices</Trans>}>
          {priceList
            .map(
              ({ site, salePrc, usualPrc }) =>
                `${site} ${format.money(salePrc)} (${format.money(usualPrc)})`,
            )
            .join(' · ')}
        </Fact>
      </Facts>
      {canWrite && sale.operationList.includes('end') && <End sale={sale} />}
    </li>
  )
}

/** Ends what runs, takes back what has not begun; after a second look. */
function End({ sale }: { readonly sale: FlashSale }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const { skuCode, startTime, status } = sale
  const ending = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/flashSale/end', { skuCode, startTime }),
    onSuccess: (all) => queries.setQueryData(flashSalesQuery.queryKey, all),
    onError: () => queries.invalidateQueries({ queryKey: flashSalesQuery.queryKey }),
  })
  return (
    <>
      {ending.isError && <Notice tone="warn">{textOf(ending.error)}</Notice>}
      <Group gap="xs">
        {isAsked ? (
          <>
            <Button color="red" loading={ending.isPending} onClick={() => ending.mutate()}>
              {status === 'COMING' ? <Trans>Take it back</Trans> : <Trans>End it now</Trans>}
            </Button>
            <Button variant="default" onClick={() => ask(false)}>
              <Trans>Not now</Trans>
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            aria-label={t`End the flash sale of ${skuCode}`}
            onClick={() => ask(true)}
          >
            <Trans>End</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}
