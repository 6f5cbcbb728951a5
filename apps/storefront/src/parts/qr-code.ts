import { encode } from 'uqr'

/** A QR code as the outline of its dark squares, in a square of so many units. */
export type QrCode = { readonly size: number; readonly path: string }

export function drawQrCode(text: string): QrCode {
  // Four units of light around it, as readers need. A middling correction: a thumb may cover a
  // corner of a small one.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
