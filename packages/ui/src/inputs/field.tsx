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
  flaw?: ReactNode
  /** Beside the label: what says more about it, or leads elsewhere. */
  beside?: ReactNode
  className?: string
  children: (field: FieldAttributes) => ReactNode
}

/** A labelled field; its hint and what is wrong with it are read out with it. Forms look for `[data-flawed]` to focus the first one. */
export function Field({ id, label, hint, flaw, beside, className = '', children }: FieldProps) {
  return (
    <div data-flawed={flaw ? '' : undefined} className={className}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {beside}
      </div>
      {children({
        id: id,
        'aria-invalid': Boolean(flaw),
        'aria-describedby': `${id}-hint ${id}-flaw`,
      })}
      <FieldNotes id={id} hint={hint} flaw={flaw} />
    </div>
  )
}

/** The two lines below a field. They are always there, so that a flaw is announced when it comes. */
export function FieldNotes({ id, hint, flaw }: { id: string; hint?: ReactNode; flaw?: ReactNode }) {
  return (
    <>
      <p id={`${id}-hint`} className="mt-1 text-small text-muted empty:hidden">
        {hint}
      </p>
      <p
        id={`${id}-flaw`}
        aria-live="polite"
        className="mt-1 text-small text-refuse first-letter:uppercase empty:hidden"
      >
        {flaw}
      </p>
    </>
  )
}
