import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import detail from '../../parts/detail.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { isWholeAddress, noAddress, ReturnAddressFields } from './return-address-fields.tsx'
import { useInspection } from './use-inspection.ts'

/** Goods that were to go to a shop which was removed go elsewhere; their buyer is told by mail. */
export function NameAddress({ reverse }: { readonly reverse: MerchantReverse }) {
  const textOf = useProblemText()
  const telling = useInspection(reverse)
  const [isAsked, ask] = useState(false)
  const [address, setAddress] = useState(reverse.ownReturnAddress ?? noAddress)
  const [isTried, setTried] = useState(false)
  if (!isAsked)
    return (
      <Group mt="xs">
        <Button variant="default" onClick={() => ask(true)}>
          <Trans>Name another address …</Trans>
        </Button>
      </Group>
    )
  const tell = () => {
    setTried(true)
    if (isWholeAddress(address))
      telling.tell({ kind: 'address', returnAddress: address }, () => ask(false))
  }
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="name-address">
      <div id="name-address">
        <Trans>The buyer sends the goods to this address instead. We email it to them.</Trans>
      </div>
      <ReturnAddressFields
        address={address}
        isTried={isTried}
        change={(changed) => {
          telling.forgive()
          setAddress(changed)
        }}
      />
      {telling.error && <Notice tone="warn">{textOf(telling.error)}</Notice>}
      <Group gap="xs" mt="xs">
        <Button loading={telling.isSending} onClick={tell}>
          <Trans>Use this address</Trans>
        </Button>
        <Button variant="default" disabled={telling.isSending} onClick={() => ask(false)}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </div>
  )
}
