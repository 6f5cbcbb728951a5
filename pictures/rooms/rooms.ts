import type { CategoryKey } from '../../apps/demo/src/models.ts'
import type { View } from '../scene/camera.ts'
import { cloth, lacquer, type Surface } from '../scene/finishes.ts'
import type { Rig } from '../scene/lights.ts'
import type { Part, Slot } from '../scene/mesh.ts'
import { living } from './living.ts'
import { wallZ, type Room } from './room.ts'
import { working } from './working.ts'
import { roomShell } from './shell.ts'

const all: Record<CategoryKey | 'hero', Room> = { ...working, ...living }
export const roomNames = Object.keys(all) as (CategoryKey | 'hero')[]

/**
 * Low sun from the left through the window, a blue-white sky from the open front, the rest by way
 * of the walls.
 */
function rigOf(room: Room): Rig {
  return {
    key: {
      azimuth: room.sun?.azimuth ?? -62,
      elevation: room.sun?.elevation ?? 25,
      spread: 0.045,
      colour: [1.25, 1.1, 0.86],
    },
    front: 10,
    sky: [0.62, 0.64, 0.67],
    floor: [0.3, 0.28, 0.25],
    ambient: [0.17, 0.168, 0.163],
    reflect: 0.8,
    exposure: 1.2,
    shadow: 0,
  }
}

export type RoomPlan = {
  name: string
  parts: () => Part[]
  own: Partial<Record<Slot, Surface>>
  view: View
  rig: Rig
}

export function roomPlan(name: CategoryKey | 'hero'): RoomPlan {
  const room = all[name]
  const { azimuth, elevation, target, distance, fov = 30 } = room.look
  const own: Partial<Record<Slot, Surface>> = { wall: lacquer(room.wall, 0.95) }
  if (room.paint) own.paint = lacquer(room.paint, 0.9)
  if (room.rug) own.rug = { ...cloth(...room.rug), relief: 2 }
  const size = name === 'hero' ? { width: 1600, height: 900 } : { width: 1200, height: 800 }
  return {
    name: `room-${name}.webp`,
    parts: () => [
      ...roomShell(wallZ, room.window ?? { x: -3.4, from: -0.5, to: 1.9 }),
      ...room.things(),
    ],
    own,
    view: { azimuth, elevation, target, distance, fov, ...size },
    rig: rigOf(room),
  }
}
