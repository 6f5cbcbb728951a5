import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { AddCarrier } from './add-carrier.tsx'
import { CarrierCard } from './carrier-card.tsx'
import { deskCarriersQuery } from './carriers-queries.ts'

/** Who brings parcels: what shops choose from, and buyers who send something back. */
export function CarriersPage() {
  const { t } = useLingui()
  const carriers = useQuery(deskCarriersQuery)
  return (
    <Stack gap="lg">
      <title>{t`Carriers – Galleria back office`}</title>
      <div>
        <Title order={1}>
          <Trans>Carriers</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            Shops choose from these, and so do buyers who send something back. Parcels keep a
            carrier that is switched off.
          </Trans>
        </Text>
      </div>
      {carriers.isError && !carriers.data && (
        <LoadFailure error={carriers.error} retry={() => void carriers.refetch()} />
      )}
      {carriers.isPending && <ListSkeleton isNarrow />}
      {carriers.data?.carrierList.length === 0 && (
        <Text>
          <Trans>There is no carrier yet, so nothing can be sent.</Trans>
        </Text>
      )}
      <ul className={cards['cards']} aria-label={t`Carriers`}>
        {carriers.data?.carrierList.map((carrier) => (
          <li key={carrier.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              <CarrierCard carrier={carrier} />
            </Card>
          </li>
        ))}
      </ul>
      {carriers.data && <AddCarrier />}
    </Stack>
  )
}
