import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useSearchParams } from 'react-router'
import { messagesOfRemovedQuery } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { useAskedText } from '../../parts/points-and-money.ts'
import { RowList } from '../../parts/row-list.tsx'
import { SavedViews, type SavedView } from '../../parts/saved-views.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { PAGE_SIZE } from '../../parts/waiting-list.tsx'
import { readWaitingSearch, waitingAddress } from '../../parts/waiting-search.ts'
import { AnswerBy } from '../after-sales/answer-by.tsx'
import { ReverseBadge } from '../after-sales/reverse-badge.tsx'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import { closedShopsQuery } from './closed-shop-queries.ts'
import { MessagesOfGone } from './messages-of-gone.tsx'

const PATH = '/operator/closed-shops'

/**
 * What the mall answers in the place of shops, removed ones and those whose people have bought
 * there: requests that wait for the mall, and those whose buyer is waited for, what runs out first
 * before the others; and messages about orders of removed shops.
 */
export function ClosedShopsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { isClosed: isBuyers, page: number } = readWaitingSearch(params)
  const isMessages = params.get('view') === 'messages'
  const waiting = useQuery(messagesOfRemovedQuery)
  return (
    <>
      <title>{t`Answered for shops – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Answered for shops</Trans>
      </Title>
      <Text c="dimmed" maw={640} mb="md">
        <Trans>
          A shop was removed from the mall and answers nobody any more, or the buyer works for the
          shop and nobody else there decides. You answer in its place, and say why.
        </Trans>
      </Text>
      <SavedViews
        views={[
          { key: 'mall', name: t`To do`, isClosed: false },
          { key: 'buyer', name: t`Waiting for the buyer`, isClosed: true },
        ]
          .map(({ isClosed, ...view }): SavedView => ({
            ...view,
            to: waitingAddress(PATH, { isClosed, page: 1 }),
            isCurrent: !isMessages && isClosed === isBuyers,
          }))
          .concat({
            key: 'messages',
            name: t`Messages about orders`,
            to: messagesAddress(1),
            isCurrent: isMessages,
            count: waiting.data,
          })}
      />
      {isMessages ? (
        <MessagesOfGone page={number} addressOf={messagesAddress} />
      ) : (
        <Requests isBuyers={isBuyers} page={number} />
      )}
      <Outlet />
    </>
  )
}

function messagesAddress(page: number): string {
  return `${PATH}?view=messages${page > 1 ? `&page=${page}` : ''}`
}

function Requests({
  isBuyers,
  page: number,
}: {
  readonly isBuyers: boolean
  readonly page: number
}) {
  const { t } = useLingui()
  const page = useQuery(closedShopsQuery({ turn: isBuyers ? 'BUYER' : 'MALL', page: number }))
  const addressOf = (to: number) => waitingAddress(PATH, { isClosed: isBuyers, page: to })
  return (
    <RowList
      page={page}
      isNarrow
      none={
        <NoRows
          firstPage={number > 1 ? addressOf(1) : undefined}
          unfiltered={undefined}
          noneFits={null}
          nothing={
            isBuyers ? (
              <Trans>No buyer is waited for</Trans>
            ) : (
              <Trans>Nobody is waiting for an answer</Trans>
            )
          }
        />
      }
      pager={{ page: number, pageSize: PAGE_SIZE, addressOf }}
    >
      {(found) => (
        <ul className={cards['cards']} aria-label={t`Requests`}>
          {found.map((row) => (
            <RequestCard key={row.id} row={row} />
          ))}
        </ul>
      )}
    </RowList>
  )
}

function RequestCard({ row }: { readonly row: MerchantReverseRow }) {
  const format = useFormat()
  const askedText = useAskedText()
  const words = useReverseWords()
  const { search } = useLocation()
  const code = row.reverseTradeOrderCode
  const until = row.nextStepTime && format.moment(row.nextStepTime)
  return (
    <li className={`card ${cards['card']}`} aria-label={code}>
      <div className={cards['head']}>
        <Title order={2}>
          <Anchor component={Link} to={`${PATH}/${row.id}${search}`} inherit>
            {code}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          {[row.shop.name, row.buyerName, words.type(row.reverseTradeOrderType)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Text>{row.skuDetail}</Text>
      <Text size="sm" c="dimmed" component="div">
        {row.isOwnPurchase && (
          <>
            <Trans>Own purchase</Trans> ·{' '}
          </>
        )}
        <ReverseBadge reverse={row} /> {isAboutMoney(row) && <>{askedText(row)} · </>}
        {until && <Trans>until {until}</Trans>} <AnswerBy reverse={row} />
      </Text>
    </li>
  )
}
