import { MOST_PRE_SALES_SHOWN } from '@galleria/contract/pre-sale-rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { Empty } from '../../parts/empty.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import cards from '../../parts/cards.module.css'
import { standingWords } from '../../parts/standing-words.ts'
import { PlanForm } from './plan-form.tsx'
import { preSalesQuery, type PreSale } from './pre-sale-queries.ts'

/** What the own shops sell before it is there. */
export function PreSalesPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(preSalesQuery)
  const [isPlanning, plan] = useState(false)
  const canWrite = rightsOf(who).includes('write')
  return (
    <>
      <title>{t`Pre-sales – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Pre-sales</Trans>
      </Title>
      <Link to="/promotions">
        <Trans>Back to the promotions</Trans>
      </Link>
      <Text c="dimmed" maw={640} my="xs">
        <Trans>
          Goods that are ordered before they are there, at the price on the shelf: paid at once, or
          with a deposit. What runs is ended, not changed; orders keep the terms they were placed
          with.
        </Trans>
      </Text>
      {canWrite && isPlanning && <PlanForm close={() => plan(false)} />}
      {canWrite && !isPlanning && (
        <Group mb="md">
          <Button onClick={() => plan(true)}>
            <Trans>New pre-sale</Trans>
          </Button>
        </Group>
      )}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconCalendarEvent size={36} stroke={1.5} aria-hidden />}
          title={<Trans>There was no pre-sale yet</Trans>}
        />
      )}
      {list.data && list.data.length > 0 && (
        <ul className={cards['cards']} aria-label={t`Pre-sales`}>
          {list.data.map((one) => (
            <PreSaleCard key={one.id} preSale={one} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {list.data?.length === MOST_PRE_SALES_SHOWN && (
        <Text size="sm" c="dimmed">
          <Trans>The newest {MOST_PRE_SALES_SHOWN} are shown.</Trans>
        </Text>
      )}
    </>
  )
}

function PreSaleCard({
  preSale,
  canWrite,
}: {
  readonly preSale: PreSale
  readonly canWrite: boolean
}) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const ending = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/preSale/end', { id: preSale.id }),
    onSuccess: (all) => queries.setQueryData(preSalesQuery.queryKey, all),
    onError: () => queries.invalidateQueries({ queryKey: preSalesQuery.queryKey }),
  })
  const { skuCode, name, status, depositPercent } = preSale
  const [from, until] = [format.moment(preSale.startTime), format.moment(preSale.endTime)]
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
          {skuCode} · {preSale.shopName}
        </Fact>
        <Fact name={<Trans>Ordered</Trans>}>
          {from} – {until}
        </Fact>
        <Fact name={<Trans>How it is paid</Trans>}>
          {depositPercent === null ? (
            <Trans>All of it at once</Trans>
          ) : (
            <Deposit preSale={preSale} />
          )}
        </Fact>
        <Fact name={<Trans>When it comes</Trans>}>
          {preSale.expectDate ? (
            format.day(preSale.expectDate)
          ) : (
            <Plural
              value={preSale.duration ?? 0}
              one="# day after the last payment"
              other="# days after the last payment"
            />
          )}
        </Fact>
      </Facts>
      {ending.isError && <Notice tone="warn">{textOf(ending.error)}</Notice>}
      {canWrite && preSale.operationList.includes('end') && (
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
              aria-label={t`End the pre-sale of ${skuCode}`}
              onClick={() => ask(true)}
            >
              <Trans>End</Trans>
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}

function Deposit({ preSale }: { readonly preSale: PreSale }) {
  const format = useFormat()
  const { depositPercent, balancePaymentStartTime: opens, balancePaymentEndTime: ends } = preSale
  const share = format.percent((depositPercent ?? 0) / 100)
  const [from, until] = [opens && format.moment(opens), ends && format.moment(ends)]
  return (
    <>
      <Trans>
        {share} when it is ordered, the rest from {from} to {until}
      </Trans>
      {preSale.isDepositKept && (
        <>
          {' · '}
          <Trans>the deposit is not refunded</Trans>
        </>
      )}
    </>
  )
}
