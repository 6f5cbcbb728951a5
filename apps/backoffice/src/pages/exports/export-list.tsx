import { useLingui as useCatalogue } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import type { Export } from './export-queries.ts'
import { kindNames } from './export-words.ts'
import styles from './exports.module.css'

/** The tables of the last days, the newest first. */
export function ExportList({ rows }: { readonly rows: readonly Export[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles['rows']} aria-label={t`Recent tables`}>
      {rows.map((row) => (
        <ExportItem key={row.id} row={row} />
      ))}
    </ul>
  )
}

function ExportItem({ row }: { readonly row: Export }) {
  const { i18n } = useCatalogue()
  const format = useFormat()
  const name = i18n._(kindNames[row.kind])
  const rows = format.count(row.rowCount)
  const [from, to, end] = [
    format.day(row.from),
    format.day(row.to),
    format.moment(row.expirationTime),
  ]
  return (
    <li>
      <div className={styles['what']}>
        <Text fw={540}>
          <Trans>
            {name}, {from} to {to}
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {row.status === 'FAILED' ? (
            <Trans>The export failed. Please request it again.</Trans>
          ) : row.status === 'PREPARING' ? (
            <Trans>{rows} rows so far</Trans>
          ) : (
            <Trans>
              {rows} rows, available until {end}
            </Trans>
          )}
        </Text>
      </div>
      <div className={styles['state']} role="status">
        <ExportState row={row} name={name} />
      </div>
    </li>
  )
}

function ExportState({ row, name }: { readonly row: Export; readonly name: string }) {
  const { t } = useLingui()
  const { file, format } = row
  if (row.status === 'PREPARING') return <Trans>Being made …</Trans>
  if (!file) return <Trans>Failed</Trans>
  return (
    <Button
      component="a"
      href={file.url}
      download={file.name}
      variant="default"
      aria-label={t`Download ${format}: ${name}`}
    >
      <Trans>Download {format}</Trans>
    </Button>
  )
}
