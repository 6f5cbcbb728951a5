import { useId, useRef, type RefObject } from 'react'

export type DialogHold = { readonly id: string; readonly ref: RefObject<HTMLDialogElement | null> }

/**
 * A dialog and the buttons that open and close it. The browser does both by itself, before any
 * script; older ones are helped.
 */
export function useDialog(): DialogHold {
  return { id: useId(), ref: useRef<HTMLDialogElement>(null) }
}

const isNative =
  typeof HTMLButtonElement !== 'undefined' && 'commandForElement' in HTMLButtonElement.prototype
type Command = 'show-modal' | 'close'

/**
 * The attributes of a button that opens or closes it: `<button {...commands(dialog,
 * 'show-modal')}>`.
 */
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
