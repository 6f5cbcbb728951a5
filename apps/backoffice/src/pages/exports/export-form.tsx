import {
  exportFormats,
  exportKinds,
  exportSchema,
  type ExportKind,
} from '@galleria/contract/export-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import { dayOf } from '../../parts/format.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
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
  const [params] = useSearchParams()
  const [first] = useState(() => monthBefore(dayOf(new Date())))
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
  const { formProps, errorOf, notice } = useSentForm<Asked>({
    schema: exportSchema,
    sentences: {
      required: t`Please fill this in.`,
      order: t`This day is before the first one`,
    },
    sending: create,
    send: create.mutate,
  })
  return (
    <form {...formProps} className={styles['form']}>
      <NativeSelect
        label={t`Table`}
        name="kind"
        error={errorOf('kind')}
        defaultValue={kindOf(params.get('kind'))}
        data={exportKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
      />
      <TextInput
        type="date"
        required
        withAsterisk={false}
        label={t`From`}
        name="from"
        defaultValue={first.from}
        error={errorOf('from')}
      />
      <TextInput
        type="date"
        required
        withAsterisk={false}
        label={t`Until`}
        name="to"
        defaultValue={first.to}
        error={errorOf('to')}
      />
      <NativeSelect
        label={t`File`}
        name="format"
        error={errorOf('format')}
        defaultValue="XLSX"
        data={exportFormats.map((format) => ({
          value: format,
          label: format === 'XLSX' ? t`Excel (XLSX)` : 'CSV',
        }))}
      />
      <Button type="submit" loading={create.isPending}>
        <Trans>Make the table</Trans>
      </Button>
      {notice && (
        <div className={styles['failure']}>
          <Notice tone="refuse">{notice}</Notice>
        </div>
      )}
    </form>
  )
}
