import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'

export type CarrierProps = {
  readonly carriers: readonly { readonly id: number; readonly entityName: string }[] | undefined
  readonly value: string
  readonly isFirst?: boolean
  readonly error: string | undefined
  readonly leave: () => void
  readonly choose: (id: string) => void
}
/** Who carries a parcel. */
export function CarrierField({ carriers, value, isFirst, error, leave, choose }: CarrierProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      name="carrier"
      data-autofocus={isFirst || undefined}
      label={t`Carrier`}
      miw={180}
      disabled={!carriers}
      value={value}
      error={error}
      onBlur={leave}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: '', label: carriers ? t`Choose` : t`Loading` },
        ...(carriers ?? []).map((one) => ({ value: String(one.id), label: one.entityName })),
      ]}
    />
  )
}

type NumberProps = {
  readonly value: string
  readonly isFirst?: boolean
  readonly error: string | undefined
  readonly leave: () => void
  readonly write: (number: string) => void
}
/** Under which number. */
export function NumberField({ value, isFirst, error, leave, write }: NumberProps) {
  const { t } = useLingui()
  return (
    <TextInput
      name="number"
      data-autofocus={isFirst || undefined}
      label={t`Tracking number`}
      miw={240}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      value={value}
      error={error}
      onBlur={() => {
        if (value !== '') leave()
      }}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
}
