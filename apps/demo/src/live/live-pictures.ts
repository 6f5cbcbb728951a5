import { DAY } from '@galleria/kernel/time'
import { finishNames } from '@galleria/i18n'
import type { Item } from '../items.ts'
import { pictureWords } from '../picture-words.ts'
import { HOUSE_SHOP } from '../shops.ts'
import type { Act, Stage, Staff } from './stage.ts'

/** The house shop says of some items what their pictures show, each as its form saves it. */
export function planPictures(
  stage: Stage,
  items: readonly Item[],
  { staff, now }: { readonly staff: Staff; readonly now: number },
): Act[] {
  return Object.entries(pictureWords).map(([key, words], nth) => ({
    // One after the other on a quiet day.
    at: now - 19 * DAY + nth * 60_000,
    run: async () => {
      const item = items.find(({ shop, model }) => shop.id === HOUSE_SHOP && model.key === key)
      if (item) await sayWhatIsShown(stage, item, words, staff)
    },
  }))
}

async function sayWhatIsShown(
  stage: Stage,
  { id, skus, shop }: Item,
  words: { readonly en: string; readonly de: string },
  staff: Staff,
): Promise<void> {
  const call = await stage.as(staff(shop.id))
  const item = await call('POST /sapi/mall-merchant/item/detail', { itemId: id })
  const { itemId, version, category, textList, energyClass, freight, imageList } = item
  await call('POST /sapi/mall-merchant/item/save', {
    ...{ itemId, version, categoryId: category.id, language: item.language, textList },
    ...{ manufacturer: item.manufacturer, responsiblePerson: item.responsiblePerson },
    ...{ energyClass, freight, imageList: imageList.map(({ url }) => url) },
    imageTextList: imageList.flatMap(({ url }) => {
      const finish = skus.find(({ picture }) => url.includes(`/${picture}-`))?.finish
      const names = finish && finishNames[finish]
      return names
        ? {
            url,
            textList: [
              { language: 'en' as const, text: `${words.en}. Finish: ${names.en}` },
              { language: 'de' as const, text: `${words.de}. Ausführung: ${names.de}` },
            ],
          }
        : []
    }),
  })
}
