import { useEffect, useState } from 'react'
import { Trans } from '@lingui/react/macro'

/**
 * Without a connection a link leads nowhere: the router would try, give up, and the browser's own
 * page would stand where the reader was, with everything that was typed gone. So the page stays,
 * and says why.
 */
export function OfflineNote() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leadsAway(event)) return
      event.preventDefault()
      event.stopPropagation()
      setShown(true)
    }
    const hide = () => setShown(false)
    document.addEventListener('click', stay, { capture: true })
    addEventListener('online', hide)
    return () => {
      document.removeEventListener('click', stay, { capture: true })
      removeEventListener('online', hide)
    }
  }, [])
  return (
    <div aria-live="assertive">
      {isShown ? (
        <p className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-md rounded-card border border-warn bg-surface p-4 lifted sm:bottom-6">
          <Trans>You’re offline. This page stays as it is: carry on once you’re back online.</Trans>
        </p>
      ) : null}
    </div>
  )
}

/** A plain press on a link to another page of the mall, in this window. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return false
  return link.pathname !== location.pathname || link.search !== location.search
}
