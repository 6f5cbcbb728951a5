import { useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireCartLine } from '@galleria/contract/cart'
import { IconClose } from '@galleria/ui/icons'
import { Thumbnail } from '@galleria/ui/picture'

export type Removed = { readonly line: WireCartLine; readonly position: number }

/** Long enough to read it and reach the button, and it waits while it is pointed at or held. */
const SHOWN_MS = 10_000

/** What was just taken out, and the way back. */
export function RemovedNote({
  removed: { line },
  undo,
  close,
}: {
  removed: Removed
  undo: () => void
  close: () => void
}) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const closeNote = useRef(close)
  useEffect(() => {
    closeNote.current = close
  })
  useEffect(() => {
    box.current?.showPopover()
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) closeNote.current()
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div
      ref={box}
      popover="manual"
      role="status"
      className="fixed inset-auto end-4 bottom-24 z-50 w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 lifted backdrop:hidden lg:bottom-4"
    >
      <div className="flex items-center gap-3">
        <Thumbnail url={line.sku.image} alt="" tint={line.sku.tint} size={48} />
        <p className="min-w-0 flex-1">
          <span className="block truncate font-medium">{line.item.name}</span>
          <span className="text-small text-muted">
            <Trans>Removed from your basket</Trans>
          </span>
        </p>
        <button type="button" onClick={undo} className="btn btn-quiet px-4">
          <Trans>Undo</Trans>
        </button>
        <button
          type="button"
          onClick={close}
          aria-label={t`Close`}
          className="-me-2 grid size-11 place-items-center"
        >
          <IconClose size={18} />
        </button>
      </div>
    </div>
  )
}
