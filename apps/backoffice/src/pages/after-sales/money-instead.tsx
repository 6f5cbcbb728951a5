import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import detail from '../../parts/detail.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useReplacement } from './use-replacement.ts'

/** The goods are back, and nobody sends others: with a second look their money goes back. */
export function MoneyInstead({ reverse }: { readonly reverse: MerchantReverse }) {
  const textOf = useProblemText()
  const replacing = useReplacement(reverse)
  const [isAsked, ask] = useState(false)
  const buyer = reverse.buyerName
  if (!isAsked)
    return (
      <Group>
        <Button onClick={() => ask(true)}>
          <Trans>Give the money back …</Trans>
        </Button>
      </Group>
    )
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="money-instead">
      <Text id="money-instead">
        <Trans>{buyer} gets no replacement but the money.</Trans>{' '}
        <Trans>This cannot be undone.</Trans>
      </Text>
      {replacing.error && <Notice tone="warn">{textOf(replacing.error)}</Notice>}
      <Group gap="xs" mt="xs">
        <Button
          autoFocus
          loading={replacing.isSending}
          onClick={() => replacing.tell({ kind: 'refund' })}
        >
          <Trans>Give the money back</Trans>
        </Button>
        <Button variant="default" disabled={replacing.isSending} onClick={() => ask(false)}>
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}
