/** The wire writes sizes in plain letters, `140 x 70 cm`, and a round one `⌀ 22 x 42 cm` with a sign that few fonts have: as people write them. */
export function sizeWords(size: string): string {
  return size.replaceAll(' x ', ' × ').replace('⌀', 'Ø')
}
