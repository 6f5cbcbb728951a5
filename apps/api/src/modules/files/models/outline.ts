import { contours } from 'd3-contour'

/**
 * What a model looks like against the light, as lines of an SVG path in whole millimetres. The
 * triangles are laid onto a grid, which costs the same for any number that overlap, and the edge of
 * what they cover is followed and straightened.
 */
export function drawOutline(corners: Float64Array, view: View): string {
  const [width, height] = [view.size[view.across] ?? 0, view.size[view.up] ?? 0]
  const cells = CELLS / Math.max(width, height)
  const [across, up] = [width, height].map((side) => Math.max(1, Math.round(side * cells))) as Pair
  // An empty cell on each side, so that every line is closed.
  const grid = { columns: across + 2, rows: up + 2, scale: [across / width, up / height] as Pair }
  const covered = cover(corners, view, grid)
  const { coordinates } = contours()
    .size([grid.columns, grid.rows])
    .smooth(false)
    .contour([...covered], 0.5)
  const rings = coordinates.flat().map((ring) => alongCells(ring as unknown as Point[]))
  const millimetres = ([x, y]: Point) =>
    `${Math.round(((x - 1) / grid.scale[0]) * 1000)} ${Math.round(((y - 1) / grid.scale[1]) * 1000)}`
  for (let tolerance = 0.9; ; tolerance *= 1.4) {
    const path = rings
      .map((ring) => straighten(ring, tolerance))
      .filter((ring) => ring.length >= 3)
      .map((ring) => `M${ring.map(millimetres).join('L')}Z`)
      .join('')
    if (path.length <= LONGEST_OUTLINE) return path
  }
}

type View = {
  /** Which of x, y, z goes across the drawing, and which goes up. */
  readonly across: 0 | 2
  readonly up: 1
  readonly low: readonly number[]
  readonly size: readonly number[]
  /** From the other hand. */ readonly isTurned?: boolean
}
type Point = readonly [x: number, y: number]
type Pair = [number, number]
type Grid = {
  readonly columns: number
  readonly rows: number
  /**
   * Cells of a metre across and up: whole ones in all, so that the edge of the goods is the edge of
   * a cell.
   */
  readonly scale: Pair
}

/** Of the longer side: a leg of four centimetres of a wardrobe of two metres is eight wide. */
const CELLS = 400
const LONGEST_OUTLINE = 2000

/**
 * One for each cell whose middle lies in a triangle, or nearly: what is thinner than a cell stays
 * in sight.
 */
function cover(corners: Float64Array, view: View, { scale, columns, rows }: Grid): Uint8Array {
  const covered = new Uint8Array(columns * rows)
  const [left, width] = [view.low[view.across] ?? 0, view.size[view.across] ?? 0]
  const [foot, height] = [view.low[view.up] ?? 0, view.size[view.up] ?? 0]
  const place = (at: number): Point => {
    const x = (corners[at + view.across] ?? 0) - left
    const y = (corners[at + view.up] ?? 0) - foot
    return [(view.isTurned ? width - x : x) * scale[0] + 1, (height - y) * scale[1] + 1]
  }
  for (let at = 0; at < corners.length; at += 9)
    fill(covered, columns, [place(at), place(at + 3), place(at + 6)])
  return covered
}

/** How far beside a triangle the middle of a cell may lie. */
const NEAR = 0.02

function fill(covered: Uint8Array, columns: number, [a, b, c]: [Point, Point, Point]): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  // Seen from its edge it covers nothing.
  if (Math.abs(area) < 1e-9) return
  const top = Math.floor(Math.min(a[1], b[1], c[1]))
  const foot = Math.ceil(Math.max(a[1], b[1], c[1]))
  for (let row = top; row < foot; row += 1) {
    const span = spanAt(row + 0.5, [a, b, c])
    if (!span) continue
    const from = Math.ceil(span[0] - 0.5 - NEAR)
    const to = Math.floor(span[1] - 0.5 + NEAR)
    if (from <= to) covered.fill(1, row * columns + from, row * columns + to + 1)
  }
}

/** Where a line across meets a triangle. */
function spanAt(y: number, points: readonly Point[]): readonly [number, number] | undefined {
  let [from, to] = [Infinity, -Infinity]
  for (const [nth, [x0, y0]] of points.entries()) {
    const [x1, y1] = points[(nth + 1) % 3] ?? [x0, y0]
    if (y < Math.min(y0, y1) || y > Math.max(y0, y1) || y0 === y1) continue
    const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)
    from = Math.min(from, x)
    to = Math.max(to, x)
  }
  return from <= to ? [from, to] : undefined
}

/**
 * The contour goes through the middles of the sides of cells and cuts their corners off; these are
 * the corners between. Of two sides that follow each other, one lies on a whole x and the other on
 * a whole y.
 */
function alongCells(ring: readonly Point[]): Point[] {
  return ring.slice(0, -1).flatMap((here, nth): Point[] => {
    const next = ring[nth + 1]!
    if (Number.isInteger(here[0]) && Number.isInteger(next[1])) return [[here[0], next[1]]]
    return Number.isInteger(here[1]) && Number.isInteger(next[0]) ? [[next[0], here[1]]] : []
  })
}

/**
 * Fewer points, none of the left out ones further than `tolerance` from the line (Douglas and
 * Peucker), beginning at two points that are far apart.
 */
function straighten(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring
  if (!first) return []
  const far = furthest(ring, (point) => Math.hypot(point[0] - first[0], point[1] - first[1])).at
  const halves = [ring.slice(0, far + 1), [...ring.slice(far), first]]
  return halves.flatMap((half) => thinned(half, tolerance).slice(0, -1))
}

function thinned(points: readonly Point[], tolerance: number): Point[] {
  const indexes = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next
    const between = points.slice(from + 1, to)
    const { at, most } = furthest(between, (point) => distance(point, points[from]!, points[to]!))
    if (most <= tolerance) continue
    const middle = from + 1 + at
    indexes.add(middle)
    open.push([from, middle], [middle, to])
  }
  return [...indexes].toSorted((a, b) => a - b).map((at) => points[at]!)
}

function furthest(
  points: readonly Point[],
  far: (point: Point) => number,
): { at: number; most: number } {
  let [at, most] = [0, -1]
  for (const [nth, point] of points.entries()) {
    const here = far(point)
    if (here > most) [at, most] = [nth, here]
  }
  return { at, most }
}

function distance([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const length = Math.hypot(x1 - x0, y1 - y0)
  return length === 0
    ? Math.hypot(x - x0, y - y0)
    : Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
}
