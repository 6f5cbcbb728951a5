import type { WireDisputeRow } from '@galleria/contract/after-sales-dispute'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useSearchParams } from 'react-router'
import { useAskedText } from '../../parts/points-and-money.ts'
import cards from '../../parts/cards.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { WaitingList } from '../../parts/waiting-list.tsx'
import { readWaitingSearch } from '../../parts/waiting-search.ts'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import { ProposedCloses } from './proposed-closes.tsx'
import { disputesQuery } from './dispute-queries.ts'
import { useRulingNames } from './ruling-names.ts'

const PATH = '/operator/disputes'

/** Requests that a shop has declined and about which its buyer has asked the mall. */
export function DisputesPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readWaitingSearch(params)
  const page = useQuery(disputesQuery(search))
  return (
    <>
      <title>{t`Disputes – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Disputes</Trans>
      </Title>
      <Text c="dimmed" maw={640} mb="md">
        <Trans>
          A shop has declined a request and its buyer does not agree, or goods that were to come
          back are in doubt: a parcel that was lost or empty, a label that never came. The shop has
          two days to give its side; then you decide.
        </Trans>
      </Text>
      <ProposedCloses />
      <WaitingList
        path={PATH}
        search={search}
        page={page}
        name={t`Disputes`}
        nothing={<Trans>Nobody is waiting for a decision</Trans>}
        card={(row) => <DisputeCard key={row.id} row={row} />}
      />
      <Outlet />
    </>
  )
}

function DisputeCard({ row }: { readonly row: WireDisputeRow }) {
  const format = useFormat()
  const askedText = useAskedText()
  const words = useReverseWords()
  const rulingNames = useRulingNames(row)
  const { search } = useLocation()
  const { dispute, reverseTradeOrderCode: code } = row
  if (!dispute) return null
  const [until, answer] = [format.moment(dispute.ruleUntil), format.moment(dispute.answerUntil)]
  return (
    <li className={`card ${cards['card']}`} aria-label={code}>
      <div className={cards['head']}>
        <Title order={2}>
          <Anchor component={Link} to={`${PATH}/${row.id}${search}`} inherit>
            {code}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          {[row.shop.name, row.buyerName, words.reason(row.reverseReason)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Text>{row.skuDetail}</Text>
      {dispute.cause === 'LOST' && (
        <Text size="sm">
          <Trans>Parcel lost</Trans>
        </Text>
      )}
      {dispute.cause === 'NO_LABEL' && (
        <Text size="sm">
          <Trans>No return label</Trans>
        </Text>
      )}
      {dispute.cause === 'EMPTY' && (
        <Text size="sm">
          <Trans>Empty box</Trans>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {askedText(row)}
        {' · '}
        {dispute.ruling && dispute.ruledTime ? (
          <>
            {dispute.isGivenIn ? <Trans>The shop agreed</Trans> : rulingNames[dispute.ruling]}
            {' · '}
            {format.moment(dispute.ruledTime)}
          </>
        ) : row.isInDispute ? (
          <>
            {dispute.isAnswerOpen ? (
              <Trans>the shop has until {answer}</Trans>
            ) : dispute.shopAnsweredTime ? (
              <Trans>both have had their say</Trans>
            ) : (
              <Trans>the shop has said nothing</Trans>
            )}
            {' · '}
            {dispute.isLate ? (
              <Text component="span" inherit c="var(--refuse)">
                <Trans>late, both sides expect it by {until}</Trans>
              </Text>
            ) : (
              <Trans>to be decided by {until}</Trans>
            )}
          </>
        ) : (
          <Trans>Cancelled by the buyer</Trans>
        )}
      </Text>
    </li>
  )
}
