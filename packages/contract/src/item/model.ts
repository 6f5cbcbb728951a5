import * as z from 'zod/mini'

/** A model of goods that can be turned. */
export const wireModel = z.object({
  url: z.string(),
  /** The one of the item's finishes that it shows. */
  finish: z.string(),
  widthCm: z.number(),
  depthCm: z.number(),
  heightCm: z.number(),
  /**
   * Its outlines, from the front and from its right side, as an SVG path in millimetres from the
   * upper left, to be filled by even and odd.
   */
  front: z.string(),
  side: z.string(),
})
export type WireModel = z.output<typeof wireModel>
