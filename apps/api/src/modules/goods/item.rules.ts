import type { ItemGap } from '@galleria/contract/item-rules'

type Looked = {
  readonly needsEnergyLabel: boolean
  /** Null of goods. */ readonly voucher: object | null
  readonly energyClass: string | null
  /** What its category asks before it is sold, and is not said of it. */
  readonly missing: readonly string[]
  readonly pictures: readonly string[]
  readonly versions: readonly { readonly picture: string; readonly isPriced: boolean }[]
}

/**
 * What an item lacks before it can be sold. Texts, maker and responsible person it has from its
 * first draft on.
 */
export function findGaps({
  needsEnergyLabel,
  voucher,
  energyClass,
  missing,
  pictures,
  versions,
}: Looked): ItemGap[] {
  const gaps: Readonly<Record<ItemGap, boolean>> = {
    picture: pictures.length === 0 || versions.some(({ picture }) => picture === ''),
    version: versions.length === 0,
    price: versions.length > 0 && !versions.some(({ isPriced }) => isPriced),
    energy: needsEnergyLabel && !voucher && energyClass === null,
    attribute: missing.length > 0,
  }
  return (Object.keys(gaps) as ItemGap[]).filter((gap) => gaps[gap])
}

/** Letters that carry no separable accent. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
}

/**
 * ASCII words joined by hyphens, for an address: `Halden writing desk` -> `halden-writing-desk`;
 * `item` where nothing of it is Latin.
 */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[ßøłæœ]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60)
      .replace(/-+$/, '') || 'item'
  )
}
