import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
import { readWaitingSearch, waitingAddress } from '../../parts/waiting-search.ts'
import { ITEMS_TO_LOOK_AT, ItemToLookAt } from './item-to-look-at.tsx'

const PATH = '/operator/items'
const PAGE_SIZE = 25

/** The first items of new sellers, before anybody can buy them. */
export function ItemsToLookAtPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { page: pageNo } = readWaitingSearch(params)
  const page = useQuery({
    queryKey: [ITEMS_TO_LOOK_AT, pageNo],
    queryFn: () => mall('POST /sapi/mall-operator/item/page', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const addressOf = (number: number) => waitingAddress(PATH, { isClosed: false, page: number })
  return (
    <>
      <title>{t`Items to look at – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Items to look at</Trans>
      </Title>
      <Text c="dimmed" maw={640} mb="md">
        <Trans>
          The first items of new sellers are read here before anybody can buy them: whether they are
          what they say, may be sold, and name who answers for them.
        </Trans>
      </Text>
      <RowList
        page={page}
        isNarrow
        none={
          <NoRows
            firstPage={pageNo > 1 ? addressOf(1) : undefined}
            unfiltered={undefined}
            noneFits={null}
            nothing={<Trans>No item is waiting to be checked</Trans>}
          />
        }
        pager={{ page: pageNo, pageSize: PAGE_SIZE, addressOf }}
      >
        {(found) => (
          <ul className={cards['cards']} aria-label={t`Items to look at`}>
            {found.map((item) => (
              <ItemToLookAt key={item.itemId} item={item} />
            ))}
          </ul>
        )}
      </RowList>
    </>
  )
}
