import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Figures } from '../../parts/figures.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import {
  changedPricesQuery,
  ROWS_ON_PAGE,
  type ChangedPrice,
  type PriceChange,
  type RowView,
} from './price-change-queries.ts'
import styles from './price-changes.module.css'
import { useStandingWords, useViewWords } from './use-change-words.ts'

/** The prices of a change, by what they would become or what became of them. */
export function ChangedPrices({ change }: { readonly change: PriceChange }) {
  const { t } = useLingui()
  const format = useFormat()
  const views = useViewWords(change)
  const [chosen, setView] = useState<RowView>()
  const [pageNo, setPage] = useState(1)
  const found = views.find((one) => one.view === chosen) ?? views.find(({ isFirst }) => isFirst)
  const view = found?.view ?? 'ALL'
  const { id, status, answerCount, undoCount } = change
  const stand = `${status} ${JSON.stringify([answerCount, undoCount])}`
  const page = useQuery(changedPricesQuery({ id, view, pageNo, stand }))
  const pages = Math.max(1, Math.ceil((page.data?.total ?? 0) / ROWS_ON_PAGE))
  return (
    <section aria-label={t`Prices`} className={styles['section']}>
      <div role="group" aria-label={t`Which prices`} className={styles['views']}>
        {views.map(({ view: one, name, count }) => (
          <Button
            key={one}
            size="xs"
            variant={one === view ? 'filled' : 'default'}
            aria-pressed={one === view}
            onClick={() => {
              setView(one)
              setPage(1)
            }}
          >
            {name} {format.count(count)}
          </Button>
        ))}
      </div>
      {page.isError && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow />}
      {page.data && (
        <ul className={styles['rows']} aria-label={t`Prices`} aria-busy={page.isPlaceholderData}>
          {page.data.data.map((price) => (
            <PriceRow key={price.rowNo} price={price} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Group gap="xs" my="xs">
          <Button
            variant="default"
            size="xs"
            disabled={pageNo === 1}
            onClick={() => setPage(pageNo - 1)}
          >
            <Trans>Prices before</Trans>
          </Button>
          <Text size="sm">
            {format.count(pageNo)} / {format.count(pages)}
          </Text>
          <Button
            variant="default"
            size="xs"
            disabled={pageNo >= pages}
            onClick={() => setPage(pageNo + 1)}
          >
            <Trans>Next prices</Trans>
          </Button>
        </Group>
      )}
    </section>
  )
}

function PriceRow({ price }: { readonly price: ChangedPrice }) {
  const format = useFormat()
  const versionOf = useVersionText()
  const standingOf = useStandingWords()
  const { skuCode, name, attributes, site, oldPrc, newPrc, differencePrc, foundPrc } = price
  const sign = differencePrc.value > 0 ? '+' : ''
  const found = foundPrc && format.money(foundPrc)
  return (
    <li>
      <div className={styles['which']}>
        <Text fw={540}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[versionOf(attributes), skuCode, format.site(site)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={styles['figures']}>
        <del>
          <Figures text={format.money(oldPrc)} />
        </del>{' '}
        →{' '}
        <ins>
          <Figures text={format.money(newPrc)} />
        </ins>
        <Text size="sm" c="dimmed">
          {sign}
          {format.money(differencePrc)}
        </Text>
      </div>
      <div className={styles['what']}>
        <Text size="sm">{standingOf(price)}</Text>
        {price.faultList.map((sentence) => (
          <p key={sentence} className={styles['fault']}>
            {sentence}
          </p>
        ))}
        {found && (
          <p>
            <Trans>It costs {found} then.</Trans>
          </p>
        )}
        {price.askList.map((sentence) => (
          <p key={sentence} className={styles['ask']}>
            {sentence}
          </p>
        ))}
      </div>
    </li>
  )
}
