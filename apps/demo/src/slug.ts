/** Letters that carry no separable accent. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  þ: 'th',
}

/**
 * ASCII words joined by hyphens, for links and mail addresses: `Halden writing desk` ->
 * `halden-writing-desk`.
 */
export function slugOf(text: string, joint = '-'): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßøłæœđþ]/g, (letter) => SPELLED[letter]!)
  return plain
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', joint)
}
