/**
 * Which signs may stand in what people write: names, addresses, shops, reviews. One rule for forms
 * and server; no schema library.
 */

/**
 * Turn the reading direction around: with them a name reads backwards, or a text says another thing
 * than it is.
 */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g
/**
 * Nobody sees them, they come along when something is pasted: soft hyphens, marks, blanks of no
 * width, tags.
 */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu
/**
 * Needed inside words of Arabic, Persian and Indic scripts, and between the parts of one picture;
 * elsewhere they are invisible too.
 */
const JOINERS =
  /(?<!\p{Script=Arab}|\p{Script=Syrc}|\p{Script=Mong}|\p{Script=Nkoo}|\p{Mn}|\p{Mc}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?!\p{L}|\p{Extended_Pictographic})/gu

/** The text without what nobody sees. */
export function stripInvisible(text: string): string {
  const shown = text.replace(INVISIBLE, '')
  // Looking back and ahead at every sign takes its time, and hardly a text has a joiner.
  return /[\u200c\u200d]/.test(shown) ? shown.replace(JOINERS, '') : shown
}

/**
 * For prose, numbers and mail addresses, which lose nothing: without the signs that turn a text
 * around as well. Contact lists wrap numbers in them.
 */
export function stripSigns(text: string): string {
  return stripInvisible(text.replace(DIRECTIONS, ''))
}

const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]/u

/**
 * A line of a form may hold neither signs of control nor of direction, nor half a sign: PostgreSQL
 * takes no lone surrogate into its JSON.
 */
export function hasForbiddenSigns(text: string): boolean {
  return FORBIDDEN.test(text)
}

/**
 * For what comes out of an address and was not typed into a form, where nobody could be told:
 * blanks in the place of those signs.
 */
export function blankForbiddenSigns(text: string): string {
  return text.replace(new RegExp(FORBIDDEN, 'gu'), ' ')
}

/** The same for a text of several lines. */
export function hasForbiddenSignsInText(text: string): boolean {
  return hasForbiddenSigns(text.replace(/[\t\n\r]/g, ''))
}
