import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Progress, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { ColumnsForm } from './columns-form.tsx'
import type { GoodsImport } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import { RunForm } from './run-form.tsx'
import { useImportWork } from './use-import-work.ts'
import styles from './goods-table.module.css'

/**
 * A table that waits or is being read or taken over: its columns first, then its rows, then its
 * word.
 */
export function OpenImport({ table }: { readonly table: GoodsImport }) {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever works with keys or ears is led to what has changed.
  useEffect(() => title.current?.focus(), [table.status])
  const isChosen = table.status === 'RECEIVED' || (table.status === 'CHECKED' && isChoosing)
  const steps = {
    RECEIVED: t`Columns`,
    CHECKING: t`Being read`,
    CHECKED: isChoosing ? t`Columns` : t`What it would change`,
    RUNNING: t`Being taken over`,
  }
  return (
    <div>
      <Group justify="space-between" align="start" maw={960} mt="xs">
        <div>
          <Title order={3} ref={title} tabIndex={-1}>
            {steps[table.status as keyof typeof steps]}
          </Title>
          <Text size="sm" c="dimmed">
            {table.fileName} · {table.person}
          </Text>
        </div>
        <Group gap="xs" align="start">
          {table.status === 'CHECKED' && !isChoosing && (
            <Button variant="default" size="xs" onClick={() => setChoosing(true)}>
              <Trans>Other columns</Trans>
            </Button>
          )}
          {table.status !== 'RUNNING' && <Discard table={table} />}
        </Group>
      </Group>
      {(table.status === 'CHECKING' || table.status === 'RUNNING') && <Moving table={table} />}
      {isChosen && <ColumnsForm table={table} done={() => setChoosing(false)} />}
      {table.status === 'CHECKED' && !isChoosing && (
        <>
          <ImportRows table={table} />
          <RunForm table={table} />
        </>
      )}
    </div>
  )
}

function Moving({ table }: { readonly table: GoodsImport }) {
  const { t } = useLingui()
  const format = useFormat()
  const answered = Object.values(table.answerCount).reduce((sum, count) => sum + count, 0)
  const [done, all] = [format.count(answered), format.count(table.rowCount)]
  return (
    <div className={styles['moving']}>
      {table.status === 'RUNNING' && (
        <Progress
          value={table.rowCount > 0 ? (100 * answered) / table.rowCount : 0}
          aria-label={t`Rows taken over`}
        />
      )}
      <p role="status">
        {table.status === 'RUNNING' ? (
          <Trans>
            {done} of {all} rows
          </Trans>
        ) : (
          <Plural value={table.rowCount} one="# row so far" other="# rows so far" />
        )}
      </p>
      <Text size="sm" c="dimmed">
        <Trans>You can go on working meanwhile, or close this page.</Trans>
      </Text>
    </div>
  )
}

function Discard({ table }: { readonly table: GoodsImport }) {
  const { discard } = useImportWork()
  const textOf = useProblemText()
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        loading={discard.isPending}
        onClick={() => discard.mutate(table.id)}
      >
        <Trans>Discard this table</Trans>
      </Button>
      {discard.isError && <Notice tone="refuse">{textOf(discard.error)}</Notice>}
    </div>
  )
}
