/** Nobody is asked while somebody is still typing [ADR-098, ADR-099]. */
export const REST_MS = 300

export type Suggester = { type(typed: string): void; stop(): void }

/**
 * Asks about what was typed last, once it has rested. An earlier question's answer never replaces a
 * later one's, and a failed one is no answer.
 */
export function createSuggester<Option>(
  ask: (typed: string) => Promise<readonly Option[]>,
  show: (options: readonly Option[]) => void,
): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  const stop = () => {
    clearTimeout(timer)
    turn += 1
  }
  return {
    stop,
    type(typed) {
      stop()
      const own = turn
      timer = setTimeout(() => {
        ask(typed)
          .then(
            (found) => found,
            () => [],
          )
          .then((found) => {
            if (own === turn) show(found)
          })
      }, REST_MS)
    },
  }
}
