import { isTableField, type TableField } from '@galleria/contract/goods-table-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFieldName, useTableFields } from './field-words.ts'
import type { GoodsImport } from './import-queries.ts'
import { useImportWork } from './use-import-work.ts'
import { StyleFields } from './style-fields.tsx'
import styles from './goods-table.module.css'

/** What each column is: guessed by its heading, and to be said otherwise. */
export function ColumnsForm({
  table,
  done,
}: {
  readonly table: GoodsImport
  readonly done: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const { check } = useImportWork()
  const [style, setStyle] = useState({
    separator: table.separator,
    decimalSign: table.decimalSign,
  })
  const [fields, setFields] = useState(table.columnList.map(({ field }) => field))
  const choose = (index: number, field: TableField | null) =>
    setFields((all) => all.map((one, at) => (at === index ? field : one)))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check.isPending) return
    check.mutate({ id: table.id, ...style, fieldList: fields }, { onSuccess: done })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Columns`}>
      <div className={styles['fields']}>
        <StyleFields {...style} change={(changed) => setStyle({ ...style, ...changed })} />
      </div>
      <ul className={styles['columns']} aria-label={t`Columns`}>
        {table.columnList.map((column, index) => (
          <ColumnRow
            key={index}
            column={column}
            field={fields[index] ?? null}
            taken={fields}
            choose={(field) => choose(index, field)}
          />
        ))}
      </ul>
      {check.isError && (
        <Notice tone="refuse" title={textOf(check.error)}>
          {null}
        </Notice>
      )}
      <Button type="submit" loading={check.isPending} mt="sm">
        <Trans>Show what it would change</Trans>
      </Button>
    </form>
  )
}

function ColumnRow({
  column: { heading, sampleList },
  field,
  taken,
  choose,
}: {
  readonly column: GoodsImport['columnList'][number]
  readonly field: TableField | null
  readonly taken: readonly (TableField | null)[]
  readonly choose: (field: TableField | null) => void
}) {
  const { t } = useLingui()
  const nameOf = useFieldName()
  const choices = useTableFields()
  return (
    <li>
      <div className={styles['heading']}>
        <Text fw={540}>{heading || '–'}</Text>
        <Text size="sm" c="dimmed" className={styles['sample']}>
          {sampleList.join(' · ')}
        </Text>
      </div>
      <NativeSelect
        aria-label={t`What ${heading} is`}
        value={field ?? ''}
        onChange={({ currentTarget: { value } }) => choose(isTableField(value) ? value : null)}
        data={[
          { value: '', label: t`Not read` },
          ...choices.map((one) => ({
            value: one,
            label: nameOf(one),
            disabled: one !== field && taken.includes(one),
          })),
        ]}
      />
    </li>
  )
}
