import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useCellText, useFieldName } from './field-words.ts'
import {
  ROWS_ON_PAGE,
  rowsQuery,
  type GoodsImport,
  type ImportRow,
  type RowView,
} from './import-queries.ts'
import { useViewWords } from './view-words.ts'
import styles from './goods-table.module.css'

/** The rows of a table in the order in which they stand there, by what they would do or what became of them. */
export function ImportRows({ table }: { readonly table: GoodsImport }) {
  const { t } = useLingui()
  const format = useFormat()
  const views = useViewWords(table)
  const [chosen, setView] = useState<RowView>()
  const [pageNo, setPage] = useState(1)
  const view = chosen ?? views.find(({ isFirst }) => isFirst)?.view ?? 'ALL'
  const stand = `${table.status} ${table.rowCount} ${JSON.stringify(table.answerCount)}`
  const page = useQuery(rowsQuery({ id: table.id, view, pageNo, stand }))
  const pages = Math.max(1, Math.ceil((page.data?.total ?? 0) / ROWS_ON_PAGE))
  const show = (next: RowView) => {
    setView(next)
    setPage(1)
  }
  return (
    <div>
      <div role="group" aria-label={t`Rows`} className={styles['views']}>
        {views.map(({ view: one, name, count }) => (
          <Button
            key={one}
            size="xs"
            variant={one === view ? 'filled' : 'default'}
            aria-pressed={one === view}
            onClick={() => show(one)}
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
        <ul className={styles['rows']} aria-label={t`Rows`} aria-busy={page.isPlaceholderData}>
          {page.data.data.map((row) => (
            <Row key={row.rowNo} row={row} />
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
            <Trans>Rows before</Trans>
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
            <Trans>Next rows</Trans>
          </Button>
        </Group>
      )}
    </div>
  )
}

function Row({ row }: { readonly row: ImportRow }) {
  const nameOf = useFieldName()
  const textOf = useCellText()
  const { rowNo, skuCode } = row
  return (
    <li data-plan={row.answer ?? row.plan}>
      <div className={styles['which']}>
        <Text size="sm" c="dimmed">
          <Trans>Row {rowNo}</Trans>
        </Text>
        <Text fw={540}>{skuCode || '–'}</Text>
        <Standing row={row} />
      </div>
      <div className={styles['what']}>
        {row.faultList.map(({ heading, sentence }) => (
          <p key={`${heading} ${sentence}`} className={styles['fault']}>
            {heading && <b>{heading}: </b>}
            {sentence}
          </p>
        ))}
        {row.askList.map(({ heading, sentence }) => (
          <p key={`${heading} ${sentence}`} className={styles['ask']}>
            {heading && <b>{heading}: </b>}
            {sentence}
          </p>
        ))}
        {row.changeList.map(({ field, before, after }) => (
          <p key={field}>
            <span className={styles['field']}>{nameOf(field)}:</span>{' '}
            {before !== null && (
              <>
                <del>{textOf(field, before)}</del> →{' '}
              </>
            )}
            <ins>{textOf(field, after)}</ins>
          </p>
        ))}
      </div>
    </li>
  )
}

function Standing({ row: { plan, answer } }: { readonly row: ImportRow }) {
  const { t } = useLingui()
  const words = {
    NEW: t`New`,
    CHANGE: t`Changes`,
    SAME: t`Stays as it is`,
    FAULT: t`Has a mistake`,
    DONE: t`Taken over`,
    CONFLICT: t`Changed meanwhile`,
    REFUSED: t`Refused`,
    LEFT: t`Left out`,
  }
  return <Text size="sm">{words[answer ?? plan]}</Text>
}
