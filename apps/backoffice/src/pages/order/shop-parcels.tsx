import { Trans } from '@lingui/react/macro'
import { Button, Group, Title } from '@mantine/core'
import { CallParcelBack } from './call-parcel-back.tsx'
import { CorrectParcel } from './correct-parcel.tsx'
import { useDesk, type ShownOrder } from './desk.ts'
import { Parcels } from './parcels.tsx'

/** What the shop has sent, and what can be put right there. */
export function ShopParcels({ order }: { readonly order: ShownOrder }) {
  const { isMall } = useDesk()
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
            {!isMall && parcel.fulfillmentProgressStatus !== 'CANCEL' && (
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
            {!isMall && <CallParcelBack order={order} parcel={parcel} />}
          </Group>
        )}
      />
    </section>
  )
}
