import type { ButtonHTMLAttributes } from 'react'
import { useSecondsLeft } from './use-seconds-left.ts'

type ResendButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** New with each code that was sent: the wait begins anew. */ sentAt?: unknown
  /** Seconds that the server still asks to wait [SHR-010]. */ waitS: number
  label: string
  /** While it waits. */ waiting: (seconds: number) => string
}

/**
 * Has a new code sent, when the time for it has come. It can be focused while it waits, so that a
 * keyboard is not thrown off it.
 */
export function ResendButton({
  sentAt,
  waitS,
  label,
  waiting,
  onClick,
  ...button
}: ResendButtonProps) {
  const left = useSecondsLeft(waitS, sentAt)
  const isWaiting = left > 0
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isWaiting}
      className="tap rounded-control px-2 text-start font-medium text-accent hover:underline aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:text-muted aria-disabled:no-underline digits"
      onClick={(event) => {
        if (isWaiting) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isWaiting ? waiting(left) : label}
    </button>
  )
}
