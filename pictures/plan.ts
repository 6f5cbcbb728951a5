import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { models, type Finish, type Model } from '../apps/demo/src/models.ts'
import { builtModel } from './furniture/builders.ts'
import { roomNames, roomPlan } from './rooms/rooms.ts'
import { box } from './scene/box.ts'
import type { View } from './scene/camera.ts'
import { surfaceTexels, type Surface } from './scene/finishes.ts'
import { studioFor, type Rig } from './scene/lights.ts'
import { slots, joined, type Mesh, type Part, type Slot, type Vec } from './scene/mesh.ts'
import type { Shot } from './scene/renderer.ts'
import { details, mainAngle, secondAngle, type Angle } from './views.ts'

/**
 * One angle of one thing: as many files as it has finishes, drawn together because they share the
 * light.
 */
export type Picture = {
  files: { name: string; finish: Finish }[]
  parts: () => Part[]
  view: View
  rig: Rig
  frames: number
  catcher: 'floor' | 'wall' | 'none'
  opaque: boolean
  /** Only for rooms: their own colours. */
  room?: Partial<Record<Slot, Surface>>
}

/** Other angles and close-ups are seen smaller and less often. */
const lesser = { size: 800 }
/** A room is large, so its shadows need finer maps. */
const roomTile = 1024

export function modelPicture(
  model: Model,
  name: string,
  finishes: readonly Finish[],
  [azimuth, elevation]: Angle,
  { size = 1000, ...more }: Partial<View> & { size?: number } = {},
): Picture {
  const catcher =
    model.key === 'lamp-pendant' ? 'none' : model.key === 'shelf-wall' ? 'wall' : 'floor'
  return {
    files: finishes.map((finish) => ({ name: name.replace('*', finish), finish })),
    parts: () => [...builtModel(model.key), ...catching(catcher)],
    view: { azimuth, elevation, width: size, height: size, fill: 0.82, ...more },
    // A wall gets most of the sky from its own side: at full strength the shadow would reach the
    // edge of the frame.
    rig: catcher === 'wall' ? { ...studioFor(azimuth), shadow: 0.36 } : studioFor(azimuth),
    frames: 8,
    catcher,
    opaque: false,
  }
}

function roomPicture(key: (typeof roomNames)[number]): Picture {
  const { name, parts, own, view, rig } = roomPlan(key)
  return {
    files: [{ name, finish: 'oak' }],
    parts,
    view,
    rig,
    frames: key === 'hero' ? 28 : 10,
    catcher: 'none',
    opaque: true,
    room: own,
  }
}

/** Only the face towards the goods must be seen, so the sheet lies just behind it. */
function catching(kind: Picture['catcher']): Part[] {
  if (kind === 'floor') return [box('catcher', [-8, 8], [-0.001, 0], [-8, 8], 0)]
  return kind === 'wall' ? [box('catcher', [-4, 4], [-4, 4], [-0.001, 0], 0)] : []
}

/**
 * Everything there is to draw, the most useful first: main views, rooms, other angles, close-ups.
 */
export function planned(): Picture[] {
  const mains = models.map((m) =>
    modelPicture(m, `${m.key}--*.webp`, m.finishes, mainAngle(m.key, m.category)),
  )
  const seconds = models.map((m) =>
    modelPicture(
      m,
      `${m.key}--second.webp`,
      m.finishes.slice(0, 1),
      secondAngle(m.key, m.category),
      lesser,
    ),
  )
  const closeUps = Object.entries(details).map(([key, { angle, target, distance }]) =>
    modelPicture(
      models.find((m) => m.key === key)!,
      `${key}--detail.webp`,
      models.find((m) => m.key === key)!.finishes.slice(0, 1),
      angle,
      { target, distance, ...lesser },
    ),
  )
  return [...mains, ...roomNames.toReversed().map(roomPicture), ...seconds, ...closeUps]
}

export type Job = { picture: Picture; mesh: Mesh; shot: Shot; hashes: string[] }

/** The numbers that go to the browser, and a fingerprint of all that the picture depends on. */
export function prepared(picture: Picture): Job {
  const { view, rig, frames, room } = picture
  const parts = picture.parts()
  const together = [...new Set(parts.flatMap((part) => part.finish ?? []))]
  const mesh = joined(parts, together)
  const normal: Vec = picture.catcher === 'wall' ? [0, 0, 1] : [0, 1, 0]
  const finishes = picture.files.map((file) => file.finish)
  // A room is one row of texels with the slots of all its finishes side by side; a model has a row
  // for each finish.
  const rows = room
    ? [surfaceTexels(together, room)]
    : finishes.map((finish) => surfaceTexels([finish]))
  const shot = {
    view,
    rig,
    frames,
    finishes: finishes.length,
    surfaces: rows.flat(),
    catcher: slots.indexOf('catcher'),
    catcherNormal: normal,
    tile: room ? roomTile : 512,
  }
  const common = createHash('sha256')
    .update(engine())
    .update(mesh.vertices)
    .update(mesh.index)
    .update(JSON.stringify([view, rig, frames, normal]))
    .digest('hex')
  const hashes = rows.map((row) =>
    createHash('sha256').update(common).update(JSON.stringify(row)).digest('hex').slice(0, 16),
  )
  return { picture, mesh, shot, hashes }
}

let code = ''
/**
 * The drawing code itself, without comments and types: when it changes, every picture is out of
 * date.
 */
function engine(): string {
  code ||= ['shader', 'renderer', 'textures', 'camera', 'lights']
    .map(
      (name) =>
        transformSync(readFileSync(join(import.meta.dirname, `scene/${name}.ts`), 'utf8'), {
          loader: 'ts',
          minifyWhitespace: true,
        }).code,
    )
    .join()
  return code
}
