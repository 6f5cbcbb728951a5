import { useEffect, useState, type RefObject } from 'react'
import { hasErrors, type FieldErrors } from './application.ts'
import type { ApplyAnswer } from './send-application.ts'

/** The server's errors until the form is judged here; after that, what has been put right is no longer complained about. */
export function useErrors(
  form: RefObject<HTMLFormElement | null>,
  answer: ApplyAnswer | undefined,
  find: () => FieldErrors,
): { errors: FieldErrors; judge: () => boolean } {
  const [isJudged, setJudged] = useState(false)
  const [seen, setSeen] = useState(answer)
  if (seen !== answer) {
    setSeen(answer)
    setJudged(false)
  }
  const errors = isJudged ? find() : (answer?.errors ?? {})
  const showFirst = () =>
    form.current
      ?.querySelector<HTMLElement>(
        '[data-invalid] :is(input, select, textarea, button):not([type=hidden], [type=file], [hidden])',
      )
      ?.focus()
  useEffect(() => {
    if (answer?.errors && hasErrors(answer.errors)) showFirst()
    // Only for a new answer, never while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer])
  function judge(): boolean {
    const isRight = !hasErrors(find())
    setJudged(!isRight)
    if (!isRight) requestAnimationFrame(showFirst)
    return isRight
  }
  return { errors, judge }
}
