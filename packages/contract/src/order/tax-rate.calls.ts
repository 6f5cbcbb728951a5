import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { taxCountries } from '../vat.ts'
import { nothing, smallId } from '../wire.ts'
import { HIGHEST_TAX_RATE, isTaxRate } from './tax-rate-rules.ts'

/**
 * VAT by country, from the day on which each rate begins: kept by the mall, charged at every
 * checkout.
 */

const rates = z.object({
  countryList: z.array(
    z.object({
      country: z.enum(taxCountries),
      /** What counts there now, as a fraction. */ rate: z.number(),
      /** The first day that can still be planned, in its own calendar. */ firstDay: z.string(),
      /** What a change is based on. */ version: z.int(),
      /** All of them, the last to begin first. */
      rateList: z.array(
        z.object({
          /** In its own country's calendar, from midnight on. */ beginsOn: z.string(),
          rate: z.number(),
          status: z.enum(['PLANNED', 'NOW', 'PAST']),
          /** False once it has begun, and in the last minute before. */ isOpen: z.boolean(),
        }),
      ),
    }),
  ),
})
export type WireTaxRates = z.output<typeof rates>
export type WireTaxCountry = WireTaxRates['countryList'][number]

const named = {
  country: z.enum(taxCountries),
  /** That was read. */ version: smallId,
  beginsOn: z.iso.date(),
}

export const taxRateCalls = {
  listTaxRates: defineCall({
    call: 'POST /sapi/mall-operator/taxRate/list',
    who: 'operator',
    right: 'money',
    writes: false,
    about:
      'The VAT of every country that the mall delivers to: what counts now, what begins when, and what was.',
    body: nothing,
    reply: rates,
    refusals: [],
  }),
  planTaxRate: defineCall({
    call: 'POST /sapi/mall-operator/taxRate/plan',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Plans the rate of a country from a day on, or another one for a day that is planned. It begins at midnight there; a day that has begun, or begins within a minute, is refused. Names the version that was read: of two who change a country at once the second is refused.',
    body: z.object({
      ...named,
      rate: z.number().check(
        z.minimum(0),
        z.maximum(HIGHEST_TAX_RATE),
        z.refine((rate) => isTaxRate(rate), { error: 'tax_rate' }),
      ),
    }),
    reply: rates,
    refusals: ['taxrate.begun', 'taxrate.changed'],
  }),
  dropTaxRate: defineCall({
    call: 'POST /sapi/mall-operator/taxRate/drop',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Takes back a rate that has not begun. Names the version that was read; one that is not planned any more is no change.',
    body: z.object(named),
    reply: rates,
    refusals: ['taxrate.begun', 'taxrate.changed'],
  }),
}
