import type { WireReported } from '@galleria/contract/review-moderation'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useRef } from 'react'
import cards from '../../parts/cards.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { History } from '../../parts/history.tsx'
import { Photos } from '../../parts/photos.tsx'
import { Stars } from '../../parts/stars.tsx'
import badge from '../../parts/status-badge.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { Decide } from './decide.tsx'
import styles from './reported.module.css'
import { reportNames, reviewEvents, reviewStateNames } from './reported-words.ts'

/** One review: what stands in it, what is said against it and for it, and what was decided. */
export function ReportedCard({ review }: { readonly review: WireReported }) {
  const { i18n, t } = useLingui()
  const card = useRef<HTMLLIElement>(null)
  const author = review.commentatorName
  return (
    <li
      ref={card}
      className={`card ${cards['card']}`}
      tabIndex={-1}
      aria-label={t`Review of ${review.item.name}`}
    >
      <div className={cards['head']}>
        <Title order={2}>
          <Trans>Review of {review.item.name}</Trans>
        </Title>
        <span className={`${badge['badge']} ${review.status === 'SHOWN' ? '' : badge['over']}`}>
          {i18n._(reviewStateNames[review.status])}
        </span>
      </div>
      {review.rateDict !== null && <Stars rate={review.rateDict} />}
      <Text className={styles['words']}>{review.content}</Text>
      {review.followUp !== null && (
        <div>
          <Text size="sm" c="dimmed">
            <Trans>Added later</Trans>
          </Text>
          <Text className={styles['words']}>{review.followUp}</Text>
        </div>
      )}
      <Photos urls={review.images.files.map(({ url }) => url)} name={t`Pictures by ${author}`} />
      <ReviewFacts review={review} />
      <Decide review={review} leave={() => card.current?.focus()} />
      <History
        entries={review.progressList.map((step) => ({
          event: step.event,
          toState: step.to,
          actor: step.by ?? 'buyer',
          at: step.at,
          reason: step.note,
        }))}
        events={reviewEvents}
        nameOf={(state) => i18n._(reviewStateNames[state as WireReported['status']])}
      />
    </li>
  )
}

function ReviewFacts({ review }: { readonly review: WireReported }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Facts>
      <Fact name={<Trans>By</Trans>}>
        {review.commentatorName} · {format.moment(review.createdAt)}
      </Fact>
      <Fact name={<Trans>Shop</Trans>}>{review.shop.name}</Fact>
      {review.reportCount > 0 && (
        <Fact name={<Plural value={review.reportCount} one="# report" other="# reports" />}>
          <ul className={styles['reports']}>
            {review.reportList.map(({ reason, note, createdAt }) => (
              <li key={createdAt + reason}>
                {i18n._(reportNames[reason])}
                {note ? `: ${note}` : ''} · {format.moment(createdAt)}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {review.appeal && <Fact name={<Trans>Its author says</Trans>}>{review.appeal}</Fact>}
    </Facts>
  )
}
