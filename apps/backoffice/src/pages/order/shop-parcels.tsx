import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Title } from '@mantine/core'
import { CallParcelBack } from './call-parcel-back.tsx'
import { CorrectParcel } from './correct-parcel.tsx'
import { Parcels } from './parcels.tsx'

/** What the shop has sent, and what it can put right there. */
export function ShopParcels({ order }: { readonly order: MerchantOrder }) {
  if (order.packageList.length === 0) return null
  return (
    <section aria-labelledby="parcels">
      <Title order={2} id="parcels" tabIndex={-1}>
        <Trans>Parcels</Trans>
      </Title>
      <Parcels
        parcels={order.packageList}
        actions={(parcel) => (
          <Group gap="xs">
            {parcel.fulfillmentProgressStatus !== 'CANCEL' && (
              <Button
                component="a"
                variant="default"
                size="xs"
                mt="xs"
                href={`/delivery-notes/${parcel.id}.pdf`}
                download
              >
                <Trans>Delivery note</Trans>
              </Button>
            )}
            <CorrectParcel order={order} parcel={parcel} />
            <CallParcelBack order={order} parcel={parcel} />
          </Group>
        )}
      />
    </section>
  )
}
