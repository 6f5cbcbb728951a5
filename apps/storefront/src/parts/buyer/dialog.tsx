import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'

export type DialogHold = { readonly id: string; readonly ref: RefObject<HTMLDialogElement | null> }

/** A dialog and the buttons that open and close it. The browser does both by itself, before any script; older ones are helped. */
export function useDialog(): DialogHold {
  return { id: useId(), ref: useRef<HTMLDialogElement>(null) }
}

const isNative = typeof HTMLButtonElement !== 'undefined' && 'commandForElement' in HTMLButtonElement.prototype
type Command = 'show-modal' | 'close'

/** The attributes of a button that opens or closes it: `<button {...commands(dialog, 'show-modal')}>`. */
export function commands({ id, ref }: DialogHold, command: Command, before?: () => void) {
  return {
    type: 'button' as const,
    // Invoker commands; the types of React do not know them yet.
    ...({ commandfor: id, command } as object),
    onClick: () => {
      before?.()
      if (isNative) return
      if (command === 'close') ref.current?.close()
      else ref.current?.showModal()
    },
  }
}

type DialogProps = {
  dialog: DialogHold
  title: ReactNode
  children: ReactNode
  /** Open from the start, as an answer to what was sent; without script it stands in the page. */
  isAnswer?: boolean
}

/** A question over the page; on phones it comes from below. */
export function Dialog({ dialog: { id, ref }, title, children, isAnswer = false }: DialogProps) {
  useEffect(() => {
    if (!isAnswer || !ref.current) return
    ref.current.close()
    ref.current.showModal()
  }, [isAnswer, ref])
  return (
    <dialog id={id} ref={ref} aria-labelledby={`${id}-title`} open={isAnswer || undefined} className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-paper p-6 text-start text-ink shadow-float max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none">
      <h2 id={`${id}-title`} className="text-title">{title}</h2>
      {children}
    </dialog>
  )
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:grid max-sm:justify-stretch">{children}</div>
}
