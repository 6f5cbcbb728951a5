import type { HTMLInputAutoCompleteAttribute, SyntheticEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Trans } from '@lingui/react/macro'
import { AddressErrorText } from './address-texts.tsx'
import type { AddressField, AddressValues } from './address-values.ts'

/** What all fields of one form share. */
export type FieldKit = { readonly form: UseFormReturn<AddressValues>; readonly defaults: AddressValues; readonly id: string; readonly limits: Partial<Record<AddressField, number>> }

type FormFieldProps = {
  kit: FieldKit
  name: AddressField
  label: string
  hint?: string | undefined
  isOptional?: boolean
  className?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  autoCapitalize?: 'none' | 'characters'
  type?: 'text' | 'email' | 'tel'
  /** What an input lets in of what was typed. */
  cut?: (typed: string) => string
  /** What becomes of it when the field is left, before it is judged. */
  tidy?: (typed: string) => string
  /** Makes it a list to choose from. */
  options?: readonly { readonly value: string; readonly label: string }[]
}

/** A labelled field; its hint and its error are read out with it. */
export function FormField({ kit: { form, defaults, id, limits }, name, label, hint, isOptional = false, className, cut, tidy, options, ...input }: FormFieldProps) {
  const code = form.formState.errors[name]?.message
  const fieldId = `${id}-${name}`
  const describedBy = [hint && `${fieldId}-hint`, code && `${fieldId}-error`].filter(Boolean).join(' ') || undefined
  const registered = form.register(name)
  const shared = { ...registered, id: fieldId, defaultValue: defaults[name], required: !isOptional, 'aria-invalid': Boolean(code), 'aria-describedby': describedBy, className: 'field' }
  const rewrite = (change: ((typed: string) => string) | undefined) => ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const kept = change?.(currentTarget.value)
    if (kept !== undefined && kept !== currentTarget.value) currentTarget.value = kept
  }
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1 block font-medium">{label}{isOptional ? <span className="font-normal text-muted"> <Trans>(optional)</Trans></span> : null}</label>
      {options ? (
        <select {...shared} autoComplete={input.autoComplete}>
          <option value="" />
          {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
        </select>
      ) : <input {...shared} {...input} maxLength={limits[name]} onInput={rewrite(cut)} onBlur={(event) => { rewrite(tidy)(event); void registered.onBlur(event) }} />}
      {hint ? <p id={`${fieldId}-hint`} className="mt-1 text-small text-muted">{hint}</p> : null}
      <div aria-live="polite">{code ? <p id={`${fieldId}-error`} className="mt-1 text-small text-refuse"><AddressErrorText field={name} code={code} /></p> : null}</div>
    </div>
  )
}
