import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceTable } from './price-table.tsx'
import { ServiceForm } from './service-form.tsx'
import { servicesQuery, type Service } from './service-queries.ts'

/** Delivery with assembly of each own shop, and what it costs for which goods. */
export function ServicesPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(servicesQuery)
  const mayWrite = rightsOf(who).includes('write')
  const shops = who?.kind === 'staff' ? who.staff.shops : []
  return (
    <>
      <title>{t`Assembly – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Assembly</Trans>
      </Title>
      <Text c="dimmed" maw={640} mb="md">
        <Trans>
          Buyers can have the goods that you price here delivered with assembly. They choose it at
          the checkout and tell the fitters where to call. What is cancelled before it is sent is
          given back with its assembly.
        </Trans>
      </Text>
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data && (
        <ul className={cards['cards']}>
          {shops.map((shop) => (
            <li key={shop.id}>
              <ShopService
                shop={shop}
                service={list.data.find((one) => one.shop.id === shop.id)}
                mayWrite={mayWrite}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ShopService({
  shop,
  service,
  mayWrite,
}: {
  readonly shop: Service['shop']
  readonly service: Service | undefined
  readonly mayWrite: boolean
}) {
  return (
    <Card withBorder className={cards['card'] ?? ''}>
      <div className={cards['head']}>
        <h2>{shop.name}</h2>
        <Text size="sm" c="dimmed">
          {service ? (
            service.isOpen ? (
              <Trans comment="of a service">offered</Trans>
            ) : (
              <Trans comment="of a service">not offered</Trans>
            )
          ) : (
            <Trans>No assembly so far</Trans>
          )}
        </Text>
      </div>
      {mayWrite ? (
        <ServiceForm shop={shop} service={service} />
      ) : (
        service && (
          <Text size="sm">
            {service.serviceName} · {service.shippingName}
          </Text>
        )
      )}
      {service && mayWrite && <PriceForm shop={shop} />}
      {service && <PriceTable service={service} mayWrite={mayWrite} />}
    </Card>
  )
}
