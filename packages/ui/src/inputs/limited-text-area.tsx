import { useState, type ReactNode } from 'react'
import { Field } from './field.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** What a text may have where nobody says otherwise [SHR-003]. */
export const DEFAULT_MAX = 500

type LimitedTextAreaProps = {
  id: string
  name: string
  label: ReactNode
  max?: number
  /** What is left of the limit, in words [SHR-004]. Before the page is hydrated nobody counts: `limit` says it as a whole. */
  remaining: (left: number) => ReactNode
  limit: ReactNode
  error?: ReactNode
  rows?: number
  isRequired?: boolean
  placeholder?: string | undefined
  /** Kept by the page, or by itself. */
  value?: string
  onValue?: (typed: string) => void
}

/** A text with a limit: nothing beyond it can be typed, and what is left stands below. */
export function LimitedTextArea({
  id,
  name,
  label,
  max = DEFAULT_MAX,
  remaining,
  limit,
  error,
  rows = 4,
  isRequired = false,
  placeholder,
  value,
  onValue,
}: LimitedTextAreaProps) {
  const [own, setOwn] = useState('')
  const isHydrated = useHydrated()
  const typed = value ?? own
  return (
    <Field
      id={id}
      label={label}
      error={error}
      hint={isHydrated ? remaining(Math.max(0, max - typed.length)) : limit}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          name={name}
          rows={rows}
          maxLength={max}
          required={isRequired}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => (onValue ?? setOwn)(event.target.value)}
          className="field"
        />
      )}
    </Field>
  )
}
