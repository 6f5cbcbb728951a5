import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { html } from './html.ts'
import { sendOnce, sweepMailsSent } from './send-once.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const keys = async () =>
  (await t.sql<{ key: string }>('select key from mails_sent order by key')).map(({ key }) => key)
const mail = {
  to: 'kim@galleria.test',
  subject: 'Sold',
  text: '',
  html: html``,
  language: 'en' as const,
}

test('what a mail was sent for is remembered for thirty days and not one more', async () => {
  const own = t.mall.gate.own()
  const now = own.now().getTime()
  const days = (count: number, ms = 0) => new Date(now - count * DAY + ms)
  await t.sql(
    `insert into mails_sent (key, taken_at, sent_at) values ('today', $1, $1), ('29 days', $2, $2), ('30 days', $3, $3), ('a moment over', $4, $4), ('never sent', $4, null)`,
    [days(0), days(29), days(30), days(30, -1)],
  )
  await sweepMailsSent(own)
  expect(await keys()).toEqual(['29 days', '30 days', 'today'])
  await sweepMailsSent({ ...own, now: () => new Date(now + 2 * DAY) })
  expect(await keys()).toEqual(['today'])
  await t.sql('delete from mails_sent')
})

test('a mail is sent once, however often its job runs, and after the sweep its job is long over', async () => {
  const own = t.mall.gate.own()
  const sent: string[] = []
  const mailer = {
    send: async ({ subject }: { subject: string }) => void sent.push(subject),
    close: () => undefined,
  }
  await sendOnce(own, mailer, { key: 'sold:1', mail })
  await sendOnce(own, mailer, { key: 'sold:1', mail })
  await sweepMailsSent(own)
  await sendOnce(own, mailer, { key: 'sold:1', mail })
  expect([sent, await keys()]).toEqual([['Sold'], ['sold:1']])
})
