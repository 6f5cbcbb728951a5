import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import bar from '../../parts/choose.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { usePointsAndMoney } from '../../parts/points-and-money.ts'
import { sumsOf, type Choice, type Sum } from './reverse-choice.ts'

type Refused = { readonly row: MerchantReverseRow; readonly why: string }

/**
 * How many requests are ticked, and one yes to all of them: each by itself and as it was read, so
 * that one that is refused keeps no other back.
 */
export function ApproveChosen({ choice }: { readonly choice: Choice }) {
  const { chosen, choose } = choice
  const [isAsked, ask] = useState(false)
  const approving = useApproving(choice, () => ask(false))
  const isEmpty = chosen.length === 0
  return (
    <>
      <Outcome outcome={approving.data} />
      <div className={bar['bar']} data-empty={isEmpty || undefined}>
        <p role="status">
          {!isEmpty && (
            <Plural value={chosen.length} one="# request chosen" other="# requests chosen" />
          )}
        </p>
        {!isEmpty && isAsked && (
          <Confirm
            chosen={chosen}
            isSending={approving.isPending}
            approve={() => approving.mutate(chosen)}
            back={() => ask(false)}
          />
        )}
        {!isEmpty && !isAsked && (
          <>
            <Button variant="subtle" px="xs" onClick={() => choose([])}>
              <Trans>Choose none</Trans>
            </Button>
            <Button
              onClick={() => {
                approving.reset()
                ask(true)
              }}
            >
              <Trans>Approve the chosen</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/**
 * One after the other: what was refused, or of which no answer came, stays ticked with its reason.
 */
function useApproving({ choose }: Choice, done: () => void) {
  const queries = useQueryClient()
  const textOf = useProblemText()
  return useMutation({
    mutationFn: async (chosen: readonly MerchantReverseRow[]) => {
      const refused: Refused[] = []
      for (const row of chosen)
        await mall('POST /sapi/mall-merchant/reverseorder/approve', {
          id: row.id,
          version: row.version,
        }).catch((error: unknown) => refused.push({ row, why: textOf(error) }))
      return { approved: chosen.length - refused.length, refused }
    },
    onSuccess: async ({ refused }) => {
      choose(refused.map(({ row }) => row))
      done()
      await queries.invalidateQueries({ queryKey: ['after-sales'] })
      await queries.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

/** The last look before money moves: how many they are, and how much it is. */
function Confirm({
  chosen,
  isSending,
  approve,
  back,
}: {
  readonly chosen: readonly MerchantReverseRow[]
  readonly isSending: boolean
  readonly approve: () => void
  readonly back: () => void
}) {
  const sums = sumsOf(chosen)
  const textOf = useSumText()
  const [now, later] = [textOf(sums.now), textOf(sums.later)]
  return (
    <div role="group" aria-labelledby="approve-chosen">
      <p id="approve-chosen">
        <Plural value={chosen.length} one="Approve # request?" other="Approve # requests?" />{' '}
        {now && (
          <Trans>
            <strong>{now}</strong> will be refunded now.
          </Trans>
        )}{' '}
        {later && (
          <Trans>
            Up to <strong>{later}</strong> will be refunded once the goods are back and checked.
          </Trans>
        )}{' '}
        <Trans>This cannot be undone.</Trans>
      </p>
      <Group gap="xs" mt="xs">
        <Button autoFocus loading={isSending} onClick={approve}>
          <Plural value={chosen.length} one="Approve # request" other="Approve # requests" />
        </Button>
        <Button variant="default" disabled={isSending} onClick={back}>
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}

function useSumText(): (sums: readonly Sum[]) => string {
  const textOf = usePointsAndMoney()
  return (sums) => sums.map(textOf).join(' + ')
}

function Outcome({
  outcome,
}: {
  readonly outcome: { readonly approved: number; readonly refused: readonly Refused[] } | undefined
}) {
  const { t } = useLingui()
  if (!outcome) return null
  const { approved, refused } = outcome
  const done = <Plural value={approved} one="# request approved" other="# requests approved" />
  return (
    <div role="status">
      {refused.length === 0 ? (
        <Text fw={540}>{done}</Text>
      ) : (
        <Notice tone="warn" title={done}>
          <Plural
            value={refused.length}
            one="# request was not approved:"
            other="# requests were not approved:"
          />
          <ul aria-label={t`Not approved`}>
            {refused.map(({ row, why }) => (
              <li key={row.id}>
                <Link to={`/after-sales/${row.id}?view=all`}>{row.reverseTradeOrderCode}</Link>
                {': '}
                {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
