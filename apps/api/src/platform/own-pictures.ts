/**
 * Pictures that shops sent. Their name says where they are kept and which colour stands in their
 * place until they have loaded: `own-<32 hexadecimal digits of the upload>-<6 of the colour>`.
 */
const NAME = /^own-([0-9a-f]{32})-([0-9a-f]{6})$/

/** `uuid` of the upload, `tint` as `#rrggbb`. */
export function ownPictureName(uuid: string, tint: string): string {
  return `own-${uuid.replaceAll('-', '')}-${tint.slice(1)}`
}

/**
 * Undefined for a picture of any other kind. The colour belongs to the key: under a made up one
 * there is nothing to draw.
 */
export function readOwnPicture(name: string): { key: string; tint: string } | undefined {
  const [, hex, tint] = NAME.exec(name) ?? []
  return hex && tint
    ? { key: `goods/${hex.slice(-2)}/${hex}-${tint}.webp`, tint: `#${tint}` }
    : undefined
}
