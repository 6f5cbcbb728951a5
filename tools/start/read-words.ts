import { parseArgs, type ParseArgsConfig } from 'node:util'

type Words<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>
type Read<Config extends ParseArgsConfig> =
  | { readonly words: Words<Config> }
  | { readonly isQuestion: true }
  | { readonly mistake: string }

/**
 * What follows a command. Asked for help, or given what it does not know, it says in one sentence
 * what there is, and ends.
 */
export function readWords<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): Words<Config> {
  const read = parseWords(config)
  if ('words' in read) return read.words
  if ('mistake' in read) refuseWords(usage, read.mistake)
  console.log(usage)
  process.exit(0)
}

/** For a command that takes no words. */
export function readNoWords(usage: string): void {
  readWords(usage, {})
}

/** Ends a command that was given what it does not know. */
export function refuseWords(usage: string, mistake: string): never {
  console.error(`${mistake}; ${usage}`)
  process.exit(2)
}

/** A number above nothing, given as an option; undefined where it was not given. */
export function readNumber(
  usage: string,
  name: string,
  value: string | undefined,
): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (number > 0 && Number.isFinite(number)) return number
  refuseWords(usage, `--${name} is a number above 0, not "${value}"`)
}

export function parseWords<const Config extends ParseArgsConfig>(config: Config): Read<Config> {
  const options = { ...config.options, help: { type: 'boolean', short: 'h' } } as const
  try {
    const words = parseArgs({ ...config, options })
    return (words.values as { help?: boolean }).help
      ? { isQuestion: true }
      : { words: words as Words<Config> }
  } catch (error) {
    // Node adds advice for programmers.
    const [mistake = ''] = (error as Error).message.split(/\. |\n/)
    return { mistake }
  }
}
