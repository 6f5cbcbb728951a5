import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import { ViewedRows } from '../../parts/viewed-rows.tsx'
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
  const views = useViewWords(change)
  const [{ view: chosen, pageNo }, show] = useState<{ view?: RowView; pageNo: number }>({
    pageNo: 1,
  })
  const found = views.find((one) => one.view === chosen) ?? views.find(({ isFirst }) => isFirst)
  const view = found?.view ?? 'ALL'
  const { id, status, answerCount, undoCount } = change
  const stand = `${status} ${JSON.stringify([answerCount, undoCount])}`
  const page = useQuery(changedPricesQuery({ id, view, pageNo, stand }))
  return (
    <section aria-label={t`Prices`} className={styles['section']}>
      <ViewedRows
        name={t`Prices`}
        viewsName={t`Which prices`}
        {...{ views, view, pageNo, show, page }}
        rowsOnPage={ROWS_ON_PAGE}
        className={styles['rows']}
        before={<Trans>Prices before</Trans>}
        next={<Trans>Next prices</Trans>}
      >
        {(price) => <PriceRow key={price.rowNo} price={price} />}
      </ViewedRows>
    </section>
  )
}

function PriceRow({ price }: { readonly price: ChangedPrice }) {
  const format = useFormat()
  const versionOf = useVersionText()
  const standingOf = useStandingWords()
  const { skuCode, name, attributes, site, oldPrc, newPrc, differencePrc, foundPrc } = price
  const { value, currency } = differencePrc
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
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
          {format.money({ value: Math.abs(value), currency })}
        </Text>
      </div>
      <div className={styles['what']}>
        <Text size="sm">{standingOf(price)}</Text>
        {price.errorList.map((sentence) => (
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
