import { IMPORT_MAX, MOST_IMPORT_ROWS } from '@galleria/contract/goods-table-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { importsQuery, sendTable } from './import-queries.ts'

const MB = 1024 * 1024

/** The first step: which file. Nothing changes by it. */
export function SendForm() {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [file, choose] = useState<File | null>(null)
  const [error, setError] = useState('')
  const send = useMutation({
    mutationFn: sendTable,
    onSettled: () => queries.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
  const limit = IMPORT_MAX / MB
  const most = format.count(MOST_IMPORT_ROWS)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    if (!file) return setError(t`Please choose a table.`)
    if (file.size > IMPORT_MAX) return setError(t`A table can have at most ${limit} MB.`)
    send.mutate(file)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Send a table in`}>
      <Stack gap="sm" maw={640}>
        <Text size="sm" c="dimmed">
          <Trans>
            A CSV with a heading, at most {most} rows and {limit} MB. First you see what each row
            would change; nothing changes before you say so.
          </Trans>
        </Text>
        <FileInput
          label={t`Table`}
          placeholder={t`Choose a CSV file`}
          accept=".csv,.txt,text/csv"
          value={file}
          error={error || undefined}
          onChange={(chosen) => {
            setError('')
            send.reset()
            choose(chosen)
          }}
        />
        <div>
          <Button type="submit" loading={send.isPending}>
            <Trans>Read the table</Trans>
          </Button>
        </div>
        {send.isError && (
          <Notice tone="refuse" title={textOf(send.error)}>
            {null}
          </Notice>
        )}
      </Stack>
    </form>
  )
}
