import * as z from 'zod/mini'
import { LONGEST_PICTURE_TEXT, MOST_ITEM_PICTURES } from '../merchant/item-rules.ts'
import { languages } from '../storefronts.ts'
import { line } from '../wire.ts'

/** Pictures of an item on the wire, and what its shop says that they show. */

/** An address that an upload gave, or one of the item's own pictures. */
export const pictureUrl = z.string().check(z.minLength(1), z.maxLength(120))

/** Of the others nothing is said; of what is said, one text in a language. */
export const pictureTexts = z
  .array(
    z.object({
      url: pictureUrl,
      textList: z
        .array(z.object({ language: z.enum(languages), text: line(LONGEST_PICTURE_TEXT, 1) }))
        .check(z.maxLength(languages.length)),
    }),
  )
  .check(z.maxLength(MOST_ITEM_PICTURES))

export const picture = z.object({ url: z.string(), previewUrl: z.string(), tint: z.string() })

/** With what it shows, as its shop says it: in the item's language first. */
export const ownPicture = z.object({
  ...picture.shape,
  textList: z.array(z.object({ language: z.enum(languages), text: z.string() })),
})
