import type { Argument, Parsed } from '@galleria/contract/define-call'
import { itemDeskCalls } from '@galleria/contract/item-desk'
import { refuse } from '@galleria/contract/refusals'
import { fieldErrors } from '#platform/bind.ts'
import { pictures } from '#platform/picture-urls.ts'
import type { ItemFacts, PictureTexts } from '#modules/catalog/index.ts'
import { presentVoucher } from '#modules/catalog/selling/index.ts'

type Form = Omit<
  Argument<typeof itemDeskCalls.saveItem>,
  'itemId' | 'version' | 'imageList' | 'imageTextList'
>

/** An item's form as it was given, with the names of its pictures in the place of addresses. */
export type SavedForm = Form & {
  readonly pictures: readonly string[]
  /** Absent where nothing is said of them. */ readonly pictureTexts?: PictureTexts
}

/** The newest saves of an item; of the others only the audit log tells. */
export const MOST_SAVES = 50

type GivenItem = Omit<ItemFacts, 'attributes'> & {
  readonly attributes: NonNullable<Form['attributeList']>
}

/** The same for what is given now and for what a form was given once, so that both compare. */
export function savedFormOf({ attributes, texts, voucher, ...item }: GivenItem): SavedForm {
  return {
    categoryId: item.categoryId,
    language: item.language,
    textList: texts.map((text) => ({ ...text, details: [...text.details] })),
    ...(voucher
      ? { voucher: presentVoucher(voucher) as NonNullable<Form['voucher']>, energyClass: null }
      : {
          manufacturer: item.manufacturer,
          responsiblePerson: item.responsiblePerson,
          energyClass: item.energyClass as Form['energyClass'],
          freight: item.freight as NonNullable<Form['freight']>,
        }),
    attributeList: attributes.flatMap(({ key, option = null, number = null, textList = [] }) =>
      option === null && number === null && textList.length === 0
        ? []
        : [{ key, option, number, textList: textList.map((one) => ({ ...one })) }],
    ),
    pictures: [...item.pictures],
    ...(Object.keys(item.pictureTexts).length > 0 ? { pictureTexts: item.pictureTexts } : {}),
  }
}

/** Read anew by the rules of today, which may be other than those by which it was saved. */
export function readSaved(
  { pictures: names, pictureTexts = {}, ...form }: SavedForm,
  which: { readonly itemId: number; readonly version: number },
): Parsed<typeof itemDeskCalls.saveItem> {
  const imageList = names.map((name) => pictures.url(name))
  const imageTextList = names.map((name) => ({
    url: pictures.url(name),
    textList: Object.entries(pictureTexts[name] ?? {}).map(([language, text]) => ({
      language,
      text,
    })),
  }))
  const parsed = itemDeskCalls.saveItem.body.safeParse({
    ...{ ...form, ...which },
    ...{ imageList, imageTextList },
  })
  if (!parsed.success)
    throw refuse('item.refused', {
      errors: fieldErrors(parsed.error.issues).map(({ path, code }) => ({ path, code })),
    })
  return parsed.data
}
