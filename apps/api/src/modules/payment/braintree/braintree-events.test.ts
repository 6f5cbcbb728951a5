import { HOUR } from '@galleria/kernel/time'
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openBraintree } from './braintree.ts'

const KEYS = { public: 'braintree_demo_public', private: 'braintree_demo_private' }
const now = new Date('2026-11-24T12:00:00Z')
const provider = openBraintree({}, { labUrl: 'http://127.0.0.1:3900' })

const settled = (at = now, subject = '<transaction><id>abc123</id></transaction>') =>
  `<notification><timestamp type="datetime">${at.toISOString().slice(0, 19)}Z</timestamp><kind>transaction_settled</kind><subject>${subject}</subject></notification>`

/**
 * As Braintree signs: base64 of XML, an HMAC of it under the SHA-1 of the private key, with the
 * public key's name.
 */
function signed(xml: string, keys = KEYS, payload = Buffer.from(xml).toString('base64')) {
  const key = createHash('sha1').update(keys.private).digest()
  const signature = createHmac('sha1', key).update(payload).digest('hex')
  return new URLSearchParams({
    bt_signature: `${keys.public}|${signature}`,
    bt_payload: payload,
  }).toString()
}
const read = (form: string) => provider?.readEvents(Buffer.from(form), {}, now)

describe('what Braintree posts', () => {
  test('is an event about its transaction, of a refund about the sale, of a dispute about what is disputed', async () => {
    const base = { kind: 'transaction_settled', timestamp: '2026-11-24T12:00:00Z' }
    expect(await read(signed(settled()))).toEqual([
      {
        id: 'transaction_settled.abc123.2026-11-24T12:00:00Z',
        paymentRef: 'abc123',
        payload: { ...base, transaction: 'abc123' },
      },
    ])
    const refund =
      '<transaction><id>ref1</id><refunded-transaction-id>abc123</refunded-transaction-id></transaction>'
    expect(await read(signed(settled(now, refund)))).toMatchObject([{ paymentRef: 'abc123' }])
    const dispute = '<dispute><id>d1</id><transaction><id>abc123</id></transaction></dispute>'
    expect(await read(signed(settled(now, dispute)))).toEqual([
      {
        id: 'transaction_settled.d1.2026-11-24T12:00:00Z',
        paymentRef: 'abc123',
        payload: { ...base, transaction: 'abc123', dispute: 'd1' },
      },
    ])
  })

  test('is taken and forgotten when it is about nothing of ours', async () => {
    const check =
      '<notification><timestamp type="datetime">2026-11-24T12:00:00Z</timestamp><kind>check</kind><subject><check type="boolean">true</check></subject></notification>'
    expect(await read(signed(check))).toEqual([])
  })

  test('is signed with two keys while one is changed', async () => {
    const xml = settled()
    const other = signed(xml, { public: 'older', private: 'older_private' })
    const form = new URLSearchParams(signed(xml))
    const both = `${new URLSearchParams(other).get('bt_signature')}&${form.get('bt_signature')}`
    form.set('bt_signature', both)
    expect(await read(form.toString())).toHaveLength(1)
  })
})

describe('what somebody else posts is turned away', () => {
  const changed = (name: string, value: string | undefined) => {
    const form = new URLSearchParams(signed(settled()))
    if (value === undefined) form.delete(name)
    else form.set(name, value)
    return form.toString()
  }
  const hour = HOUR
  test.each([
    ['nothing', ''],
    ['no form', '{"bt_signature":"x"}'],
    ['without a signature', changed('bt_signature', undefined)],
    ['without a payload', changed('bt_payload', undefined)],
    ['signed with another key', signed(settled(), { ...KEYS, private: 'guess' })],
    ['of a merchant that is none', signed(settled(), { ...KEYS, public: 'guess' })],
    ['changed', changed('bt_payload', Buffer.from(settled(new Date(0))).toString('base64'))],
    ['a signature that is none', changed('bt_signature', `${KEYS.public}|`)],
    ['an endless signature', changed('bt_signature', `${KEYS.public}|${'a'.repeat(2000)}`)],
    ['signs that no base64 has', signed('', KEYS, '<xml/>')],
    ['no XML', signed('no <xml')],
    ['of four days ago', signed(settled(new Date(now.getTime() - 96 * hour)))],
    ['of tomorrow', signed(settled(new Date(now.getTime() + 24 * hour)))],
  ])('%s', async (_name, form) => {
    expect(await read(form)).toBeUndefined()
  })
})
