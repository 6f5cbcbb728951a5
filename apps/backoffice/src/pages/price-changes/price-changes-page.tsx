import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { ChangeForm } from './change-form.tsx'
import { priceChangesQuery, type PriceChange } from './price-change-queries.ts'
import styles from './price-changes.module.css'
import { useChangeWords } from './use-change-words.ts'

/** Many prices of the own shops at once: a new change, and those of the last months. */
export function PriceChangesPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(priceChangesQuery)
  const mayWrite = rightsOf(who).includes('write')
  return (
    <>
      <title>{t`Many prices at once – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Many prices at once</Trans>
      </Title>
      <Link to="/goods">
        <Trans>Back to the goods</Trans>
      </Link>
      <Text c="dimmed" maw={640} my="xs">
        <Trans>
          First you see what each price would become; nothing changes before you say so. What was
          set can be undone for 30 days.
        </Trans>
      </Text>
      {mayWrite ? (
        <ChangeForm />
      ) : (
        <Text c="dimmed">
          <Trans>You can see prices, but not change them.</Trans>
        </Text>
      )}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && (
        <div className={styles['section']}>
          <ListSkeleton isNarrow />
        </div>
      )}
      {list.data && list.data.length > 0 && (
        <section aria-labelledby="bulk-changes" className={styles['section']}>
          <Title order={2} id="bulk-changes">
            <Trans>Bulk changes so far</Trans>
          </Title>
          <ul className={styles['rows']} aria-label={t`Bulk changes so far`}>
            {list.data.map((change) => (
              <PastChange key={change.id} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function PastChange({ change }: { readonly change: PriceChange }) {
  const format = useFormat()
  const { what, which, where, stateOf } = useChangeWords()
  const day = format.moment(change.appliedTime ?? change.createdTime)
  const { status, priceCount, answerCount } = change
  return (
    <li>
      <div className={styles['which']}>
        <Link to={`/price-changes/${change.id}`}>{what(change)}</Link>
        <Text size="sm" c="dimmed">
          {which(change)} · {where(change)}
        </Text>
      </div>
      <div className={styles['what']}>
        <Text size="sm">
          {stateOf(change)} ·{' '}
          <Plural
            value={status === 'LOOKED' ? priceCount : answerCount.DONE}
            one="# price"
            other="# prices"
          />
        </Text>
        <Text size="sm" c="dimmed">
          {day} · {change.appliedBy ?? change.person}
        </Text>
      </div>
    </li>
  )
}
