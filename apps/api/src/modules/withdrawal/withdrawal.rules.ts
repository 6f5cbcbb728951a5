const MOST_CODES = 20
/** The order numbers that somebody typed, however they were set apart. */
export function codesIn(typed: string): string[] {
  const found = typed
    .toUpperCase()
    .split(/[\s,;/]+/)
    .map((one) => one.replace(/^#/, ''))
    .filter((one) => /\d/.test(one))
  return [...new Set(found)].slice(0, MOST_CODES)
}

/**
 * What a stranger may have typed, for a mail to an address that nobody has proven: the same to
 * read, and no mail program makes a link of it. A sign without a width stands after each dot,
 * colon, slash and at sign.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll(/[.:/@](?=\S)/gu, '$&\u2060')
}
