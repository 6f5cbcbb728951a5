import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nothing, wireTime } from '../wire.ts'
import { areInOrder, exportFormats, exportKinds } from './export-rules.ts'

const day = z.iso.date()

/** A table that is being made, can be fetched, or could not be made. */
const wireExport = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  /** First and last calendar day, in the time zone of the first shop. */
  from: day,
  to: day,
  status: z.enum(['PREPARING', 'READY', 'FAILED']),
  /** Rows below the heading; so far, while it is being made. */
  rowCount: z.int(),
  fileSize: z.nullable(z.int()),
  createdTime: wireTime,
  /** Until when it can be fetched. */
  expirationTime: wireTime,
  file: z.nullable(z.object({ name: z.string(), url: z.string() })),
})
export type WireExport = z.output<typeof wireExport>

export const exportCalls = {
  createExport: defineCall({
    call: 'POST /sapi/mall-merchant/export/create',
    who: 'merchant',
    right: 'export',
    writes: 'exports',
    about:
      'Begins to make a table of the own orders, order lines, invoices, VAT or after-sales requests of some days, as CSV or XLSX. A key that was used begins no second one.',
    body: z
      .object({
        kind: z.enum(exportKinds),
        format: z.enum(exportFormats),
        from: day,
        to: day,
        requestKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
      })
      .check(z.refine(areInOrder, { path: ['to'], error: 'order' })),
    reply: wireExport,
    refusals: [],
  }),
  listExports: defineCall({
    call: 'POST /sapi/mall-merchant/export/list',
    who: 'merchant',
    right: 'export',
    writes: false,
    about: 'The tables of the last days, the newest first; at most fifty.',
    body: nothing,
    reply: z.array(wireExport),
    refusals: [],
  }),
}
