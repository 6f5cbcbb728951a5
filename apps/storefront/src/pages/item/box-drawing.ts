/**
 * A box in cabinet projection: width and height true, depth at half its length under 45 degrees.
 * Pure figures for the drawing of an item.
 */
export type BoxDrawing = {
  readonly size: { readonly width: number; readonly height: number }
  readonly edges: string
  readonly hidden: string
  readonly labels: readonly {
    readonly kind: 'width' | 'depth' | 'height'
    readonly x: number
    readonly y: number
    readonly anchor: 'start' | 'middle' | 'end'
  }[]
}

const SPACE = { width: 420, height: 260 }
const MARGIN = { left: 16, right: 76, top: 16, bottom: 34 }
const SLANT = 0.5 * Math.SQRT1_2

export function boxDrawing(width: number, depth: number, height: number): BoxDrawing {
  const slant = depth * SLANT
  const scale = Math.min(
    (SPACE.width - MARGIN.left - MARGIN.right) / (width + slant),
    (SPACE.height - MARGIN.top - MARGIN.bottom) / (height + slant),
  )
  const [w, h, s] = [width * scale, height * scale, slant * scale].map(
    (side) => Math.round(side * 10) / 10,
  ) as [number, number, number]
  const x = MARGIN.left
  const y = MARGIN.top + s
  return {
    size: {
      width: Math.ceil(MARGIN.left + w + s + MARGIN.right),
      height: Math.ceil(MARGIN.top + h + s + MARGIN.bottom),
    },
    edges: `M${x} ${y}h${w}v${h}h${-w}zM${x} ${y}l${s} ${-s}h${w}l${-s} ${s}M${x + w} ${y + h}l${s} ${-s}v${-h}`,
    hidden: `M${x} ${y + h}l${s} ${-s}h${w}M${x + s} ${y + h - s}v${-h}`,
    labels: [
      { kind: 'width', x: x + w / 2, y: y + h + 22, anchor: 'middle' },
      { kind: 'depth', x: x + w + s / 2 + 8, y: y + h - s / 2 + 14, anchor: 'start' },
      { kind: 'height', x: x + w + s + 8, y: y - s + h / 2 + 5, anchor: 'start' },
    ],
  }
}
