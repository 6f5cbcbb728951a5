import type { Shot } from './shots.ts'

/** Chance that repeats itself, so that the same photo comes out again. */
export type Chance = {
  next(): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

export function chanceOf(name: string): Chance {
  let state = [...name].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  )
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)],
  }
}

const walls = [
  '#e9e6de',
  '#efece6',
  '#dfe3e1',
  '#e6ddd0',
  '#cfd8d6',
  '#d9cfc2',
  '#c4cfc2',
  '#e8e2d9',
  '#b9c3c9',
  '#d8c7b6',
  '#f0eee9',
  '#a9b5a6',
  '#c9b8a8',
  '#dcdfe3',
]
const woods = [
  ['#b98f62', '#a87f54'],
  ['#c9a67b', '#bd9a6f'],
  ['#8b6646', '#7c593b'],
  ['#d6bc98', '#cab08c'],
  ['#a3907a', '#968470'],
  ['#bfa58a', '#b39a80'],
] as const
const cloths = [
  '#cfc8bb',
  '#a9a49a',
  '#b8beb9',
  '#8f8c86',
  '#c2b3a0',
  '#d9d4ca',
  '#9aa3a6',
] as const

/**
 * A corner of somebody's home as a drawing: wall, skirting, floor, perhaps a rug, light from a
 * window, a picture or a plant at the edge. `edge` is where the wall meets the floor (or the table
 * top begins), in pixels from above.
 */
