import { Plural, Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import detail from '../../parts/detail.module.css'

type Props = {
  readonly carrier: string
  readonly number: string
  readonly pieces: number
  readonly unshipped: number
  readonly send: () => void
  readonly back: () => void
}

/**
 * The last look before the buyer is notified. The focus is on the confirming button, so that Enter
 * twice ships.
 */
export function ConfirmParcel({ carrier, number, pieces, unshipped, send, back }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const rest = unshipped - pieces
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="confirm-parcel">
      <Text id="confirm-parcel" size="md">
        <Plural value={pieces} one="# piece" other="# pieces" />{' '}
        <Trans>
          with <strong>{carrier}</strong>, number <strong>{number}</strong>.
        </Trans>{' '}
        {rest > 0 && (
          <Plural
            value={rest}
            one="# piece stays to be shipped."
            other="# pieces stay to be shipped."
          />
        )}{' '}
        <Trans>The buyer is notified by email.</Trans>
      </Text>
      <Group gap="xs" mt="xs">
        <Button ref={button} onClick={send}>
          <Trans>Confirm shipment</Trans>
        </Button>
        <Button variant="default" onClick={back}>
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}
