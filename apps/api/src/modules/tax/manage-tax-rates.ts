import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { taxRateCalls, WireTaxRates } from '@galleria/contract/tax-rate'
import { taxCountries } from '@galleria/contract/vat'
import type { CountryCode } from '@galleria/contract/address-countries'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { afterCommit, type Db, type Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { forgetTaxRates } from './find-tax-rates.ts'
import { isOpen, rateAt, type DatedRate } from './tax.rules.ts'
import {
  deleteTaxRate,
  findBeginning,
  selectTaxCountries,
  selectTaxRates,
  writeTaxRate,
} from './tax.store.ts'

export async function listTaxRates(
  ctx: Pick<Context, 'db' | 'now'>,
  db: Db | Tx = ctx.db,
): Promise<WireTaxRates> {
  const rates = await selectTaxRates(db)
  const countries = await selectTaxCountries(db)
  const now = ctx.now()
  return {
    countryList: taxCountries.flatMap((country) =>
      countries
        .filter((one) => one.country === country)
        .map(({ version, firstDay }) => ({
          country,
          version,
          firstDay,
          rate: rateAt(rates, country, now).rate,
          rateList: presentRates(rates, country, now),
        })),
    ),
  }
}

function presentRates(rates: readonly DatedRate[], country: CountryCode, now: Date) {
  const current = rateAt(rates, country, now)
  return rates
    .filter((one) => one.country === country)
    .toReversed()
    .map((one) => ({
      beginsOn: one.beginsOn,
      rate: one.rate,
      status:
        one === current
          ? ('NOW' as const)
          : one.beginsAt > now
            ? ('PLANNED' as const)
            : ('PAST' as const),
      isOpen: isOpen(one, now),
    }))
}

/** A day has one rate: planned again, it is another one. What is so already is no change. */
export function planTaxRate(ctx: Context, form: Parsed<typeof taxRateCalls.planTaxRate>) {
  return changeRates(ctx, form, (before) =>
    before?.rate === form.rate ? undefined : (tx) => writeTaxRate(tx, form),
  )
}

export function dropTaxRate(ctx: Context, form: Parsed<typeof taxRateCalls.dropTaxRate>) {
  return changeRates(
    ctx,
    form,
    (before) => before && ((tx) => deleteTaxRate(tx, form.country, form.beginsOn)),
  )
}

type Form = Parsed<typeof taxRateCalls.dropTaxRate> & { readonly rate?: number }

/** One country at a time, and only what every process still hears of before it begins. */
function changeRates(
  ctx: Context,
  form: Form,
  changeFrom: (before: DatedRate | undefined) => ((tx: Tx) => Promise<void>) | undefined,
): Promise<WireTaxRates> {
  const { country, beginsOn, version } = form
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'tax_countries', { country })
    const rates = await selectTaxRates(tx)
    const before = rates.find((one) => one.country === country && one.beginsOn === beginsOn)
    const change = changeFrom(before)
    if (!change) return listTaxRates(ctx, tx)
    if (!isOpen({ beginsAt: await findBeginning(tx, country, beginsOn) }, ctx.now()))
      throw refuse('taxrate.begun')
    const countries = await selectTaxCountries(tx)
    if (countries.find((one) => one.country === country)?.version !== version)
      throw refuse('taxrate.changed')
    await change(tx)
    afterCommit(tx, () => forgetTaxRates(ctx))
    noteChanges(
      tx,
      { kind: 'taxRate', id: country, name: country },
      {
        before: { taxRate: percentOf(before?.rate) },
        after: { taxRate: percentOf(form.rate) },
        of: beginsOn,
      },
    )
    return listTaxRates(ctx, tx)
  })
}

/** As the log writes it, the same in every language: 19 %. */
function percentOf(rate: number | undefined): string | undefined {
  return rate === undefined ? undefined : `${Math.round(rate * 1000) / 10} %`
}
