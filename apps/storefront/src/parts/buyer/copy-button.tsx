import { useState, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IconCopy } from '@galleria/ui/icons'
import { Toast } from './toast.tsx'

/** Puts a number on the clipboard and says so. */
export function CopyButton({
  text,
  label,
  done,
}: {
  text: string
  label: string
  done: ReactNode
}) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState<{ isDone: boolean }>()
  async function copy() {
    // A browser may forbid it; the number can still be selected by hand.
    setAnswer({
      isDone: await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    })
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={label}
        className="-my-2 inline-grid size-11 place-items-center align-middle text-muted hover:text-ink"
      >
        <IconCopy size={18} />
      </button>
      {answer ? (
        <Toast about={answer} tone={answer.isDone ? 'done' : 'info'}>
          {answer.isDone ? done : t`Your browser did not allow copying.`}
        </Toast>
      ) : null}
    </>
  )
}
