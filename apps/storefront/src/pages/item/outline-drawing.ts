import type { WireModel } from '@galleria/contract/model'

/**
 * A piece from the front and from its side, both at one scale, with lines to say its measures at.
 * Pure figures for the drawing of an item.
 */
export type OutlineDrawing = {
  readonly size: { readonly width: number; readonly height: number }
  /** Of a millimetre. */ readonly scale: number
  readonly views: readonly { readonly path: string; readonly x: number; readonly y: number }[]
  /** Along which a measure is said, with a tick at both ends. */ readonly lines: string
  readonly labels: readonly {
    readonly kind: 'width' | 'depth' | 'height'
    readonly x: number
    readonly y: number
    readonly anchor: 'middle' | 'end'
  }[]
}

const SPACE = { width: 420, height: 250 }
/** Left of them all stands the height, below each its measure across. */
const MARGIN = { left: 74, right: 8, top: 8, bottom: 40 }
/** Between the two: each has its label below, so narrow ones stand further apart. */
const GAP = 28
const LABEL = 64
const TICK = 4
const BELOW = 14

export function outlineDrawing({
  widthCm,
  depthCm,
  heightCm,
  front,
  side,
}: WireModel): OutlineDrawing {
  const room = SPACE.width - MARGIN.left - MARGIN.right - GAP
  const scale = Math.min(
    // Each of the two takes the room of its label at least.
    room / (widthCm + depthCm),
    (room - LABEL) / Math.max(widthCm, depthCm),
    (SPACE.height - MARGIN.top - MARGIN.bottom) / heightCm,
  )
  const [w, d, h] = [widthCm, depthCm, heightCm].map((cm) => round(cm * scale)) as [
    number,
    number,
    number,
  ]
  const [roomOfFront, roomOfSide] = [Math.max(w, LABEL), Math.max(d, LABEL)]
  const x = round(MARGIN.left + (roomOfFront - w) / 2)
  const across = round(MARGIN.left + roomOfFront + GAP + (roomOfSide - d) / 2)
  const foot = round(MARGIN.top + h)
  const left = MARGIN.left - BELOW
  const level = (from: number, length: number) =>
    `M${from} ${foot + BELOW - TICK}v${TICK * 2}m0 ${-TICK}h${length}m0 ${-TICK}v${TICK * 2}`
  return {
    size: {
      // All alike, so that the measures of a lamp are not written larger than those of a table.
      width: SPACE.width,
      height: Math.ceil(foot + MARGIN.bottom),
    },
    scale: Math.round(scale * 1000) / 10_000,
    views: [
      { path: front, x, y: MARGIN.top },
      { path: side, x: across, y: MARGIN.top },
    ],
    lines: `M${left - TICK} ${MARGIN.top}h${TICK * 2}m${-TICK} 0v${h}m${-TICK} 0h${TICK * 2}${level(x, w)}${level(across, d)}`,
    labels: [
      { kind: 'height', x: left - TICK - 4, y: round(MARGIN.top + h / 2 + 5), anchor: 'end' },
      { kind: 'width', x: round(x + w / 2), y: foot + BELOW + 20, anchor: 'middle' },
      { kind: 'depth', x: round(across + d / 2), y: foot + BELOW + 20, anchor: 'middle' },
    ],
  }
}

const round = (value: number) => Math.round(value * 10) / 10
