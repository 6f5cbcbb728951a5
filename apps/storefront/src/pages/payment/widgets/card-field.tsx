import { useId, type ReactNode, type RefObject } from 'react'
import { FieldNotes } from '@galleria/ui/inputs/field'

/** A provider's frame as a field of ours: its name above it, and what is wrong beneath it. */
export function CardField({
  name,
  label,
  place,
  isFocused,
  error,
  className = '',
}: {
  name: string
  label: ReactNode
  place: RefObject<HTMLDivElement | null>
  isFocused: boolean
  error: ReactNode | undefined
  className?: string
}) {
  const id = useId()
  return (
    <div data-invalid={error ? '' : undefined} data-field={name}>
      {/* The field has its name within the frame as well; a label cannot reach it there. */}
      <p className="mb-1 font-medium">{label}</p>
      <div
        className={`field flex items-center ${className} ${error ? 'border-refuse' : ''} ${isFocused ? 'outline-2 outline-offset-2 outline-accent' : ''}`}
      >
        <div ref={place} className="w-full" />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
