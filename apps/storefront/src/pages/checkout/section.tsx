import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { IconCheck } from '@galleria/ui/icons'

type SectionProps = {
  id: string
  number: number
  title: ReactNode
  isDone: boolean
  /** Which face it shows; when that changes, a keyboard goes on from its heading. */
  face: string
  /** Opens it again, once it is done. */
  change?: { to: string; label: string; text: ReactNode } | undefined
  children: ReactNode
}

/** One step of checkout. Done, it is its own summary. */
export function Section({ id, number, title, isDone, face, change, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(face)
  useEffect(() => {
    if (shown.current !== face) heading.current?.focus()
    shown.current = face
  }, [face])
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card scroll-mt-4 p-4 sm:p-6">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`price grid size-7 shrink-0 place-items-center rounded-full text-small font-bold ${isDone ? 'bg-accent text-on-accent' : 'border border-field'}`}
        >
          {isDone ? <IconCheck size={16} /> : number}
        </span>
        <h2
          ref={heading}
          id={`${id}-title`}
          tabIndex={-1}
          className="min-w-0 flex-1 text-title outline-none"
        >
          {title}
        </h2>
        {change ? (
          <Link to={change.to} preventScrollReset aria-label={change.label} className="link tap">
            {change.text}
          </Link>
        ) : null}
      </div>
      <div className="mt-3 sm:ms-10">{children}</div>
    </section>
  )
}
