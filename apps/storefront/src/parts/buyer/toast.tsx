import { useEffect, useState, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IconAlert, IconCheck, IconClose } from '@galleria/ui/icons'

/** The message stays this long. */
const SHOWN_MS = 6000

/**
 * What became of what was just done. Without script it stands in the page until the next one.
 * `about` is new for every message.
 */
export function Toast({
  about,
  tone,
  children,
}: {
  about: unknown
  tone: 'done' | 'info'
  children: ReactNode
}) {
  const { t } = useLingui()
  const [closed, setClosed] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setClosed(about), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [about])
  if (closed === about) return null
  return (
    <div
      role="status"
      className="fixed end-4 bottom-4 z-50 flex w-[min(24rem,calc(100vw-2rem))] items-center gap-3 rounded-card border border-line bg-surface py-2 ps-4 lifted max-sm:bottom-24"
    >
      <span className={tone === 'done' ? 'text-accent' : 'text-warn'}>
        {tone === 'done' ? <IconCheck /> : <IconAlert />}
      </span>
      <p className="flex-1 font-medium">{children}</p>
      <button
        type="button"
        onClick={() => setClosed(about)}
        aria-label={t`Close`}
        className="grid size-11 place-items-center"
      >
        <IconClose size={18} />
      </button>
    </div>
  )
}