export function drawHome(
  chance: Chance,
  place: Shot['place'],
  width: number,
  height: number,
  edge: number,
): string {
  const wall = chance.pick(walls)
  const fromLeft = chance.next() < 0.5
  const parts =
    place === 'near'
      ? [ground(chance, width, height, 0)]
      : place === 'floor'
        ? [
            surface(wall, width, height),
            deco(chance, width, edge, fromLeft),
            ground(chance, width, height, edge),
            skirting(chance, width, edge),
            rug(chance, width, height, edge),
          ]
        : place === 'table'
          ? [
              surface(wall, width, height),
              deco(chance, width, edge, fromLeft),
              tableTop(chance, width, height, edge),
            ]
          : [
              surface(wall, width, height),
              place === 'wall'
                ? socket(chance, width, height)
                : deco(chance, width, height * 1.1, fromLeft),
            ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="fall" x1="${fromLeft ? 0 : 1}" y1="0" x2="${fromLeft ? 1 : 0}" y2="0.35"><stop offset="0" stop-color="#fff8ea" stop-opacity="${n(chance.between(0.18, 0.42))}"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1b1a22" stop-opacity="${n(chance.between(0.14, 0.34))}"/></linearGradient>
    <linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0.22"/><stop offset="0.4" stop-color="#000" stop-opacity="0.02"/><stop offset="1" stop-color="#000" stop-opacity="0.1"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="7"/></filter><filter id="far"><feGaussianBlur stdDeviation="2.2"/></filter></defs>
    ${parts.join('\n')}${sunPatch(chance, place, width, height, fromLeft)}<rect width="${width}" height="${height}" fill="url(#fall)"/></svg>`
}

const n = (value: number) => value.toFixed(2)

function surface(fill: string, width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}

/** Boards that run away from the camera, boards across, or a carpet. */
function ground(chance: Chance, width: number, height: number, edge: number): string {
  const shade = `<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="url(#near)"/>`
  if (chance.next() < 0.22)
    return `<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="${chance.pick(cloths)}"/>${shade}`
  const [board, other] = chance.pick(woods)
  const base = `<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="${board}"/>`
  return (
    base +
    (chance.next() < 0.55
      ? boardsAway(chance, other, width, height, edge)
      : boardsAcross(chance, other, width, height, edge)) +
    shade
  )
}

function boardsAway(
  chance: Chance,
  other: string,
  width: number,
  height: number,
  edge: number,
): string {
  const vanish = width * chance.between(0.25, 0.75)
  const up = edge - (height - edge) * chance.between(0.7, 1.2) - 120
  const step = width * chance.between(0.11, 0.17)
  const at = (x: number, y: number) => vanish + ((x - vanish) * (y - up)) / (height - up)
  let boards = ''
  for (let i = -18; i < 26; i++) {
    const [left, right] = [i * step, (i + 1) * step]
    const tone = chance.next() < 0.5 ? other : '#ffffff'
    boards += `<polygon points="${n(left)},${height} ${n(right)},${height} ${n(at(right, edge))},${n(edge)} ${n(at(left, edge))},${n(edge)}" fill="${tone}" fill-opacity="${n(tone === other ? chance.between(0.2, 0.9) : chance.between(0, 0.08))}" stroke="#3a2c1e" stroke-opacity="0.3" stroke-width="1.2"/>`
  }
  return boards
}

function boardsAcross(
  chance: Chance,
  other: string,
  width: number,
  height: number,
  edge: number,
): string {
  let boards = ''
  for (let y = edge, thick = 13; y < height; y += thick, thick *= 1.22) {
    for (let x = -chance.between(0, 400); x < width;) {
      const long = chance.between(300, 620) * (0.6 + (y - edge) / height)
      boards += `<rect x="${n(x)}" y="${n(y)}" width="${n(long)}" height="${n(thick)}" fill="${other}" fill-opacity="${n(chance.between(0, 0.85))}" stroke="#3a2c1e" stroke-opacity="0.26" stroke-width="1"/>`
      x += long
    }
  }
  return boards
}

function skirting(chance: Chance, width: number, edge: number): string {
  const high = chance.between(16, 30)
  const fill = chance.pick(['#f4f2ee', '#ece8e0', '#faf9f7', '#cfc6b9'])
  return `<rect y="${n(edge - high)}" width="${width}" height="${n(high)}" fill="${fill}"/><rect y="${n(edge - high - 2)}" width="${width}" height="2" fill="#000" fill-opacity="0.12"/><rect y="${n(edge - 2)}" width="${width}" height="5" fill="#000" fill-opacity="0.3"/>`
}

function rug(chance: Chance, width: number, height: number, edge: number): string {
  if (chance.next() > 0.3) return ''
  const [top, bottom] = [edge + (height - edge) * 0.2, height * 1.04]
  const fill = chance.pick(cloths)
  return `<polygon points="${n(width * 0.14)},${n(top)} ${n(width * 0.9)},${n(top)} ${n(width * 1.16)},${n(bottom)} ${n(-width * 0.14)},${n(bottom)}" fill="${fill}"/><polygon points="${n(width * 0.17)},${n(top + 10)} ${n(width * 0.87)},${n(top + 10)} ${n(width * 1.1)},${n(bottom)} ${n(-width * 0.08)},${n(bottom)}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="4"/>`
}

function tableTop(chance: Chance, width: number, height: number, edge: number): string {
  const [board, other] = chance.pick(woods)
  let grain = ''
  for (let y = edge + 6, gap = 7; y < height; y += gap, gap *= 1.16)
    grain += `<path d="M0 ${n(y)} Q${n(width * chance.between(0.2, 0.8))} ${n(y + chance.between(-5, 5))} ${width} ${n(y + chance.between(-3, 3))}" fill="none" stroke="${other}" stroke-width="${n(1 + gap / 9)}" stroke-opacity="${n(chance.between(0.3, 0.9))}"/>`
  const papers =
    chance.next() < 0.5
      ? `<g filter="url(#far)"><rect x="${n(width * chance.between(-0.1, 0.04))}" y="${n(edge + (height - edge) * 0.42)}" width="${n(width * 0.26)}" height="${n((height - edge) * 0.2)}" fill="${chance.pick(['#f3f1ec', '#3b4a5a', '#8d4b3c', '#d8cfae'])}" transform="rotate(${n(chance.between(-9, 9))} 120 ${n(edge)})"/></g>`
      : ''
  return `<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="${board}"/>${grain}${papers}<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="url(#near)"/>`
}

function socket(chance: Chance, width: number, height: number): string {
  const x = width * chance.pick([0.1, 0.86])
  return `<g filter="url(#far)"><rect x="${n(x)}" y="${n(height * 0.86)}" width="38" height="38" rx="5" fill="#fbfaf8" stroke="#000" stroke-opacity="0.2"/><circle cx="${n(x + 19)}" cy="${n(height * 0.86 + 19)}" r="12" fill="#e9e7e3"/></g>`
}

/** A framed print, the edge of a curtain, or leaves of a plant; out of focus, at the side. */
function deco(chance: Chance, width: number, edge: number, lightLeft: boolean): string {
  const kind = chance.next()
  if (kind < 0.38) {
    const wide = width * chance.between(0.15, 0.24)
    const x = width * (chance.next() < 0.5 ? chance.between(0.02, 0.12) : chance.between(0.7, 0.82))
    const y = edge * chance.between(0.04, 0.2)
    const [frame, print, dot] = chance.pick([
      ['#4b3a2a', '#f4f1ea', '#b4653f'],
      ['#c9a97a', '#eceae4', '#51705f'],
      ['#23211f', '#f6f4ef', '#d0a54c'],
      ['#efeae2', '#dfe4e4', '#5d7488'],
    ] as const)
    const tall = wide * 1.3
    return `<g filter="url(#far)"><rect x="${n(x + 5)}" y="${n(y + 7)}" width="${n(wide)}" height="${n(tall)}" fill="#000" fill-opacity="0.18"/><rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(tall)}" fill="${frame}"/><rect x="${n(x + 9)}" y="${n(y + 9)}" width="${n(wide - 18)}" height="${n(tall - 18)}" fill="${print}"/><circle cx="${n(x + wide * 0.5)}" cy="${n(y + tall * 0.45)}" r="${n(wide * 0.22)}" fill="${dot}"/><rect x="${n(x + wide * 0.2)}" y="${n(y + tall * 0.62)}" width="${n(wide * 0.6)}" height="${n(tall * 0.12)}" fill="${dot}" fill-opacity="0.5"/></g>`
  }
  if (kind < 0.6) {
    const side = lightLeft ? 0 : width
    const fill = chance.pick(['#f2efe8', '#d9d3c6', '#a7b1ab', '#c9bfae'])
    let folds = ''
    for (let i = 0; i < 6; i++)
      folds += `<rect x="${n(lightLeft ? i * width * 0.024 : side - (i + 1) * width * 0.024)}" width="${n(width * 0.024)}" height="${n(edge + 6)}" fill="${i % 2 ? '#000' : '#fff'}" fill-opacity="${i % 2 ? 0.1 : 0.18}"/>`
    return `<g filter="url(#far)"><rect x="${n(lightLeft ? 0 : side - width * 0.144)}" width="${n(width * 0.144)}" height="${n(edge + 6)}" fill="${fill}"/>${folds}</g>`
  }
  if (kind < 0.8) {
    const x =
      chance.next() < 0.5 ? width * chance.between(-0.03, 0.06) : width * chance.between(0.94, 1.03)
    let leaves = ''
    for (let i = 0; i < 15; i++) {
      const turn = chance.between(-78, 78)
      leaves += `<ellipse cx="${n(x)}" cy="${n(edge * 0.62 - width * 0.11)}" rx="${n(width * chance.between(0.016, 0.03))}" ry="${n(width * chance.between(0.1, 0.15))}" fill="${chance.pick(['#4c6b4a', '#5d7d55', '#3d5a40', '#6c8a5f'])}" transform="rotate(${n(turn)} ${n(x)} ${n(edge * 0.62)})"/>`
    }
    return `<g filter="url(#far)"><rect x="${n(x - 3)}" y="${n(edge * 0.6)}" width="6" height="${n(edge * 0.42)}" fill="#5b4a36"/>${leaves}</g>`
  }
  return ''
}

/** Sun through a window, only sometimes. */
function sunPatch(
  chance: Chance,
  place: Shot['place'],
  width: number,
  height: number,
  fromLeft: boolean,
): string {
  if (chance.next() > 0.3 || place === 'ceiling') return ''
  const x = width * (fromLeft ? chance.between(0.05, 0.3) : chance.between(0.6, 0.85))
  const lean = (fromLeft ? 1 : -1) * width * 0.16
  const y = place === 'near' ? 0 : height * chance.between(0.05, 0.2)
  const tall = height * chance.between(0.3, 0.5)
  const pane = (dx: number) =>
    `<polygon points="${n(x + dx)},${n(y)} ${n(x + dx + width * 0.1)},${n(y)} ${n(x + dx + width * 0.1 + lean)},${n(y + tall)} ${n(x + dx + lean)},${n(y + tall)}" fill="#ffeeca" fill-opacity="0.4"/>`
  return `<g filter="url(#soft)">${pane(0)}${pane(width * 0.115)}</g>`
}
