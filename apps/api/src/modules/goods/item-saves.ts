import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { WireOwnItem } from '@galleria/contract/item-desk'
import type { itemSavesCalls, WireItemSave, WireSavedItem } from '@galleria/contract/item-saves'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { readSaved, type SavedForm } from './item-saves.rules.ts'
import {
  findCategoryOfSave,
  findSave,
  findSaves,
  nameAttributes,
  type NamedAttribute,
  type SaveRow,
} from './item-saves.queries.ts'
import { saveItemIn } from './manage-items.ts'
import { presentOwnPicture } from './own-item.present.ts'
import { findStanding } from './own-item.queries.ts'
import { ownItem } from './own-item.ts'

type Which = { readonly itemId: number; readonly saveNo: number }

export async function listItemSaves(
  ctx: Context,
  { itemId }: Parsed<typeof itemSavesCalls.itemSaves>,
): Promise<Reply<typeof itemSavesCalls.itemSaves>> {
  await demandOwn(ctx, ctx.db, itemId)
  return { saveList: (await findSaves(ctx.db, itemId)).map(presentSave) }
}

export async function readSavedItem(ctx: Context, which: Which): Promise<WireSavedItem> {
  const { form, ...save } = await ownSave(ctx, ctx.db, which)
  const [room, attributes] = await Promise.all([
    findCategoryOfSave(ctx.db, ctx.language, form.categoryId),
    nameAttributes(
      ctx.db,
      ctx.language,
      (form.attributeList ?? []).map(({ key }) => key),
    ),
  ])
  return {
    ...presentSave(save),
    category: { id: room?.id ?? form.categoryId, key: room?.key ?? '' },
    categoryName: room?.name ?? '',
    movedTo: room?.movedTo ?? null,
    ...presentForm(form, attributes),
  }
}

/**
 * Saves an item once more as one of its saves has left it: the same rules hold as for any other
 * save, and what they refuse changes nothing.
 */
export async function takeSaveOver(
  ctx: Context,
  { saveNo, ...which }: Parsed<typeof itemSavesCalls.takeSaveOver>,
): Promise<WireOwnItem> {
  const { itemId } = which
  await ctx.inTransaction(async (tx) => {
    const { form } = await ownSave(ctx, tx, { itemId, saveNo })
    await saveItemIn(ctx, tx, readSaved(form, which), { takenFrom: saveNo })
  })
  return ownItem(ctx, which)
}

async function ownSave(ctx: Context, db: Db | Tx, which: Which) {
  await demandOwn(ctx, db, which.itemId)
  const save = await findSave(db, which)
  if (!save) throw refuse('item.save_not_found')
  return save
}

async function demandOwn(ctx: Context, db: Db | Tx, itemId: number): Promise<void> {
  if (!(await findStanding(db, sellerOf(ctx), itemId))) throw refuse('item.not_found')
}

const presentSave = ({ savedAt, ...save }: SaveRow): WireItemSave => ({
  ...save,
  savedAt: savedAt.toISOString(),
})

function presentForm(form: SavedForm, attributes: readonly NamedAttribute[]) {
  return {
    language: form.language,
    textList: form.textList,
    manufacturer: form.manufacturer ?? '',
    responsiblePerson: form.responsiblePerson ?? '',
    energyClass: form.energyClass,
    freight: form.freight ?? ('parcel' as const),
    voucher: form.voucher ? { ...form.voucher, address: form.voucher.address ?? null } : null,
    imageList: form.pictures.map((name) => presentOwnPicture(name, { pictureTexts: {}, ...form })),
    attributeList: (form.attributeList ?? []).map((given) => presentGiven(given, attributes)),
  }
}

/** Under its key where nobody knows it any more. */
function presentGiven(
  {
    key,
    option = null,
    number = null,
    textList = [],
  }: NonNullable<SavedForm['attributeList']>[number],
  attributes: readonly NamedAttribute[],
) {
  const found = attributes.find((one) => one.key === key)
  const kind = option === null ? (number === null ? 'text' : 'number') : 'choice'
  return {
    key,
    name: found?.name ?? key,
    kind: found?.kind ?? (kind as NamedAttribute['kind']),
    unit: found?.unit ?? '',
    isRequired: found?.isRequired ?? false,
    option:
      option === null
        ? null
        : (found?.options.find((one) => one.key === option) ?? { key: option, name: option }),
    number,
    textList,
  }
}
