import { useEffect, useRef, useState } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { useLingui } from '@lingui/react/macro'

/**
 * What a browser does by itself when it opens a page, for the pages that the router turns: it shows
 * that something is coming, puts a reader without a mouse at the start of the page, and says its
 * title. Stands behind the page, so that what a page does with the focus itself comes first.
 */
export function PageChange() {
  const { t } = useLingui()
  const title = useAnnouncedTitle()
  const isSending = useFetchers().some(
    ({ state, formMethod }) => state === 'submitting' && formMethod === 'POST',
  )
  const isComing = useNavigation().state !== 'idle' || isSending
  return (
    <>
      {isComing ? (
        <div role="progressbar" aria-label={t`Loading`} className="page-progress" />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  )
}

/** The title of a page that has come after the first, once it is there. */
function useAnnouncedTitle(): string {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (!document.activeElement?.closest('main, dialog'))
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return title
}
