/**
 * The wire writes sizes in plain letters, `140 x 70 cm`, and a round one `⌀ 22 x 42 cm` with a sign
 * that few fonts have: as people write them, and on one line: a size that breaks behind its × is
 * read as two.
 */
export function sizeWords(size: string): string {
  return size
    .replaceAll(' x ', '\u00a0×\u00a0')
    .replace(/⌀ ?/, 'Ø\u00a0')
    .replace(/(\d) (?=(?:cm|mm|m)\b)/g, '$1\u00a0')
}
