import type { WireService } from '@galleria/contract/service'
import { Trans } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'

/**
 * Delivered with assembly: who comes, at which number the buyer is called, and what the fitters are
 * told; nothing of what is only sent.
 */
export function ServiceFacts({ service }: { readonly service: WireService | null }) {
  if (!service) return null
  return (
    <section aria-labelledby="assembly">
      <Title order={2} id="assembly">
        <Trans>Assembly</Trans>
      </Title>
      <ServiceLines service={service} />
    </section>
  )
}

export function ServiceLines({ service }: { readonly service: WireService }) {
  const { serviceName, shippingName, contactNumber, remark } = service
  return (
    <>
      <Text size="sm">
        {serviceName} · {shippingName}
      </Text>
      {contactNumber && (
        <Text size="sm">
          <Trans comment="phone number of a buyer, for the people who assemble furniture">
            Call <a href={`tel:${contactNumber.replace(/[^+\d]/g, '')}`}>{contactNumber}</a>
          </Trans>
        </Text>
      )}
      {remark && (
        <Text size="sm" c="dimmed">
          {remark}
        </Text>
      )}
    </>
  )
}
