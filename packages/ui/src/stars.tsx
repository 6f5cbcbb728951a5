import type { CSSProperties } from 'react'

/**
 * Stars out of five, in part too; `label` says it in words ("4.3 of 5 stars"). Drawn by the class
 * `stars` of the app's stylesheet.
 */
export function Stars({
  rate,
  label,
  className = '',
}: {
  rate: number
  label: string
  className?: string
}) {
  return (
    <span
      role="img"
      aria-label={label}
      className={`stars ${className}`}
      style={{ '--rate': rate } as CSSProperties}
    />
  )
}
