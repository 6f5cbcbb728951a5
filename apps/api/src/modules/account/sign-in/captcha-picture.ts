import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'

/**
 * Signs as a picture, behind one function so that another drawer can take its place. As PNG: an SVG
 * of paths is read by a program without looking.
 */
export async function drawCaptcha(signs: string): Promise<string> {
  const svg = draw(signs, {
    width: 160,
    height: 56,
    fontSize: 58,
    noise: 3,
    color: true,
    background: '#F4F1EA',
  })
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

// Its types name only the versions that choose the signs themselves; the function itself draws
// given ones.
const draw = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string
