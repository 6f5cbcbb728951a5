import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { toReplyQuery, whoQuery } from '../../api/queries.ts'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { useKeys } from '../../parts/use-keys.ts'
import { findFocused, focusRow, neighbourOf } from '../../parts/use-list-keys.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { reviewPageQuery } from './review-queries.ts'
import {
  isFiltered,
  PAGE_SIZE,
  readSearch,
  switchView,
  unfiltered,
  views,
  writeSearch,
  type ReviewSearch,
  type View,
} from './review-search.ts'
import styles from './reviews.module.css'

const names: Record<View, MessageDescriptor> = {
  unanswered: msg`To answer`,
  low: msg`1 and 2 stars`,
  all: msg`All`,
}

/** What buyers say about the goods, each with the place for the shop's answer. */
export function ReviewsPage() {
  const { t, i18n } = useLingui()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const page = useQuery(reviewPageQuery(search))
  const who = useQuery(whoQuery)
  const toReply = useQuery(toReplyQuery)
  const shops = who.data?.kind === 'staff' ? who.data.staff.shops : []
  const field = useRef<HTMLInputElement>(null)
  const [asked, ask] = useState<{ readonly id: string; readonly at: number }>()
  const rows = page.data?.data ?? []
  const ids = rows.map((row) => row.comment.id)
  useKeys({
    j: () => focusRow(neighbourOf(ids, findFocused(), 1)),
    k: () => focusRow(neighbourOf(ids, findFocused(), -1)),
    r: (event) => {
      const id = findFocused()
      if (id) ask({ id, at: event.timeStamp })
    },
    '/': () => field.current?.focus(),
  })
  return (
    <>
      <title>{t`Reviews – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Reviews</Trans>
      </Title>
      <SavedViews
        views={views.map((view) => ({
          key: view,
          name: i18n._(names[view]),
          to: addressOf(switchView(search, view)),
          isCurrent: view === search.view,
          ...(view === 'unanswered' ? { count: toReply.data } : {}),
        }))}
      />
      <ReviewFilters search={search} shops={shops} field={field} />
      <RowList
        page={page}
        isNarrow
        none={<NoReviews search={search} />}
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => addressOf({ ...search, page: number }),
        }}
      >
        {(found) => (
          <ul className={styles['reviews']} aria-label={t`Reviews`}>
            {found.map((row) => (
              <ReviewCard
                key={row.comment.id}
                review={row}
                withShop={shops.length > 1}
                replyAsked={asked?.id === row.comment.id ? asked.at : undefined}
              />
            ))}
          </ul>
        )}
      </RowList>
    </>
  )
}

function addressOf(search: ReviewSearch): string {
  return `/reviews${writeSearch(search)}`
}

function NoReviews({ search }: { readonly search: ReviewSearch }) {
  return (
    <NoRows
      firstPage={search.page > 1 ? addressOf({ ...search, page: 1 }) : undefined}
      unfiltered={isFiltered(search) ? addressOf(unfiltered(search)) : undefined}
      noneFits={<Trans>No reviews match these filters</Trans>}
      nothing={
        search.view === 'unanswered' ? (
          <Trans>Every review has its answer</Trans>
        ) : (
          <Trans>No reviews here</Trans>
        )
      }
    >
      {search.view !== 'all' && (
        <Link to="/reviews?view=all">
          <Trans>Look at all reviews</Trans>
        </Link>
      )}
    </NoRows>
  )
}
