import * as z from 'zod/mini'
import { imageFile } from '../wire.ts'
import { EVIDENCE_MAX } from './rules.ts'

/** Pictures that are shown with a request, as they are sent, and as they are read. */
export const shownPhotos = z.optional(
  z.object({ files: z.array(imageFile).check(z.maxLength(EVIDENCE_MAX)) }),
)
export const photoList = z.object({ files: z.array(imageFile) })
