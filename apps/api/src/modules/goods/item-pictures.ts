import { pictures } from '#platform/picture-urls.ts'

/**
 * The name of one of these pictures by the address that the item's page gave it; undefined for any
 * other address.
 */
export function readPicture(url: string, known: readonly string[]): string | undefined {
  return known.find((name) => pictures.url(name) === url)
}
