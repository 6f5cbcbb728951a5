/** Runs once, so long after the last of several calls: a nervous double click is one. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  millis: number,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...args) => {
    clearTimeout(timer)
    timer = setTimeout(() => run(...args), millis)
  }
}
