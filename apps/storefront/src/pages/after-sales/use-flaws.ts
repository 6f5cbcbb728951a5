import { useEffect, useState, type RefObject } from 'react'
import { hasFlaws, type Flaws } from './application.ts'
import type { ApplyAnswer } from './send-application.ts'

/** The server's flaws until the form is judged here; after that, what has been put right is no longer complained about. */
export function useFlaws(
  form: RefObject<HTMLFormElement | null>,
  answer: ApplyAnswer | undefined,
  find: () => Flaws,
): { flaws: Flaws; judge: () => boolean } {
  const [isJudged, setJudged] = useState(false)
  const [seen, setSeen] = useState(answer)
  if (seen !== answer) {
    setSeen(answer)
    setJudged(false)
  }
  const flaws = isJudged ? find() : (answer?.flaws ?? {})
  const showFirst = () =>
    form.current
      ?.querySelector<HTMLElement>(
        '[data-flawed] :is(input, select, textarea, button):not([type=hidden], [type=file], [hidden])',
      )
      ?.focus()
  useEffect(() => {
    if (answer?.flaws && hasFlaws(answer.flaws)) showFirst()
    // Only for a new answer, never while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer])
  function judge(): boolean {
    const isRight = !hasFlaws(find())
    setJudged(!isRight)
    if (!isRight) requestAnimationFrame(showFirst)
    return isRight
  }
  return { flaws, judge }
}
