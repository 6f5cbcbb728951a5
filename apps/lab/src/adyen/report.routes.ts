import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { opens, readBasic } from '../platform/keys.ts'
import { MERCHANT_ACCOUNT, REPORT_PASSWORDS, REPORT_USER } from './adyen.keys.ts'
import { listEntries } from './adyen.store.ts'
import type { Entry } from './adyen.types.ts'

const columns = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Booking Date',
  'TimeZone',
  'Main Currency',
  'Main Amount',
  'Record Type',
  'Payment Currency',
  'Captured (PC)',
  'Settlement Currency',
  'Payable (SC)',
  'Commission (SC)',
  'Markup (SC)',
  'Scheme Fees (SC)',
  'Interchange (SC)',
  'Payment Method Variant',
  'Modification Psp Reference',
  'Modification Merchant Reference',
] as const

/** The payment accounting report of a day: what was booked, some time after it was. */
export async function addReportRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.get<{ Params: { account: string; file: string } }>(
    '/reports/download/MerchantAccount/:account/:file',
    async (request, reply) => {
      const [user, password = ''] = readBasic(request.headers.authorization).split(':', 2)
      if (user !== REPORT_USER || !opens(context, REPORT_PASSWORDS, password))
        return reply.code(401).send('Unauthorized')
      const [, day] =
        /^payments_accounting_report_(\d{4}_\d\d_\d\d)\.csv$/.exec(request.params.file) ?? []
      if (!day || request.params.account !== MERCHANT_ACCOUNT) return reply.code(404).send('')
      const until = new Date(context.now().getTime() - context.delays.adyenReport)
      const rows = listEntries(context.db, day.replaceAll('_', '-'), until.toISOString())
      return reply
        .type('text/csv; charset=utf-8')
        .send([columns.join(','), ...rows.map(present), ''].join('\n'))
    },
  )
}

/** Nothing is booked by an agreement, nor by letting it go. */
const isMoved = ({ type }: Entry) => type !== 'Authorised' && type !== 'Cancelled'

function present(entry: Entry): string {
  const { currency, value } = entry.amount
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const major = (minor: number) => (minor / 10 ** (digits.maximumFractionDigits ?? 2)).toFixed(2)
  const cells = [
    'Galleria',
    MERCHANT_ACCOUNT,
    entry.pspReference,
    entry.merchantReference,
    entry.brand,
    entry.at.replace('T', ' ').slice(0, 19),
    'UTC',
    currency,
    major((entry.mainAmount ?? entry.amount).value),
    entry.type,
    currency,
    isMoved(entry) ? major(value) : '',
    currency,
    isMoved(entry) ? major(value - entry.fee) : '',
    major(entry.fee),
    '',
    '',
    '',
    entry.brand,
    entry.modificationReference ?? '',
    entry.modificationMerchantReference ?? '',
  ]
  return cells
    .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
}
