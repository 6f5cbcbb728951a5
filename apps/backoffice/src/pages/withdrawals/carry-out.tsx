import type { ReplyOf } from '@galleria/contract/client'
import type { WireWithdrawal } from '@galleria/contract/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useListChange } from '../../parts/use-list-change.tsx'

type Found = ReplyOf<'POST /sapi/mall-operator/withdrawal/order'>
type Choice = { readonly orderCode: string; readonly lines: { id: string; qty: number }[] }
type Props = { readonly withdrawal: WireWithdrawal; readonly close: () => void }

/** The order that a statement is about, by its number, and then the goods that it means. */
export function CarryOut({ withdrawal, close }: Props) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [code, setCode] = useState(withdrawal.orders[0]?.code ?? withdrawal.orderCode)
  const finding = useMutation({
    mutationFn: (orderCode: string) =>
      mall('POST /sapi/mall-operator/withdrawal/order', { orderCode }),
  })
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') finding.mutate(code.trim())
  }
  return (
    <Stack gap="sm">
      <form onSubmit={find} aria-label={t`Find the order`}>
        <Group gap="xs" align="end">
          <TextInput
            label={<Trans>Order number</Trans>}
            value={code}
            maxLength={40}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={finding.isPending}>
            <Trans>Find the order</Trans>
          </Button>
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </form>
      {finding.error && <Notice tone="warn">{textOf(finding.error)}</Notice>}
      {finding.data && (
        <PickGoods
          key={finding.data.orderCode}
          withdrawal={withdrawal}
          found={finding.data}
          close={close}
        />
      )}
    </Stack>
  )
}

/** All of it, unless the operator reads less in the statement. */
function PickGoods({
  withdrawal,
  found,
  close,
}: Props & {
  readonly found: Found
}) {
  const { t } = useLingui()
  const { orderCode, shopName } = found
  const lines = found.lines.filter(({ canWithdrawQty }) => canWithdrawQty > 0)
  const [picked, pick] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(lines.map(({ id, canWithdrawQty }) => [id, canWithdrawQty])),
  )
  const { act, isSending, notice } = useListChange({
    list: 'withdrawals',
    field: 'note',
    send: (choice: Choice) =>
      mall('POST /sapi/mall-operator/withdrawal/carryOut', { id: withdrawal.id, ...choice }),
    wordsFor: () => t`Carried out.`,
  })
  const chosen = lines.flatMap(({ id }) => {
    const qty = picked[id] ?? 0
    return qty > 0 ? [{ id, qty }] : []
  })
  if (lines.length === 0)
    return (
      <Text size="sm">
        <Trans>Nothing of order {orderCode} can be withdrawn from.</Trans>
      </Text>
    )
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>
          Order {orderCode} from {shopName}: what was not sent is cancelled, what was sent comes
          back. This cannot be undone here.
        </Trans>
      </Text>
      {found.isOver && (
        <Text size="sm">
          <Trans>By our calendar the period of this order is over.</Trans>
        </Text>
      )}
      {notice}
      {lines.map((line) => (
        <NumberInput
          key={line.id}
          maw={420}
          label={[line.name, line.variant].filter(Boolean).join(', ')}
          min={0}
          max={line.canWithdrawQty}
          step={line.adjustStep}
          clampBehavior="strict"
          allowNegative={false}
          allowDecimal={line.unitName !== null}
          value={picked[line.id] ?? 0}
          onChange={(value) =>
            pick({ ...picked, [line.id]: typeof value === 'number' ? value : 0 })
          }
        />
      ))}
      <Group gap="xs">
        <Button
          loading={isSending}
          disabled={chosen.length === 0}
          onClick={() => act({ orderCode, lines: chosen }, close)}
        >
          <Trans>Carry out</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
