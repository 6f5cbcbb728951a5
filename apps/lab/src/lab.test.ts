import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { call, startTestLab } from './test-lab.ts'

test('the lab says that it lives and shows its doors', async () => {
  const lab = await startTestLab()
  expect((await call(`${lab.url}/health/live`)).status).toBe(200)
  const page = (await call<string>(lab.url)).body
  expect([...page.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1])).toEqual([
    '/inbox/page',
    '/scenario',
    '/adyen/hpp/app',
    '/mockpay/test/events',
  ])
  await lab.stop()
})

test('a stop does not wait for a call that is being held back', async () => {
  const lab = await startTestLab({ delays: { silent: 60_000 } })
  await call(`${lab.url}/scenario`, 'POST', { channel: 'MOCKPAY', outcome: 'silent' })
  const order = {
    reference: 'r',
    amount: { minor: 100, currency: 'EUR' },
    returnUrl: lab.url,
    webhookUrl: 'http://127.0.0.1:9/',
  }
  const held = call(`${lab.url}/mockpay/v1/payments`, 'POST', order, {
    'idempotency-key': 'k',
  }).catch(() => 'cut off')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const start = performance.now()
  await lab.stop()
  expect(performance.now() - start).toBeLessThan(10_000)
  await held
})

test('the program ends with one clear sentence when its port is taken', async () => {
  const lab = await startTestLab()
  const port = new URL(lab.url).port
  const program = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { ...process.env, LAB_PORT: port, DATA_DIR: ':memory:' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [words, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')])
  expect([code, words]).toEqual([
    1,
    `Port ${port} is taken: stop the program that uses it or set LAB_PORT to another one.\n`,
  ])
  await lab.stop()
})

test('the settings list every problem at once and refuse production', () => {
  expect(readSettings({}).options).toEqual({
    port: 3900,
    smtpPort: 3901,
    dataDir: '.data',
    mockpayKeys: ['mockpay-demo-key', 'mockpay-demo-before'],
    webhookKeys: ['whk-demo-current', 'whk-demo-previous'],
    carrierStepSeconds: 20,
    openidClientId: 'galleria',
    openidSecret: 'openid-demo-secret',
  })
  expect(readSettings({ LAB_PORT: '4000' }).options.smtpPort).toBe(4001)
  expect(readSettings({ MODE: 'production', LAB_PORT: 'x' }).problems).toEqual([
    'MODE is production: the lab stands in for the outside world and never runs there.',
    'LAB_PORT must be a whole number from 0 to 65534, not "x".',
  ])
})
