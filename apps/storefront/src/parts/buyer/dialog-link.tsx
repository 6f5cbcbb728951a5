import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { DialogHold } from '@galleria/ui/inputs/dialog-hold'

/**
 * A link to a page that says the same as a dialog: where scripts run, the dialog opens over this
 * page instead.
 */
export function DialogLink({
  to,
  dialog,
  onOpen,
  className,
  children,
}: {
  to: string
  dialog: DialogHold
  onOpen: () => void
  className: string
  children: ReactNode
}) {
  const open = (event: MouseEvent) => {
    // Somebody who wants it in another tab gets the page.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    onOpen()
    dialog.ref.current?.showModal()
  }
  return (
    <Link to={to} onClick={open} aria-haspopup="dialog" className={className}>
      {children}
    </Link>
  )
}
