import { useEffect, type ReactNode, type RefObject } from 'react'
import { IconClose } from '../icons.tsx'
import { commands, type DialogHold } from './dialog-hold.ts'

/** [SHR-007] */
export const MODAL_WIDTH = 382
export const MODAL_HEIGHT = 500

type VerificationModalProps = {
  dialog: DialogHold
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Open from the start, as an answer to what was sent. */ isAnswer?: boolean
}

/** Asks for a picture's signs or for a code over the page. Longer contents scroll inside. */
export function VerificationModal({
  dialog,
  title,
  closeLabel,
  children,
  isAnswer = false,
}: VerificationModalProps) {
  const { id, ref } = dialog
  useAnswer(ref, isAnswer)
  return (
    <dialog
      id={id}
      ref={ref}
      aria-labelledby={`${id}-title`}
      open={isAnswer || undefined}
      style={{
        maxWidth: 'none',
        width: `min(${MODAL_WIDTH}px, calc(100vw - 2rem))`,
        maxHeight: `min(${MODAL_HEIGHT}px, calc(100dvh - 2rem))`,
      }}
      className="m-auto overflow-y-auto rounded-card border border-line bg-paper px-6 pt-3 pb-6 text-start text-ink lifted"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={`${id}-title`} className="pt-2.5 text-title">
          {title}
        </h2>
        <button
          {...commands(dialog, 'close')}
          aria-label={closeLabel}
          className="-me-3 grid size-11 shrink-0 place-items-center"
        >
          <IconClose size={20} />
        </button>
      </div>
      {children}
    </dialog>
  )
}

function useAnswer(ref: RefObject<HTMLDialogElement | null>, isAnswer: boolean): void {
  useEffect(() => {
    if (!isAnswer || !ref.current) return
    ref.current.close()
    ref.current.showModal()
  }, [isAnswer, ref])
}
