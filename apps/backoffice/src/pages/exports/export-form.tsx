import {
  exportFormats,
  exportKinds,
  type ExportFormat,
  type ExportKind,
} from '@galleria/contract/export-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import { dayOf } from '../../parts/format.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { exportsQuery, type NewExport } from './export-queries.ts'
import { kindNames } from './export-words.ts'
import { monthBefore } from './month.ts'
import styles from './exports.module.css'

type Asked = Omit<NewExport, 'requestKey'>

/** What an address asks for; orders without one. */
function kindOf(given: string | null): ExportKind {
  return exportKinds.find((kind) => kind === given) ?? 'ORDERS'
}

/** What of which days, as which file. What was chosen stays, whatever the answer. */
export function ExportForm() {
  const { t, i18n } = useLingui()
  const textOf = useProblemText()
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<Asked>(() => ({
    kind: kindOf(params.get('kind')),
    format: 'XLSX',
    ...monthBefore(dayOf(new Date())),
  }))
  const [key, setKey] = useState(() => crypto.randomUUID())
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: (wanted: Asked) =>
      mall('POST /sapi/mall-merchant/export/create', { ...wanted, requestKey: key }),
    onSuccess: () => {
      setKey(crypto.randomUUID())
      return queries.invalidateQueries({ queryKey: exportsQuery.queryKey })
    },
  })
  const change = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }))
  const isWhole = asked.from !== '' && asked.to !== ''
  const isWrongWay = isWhole && asked.from > asked.to
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && !isWrongWay && !create.isPending) create.mutate(asked)
      }}
    >
      <NativeSelect
        label={t`Table`}
        value={asked.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as ExportKind })}
        data={exportKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
      />
      <TextInput
        type="date"
        required
        withAsterisk={false}
        label={t`From`}
        value={asked.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        required
        withAsterisk={false}
        label={t`Until`}
        value={asked.to}
        error={isWrongWay ? t`This day is before the first one` : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <NativeSelect
        label={t`File`}
        value={asked.format}
        onChange={(event) => change({ format: event.currentTarget.value as ExportFormat })}
        data={exportFormats.map((format) => ({
          value: format,
          label: format === 'XLSX' ? t`Excel (XLSX)` : 'CSV',
        }))}
      />
      <Button type="submit" loading={create.isPending}>
        <Trans>Make the table</Trans>
      </Button>
      {create.isError && (
        <div className={styles['failure']}>
          <Notice tone="refuse">{textOf(create.error)}</Notice>
        </div>
      )}
    </form>
  )
}
