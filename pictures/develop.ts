import sharp from 'sharp'

/** Raw RGBA, bottom row first, to WebP, with the average colour of its opaque pixels. */
export async function developed(
  pixels: Buffer,
  width: number,
  height: number,
  opaque: boolean,
): Promise<{ webp: Buffer; tint: string }> {
  const upright = sharp(pixels, { raw: { width, height, channels: 4 } }).flip()
  const picture = opaque ? upright.removeAlpha() : upright
  const webp = await picture
    .webp({ quality: 80, alphaQuality: 85, effort: 5, smartSubsample: true })
    .toBuffer()
  return { webp, tint: average(pixels) }
}

function average(pixels: Buffer): string {
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] < 250) continue
    count++
    for (let k = 0; k < 3; k++) sum[k] += pixels[i + k]
  }
  return `#${sum
    .map((s) =>
      Math.round(s / Math.max(count, 1))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
