import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Progress, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { Confirmation } from '../../parts/confirmation.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { ApplyForm } from './apply-form.tsx'
import { ChangedPrices } from './changed-prices.tsx'
import {
  isMoving,
  priceChangeQuery,
  priceChangesQuery,
  type PriceChange,
} from './price-change-queries.ts'
import styles from './price-changes.module.css'
import { useChangeWords } from './use-change-words.ts'
import { useChangeWork } from './use-change-work.ts'

/** A bulk change: what each price would become, then how far it is, then what became of them. */
export function PriceChangePage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const found = useQuery(priceChangeQuery(id))
  return (
    <>
      <title>{t`Bulk change – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Bulk change</Trans>
      </Title>
      <Link to="/price-changes">
        <Trans>Back to the bulk changes</Trans>
      </Link>
      {found.isError && !found.data && (
        <LoadFailure error={found.error} retry={() => void found.refetch()} />
      )}
      {found.isPending && <ListSkeleton isNarrow />}
      {found.data && <Shown change={found.data} />}
    </>
  )
}

function Shown({ change }: { readonly change: PriceChange }) {
  const { what, stateOf } = useChangeWords()
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever works with keys or ears is led to what has changed.
  useEffect(() => title.current?.focus(), [change.status])
  const queries = useQueryClient()
  // The list that one goes back to says how it stands, too.
  useEffect(
    () => void queries.invalidateQueries({ queryKey: priceChangesQuery.queryKey }),
    [queries, change.status],
  )
  const moving = isMoving(change)
  return (
    <>
      <Title order={2} ref={title} tabIndex={-1} mt="sm">
        {what(change)}
      </Title>
      <Text role="status">{stateOf(change)}</Text>
      <ChangeFacts change={change} />
      {moving && <Moving change={change} />}
      {change.sentence && <p className={styles['fault']}>{change.sentence}</p>}
      {change.operationList.includes('apply') && <ApplyForm change={change} />}
      {change.operationList.includes('undo') && <Undo change={change} />}
      {!moving && <ChangedPrices change={change} />}
    </>
  )
}

function ChangeFacts({ change }: { readonly change: PriceChange }) {
  const { t } = useLingui()
  const format = useFormat()
  const { which, where } = useChangeWords()
  const { appliedTime, undoneTime } = change
  const by = (time: string, person: string | null) =>
    [format.moment(time), person].filter(Boolean).join(' · ')
  return (
    <Facts>
      <Fact name={t`Goods`}>{which(change)}</Fact>
      <Fact name={t`Prices in`}>{where(change)}</Fact>
      {change.isReduced && <Fact name={t`Reductions`}>{t`Announced`}</Fact>}
      <Fact name={t`Previewed`}>{by(change.createdTime, change.person)}</Fact>
      {appliedTime && <Fact name={t`Set`}>{by(appliedTime, change.appliedBy)}</Fact>}
      {undoneTime && <Fact name={t`Undone`}>{by(undoneTime, change.undoneBy)}</Fact>}
    </Facts>
  )
}

function Moving({ change }: { readonly change: PriceChange }) {
  const { t } = useLingui()
  const format = useFormat()
  const { status, answerCount, undoCount, planCount } = change
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((total, count) => total + count, 0)
  const isUndoing = status === 'UNDOING'
  const whole = isUndoing ? answerCount.DONE : planCount.CHANGE + planCount.FAULT
  const answered = sum(isUndoing ? undoCount : answerCount)
  const [done, all] = [format.count(answered), format.count(whole)]
  return (
    <div className={styles['moving']}>
      <Progress value={whole > 0 ? (100 * answered) / whole : 0} aria-label={t`Prices answered`} />
      <p>
        <Trans>
          {done} of {all} prices
        </Trans>
      </p>
      <Text size="sm" c="dimmed">
        <Trans>You can go on working meanwhile, or close this page.</Trans>
      </Text>
    </div>
  )
}

/** Asks once more, with what it means for prices that were announced as reduced. */
function Undo({ change }: { readonly change: PriceChange }) {
  const format = useFormat()
  const { undo } = useChangeWork(change.id)
  const [isAsked, ask] = useState(false)
  const until = format.moment(change.expirationTime)
  if (!isAsked)
    return (
      <div className={styles['asked']}>
        <Button variant="default" onClick={() => ask(true)}>
          <Trans>Undo this change</Trans>
        </Button>
        <Text size="sm" c="dimmed">
          <Trans>Once, until {until}.</Trans>
        </Text>
      </div>
    )
  return (
    <div className={styles['asked']}>
      <Confirmation
        question={
          <>
            <Plural
              value={change.answerCount.DONE}
              one="# price is set back to what it was."
              other="# prices are set back to what they were."
            />{' '}
            <Trans>
              What somebody has set since stays. A price that was announced as reduced before comes
              back without that, because it was lower within the last 30 days.
            </Trans>
          </>
        }
        button={<Trans>Set the prices back</Trans>}
        mutation={undo}
        run={() => undo.mutate()}
        close={() => ask(false)}
      />
    </div>
  )
}
