import { useRef, type ReactNode } from 'react'
import { useControlValue } from '../form/fields.ts'
import { useHydrated } from '../use-hydrated.ts'
import { Field } from './field.tsx'

/** What a text may have where nobody says otherwise [SHR-003]. */
export const DEFAULT_MAX = 500

type LimitedTextAreaProps = {
  id: string
  name: string
  label: ReactNode
  max?: number
  /**
   * What is left of the limit, in words [SHR-004]. Before the page is hydrated nobody counts:
   * `limit` says it as a whole.
   */
  remaining: (left: number) => ReactNode
  limit: ReactNode
  error?: ReactNode
  rows?: number
  isRequired?: boolean
  placeholder?: string | undefined
  /** What stands in it at first. */
  value?: string
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
  value = '',
}: LimitedTextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  const typed = useControlValue(area, value)
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
          ref={area}
          name={name}
          rows={rows}
          maxLength={max}
          required={isRequired}
          placeholder={placeholder}
          defaultValue={value}
          className="field"
        />
      )}
    </Field>
  )
}
