import type { WireAskedAttribute } from '@galleria/contract/attribute'
import type { WireAttribute } from '@galleria/contract/attribute-desk'
import type {
  WireItemRow,
  WireItemToLookAt,
  WireListedItem,
  WireOwnItem,
} from '@galleria/contract/item-desk'
import { LOOKED_AT } from '@galleria/contract/item-rules'
import { languages, type Language } from '@galleria/contract/storefronts'
import { allows, operationsFor } from '@galleria/kernel/flow'
import { pictures } from '#platform/picture-urls.ts'
import { wireMoney } from '#platform/wire-money.ts'
import {
  itemFlow,
  presentAttributes,
  presentModel,
  type PictureTexts,
} from '#modules/catalog/index.ts'
import { presentVoucher } from '#modules/catalog/selling/index.ts'
import { missingIn } from './item-attributes.ts'
import { findGaps } from './item.rules.ts'
import type { ItemRow, OwnVersion, WholeItem } from './own-item.queries.ts'

export const presentPicture = (name: string) => ({
  url: pictures.url(name),
  previewUrl: pictures.url(name, 160),
  tint: pictures.tint(name),
})

/** With what it shows, in the item's language first. */
export const presentOwnPicture = (
  name: string,
  { language, pictureTexts }: { readonly language: Language; readonly pictureTexts: PictureTexts },
) => ({
  ...presentPicture(name),
  textList: [language, ...languages.filter((other) => other !== language)].flatMap((one) => {
    const text = pictureTexts[name]?.[one]
    return text === undefined ? [] : [{ language: one, text }]
  }),
})

export function presentItemRow(row: ItemRow): WireItemRow {
  return {
    itemId: row.id,
    name: row.name,
    image: row.picture === null ? null : presentPicture(row.picture),
    shop: { id: row.shopId, name: row.shopName },
    categoryName: row.categoryName,
    status: row.isHeldBack ? 'HELD_BACK' : row.status,
    versionCount: row.versionCount,
    skuCode: row.firstCode,
    version: row.version,
    changedAt: row.changedAt.toISOString(),
  }
}

/** What is held back is off sale already; taken off, it stays so once its seller may sell again. */
export function presentListedItem(row: ItemRow, mayWrite: boolean): WireListedItem {
  const facts = { isOwn: true, isLookedAt: false, isComplete: false }
  const can = (move: 'pause' | 'resume' | 'archive') =>
    allows(itemFlow, move, { state: row.status, actor: 'shop', facts }) &&
    !(row.isHeldBack && move === 'pause')
  return {
    ...presentItemRow(row),
    operationList: mayWrite ? (['pause', 'resume', 'archive'] as const).filter(can) : [],
  }
}

/** An attribute as a form asks it; an option that is hidden stands only where it is chosen. */
export function presentAsked(
  { key, categoryId, kind, unit, isRequired, nameList, optionList }: WireAttribute,
  language: Language,
): WireAskedAttribute {
  const nameIn = (names: WireAttribute['nameList']) =>
    names.find((one) => one.language === language)?.name ?? key
  return {
    ...{ key, categoryId, kind, unit, isRequired },
    name: nameIn(nameList),
    optionList: optionList
      .filter(({ isHidden }) => !isHidden)
      .map((option) => ({ key: option.key, name: nameIn(option.nameList) })),
  }
}

/** Its own pictures, and those of versions that came with the data. */
export function picturesOf({
  pictures: own,
  versions,
}: Pick<WholeItem, 'pictures' | 'versions'>): string[] {
  return [...new Set([...own, ...versions.map(({ picture }) => picture)])].filter(Boolean)
}

/** Until it has a version it may be made of goods a service, or the other way round. */
export const isKindOpen = ({ versions }: Pick<WholeItem, 'versions'>): boolean =>
  versions.length === 0

export const isLookedAt = ({ soldBefore }: Pick<WholeItem, 'soldBefore'>): boolean =>
  soldBefore < LOOKED_AT

export function gapsOf(row: WholeItem) {
  return findGaps({
    ...row,
    missing: missingIn(row.attributes),
    pictures: picturesOf(row),
    versions: row.versions.map(({ picture, prices }) => ({
      picture,
      isPriced: prices.length > 0,
    })),
  })
}

export function presentOwnItem(row: WholeItem, mayWrite: boolean): WireOwnItem {
  const gapList = gapsOf(row)
  const facts = { isOwn: true, isLookedAt: isLookedAt(row), isComplete: gapList.length === 0 }
  return {
    ...presentItemRow(row),
    urlKey: row.urlKey,
    category: { id: row.categoryId, key: row.categoryKey },
    language: row.language,
    textList: row.texts,
    manufacturer: row.manufacturer,
    responsiblePerson: row.responsiblePerson,
    energyClass: row.energyClass,
    attributeList: row.attributes.map(({ id: _, texts, ...attribute }) => ({
      ...attribute,
      textList: texts,
    })),
    freight: row.freight,
    voucher: row.voucher && presentVoucher(row.voucher),
    isKindOpen: isKindOpen(row),
    imageList: picturesOf(row).map((name) => presentOwnPicture(name, row)),
    model: row.shape && presentModel(row.shape),
    versionList: row.versions.map((version) => presentVersion(version, row)),
    gapList,
    missingList: missingIn(row.attributes),
    isLookedAt: facts.isLookedAt,
    reviewNote: row.reviewNote,
    operationList: mayWrite
      ? (operationsFor(itemFlow, {
          state: row.status,
          actor: 'shop',
          facts,
        }) as WireOwnItem['operationList'])
      : [],
  }
}

function presentVersion(version: OwnVersion, { status }: WholeItem) {
  return {
    skuId: version.id,
    skuCode: version.code,
    gtin: version.gtin,
    attributes: presentAttributes(version),
    finish: version.finish,
    sizeName: version.size,
    widthCm: version.widthMm / 10,
    depthCm: version.depthMm / 10,
    heightCm: version.heightMm / 10,
    weightKg: version.weightG / 1000,
    image: version.picture === '' ? null : presentPicture(version.picture),
    freeQty: version.free,
    priceList: version.prices.map(({ site, currency, amount }) => ({
      site,
      salePrc: wireMoney(amount, currency),
    })),
    isDroppable: status === 'DRAFT' && version.isUntouched,
  }
}

export function presentToLookAt(row: WholeItem, isOwn: boolean): WireItemToLookAt {
  const facts = { isOwn, isLookedAt: true, isComplete: gapsOf(row).length === 0 }
  return {
    ...presentOwnItem(row, false),
    sellerName: row.sellerName,
    submittedAt: (row.submittedAt ?? row.changedAt).toISOString(),
    decisionList: operationsFor(itemFlow, {
      state: row.status,
      actor: 'operator',
      facts,
    }) as WireItemToLookAt['decisionList'],
  }
}
