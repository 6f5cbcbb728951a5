import { openStudio, type Shot } from './renderer.ts'

/**
 * What runs inside the browser: `draw` takes numbers as base64, because that is what crosses over
 * quickest.
 */
const studio = openStudio()

function bytes(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer
}

function text(all: Uint8Array): string {
  let line = ''
  for (let i = 0; i < all.length; i += 32768)
    line += String.fromCharCode(...all.subarray(i, i + 32768))
  return btoa(line)
}

export type DrawOrder = { vertices: string; index: string; points: string; shot: Shot }

Object.assign(globalThis, {
  draw({ vertices, index, points, shot }: DrawOrder): string[] {
    const mesh = {
      vertices: new Float32Array(bytes(vertices)),
      index: new Uint32Array(bytes(index)),
      points: new Float32Array(bytes(points)),
    }
    return studio.take(mesh, shot).map(text)
  },
})
