import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  KeyboardEvent,
  ReactNode,
  RefObject,
} from 'react'
import type { CustomsNeeds } from '@galleria/contract/customs'
import type { AddressType } from '@galleria/contract/address-rules'
import type { FormErrors } from '@galleria/ui/form/use-form-errors'
import { Field, type FieldAttributes } from '@galleria/ui/inputs/field'
import { ErrorText } from '../form/error-text.tsx'
import { addressErrorTexts } from './address-error-texts.tsx'
import type { AddressField, AddressValues } from './address-values.ts'
import { OptionalMark } from '../form/optional-mark.tsx'

/** What all fields of one form share. */
export type FieldKit = Pick<FormErrors, 'errors' | 'recheck'> & {
  readonly form: RefObject<HTMLFormElement | null>
  readonly defaults: AddressValues
  readonly id: string
  readonly type: AddressType
  /** What customs want of a company here. */
  readonly needs?: CustomsNeeds | undefined
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
  type?: HTMLInputTypeAttribute
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
        onFocus(): void
        onBlur(): void
      }
    | undefined
}

/** A labelled field; its hint and its error are read out with it. */
export function FormField(props: FormFieldProps) {
  const { kit, name, label, hint, isOptional = false, className = '', options } = props
  const error = kit.errors[name]
  return (
    <Field
      id={`${kit.id}-${name}`}
      className={className}
      label={
        <>
          {label}
          {isOptional ? <OptionalMark /> : null}
        </>
      }
      hint={hint}
      error={
        error ? (
          <ErrorText error={error} texts={addressErrorTexts} max={kit.accepted[name]} />
        ) : undefined
      }
    >
      {(attributes) =>
        options ? (
          <Choice {...props} {...sharedOf(props, attributes)} options={options} />
        ) : (
          <Text {...props} {...sharedOf(props, attributes)} />
        )
      }
    </Field>
  )
}
type Shared = ReturnType<typeof sharedOf>

function sharedOf(
  { kit: { defaults, type }, name, isOptional = false, autoComplete }: FormFieldProps,
  attributes: FieldAttributes,
) {
  const part = type === 'BILLING' ? 'billing' : 'shipping'
  return {
    attributes: {
      ...attributes,
      name,
      defaultValue: defaults[name],
      required: !isOptional,
      className: 'field',
      autoComplete:
        autoComplete && autoComplete !== 'off' ? `${part} ${autoComplete}` : autoComplete,
    },
  }
}

function Choice({
  attributes,
  options,
  hasBlank = true,
}: FormFieldProps & Shared & { options: NonNullable<FormFieldProps['options']> }) {
  return (
    <select {...attributes}>
      {hasBlank ? <option value="" /> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function Text({
  attributes,
  kit: { limits },
  name,
  type,
  inputMode,
  autoCapitalize,
  cut,
  onLeave,
  list,
}: FormFieldProps & Shared) {
  return (
    <div className="relative">
      <input
        {...attributes}
        {...list?.attributes}
        type={type}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        maxLength={limits[name]}
        onKeyDown={list?.onKeyDown}
        onInput={({ currentTarget }) => {
          const fitting = cut?.(currentTarget.value) ?? currentTarget.value
          if (fitting !== currentTarget.value) currentTarget.value = fitting
          list?.onType(fitting)
        }}
        onFocus={list?.onFocus}
        onBlur={({ currentTarget }) => {
          list?.onBlur()
          onLeave?.(currentTarget.value)
        }}
      />
      {list?.content}
    </div>
  )
}
