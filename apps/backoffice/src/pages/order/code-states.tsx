import type { WireCodeState } from '@galleria/contract/voucher'
import { Trans } from '@lingui/react/macro'
import { List, Text } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import type { ShownOrder } from './desk.ts'
import { OrderPart } from './order-part.tsx'

/**
 * What became of the codes of an order, and until when the others are good; nothing of one that is
 * sent. A code itself is its buyer's alone.
 */
export function CodeStates({
  order: { codeList, tradeOrderLineList },
}: {
  readonly order: Pick<ShownOrder, 'codeList' | 'tradeOrderLineList'>
}) {
  if (codeList.length === 0) return null
  const total = codeList.length
  const open = codeList.filter(({ state }) => state === 'open').length
  const nameOf = new Map(tradeOrderLineList.map(({ id, sku }) => [id, sku.name]))
  return (
    <OrderPart id="codes" title={<Trans>Codes</Trans>}>
      <Text size="sm">
        <Trans>
          {open} of {total} can still be used.
        </Trans>{' '}
        <Trans>The buyer alone sees the codes themselves.</Trans>
      </Text>
      <List size="sm" mt={4}>
        {codeList.map((code) => (
          <List.Item key={code.id}>
            {nameOf.get(code.lineId)} · <CodeState code={code} />
          </List.Item>
        ))}
      </List>
    </OrderPart>
  )
}

function CodeState({
  code: { state, usedTime, expirationTime },
}: {
  readonly code: WireCodeState
}) {
  const format = useFormat()
  const end = format.moment(expirationTime)
  if (state === 'open') return <Trans>Can be used until {end}</Trans>
  if (state === 'expired') return <Trans>Not used by {end}</Trans>
  if (state === 'returned') return <Trans>Asked back, not to be taken</Trans>
  const at = usedTime ? format.moment(usedTime) : ''
  return <Trans>Taken on {at}</Trans>
}
