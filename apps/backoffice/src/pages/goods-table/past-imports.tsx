import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import type { GoodsImport } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import styles from './goods-table.module.css'

/** Tables that are over, the newest first. */
export function PastImports({ tables }: { readonly tables: readonly GoodsImport[] }) {
  const { t } = useLingui()
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="past" className={styles['section']}>
      <Title order={2} id="past">
        <Trans>Recent tables</Trans>
      </Title>
      <ul className={styles['past']} aria-label={t`Recent tables`}>
        {tables.map((table) => (
          <PastImport key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

/** How the table ended that was just taken over or thrown away, where the eye is. */
export function Ended({ table }: { readonly table: GoodsImport }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [table.id])
  return (
    <div className={styles['ended']}>
      <Title order={3} ref={title} tabIndex={-1}>
        <Trans>Result</Trans>
      </Title>
      <Outcome table={table} isShownFirst />
    </div>
  )
}

function PastImport({ table }: { readonly table: GoodsImport }) {
  return (
    <li>
      <Outcome table={table} />
    </li>
  )
}

function Outcome({
  table,
  isShownFirst = false,
}: {
  readonly table: GoodsImport
  readonly isShownFirst?: boolean
}) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [isShown, show] = useState(isShownFirst)
  const { status, answerCount, rowCount } = table
  const [done, all] = [format.count(answerCount.DONE), format.count(rowCount)]
  const left = answerCount.LEFT + answerCount.REFUSED + answerCount.CONFLICT
  const leftOut = format.count(left)
  const day = format.moment(table.createdTime)
  const isOver = status === 'DONE' || status === 'STOPPED'
  return (
    <>
      <Text fw={540}>{table.fileName}</Text>
      <Text size="sm" c="dimmed">
        {day} · {table.person}
      </Text>
      <p role="status">
        {isOver && (
          <Trans>
            {done} of {all} rows taken over, {leftOut} not
          </Trans>
        )}
        {status === 'DISCARDED' && <Trans>Discarded, nothing was changed</Trans>}
        {status === 'FAILED' && <Trans>Not read, nothing was changed</Trans>}
      </p>
      {table.sentence && <p className={styles['fault']}>{table.sentence}</p>}
      {isOver && (
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            aria-expanded={isShown}
            onClick={() => show(!isShown)}
          >
            {isShown ? <Trans>Hide the rows</Trans> : <Trans>Show the rows</Trans>}
          </Button>
          {table.errorsUrl && left > 0 && (
            <Button
              component="a"
              variant="default"
              size="xs"
              href={`${table.errorsUrl}?lang=${i18n.locale}`}
              download
            >
              <Trans>Download the rows that were not taken over</Trans>
            </Button>
          )}
        </Group>
      )}
      {isShown && isOver && <ImportRows table={table} />}
    </>
  )
}
