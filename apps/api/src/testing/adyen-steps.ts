import { createHmac } from 'node:crypto'
import type { ReplyOf } from '@galleria/contract/client'
import { DAY } from '@galleria/kernel/time'
import type { TestMall, Visitor } from './open-test-mall.ts'

/** What a buyer does at Adyen, and what Adyen says, without a browser. */

const CLIENT_KEY = 'test_GALLERIADEMO'
export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'

export async function queueAtAdyen(
  t: TestMall,
  outcome: string,
  channel = 'ADYEN_PC',
): Promise<void> {
  const answer = await fetch(`${t.lab.url}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, outcome }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** What the vendor's script gives of a card: blobs that its frames made. */
export async function cardState(
  t: { readonly lab: { readonly url: string } },
  { number = '4111111111111111', holderName = 'K Petersen' } = {},
): Promise<string> {
  const seal = async (value: string) => {
    const answer = await fetch(
      `${t.lab.url}/adyen/checkoutshopper/v1/seal?clientKey=${CLIENT_KEY}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value }),
      },
    )
    return ((await answer.json()) as { blob: string }).blob
  }
  return JSON.stringify({
    paymentMethod: {
      type: 'scheme',
      holderName,
      encryptedCardNumber: await seal(number),
      encryptedExpiryMonth: await seal('03'),
      encryptedExpiryYear: await seal('2030'),
      encryptedSecurityCode: await seal('737'),
    },
    browserInfo: { userAgent: 'test', colorDepth: 24, javaEnabled: false },
    origin: 'http://127.0.0.1',
  })
}

export function payAtAdyen(
  visitor: Visitor,
  contractId: string,
  payMethod: string,
  token?: string,
): Promise<ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>> {
  return visitor.call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: 'ADYEN_PC',
    payMethod,
    contractId,
    ...(token ? { token } : {}),
  })
}

/**
 * The buyer chooses on the page of a bank and is sent back; what the address brings back to the
 * mall.
 */
export const chooseAtBank = (url: string, outcome: string) => answerAt(url, { outcome })

/** The bank of a card asks its holder for a password. */
export const answerIssuer = (url: string, password: string) => answerAt(url, { password })

async function answerAt(url: string, answer: Record<string, string>): Promise<string> {
  const { headers } = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(answer),
    redirect: 'manual',
  })
  return new URL(headers.get('location') ?? '').searchParams.get('redirectResult') ?? ''
}

export type AdyenItem = {
  eventCode: string
  success?: 'true' | 'false'
  pspReference: string
  originalReference?: string
  merchantReference: string
  amount: { value: number; currency: string }
  reason?: string
}

/** A call as Adyen makes it: each item signed by itself. */
export function notification(
  items: readonly AdyenItem[],
  key = HMAC_KEY,
  account = 'GalleriaDEMO',
) {
  return {
    live: 'false',
    notificationItems: items.map((item) => {
      const { originalReference = '', success = 'true', amount } = item
      const signed = [
        item.pspReference,
        originalReference,
        account,
        item.merchantReference,
        amount.value,
        amount.currency,
        item.eventCode,
        success,
      ].join(':')
      const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex'))
        .update(signed)
        .digest('base64')
      return {
        NotificationRequestItem: {
          ...item,
          success,
          merchantAccountCode: account,
          eventDate: '2026-11-24T18:00:00+00:00',
          additionalData: { hmacSignature },
        },
      }
    }),
  }
}

export async function tellOfAdyen(t: TestMall, body: object): Promise<number> {
  const answer = await t.mall.app.inject({
    method: 'POST',
    url: '/webhooks/adyen',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  return answer.statusCode
}

export type AdyenRow = {
  readonly type: string
  readonly reference: string
  readonly whole: number
  readonly minor: number
  /** Of a part or a refund: Adyen's name of it, and ours. */
  readonly psp: string
  readonly name: string
}

/** Its reports of all days: what was booked for which payment, in minor units. */
export async function readReportOfAdyen(t: TestMall): Promise<readonly AdyenRow[]> {
  const rows: AdyenRow[] = []
  const today = t.clock.now().getTime()
  // A test turns its clock by days at most, and over midnight sooner or later.
  for (let day = Date.now() - DAY; day < today + DAY; day += DAY)
    rows.push(...(await rowsOfDay(t, new Date(day))))
  return rows
}

/**
 * What Adyen took and did not give back, by its own reports of all days: minor units of one
 * currency.
 */
export async function heldAtAdyen(t: TestMall): Promise<number> {
  const sign: Record<string, number> = {
    SentForSettle: 1,
    SentForRefund: -1,
    RefundedReversed: 1,
    Chargeback: -1,
    ChargebackReversed: 1,
  }
  return (await readReportOfAdyen(t)).reduce(
    (sum, { type, minor }) => sum + (sign[type] ?? 0) * minor,
    0,
  )
}

async function rowsOfDay(t: TestMall, day: Date): Promise<readonly AdyenRow[]> {
  const name = day.toISOString().slice(0, 10).replaceAll('-', '_')
  const answer = await fetch(
    `${t.lab.url}/adyen/reports/download/MerchantAccount/GalleriaDEMO/payments_accounting_report_${name}.csv`,
    {
      headers: {
        authorization: `Basic ${Buffer.from('report@Company.Galleria:report-demo').toString('base64')}`,
      },
    },
  )
  const minor = (text = '') => Math.round(Number(text) * 100)
  return (await answer.text())
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split(','))
    .map((cells) => ({
      type: cells[9] ?? '',
      reference: cells[3] ?? '',
      whole: minor(cells[8]),
      minor: minor(cells[11]),
      psp: cells[19] ?? '',
      name: cells[20] ?? '',
    }))
}
