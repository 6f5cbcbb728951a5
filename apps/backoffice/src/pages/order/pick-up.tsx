import type { MerchantOrder } from '@galleria/contract/merchant'
import { handOverSchema } from '@galleria/contract/voucher-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { ShipBy } from '../../parts/ship-by.tsx'
import { PickUpFacts } from './pick-up-facts.tsx'
import { useOrderWork } from './use-order-work.ts'

/** An order that its buyer fetches, and what to do at the counter. */
export function PickUp({ order }: { readonly order: MerchantOrder }) {
  const { operationList } = order
  return (
    <PickUpFacts order={order}>
      {operationList.includes('readyForPickUp') && <Ready order={order} />}
      {operationList.includes('handOver') && <HandOver order={order} />}
      {operationList.includes('cancelUnfetched') && <Unfetched order={order} />}
    </PickUpFacts>
  )
}

function Ready({ order }: { readonly order: MerchantOrder }) {
  const ready = useOrderWork(order, () =>
    mall('POST /sapi/mall-merchant/order/ready', { id: order.id }),
  )
  return (
    <div>
      <Text size="sm" mb="xs">
        <Trans>Make ready by</Trans> <ShipBy order={order} />
      </Text>
      <Button loading={ready.isSending} onClick={() => ready.run(undefined)}>
        <Trans>It lies ready</Trans>
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        <Trans>The buyer is told by email where and until when to collect it.</Trans>
      </Text>
      {ready.error && <Notice tone="refuse">{ready.error}</Notice>}
    </div>
  )
}

function HandOver({ order }: { readonly order: MerchantOrder }) {
  const { t } = useLingui()
  const work = useOrderWork(order, (verifyCode: string) =>
    mall('POST /sapi/mall-merchant/order/handOver', { id: order.id, verifyCode }),
  )
  const { formProps, errorOf, notice } = useSentForm<{ readonly verifyCode: string }>({
    schema: handOverSchema,
    refusedAt: { 'verify_code.wrong': 'verifyCode' },
    sentences: { required: t`Please type the code.` },
    sending: { error: work.failure, isPending: work.isSending },
    send: ({ verifyCode }) => work.run(verifyCode.trim()),
  })
  return (
    <form {...formProps} aria-label={t`Hand over`}>
      <Group align="end" gap="sm">
        <TextInput
          name="verifyCode"
          label={t`Code`}
          description={t`Twelve characters, as shown by the buyer`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          error={errorOf('verifyCode')}
        />
        <Button type="submit" loading={work.isSending}>
          <Trans>Hand over</Trans>
        </Button>
      </Group>
      {notice && <Notice tone="refuse">{notice}</Notice>}
    </form>
  )
}

function Unfetched({ order }: { readonly order: MerchantOrder }) {
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const cancel = useOrderWork(order, () =>
    mall('POST /sapi/mall-merchant/order/cancelUnfetched', { id: order.id }),
  )
  if (!isAsked)
    return (
      <div>
        <Button variant="subtle" color="red" onClick={() => ask(true)}>
          <Trans>Cancel, not collected</Trans>
        </Button>
      </div>
    )
  return (
    <Notice tone="warn" title={<Trans>Cancel uncollected items?</Trans>}>
      <Text size="sm">
        <Trans>
          The buyer is refunded to the original payment method and told by email. This can’t be
          undone.
        </Trans>
      </Text>
      {cancel.error && <Text size="sm">{cancel.error}</Text>}
      <Group gap="xs" mt="xs">
        <Button
          color="red"
          loading={cancel.isSending}
          onClick={() =>
            cancel.run(undefined, {
              onSuccess: () => void queries.invalidateQueries({ queryKey: ['after-sales'] }),
            })
          }
        >
          <Trans>Cancel the order</Trans>
        </Button>
        <Button variant="default" onClick={() => ask(false)}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </Notice>
  )
}
