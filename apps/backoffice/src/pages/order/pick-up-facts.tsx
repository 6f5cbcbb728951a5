import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../parts/use-format.ts'

/** Where an order is fetched, and until when it is kept there; nothing of one that is sent. */
export function PickUpFacts({
  order: { pickUp, shop, displayStatus },
  children,
}: {
  readonly order: Pick<MerchantOrderRow, 'pickUp' | 'shop' | 'displayStatus'>
  readonly children?: ReactNode
}) {
  const format = useFormat()
  const { siteAddress: site } = shop
  if (!pickUp || !site) return null
  const [, ...lines] = format.address({ ...site, company: '', detail: '', province: '' })
  return (
    <section aria-labelledby="pick-up">
      <Title order={2} id="pick-up">
        <Trans>Collected at {site.name}</Trans>
      </Title>
      <Text size="sm" c="dimmed">
        {lines.join(', ')}
      </Text>
      {pickUp.fetchUntil && displayStatus === 'UN_DELIVERY' && (
        <Text size="sm">
          <Trans>Ready, and kept until {format.moment(pickUp.fetchUntil)}</Trans>
        </Text>
      )}
      {children && (
        <Stack gap="sm" mt="xs">
          {children}
        </Stack>
      )}
    </section>
  )
}
