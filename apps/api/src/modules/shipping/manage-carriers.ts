import type { carrierCalls, WireCarrier } from '@galleria/contract/carrier'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'

/** All of them, by name. */
export async function listDeskCarriers({ db }: { readonly db: Db | Tx }) {
  return { carrierList: await selectCarriers(db).orderBy('name').orderBy('id').execute() }
}

/**
 * The code is the only key that the mall and the tracking service share: it is taken once and
 * stays.
 */
export function addCarrier(ctx: Context, form: Parsed<typeof carrierCalls.addCarrier>) {
  return ctx.inTransaction(async (tx) => {
    const added = await tx
      .insertInto('carriers')
      .values({ code: form.code, name: form.name, tracking_url: form.trackingUrl })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added)
      noteChanges(
        tx,
        { kind: 'carrier', id: String(added.id), name: form.name },
        {
          after: { code: form.code, name: form.name, trackingLink: form.trackingUrl, isOpen: true },
        },
      )
    else if (!(await isSame(tx, form))) throw refuse('carrier.code_taken')
    return listDeskCarriers({ db: tx })
  })
}

async function isSame(tx: Tx, form: Parsed<typeof carrierCalls.addCarrier>): Promise<boolean> {
  const there = await selectCarriers(tx).where('code', '=', form.code).executeTakeFirst()
  return there?.name === form.name && there.trackingUrl === form.trackingUrl
}

/**
 * The version that was read is named, so that nobody overwrites what they have not seen; what is so
 * already is no change.
 */
export function saveCarrier(ctx: Context, form: Parsed<typeof carrierCalls.saveCarrier>) {
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'carriers', { id: form.id })
    const before = await selectCarriers(tx).where('id', '=', form.id).executeTakeFirst()
    if (!before) throw refuse('carrier.not_found')
    if (isChanged(before, form)) {
      if (before.version !== form.version) throw refuse('carrier.changed')
      await tx
        .updateTable('carriers')
        .set({ name: form.name, tracking_url: form.trackingUrl, is_on: form.isOn })
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', form.id)
        .execute()
      noteChanges(
        tx,
        { kind: 'carrier', id: String(form.id), name: form.name },
        { before: noted(before), after: noted(form) },
      )
    }
    return listDeskCarriers({ db: tx })
  })
}

type Written = Pick<WireCarrier, 'name' | 'trackingUrl' | 'isOn'>
const isChanged = (before: Written, form: Written) =>
  before.name !== form.name || before.trackingUrl !== form.trackingUrl || before.isOn !== form.isOn
const noted = ({ name, trackingUrl, isOn }: Written) => ({
  name,
  trackingLink: trackingUrl,
  isOpen: isOn,
})

function selectCarriers(db: Db | Tx) {
  return db
    .selectFrom('carriers')
    .select(['id', 'code', 'name', 'tracking_url as trackingUrl', 'is_on as isOn', 'version'])
}
