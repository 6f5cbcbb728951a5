import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})

describe("the provider's webhook", () => {
  const body = (ref: string, id = 'evt_test') =>
    JSON.stringify({
      id,
      type: 'payment.paid',
      createdAt: new Date().toISOString(),
      data: { payment: { id: ref } },
    })
  const sign = (raw: string, key: string, at: number) =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${raw}`).digest('hex')}`
  const post = (raw: string, signature: string) =>
    t
      .visit()
      .raw('POST', '/webhooks/mockpay', { body: raw, headers: { 'mockpay-signature': signature } })

  test('is taken with either of the two keys, once per event', async () => {
    const now = Math.floor(t.clock.now().getTime() / 1000)
    for (const [id, key] of [
      ['evt_a', 'whk-demo-current'],
      ['evt_b', 'whk-demo-previous'],
    ] as const) {
      const raw = body('mp_unknown', id)
      expect((await post(raw, sign(raw, key, now))).status).toBe(200)
      expect((await post(raw, sign(raw, key, now))).status).toBe(200)
    }
    await t.drain()
    expect(
      await t.sql(
        `select event_id, status from provider_events where event_id in ('evt_a', 'evt_b') order by 1`,
      ),
    ).toEqual([
      { event_id: 'evt_a', status: 'IGNORED' },
      { event_id: 'evt_b', status: 'IGNORED' },
    ])
  })

  test('is refused when forged, changed, unsigned or older than five minutes, and leaves nothing', async () => {
    const now = Math.floor(t.clock.now().getTime() / 1000)
    const raw = body('mp_x', 'evt_forged')
    const good = sign(raw, 'whk-demo-current', now)
    for (const [what, signature] of [
      [raw, sign(raw, 'guess', now)],
      [raw.replace('mp_x', 'mp_y'), good],
      [raw, ''],
      [raw, sign(raw, 'whk-demo-current', now - 301)],
      [raw, `t=${now}`],
      ['', good],
    ] as const) {
      expect((await post(what, signature)).status).toBe(400)
    }
    expect(await t.sql(`select 1 from provider_events where event_id = 'evt_forged'`)).toEqual([])
  })
})
