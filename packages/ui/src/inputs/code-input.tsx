import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { Field } from './field.tsx'

/** The digits of a code that was mailed or sent by SMS [SHR-016]. */
const DIGITS = 6

type CodeInputProps = {
  name: string
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Usually the button that has a new one sent. */ beside?: ReactNode
  isFirst?: boolean
}

/**
 * One field, so that phones fill it in from the message and people can paste; what is not a digit
 * stays out.
 */
export function CodeInput({ name, label, hint, error, beside, isFirst = false }: CodeInputProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            {...attributes}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            pattern={`\\s*([0-9]\\s*){${DIGITS}}`}
            enterKeyHint="next"
            autoFocus={isFirst}
            onInput={onlyDigits}
            className="field max-w-44 text-large font-medium tracking-[0.35em] digits"
          />
          {beside}
        </div>
      )}
    </Field>
  )
}

function onlyDigits({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const digits = readCode(field.value)
  if (digits !== field.value) field.value = digits
}

/** The code in what was typed or pasted: `123 456` and `Code: 123456` alike. */
export function readCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, DIGITS)
}
