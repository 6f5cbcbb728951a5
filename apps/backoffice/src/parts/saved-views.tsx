import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './list.module.css'
import { useFormat } from './use-format.ts'

/** So that the next view looks in. */
const EDGE = 24

export type SavedView = {
  readonly key: string
  readonly name: string
  readonly to: string
  readonly isCurrent: boolean
  readonly count?: number | undefined
  /** The count warns. */ readonly isLate?: boolean
}

/**
 * The saved views of a list as links: each has its address, and the browser's back key goes through
 * them.
 */
export function SavedViews({ views }: { readonly views: readonly SavedView[] }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <nav aria-label={t`Views`} className={styles['views']}>
      {views.map(({ key, name, to, isCurrent, count = 0, isLate = false }) => (
        <Link
          key={key}
          to={to}
          ref={isCurrent ? showWhole : undefined}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
          {count > 0 && (
            <span className={isLate ? styles['latecount'] : styles['count']}>
              {format.count(count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** On a phone the row of views is longer than the screen. */
function showWhole(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement
  if (link && row)
    row.scrollLeft += Math.max(
      0,
      link.getBoundingClientRect().right - row.getBoundingClientRect().right + EDGE,
    )
}
