import { useEffect, type ReactNode } from 'react'
import { commands, useDialog, type DialogHold } from '@galleria/ui/inputs/dialog-hold'

export { commands, useDialog }

type DialogProps = {
  dialog: DialogHold
  title: ReactNode
  children: ReactNode
  /** In pixels, where the window has room. */
  width?: keyof typeof widths
  /** Open from the start, as an answer to what was sent; without script it stands in the page. */
  isAnswer?: boolean
}

const widths = {
  382: 'max-h-[500px] sm:w-[min(382px,calc(100vw-2rem))]',
  512: 'sm:w-[min(512px,calc(100vw-2rem))]',
  560: 'sm:w-[min(560px,calc(100vw-2rem))]',
  640: 'sm:w-[min(640px,calc(100vw-2rem))]',
}

/** A question over the page; on phones it comes from below. */
export function Dialog({
  dialog: { id, ref },
  title,
  children,
  width = 512,
  isAnswer = false,
}: DialogProps) {
  useEffect(() => {
    if (!isAnswer || !ref.current) return
    ref.current.close()
    ref.current.showModal()
  }, [isAnswer, ref])
  return (
    <dialog
      id={id}
      ref={ref}
      aria-labelledby={`${id}-title`}
      open={isAnswer || undefined}
      className={`m-auto rounded-card border border-line bg-paper p-6 text-start text-ink lifted max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none ${widths[width]}`}
    >
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:grid max-sm:justify-stretch">
      {children}
    </div>
  )
}
