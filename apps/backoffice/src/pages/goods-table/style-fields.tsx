import {
  decimalSigns,
  separators,
  type DecimalSign,
  type Separator,
} from '@galleria/contract/goods-table-rules'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { decimalWords, separatorWords } from './field-words.ts'

export type TableStyle = { readonly separator: Separator; readonly decimalSign: DecimalSign }

/** How a table is written: what stands between its columns, and in its numbers. */
export function StyleFields({
  separator,
  decimalSign,
  change,
}: TableStyle & { readonly change: (changed: Partial<TableStyle>) => void }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <NativeSelect
        label={t`Between the columns`}
        value={separator}
        onChange={(event) => change({ separator: event.currentTarget.value as Separator })}
        data={separators.map((value) => ({ value, label: i18n._(separatorWords[value]) }))}
      />
      <NativeSelect
        label={t`In numbers`}
        value={decimalSign}
        onChange={(event) => change({ decimalSign: event.currentTarget.value as DecimalSign })}
        data={decimalSigns.map((value) => ({ value, label: i18n._(decimalWords[value]) }))}
      />
    </>
  )
}
