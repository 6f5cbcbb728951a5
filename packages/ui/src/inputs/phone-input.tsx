import { useId, useRef, type ReactNode } from 'react'
import { useControlValue } from '../form/fields.ts'
import { IconDown } from '../icons.tsx'
import { FieldNotes } from './field.tsx'

export type DialChoice = {
  readonly id: string
  /** With its plus. */ readonly code: string
  readonly name: string
  readonly flag: string
}
export type PhoneWords = { readonly label: string; readonly code: string; readonly number: string }

type PhoneInputProps = {
  codeName: string
  numberName: string
  choices: readonly DialChoice[]
  code: string
  number?: string
  words: PhoneWords
  hint?: ReactNode
  error?: ReactNode
  maxLength?: number
  /** When the field is left, with what stands in it then. */
  onLeave?: (code: string, number: string) => void
}

/**
 * A number behind the dial code of its country. The list shows countries by name; closed it shows
 * only the code.
 */
export function PhoneInput({
  codeName,
  numberName,
  choices,
  code,
  number = '',
  words,
  hint,
  error,
  maxLength = 20,
  onLeave,
}: PhoneInputProps) {
  const id = useId()
  const codeField = useRef<HTMLSelectElement>(null)
  const chosen = useControlValue(codeField, code)
  const flag = choices.find((one) => one.code === chosen)?.flag
  return (
    <div role="group" aria-labelledby={`${id}-label`} data-invalid={error ? '' : undefined}>
      <p id={`${id}-label`} className="mb-1 font-medium">
        {words.label}
      </p>
      <div className="flex gap-2">
        <span className="relative shrink-0 rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent">
          <span aria-hidden="true" className="field flex items-center gap-2 pe-2 digits">
            {flag ? <span>{flag}</span> : null}
            {chosen}
            <IconDown size={16} className="text-muted" />
          </span>
          <select
            ref={codeField}
            name={codeName}
            defaultValue={code}
            aria-label={words.code}
            autoComplete="tel-country-code"
            className="absolute inset-0 size-full cursor-pointer bg-surface text-ink opacity-0"
          >
            {choices.map((one) => (
              <option key={one.id} value={one.code}>
                {one.name} {one.code}
              </option>
            ))}
          </select>
        </span>
        <input
          id={id}
          name={numberName}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          maxLength={maxLength}
          defaultValue={number}
          aria-label={words.number}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint ${id}-error`}
          className="field min-w-0"
          onBlur={(event) => onLeave?.(chosen, event.target.value)}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
