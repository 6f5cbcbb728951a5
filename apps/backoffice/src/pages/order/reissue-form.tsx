import { isProblem, type ArgumentOf } from '@galleria/contract/client'
import {
  MOST_REISSUE_LINES,
  MOST_REISSUES,
  reissueReasons,
  reissueSchema,
  type ReissueReason,
} from '@galleria/contract/reissue-rules'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import type { ShownOrder } from './desk.ts'
import { ReissueLines, type ReissueTyped } from './reissue-lines.tsx'
import { reissueWords } from './reissue-words.ts'
import styles from './order.module.css'
import { useOrderWork } from './use-order-work.ts'

type Sent = ArgumentOf<'POST /sapi/mall-merchant/order/reissue'>

/** Something of what was sent is missing or broken: the shop sends it again, at no charge. */
export function SendAtNoCharge({ order }: { readonly order: ShownOrder }) {
  const [isAsked, ask] = useState(false)
  if (!order.operationList.includes('reissue')) return null
  if (isAsked) return <ReissueForm order={order} close={() => ask(false)} />
  if (isFull(order)) return null
  return (
    <div>
      <Button variant="default" onClick={() => ask(true)}>
        <Trans>Send something at no charge</Trans>
      </Button>
    </div>
  )
}

/** It has as many as it can have. */
function isFull({ reissueList }: ShownOrder): boolean {
  const going = reissueList.filter(({ displayStatus }) => displayStatus !== 'CANCELED')
  return going.length >= MOST_REISSUES
}

function ReissueForm({ order, close }: { readonly order: ShownOrder; readonly close: () => void }) {
  const { t } = useLingui()
  const [typed, type] = useState<ReissueTyped>({})
  const [reason, choose] = useState('')
  const { work, isOutdated, send } = useSending(order, close)
  const { form, errors, check } = useErrors(typed, reason)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (work.isSending || !check()) return
    send({ reason: reason as ReissueReason, lines: linesOf(typed) })
  }
  const soldOut = soldOutOf(work.failure)
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t`Send something at no charge`}
      className={styles['ship']}
    >
      <Stack gap="sm">
        <ReissueLines
          lines={order.tradeOrderLineList}
          typed={typed}
          type={(id, change) => type((all) => ({ ...all, [id]: { ...all[id], ...change } }))}
          soldOut={soldOut}
          error={errors.lines}
        />
        <Reason reason={reason} choose={choose} error={errors.reason} />
        <Text size="sm">
          <Trans>
            It becomes an order of its own, for nothing, which you ship as usual. The buyer sees the
            reason on the order page and by email.
          </Trans>
        </Text>
        {work.error && soldOut.length === 0 && (
          <Notice tone="refuse">
            {isOutdated ? (
              <Trans>
                Something was sent at no charge meanwhile. Please close this form and look at it
                first.
              </Trans>
            ) : (
              work.error
            )}
          </Notice>
        )}
        <Group gap="xs">
          <Button type="submit" loading={work.isSending}>
            <Trans>Send at no charge</Trans>
          </Button>
          <Button variant="default" disabled={work.isSending} onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useSending(order: ShownOrder, close: () => void) {
  const { t } = useLingui()
  // Sent again because no answer came, it is the same order; what came since, in another tab, is
  // looked at first.
  const [opened] = useState(() => ({
    requestKey: crypto.randomUUID(),
    knownCount: order.reissueList.length,
  }))
  const work = useOrderWork(order, (argument: Sent) =>
    mall('POST /sapi/mall-merchant/order/reissue', argument),
  )
  function send(filled: Pick<Sent, 'reason' | 'lines'>) {
    work.run(
      { orderId: order.id, ...filled, ...opened },
      {
        onSuccess: () => {
          notifications.show({
            message: t`Ready to ship as an order of its own. We’ve emailed the buyer.`,
            closeButtonProps: { 'aria-label': t`Close` },
          })
          close()
        },
      },
    )
  }
  return { work, send, isOutdated: order.reissueList.length > opened.knownCount }
}

function Reason({
  reason,
  choose,
  error,
}: {
  readonly reason: string
  readonly choose: (reason: string) => void
  readonly error: string | undefined
}) {
  const { t, i18n } = useLingui()
  return (
    <NativeSelect
      name="reason"
      label={t`Reason`}
      maw={360}
      value={reason}
      onChange={(event) => choose(event.currentTarget.value)}
      error={error}
      data={[
        { value: '', label: t`Choose` },
        ...reissueReasons.map((one) => ({ value: one, label: i18n._(reissueWords[one]) })),
      ]}
    />
  )
}

function linesOf(typed: ReissueTyped): Sent['lines'] {
  return Object.entries(typed)
    .map(([id, { qty = 0, part = '' }]) => ({
      id,
      ...(qty > 0 ? { qty } : {}),
      ...(part.trim() === '' ? {} : { part: part.trim() }),
    }))
    .filter((line) => 'qty' in line || 'part' in line)
}

/** The versions of which the shelf has too few, where that is why it was refused. */
function soldOutOf(failure: unknown): readonly number[] {
  if (!isProblem(failure) || failure.code !== 'stock.sold_out') return []
  const { skuIds } = failure.body as { readonly skuIds?: readonly number[] }
  return skuIds ?? []
}

/** What is sent and why; with each change it is looked at again. */
function useErrors(typed: ReissueTyped, reason: string) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const lines = Object.values(typed).map(({ qty = 0, part = '' }) => ({ qty, part }))
  const { errors, check, recheck } = useFormErrors({
    form,
    answer: undefined,
    find: () => errorsOf(reissueSchema, { lines, reason }),
  })
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => recheck(), [typed, reason])
  const wrong = errors['lines']?.code
  return {
    form,
    check,
    errors: {
      lines:
        wrong === 'most'
          ? t`Please choose at most ${MOST_REISSUE_LINES} lines at a time.`
          : wrong && t`Please say what you are sending.`,
      reason: errors['reason'] && t`Please choose a reason.`,
    },
  }
}
