import type { WireDeskCategory } from '@galleria/contract/category-desk'

/** Its name for whoever reads. */
export function nameOf({ key, textList }: WireDeskCategory, locale: string): string {
  return (textList.find(({ language }) => language === locale) ?? textList[0])?.name ?? key
}

/** Its way from the top, as the field of an item's category has it. */
export function wayNameOf(
  { path }: WireDeskCategory,
  categories: readonly WireDeskCategory[],
  locale: string,
): string {
  return path
    .flatMap((id) => categories.filter((one) => one.id === id))
    .map((one) => nameOf(one, locale))
    .join(' / ')
}
