import type { OperatorRight } from '@galleria/contract/merchant-rights'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { operatorQuery } from '../../api/queries.ts'
import { KEYWORD_MAX } from '../../parts/list-address.ts'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { addressOfOrders, FoundGroup } from './found-group.tsx'
import { FoundOrder, FoundParcel, FoundPayment, FoundPerson, FoundShop } from './found-rows.tsx'
import { findQuery, isLongEnough, type Found } from './find-query.ts'

/**
 * What the mall knows by the words in the field above: each kind that is the business of this
 * person, with the way to its desk.
 */
export function FindPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const keyword = (params.get('q') ?? '').trim().slice(0, KEYWORD_MAX)
  const { data: operator } = useQuery(operatorQuery)
  const found = useQuery(findQuery(keyword))
  return (
    <>
      <title>{t`Search the mall – Galleria back office`}</title>
      <Title order={1} mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {keyword ? <Trans>Found for “{keyword}”</Trans> : <Trans>Search the mall</Trans>}
      </Title>
      {!isLongEnough(keyword) && (
        <Text role="status">
          <Trans>Type at least three characters.</Trans>
        </Text>
      )}
      {found.isLoading && <ListSkeleton isNarrow />}
      {found.isError && <LoadFailure error={found.error} retry={() => void found.refetch()} />}
      {found.data && isLongEnough(keyword) && (
        <div aria-busy={found.isPlaceholderData}>
          <Groups found={found.data} keyword={keyword} rights={operator?.rights ?? []} />
        </div>
      )}
    </>
  )
}

type Seen = {
  readonly found: Found
  readonly keyword: string
  readonly rights: readonly OperatorRight[]
}

function Groups({ found, keyword, rights }: Seen) {
  const { people, orders, payments, parcels, shops } = found
  const isNothing = Object.values(found).every((group) => !group?.list.length)
  const admits = rights.includes('admission')
  return (
    <>
      <Text role="status" mb="sm">
        {isNothing && (
          <Trans>
            Nothing was found. Email addresses, payments and tracking numbers are found from their
            beginning on.
          </Trans>
        )}
      </Text>
      <FoundGroup name={<Trans>People</Trans>} group={people}>
        {(row) => <FoundPerson key={row.email} person={row} />}
      </FoundGroup>
      <FoundGroup name={<Trans>Orders</Trans>} group={orders} more={addressOfOrders(keyword)}>
        {(row) => <FoundOrder key={row.id} order={row} />}
      </FoundGroup>
      <FoundGroup name={<Trans>Payments</Trans>} group={payments}>
        {(row) => <FoundPayment key={`${row.kind} ${row.providerRef}`} payment={row} />}
      </FoundGroup>
      <FoundGroup name={<Trans>Parcels</Trans>} group={parcels}>
        {(row) => (
          <FoundParcel
            key={`${row.kind} ${row.carrierName} ${row.number}`}
            parcel={row}
            seesStray={rights.includes('service')}
          />
        )}
      </FoundGroup>
      <FoundGroup
        name={<Trans>Shops</Trans>}
        group={shops}
        more={admits ? `/operator/sellers?${new URLSearchParams({ q: keyword })}` : undefined}
      >
        {(row) => (
          <FoundShop
            key={row.sellerId}
            seller={row}
            admits={admits}
            readsOrders={rights.includes('orders')}
          />
        )}
      </FoundGroup>
    </>
  )
}
