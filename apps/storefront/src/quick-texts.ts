import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'
import { keepUpTo } from '@galleria/kernel/keep-up-to'

/** A text as it is compiled: words, and names of what stands between them. */
type Blanks = readonly (string | readonly [string])[]
const MOST_COUNTED = 100

/** A page asks for about a hundred texts. Most are a word or two with nothing to fill in, or a word between two others; the library would put each together anew. */
export class QuickTexts extends I18n {
  readonly #plain = new Map<string, string>()
  readonly #blanks = new Map<string, Blanks>()
  readonly #counted = keepUpTo<string>(5000)
  constructor(locale: string, messages: Messages) {
    super({ locale, messages: { [locale]: messages } })
    for (const [id, message] of Object.entries(messages)) {
      const parts = typeof message === 'string' ? [message] : message
      if (parts.some((part) => (typeof part === 'string' ? part.includes('\\') : part.length > 1)))
        continue
      if (parts.every((part) => typeof part === 'string')) this.#plain.set(id, parts.join(''))
      else this.#blanks.set(id, parts as Blanks)
    }
  }
  // Called without its object: the provider hands it on by itself.
  override _ = (
    text: MessageDescriptor | string,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string => {
    const id = typeof text === 'string' ? text : text.id
    return (
      this.#plain.get(id) ??
      this.#fill(id, typeof text === 'string' ? values : text.values) ??
      (typeof text === 'string' ? this.#count(id, values, options) : super._(text))
    )
  }
  override t = this._ as I18n['t']

  #fill(id: string, values: Record<string, unknown> = {}): string | undefined {
    const blanks = this.#blanks.get(id)
    if (!blanks) return undefined
    let filled = ''
    for (const part of blanks) {
      const words = typeof part === 'string' ? part : values[part[0]]
      if (typeof words !== 'string' && typeof words !== 'number') return undefined
      filled += words
    }
    return filled
  }
  /** Texts about a count, `2 pieces`, are the same few again and again, and finding out a plural costs more than the rest of the text. */
  #count(
    id: string,
    values: Record<string, unknown> | undefined,
    options: MessageOptions | undefined,
  ): string {
    const [only, ...more] = Object.values(values ?? {})
    if (
      more.length > 0 ||
      !Number.isInteger(only) ||
      (only as number) < 0 ||
      (only as number) > MOST_COUNTED
    )
      return super._(id, values, options)
    return this.#counted(`${only as number} ${id}`, () => super._(id, values, options))
  }
}
