/**
 * What a model of goods in three dimensions may be, for the forms and the server. Safe in a
 * browser: no schema library.
 */

export const MOST_TRIANGLES = 300_000
export const modelType = 'model/gltf-binary' as const
/**
 * A model is as large as the goods that it shows, give or take so much: a wardrobe of a metre is
 * none of two.
 */
const TOLERANCE = 0.2

export type Measures = {
  readonly widthCm: number
  readonly depthCm: number
  readonly heightCm: number
}

/** Whether a model may show a version of these measures. */
export function isOfSize(model: Measures, version: Measures): boolean {
  return (['widthCm', 'depthCm', 'heightCm'] as const).every(
    (side) => Math.abs(model[side] - version[side]) <= version[side] * TOLERANCE,
  )
}
