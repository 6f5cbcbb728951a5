import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { html } from './html.ts'
import { defineJob, openJobs, subscribe, type OpenJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { openMailer, type Mailer } from './mail.ts'

const trial = defineJob<{ to: string }>('mail.trial')

let t: TestMall
let mailer: Mailer
let jobs: OpenJobs
let tries: string[]
beforeAll(async () => {
  t = await openTestMall()
  mailer = openMailer(`smtp://127.0.0.1:${t.lab.smtpPort}`, 'Galleria <orders@galleria.test>')
  jobs = await openJobs(t.databaseUrl, createLog('silent'), [trial.name])
  tries = []
  await jobs.start([
    subscribe(trial, ({ to }) => {
      tries.push(to)
      return mailer.send({ to, subject: 'Your order', text: '', html: html``, language: 'en' })
    }),
  ])
})
afterAll(async () => {
  await jobs.stop()
  mailer.close()
  await t.close()
})

async function outcomeOf(to: string) {
  await t.mall.database.db.transaction().execute((tx) => jobs.send(tx, trial, { to }))
  for (;;) {
    const [job] = await t.sql<{ state: string; output: unknown; tries: number }>(
      `select state::text, output, retry_count as tries from pgboss.job where name = 'mail.trial' and data->>'to' = $1`,
      [to],
    )
    if (job && job.state !== 'created' && job.state !== 'active') return job
    await sleep(50)
  }
}

test('a mail to a mailbox that is not there is marked undeliverable after one try, and the queue is done with it', async () => {
  expect(await outcomeOf('kim@gone.test')).toEqual({
    state: 'completed',
    output: { undeliverable: '550' },
    tries: 0,
  })
  expect(tries).toEqual(['kim@gone.test'])
})

test('one to a mailbox that is busy is tried again', async () => {
  expect(await outcomeOf('kim@busy.test')).toMatchObject({ state: 'retry' })
  expect(await t.inbox('kim@busy.test')).toEqual([])
})
