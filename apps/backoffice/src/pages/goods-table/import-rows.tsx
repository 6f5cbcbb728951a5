import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ViewedRows } from '../../parts/viewed-rows.tsx'
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

/**
 * The rows of a table in the order in which they stand there, by what they would do or what became
 * of them.
 */
export function ImportRows({ table }: { readonly table: GoodsImport }) {
  const { t } = useLingui()
  const views = useViewWords(table)
  const [{ view: chosen, pageNo }, show] = useState<{ view?: RowView; pageNo: number }>({
    pageNo: 1,
  })
  const view = chosen ?? views.find(({ isFirst }) => isFirst)?.view ?? 'ALL'
  const stand = `${table.status} ${table.rowCount} ${JSON.stringify(table.answerCount)}`
  const page = useQuery(rowsQuery({ id: table.id, view, pageNo, stand }))
  return (
    <div>
      <ViewedRows
        name={t`Rows`}
        viewsName={t`Rows`}
        {...{ views, view, pageNo, show, page }}
        rowsOnPage={ROWS_ON_PAGE}
        className={styles['rows']}
        before={<Trans>Rows before</Trans>}
        next={<Trans>Next rows</Trans>}
      >
        {(row) => <Row key={row.rowNo} row={row} />}
      </ViewedRows>
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
        {row.errorList.map(({ heading, sentence }) => (
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
