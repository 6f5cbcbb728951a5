import type { ReplyOf } from '@galleria/contract/client'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import { todayQuery } from '../../api/queries.ts'
import { LoadFailure, useProblemText } from '../../parts/notice.tsx'
import { readIds } from '../orders/order-choice.ts'
import { DelayForm, type DelayNotice } from './delay-form.tsx'
import styles from './delays.module.css'

type Row = ReplyOf<'POST /sapi/mall-merchant/order/delayMany'>['rowList'][number]

/**
 * The orders of the address leave later: one day and one reason for all of them, and what became of
 * each.
 */
export function DelaysPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const ids = readIds(params)
  return (
    <>
      <title>{t`Send later – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Send later</Trans>
      </Title>
      <Link to="/orders">
        <Trans>Back to the orders</Trans>
      </Link>
      {ids.length === 0 ? (
        <p>
          <Trans>Choose orders that are to be sent</Trans>
        </p>
      ) : (
        <Delays ids={ids} />
      )}
    </>
  )
}

function Delays({ ids }: { readonly ids: readonly string[] }) {
  const queries = useQueryClient()
  const textOf = useProblemText()
  const today = useQuery(todayQuery)
  const work = useMutation({
    mutationFn: (notice: DelayNotice) =>
      mall('POST /sapi/mall-merchant/order/delayMany', { ids: [...ids], ...notice }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['orders'] }),
  })
  if (today.isError && !today.data)
    return <LoadFailure error={today.error} retry={() => void today.refetch()} />
  if (!today.data) return null
  return (
    <>
      <p>
        <Plural value={ids.length} one="# order chosen" other="# orders chosen" />
      </p>
      {work.data ? (
        <Told rows={work.data.rowList} />
      ) : (
        <DelayForm
          draftName={`delay ${ids.join()}`}
          today={today.data.day}
          isSending={work.isPending}
          error={work.isError ? textOf(work.error) : undefined}
          forgive={work.reset}
          send={(notice, onSent) => work.mutate(notice, { onSuccess: onSent })}
        />
      )}
    </>
  )
}

/** Which buyers were told, and why the others were not. */
function Told({ rows }: { readonly rows: readonly Row[] }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const told = rows.filter(({ isTold }) => isTold).length
  return (
    <section aria-labelledby="result">
      <Title order={2} id="result" ref={title} tabIndex={-1}>
        <Plural value={told} one="# buyer is told by email" other="# buyers are told by email" />
      </Title>
      <ul className={styles['rows']}>
        {rows.map(({ id, tradeOrderCode, sentence }) => (
          <li key={id}>
            <Link to={`/orders/${id}?view=all`}>{tradeOrderCode}</Link>
            {sentence && <span className={styles['refused']}>{sentence}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
