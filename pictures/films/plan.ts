import { models } from '../../apps/demo/src/models.ts'
import { modelPicture, prepared, type Job } from '../plan.ts'
import { placed } from '../scene/camera.ts'
import { studioFor } from '../scene/lights.ts'
import type { Shot } from '../scene/renderer.ts'
import { mainAngle } from '../views.ts'

/** The models that turn: those whose back or side says as much as their front. */
export const filmed = [
  'desk-secretary',
  'standing-two-leg',
  'office-task',
  'office-shell',
  'lamp-floor-tripod',
  'sofa-armchair',
] as const

export const SIDE = 640
export const RATE = 24
/** One whole turn in three seconds, so that the end meets the beginning. */
const FRAMES = 72
/** Pictures of a moving thing are seen for a moment: a third of a picture's light is enough. */
const SAMPLES = 3
/** Less than a picture's 0.82: what turns must stay in the frame from every side. */
const FILL = 0.74

export type Film = { name: string; job: Job; shots: Shot[] }

/**
 * The camera goes round at one distance and height, the studio goes with it: to the eye it is the
 * piece that turns.
 */
export function plannedFilm(key: string): Film {
  const model = models.find((one) => one.key === key)
  if (!model) throw new Error(`no model ${key}`)
  const [start, elevation] = mainAngle(model.key, model.category)
  const turn = Array.from({ length: FRAMES }, (_, i) => start + (360 * i) / FRAMES)
  const job = prepared({
    ...modelPicture(model, `${key}--*.webp`, model.finishes.slice(0, 1), [start, elevation], {
      size: SIDE,
      fill: FILL,
    }),
    frames: SAMPLES,
  })
  const points = standing(job.mesh.points)
  const target = middle(points)
  const distance = Math.max(
    ...turn.map((azimuth) => {
      const { eye } = placed({ ...job.shot.view, azimuth, target }, points)
      return Math.hypot(...eye.map((n, k) => n - target[k]!))
    }),
  )
  return {
    name: key,
    job,
    shots: turn.map((azimuth) => ({
      ...job.shot,
      view: { ...job.shot.view, azimuth, target, distance },
      rig: studioFor(azimuth),
    })),
  }
}

/** What is sunk into the floor is not seen. */
function standing(points: Float32Array): Float32Array {
  return points.map((n, i) => (i % 3 === 1 ? Math.max(n, 0) : n))
}

function middle(points: Float32Array): [number, number, number] {
  const axis = (k: number) => points.filter((_, i) => i % 3 === k)
  return [0, 1, 2]
    .map((k) => axis(k))
    .map(
      (all) => (all.reduce((a, b) => Math.min(a, b)) + all.reduce((a, b) => Math.max(a, b))) / 2,
    ) as [number, number, number]
}
