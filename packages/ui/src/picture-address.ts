/**
 * Widths a picture is served in; the smallest is for the dots of finishes alone, the largest for
 * the room of the home page.
 */
export const pictureWidths = [80, 160, 320, 480, 640, 768, 960, 1200, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]

const SIZED = /^(\/pictures\/.+)-\d+\.webp$/

/** The same picture in another width; an address that is not one of ours stays as it is. */
export function pictureAt(url: string, width: PictureWidth): string {
  return url.replace(SIZED, `$1-${width}.webp`)
}

/** What a browser chooses from. Undefined for an address that has no other widths. */
export function sourceSet(url: string, most: PictureWidth = 1200): string | undefined {
  if (!SIZED.test(url)) return undefined
  return pictureWidths
    .filter((width) => width > 80 && width <= most)
    .map((width) => `${pictureAt(url, width)} ${width}w`)
    .join(', ')
}
