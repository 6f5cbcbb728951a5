import { currencies, minorDigits, money, type Currency, type Money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { callOutside, OutsideError } from '#platform/outside.ts'
import {
  ProviderLockedOut,
  type ListedRefund,
  type ProviderCapture,
  type ProviderPayment,
} from '../providers/payment-provider.ts'
import type { Keys } from '../providers/two-keys.ts'
import { readCaptureReference } from '../providers/references.ts'
import { isDisputeRow, type DisputeLine } from './adyen-disputes.ts'
import type { AdyenSettings } from './adyen-settings.ts'

/**
 * No more days are read at once: a mall that was away for longer catches up in steps. One that
 * never read a report has none of before.
 */
const MOST_DAYS = 40
/** A report of a day that was empty so long after it stays so. */
const CLOSED_AFTER_MS = 7 * DAY

export type Booked = ProviderCapture & {
  readonly fee: Money
  /** Of a part of a promise, by what we asked for it. */
  readonly partReference?: string
}
/**
 * A payment that its buyer, or their lender, has agreed to; `isLetGo` once nothing more is taken by
 * it.
 */
type Agreed = {
  readonly agreedRef: string
  readonly reference: string
  readonly amount: Money
  readonly isLetGo: boolean
}
export type Report = {
  readonly agreed: readonly Agreed[]
  readonly captures: readonly Booked[]
  readonly refunds: readonly ListedRefund[]
  readonly disputes: readonly DisputeLine[]
  readonly unreadable: readonly string[]
}

/** Of one Adyen account. */
export type ReportReader = {
  /**
   * The payment accounting reports of the days between two instants, oldest first. One that is not
   * made yet is no fault.
   */
  read(since: Date, until: Date, now: Date): Promise<Report>
}

/** By whom reports are fetched. */
export type ReportUser = Pick<AdyenSettings, 'reportUser' | 'reportPassword'>

export function createReportReader(settings: AdyenSettings, keys: Keys<ReportUser>): ReportReader {
  // When they were found empty: not read again each minute, but once a day.
  const empty = new Map<number, number>()
  return {
    async read(since, until, now) {
      const agreed: Agreed[] = []
      const captures: Booked[] = []
      const refunds: ListedRefund[] = []
      const disputes: DisputeLine[] = []
      const unreadable: string[] = []
      for (let day = dayOf(since); day <= dayOf(until); day += 1) {
        if (now.getTime() - (empty.get(day) ?? 0) < DAY) continue
        const rows = await keys.use((user) => readDay(settings, user, new Date(day * DAY)))
        if (rows.length === 0 && now.getTime() - day * DAY > CLOSED_AFTER_MS)
          empty.set(day, now.getTime())
        for (const row of rows) {
          const entry = readRow(row)
          if (!entry) unreadable.push(row['Psp Reference'] ?? 'without a name')
          else if ('agreedRef' in entry) agreed.push(entry)
          else if ('type' in entry) disputes.push(entry)
          else if ('capturedAt' in entry) captures.push(entry)
          else if ('createdAt' in entry) refunds.push(entry)
        }
      }
      return { agreed, captures, refunds: lastWords(refunds), disputes, unreadable }
    },
  }
}

/** What a report says of one payment, by our name of it. */
export function findInReport(report: Report, ref: string): ProviderPayment | undefined {
  const agreed = report.agreed.filter(({ reference }) => reference === ref)
  const booked = report.captures.filter(({ reference }) => reference === ref)
  const letGo = new Set(agreed.filter(({ isLetGo }) => isLetGo).map(({ agreedRef }) => agreedRef))
  const standing = agreed.filter(({ agreedRef }) => !letGo.has(agreedRef))
  const isOver = agreed.length > 0 && standing.length === 0
  const agreement = standing[0] ?? agreed[0]
  const [taken] = booked
  const isInParts = booked.some(({ partReference }) => partReference)
  const amount = taken && !isInParts ? taken.amount : (agreement ?? taken)?.amount
  if (!amount || (isOver && !taken)) return undefined
  return {
    ref,
    reference: ref,
    status: taken ? 'paid' : 'authorised',
    ...(agreement && { authorisationRef: agreement.agreedRef }),
    amount,
    isOver,
    isListed: true,
    redirectUrl: null,
    failedReason: null,
    captures: booked.map((one) => ({
      ref: one.ref,
      amount: one.amount,
      fee: one.fee,
      ...(one.partReference && { reference: one.partReference }),
    })),
    refunds: [],
  }
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY)

/** The steps in which the time from an instant on is read, each of whole days. */
export function stepsOf(since: Date, now: Date): readonly { since: Date; until: Date }[] {
  const steps: { since: Date; until: Date }[] = []
  let from = since.getTime() === 0 ? now.getTime() - (MOST_DAYS - 1) * DAY : since.getTime()
  do {
    const next = (dayOf(new Date(from)) + MOST_DAYS) * DAY
    steps.push({ since: new Date(from), until: new Date(Math.min(next - 1, now.getTime())) })
    from = next
  } while (from <= now.getTime())
  return steps
}

/** A refund that the bank sent back is booked twice: given, and then not. */
function lastWords(refunds: readonly ListedRefund[]): readonly ListedRefund[] {
  const last = new Map(refunds.map((one) => [one.ref, one]))
  return refunds
    .filter((one, index) => refunds.findIndex(({ ref }) => ref === one.ref) === index)
    .map((one) => ({ ...(last.get(one.ref) ?? one), createdAt: one.createdAt }))
}

type Row = Readonly<Record<string, string>>

async function readDay(
  settings: AdyenSettings,
  { reportUser, reportPassword }: ReportUser,
  day: Date,
): Promise<readonly Row[]> {
  const name = `payments_accounting_report_${day.toISOString().slice(0, 10).replaceAll('-', '_')}.csv`
  const home =
    settings.standIn ?? `https://ca-${settings.environment === 'live' ? 'live' : 'test'}.adyen.com`
  const secret = Buffer.from(`${reportUser}:${reportPassword}`)
  const { status, body } = await callOutside(
    `${home}/reports/download/MerchantAccount/${settings.merchantAccount}/${name}`,
    { method: 'GET', as: 'text', headers: { authorization: `Basic ${secret.toString('base64')}` } },
  )
  if (status === 404) return []
  if (status === 401 || status === 403)
    throw new ProviderLockedOut(`the report ${name} answered ${status}`)
  if (status !== 200 || typeof body !== 'string')
    throw new OutsideError(`the report ${name} answered ${status}`)
  const [head = '', ...lines] = body.split(/\r?\n/).filter((line) => line !== '')
  const columns = cellsOf(head)
  return lines.map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/**
 * `{}` for what is booked there and concerns no list of ours; undefined for what cannot be read.
 */
function readRow(row: Row): Agreed | Booked | ListedRefund | DisputeLine | object | undefined {
  const type = row['Record Type']
  if (isDisputeRow(type)) return readDisputeRow(row, type)
  if (type === 'Authorised' || type === 'Cancelled') return readAgreed(row, type === 'Cancelled')
  if (type !== 'SentForSettle' && type !== 'SentForRefund' && type !== 'RefundedReversed') return {}
  const at = new Date(`${row['Booking Date']?.replace(' ', 'T')}Z`)
  const amount = readMoney(row['Captured (PC)'], row['Payment Currency'])
  const psp = row['Psp Reference'] ?? ''
  // An attempt is known by its reference; what was taken for it, by Adyen's name.
  const reference = row['Merchant Reference'] ?? ''
  if (!amount || Number.isNaN(at.getTime()) || !/^\w{8,40}$/.test(psp)) return undefined
  const partReference = row['Modification Merchant Reference'] ?? ''
  const isPart = partReference !== reference && readCaptureReference(partReference) !== undefined
  if (type === 'SentForSettle' && isPart)
    return {
      ref: row['Modification Psp Reference'] ?? '',
      paymentRef: reference,
      reference,
      partReference,
      amount,
      capturedAt: at,
      fee: feeOf(row, amount),
    }
  if (type === 'SentForSettle')
    return {
      ref: psp,
      paymentRef: reference,
      reference,
      amount,
      capturedAt: at,
      fee: feeOf(row, amount),
    }
  return {
    ref: row['Modification Psp Reference'] ?? '',
    reference: row['Modification Merchant Reference'] ?? '',
    status: type === 'SentForRefund' ? 'succeeded' : 'failed',
    failedReason: type === 'SentForRefund' ? null : type,
    paymentRef: reference,
    captureRef: psp,
    amount,
    createdAt: at,
  }
}

function readAgreed(row: Row, isLetGo: boolean): Agreed | undefined {
  const amount = readMoney(row['Main Amount'], row['Main Currency'])
  const agreedRef = row['Psp Reference'] ?? ''
  if (!amount || !/^\w{8,40}$/.test(agreedRef)) return undefined
  return { agreedRef, reference: row['Merchant Reference'] ?? '', amount, isLetGo }
}

function readDisputeRow(row: Row, type: DisputeLine['type']): DisputeLine | undefined {
  const amount = readMoney(row['Captured (PC)'], row['Payment Currency'])
  const ref = row['Modification Psp Reference'] ?? ''
  if (!amount || !/^\w{8,40}$/.test(ref)) return undefined
  return { ref, captureRef: row['Psp Reference'] ?? null, amount, fee: feeOf(row, amount), type }
}

/** Commission, markup, scheme fees and interchange, in the currency of the settlement. */
function feeOf(row: Row, amount: Money): Money {
  const currency = row['Settlement Currency']
  const parts = ['Commission (SC)', 'Markup (SC)', 'Scheme Fees (SC)', 'Interchange (SC)']
  return parts.reduce(
    (sum, part) => {
      const fee = readMoney(row[part], currency)
      return fee ? money(sum.minor + fee.minor, fee.currency) : sum
    },
    money(0, isCurrency(currency) ? currency : amount.currency),
  )
}

const isCurrency = (text: string | undefined): text is Currency =>
  (currencies as readonly (string | undefined)[]).includes(text)

/** Figures of a report are decimal; ours are whole. */
function readMoney(text: string | undefined, currency: string | undefined): Money | undefined {
  if (!text || !isCurrency(currency) || !/^\d{1,12}(\.\d{1,3})?$/.test(text)) return undefined
  const [whole = '', part = ''] = text.split('.')
  const digits = minorDigits(currency)
  return money(Number(`${whole}${part.padEnd(digits, '0').slice(0, digits)}`), currency)
}

/** A line of comma-separated values; text with commas stands in quotes. */
function cellsOf(line: string): string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? []
  return cells
    .map((cell) => cell.replace(/,$/, ''))
    .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}
