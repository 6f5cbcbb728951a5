import type { ReactNode } from 'react'

export type FieldAttributes = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with it, in words; nothing when all is well. */
  error?: ReactNode
  /** Beside the label: what says more about it, or leads elsewhere. */
  beside?: ReactNode
  className?: string
  children: (field: FieldAttributes) => ReactNode
}

/**
 * A labelled field; its hint and what is wrong with it are read out with it. Forms look for
 * `[data-invalid]` to focus the first one.
 */
export function Field({ id, label, hint, error, beside, className = '', children }: FieldProps) {
  return (
    <div data-invalid={error ? '' : undefined} className={className}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {beside}
      </div>
      {children({
        id: id,
        'aria-invalid': Boolean(error),
        'aria-describedby': `${id}-hint ${id}-error`,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/**
 * The two lines below a field. They are always there, so that a error is announced when it comes.
 */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: ReactNode
}) {
  return (
    <>
      <p id={`${id}-hint`} className="mt-1 text-small text-muted empty:hidden">
        {hint}
      </p>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="mt-1 text-small text-refuse first-letter:uppercase empty:hidden"
      >
        {error}
      </p>
    </>
  )
}
