import { TextInput } from '@mantine/core'
import type { ErrorOf } from '../../parts/use-answered-errors.ts'
import styles from './campaigns.module.css'

type NumberField = { readonly name: string; readonly label: string; readonly usual?: string }

/** Numbers and amounts beside each other, each needed. */
export function NumberFields({
  fields,
  errorOf,
}: {
  readonly fields: readonly NumberField[]
  readonly errorOf: ErrorOf
}) {
  return (
    <div className={styles['pair']}>
      {fields.map(({ name, label, usual }) => (
        <TextInput
          key={name}
          name={name}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          required
          defaultValue={usual}
          error={errorOf(name)}
        />
      ))}
    </div>
  )
}
