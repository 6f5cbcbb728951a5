import type {
  HTMLInputAutoCompleteAttribute,
  KeyboardEvent,
  ReactNode,
  SyntheticEvent,
} from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Trans } from '@lingui/react/macro'
import type { AddressType } from '@galleria/contract/address-rules'
import { AddressErrorText } from './address-texts.tsx'
import type { AddressField, AddressValues } from './address-values.ts'

/** What all fields of one form share. */
export type FieldKit = {
  readonly form: UseFormReturn<AddressValues>
  readonly defaults: AddressValues
  readonly id: string
  readonly type: AddressType
  readonly limits: Partial<Record<AddressField, number>>
  /** What the rules accept; an input may stop a little later. */
  readonly accepted: Partial<Record<AddressField, number>>
}

export type FormFieldProps = {
  kit: FieldKit
  name: AddressField
  label: string
  hint?: string | undefined
  isOptional?: boolean
  className?: string
  /** Without its part: deliveries and invoices are filled in apart. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  autoCapitalize?: 'none' | 'characters'
  type?: 'text' | 'email' | 'tel'
  /** What an input lets in of what was typed. */
  cut?: ((typed: string) => string) | undefined
  /** When the field is left, before it is judged. */
  onLeave?: ((typed: string) => void) | undefined
  /** Makes it a list to choose from. */
  options?: readonly { readonly value: string; readonly label: string }[]
  /** Of a list to choose from: what stands for nothing chosen yet. */
  hasBlank?: boolean
  /** The list of suggestions under it, and the attributes that belong to it. */
  list?:
    | {
        readonly attributes: Readonly<Record<string, unknown>>
        readonly content: ReactNode
        onType(typed: string): void
        onKeyDown(event: KeyboardEvent): void
        onBlur(): void
      }
    | undefined
}

/** A rule over two fields speaks at the second; putting the first right puts it right as well. */
const JUDGED_WITH: Partial<Record<AddressField, readonly AddressField[]>> = {
  firstName: ['lastName'],
  poiName: ['houseNo'],
  country: ['postalCode'],
  company: ['taxCode', 'rfcFile'],
}

/** What is complained about already is looked at again when something it hangs on has changed. */
export function judgeAgain({ form }: FieldKit, fields: readonly AddressField[]): void {
  for (const field of fields) if (form.getFieldState(field).error) void form.trigger(field)
}

/** A field is judged when it is left with something in it, and empty only once all has been sent: somebody who passes through is not told off. */
export async function judgeLeft(
  { form }: FieldKit,
  field: AddressField,
  value: string,
  judge: () => Promise<unknown>,
): Promise<void> {
  if (value.trim() !== '' || form.formState.isSubmitted || form.getFieldState(field).error)
    await judge()
}

/** A labelled field; its hint and its error are read out with it. */
export function FormField({
  kit,
  name,
  label,
  hint,
  isOptional = false,
  className,
  cut,
  onLeave,
  options,
  hasBlank = true,
  autoComplete,
  list,
  ...input
}: FormFieldProps) {
  const { form, defaults, id, type, limits } = kit
  const code = form.formState.errors[name]?.message
  const fieldId = `${id}-${name}`
  const describedBy =
    [hint && `${fieldId}-hint`, code && `${fieldId}-error`].filter(Boolean).join(' ') || undefined
  const registered = form.register(name)
  const leave = async (event: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) => {
    onLeave?.(event.currentTarget.value)
    await judgeLeft(kit, name, event.currentTarget.value, () => registered.onBlur(event))
    judgeAgain(kit, JUDGED_WITH[name] ?? [])
  }
  const shared = {
    ...registered,
    id: fieldId,
    defaultValue: defaults[name],
    required: !isOptional,
    'aria-invalid': Boolean(code),
    'aria-describedby': describedBy,
    className: 'field',
    onBlur: leave,
    autoComplete:
      autoComplete &&
      (autoComplete === 'off'
        ? 'off'
        : `${type === 'BILLING' ? 'billing' : 'shipping'} ${autoComplete}`),
  }
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1 block font-medium">
        {label}
        {isOptional ? (
          <span className="font-normal text-muted">
            {' '}
            <Trans>(optional)</Trans>
          </span>
        ) : null}
      </label>
      {options ? (
        <select
          {...shared}
          onChange={(event) => {
            void registered.onChange(event)
            judgeAgain(kit, JUDGED_WITH[name] ?? [])
          }}
        >
          {hasBlank ? <option value="" /> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <div className="relative">
          <input
            {...shared}
            {...input}
            {...list?.attributes}
            maxLength={limits[name]}
            onKeyDown={list?.onKeyDown}
            onInput={({ currentTarget }) => {
              const kept = cut?.(currentTarget.value) ?? currentTarget.value
              if (kept !== currentTarget.value) currentTarget.value = kept
              list?.onType(kept)
            }}
            onBlur={(event) => {
              list?.onBlur()
              void leave(event)
            }}
          />
          {list?.content}
        </div>
      )}
      {hint ? (
        <p id={`${fieldId}-hint`} className="mt-1 text-small text-muted">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {code ? (
          <p id={`${fieldId}-error`} className="mt-1 text-small text-refuse">
            <AddressErrorText field={name} code={code} max={kit.accepted[name]} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
