/**
 * A requirement broken on purpose: `find` stands once in `file`, and with `replace` in its place a
 * test of `test` that is named by `id` has to fail.
 */
export type DeliberateFault = {
  /**
   * Of the requirement, or words that say what must be true: as they stand in the title of a test.
   */
  readonly id: string
  readonly file: string
  readonly find: string
  readonly replace: string
  /** The file of the test. */
  readonly test: string
}

/** The text with the fault in it, or why there is no putting it there. */
export function breakText(
  text: string,
  { id, file, find, replace }: DeliberateFault,
): { readonly broken: string } | { readonly problem: string } {
  const times = text.split(find).length - 1
  if (times === 0)
    return { problem: `${id}: ${file} no longer has what is to be broken: ${quote(find)}` }
  if (times > 1)
    return { problem: `${id}: ${file} has what is to be broken ${times} times: ${quote(find)}` }
  // A function: in a text, $ would stand for something.
  return { broken: text.replace(find, () => replace) }
}

function quote(text: string): string {
  return `"${text.trim().replaceAll(/\s+/g, ' ')}"`
}

/** What vitest's report in JSON says, as far as it is read here. */
export type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * What became of the tests that an id names: a file that could not even be read has none, and
 * proves nothing.
 */
export function judge(report: Report | undefined, id: string): 'red' | 'green' | 'not run' {
  const named = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes(id) && status !== 'skipped')
    .filter(({ status }) => status === 'passed' || status === 'failed')
  if (named.length === 0) return 'not run'
  return named.some(({ status }) => status === 'failed') ? 'red' : 'green'
}
