import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, settingNames } from './env.ts'

const url = 'postgresql://x@localhost/mall'
test('every problem of the settings is listed at once', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://x', PORT: 'many', MODE: 'party' })).toThrow(
    /MODE[\s\S]*PORT[\s\S]*DATABASE_URL/,
  )
})
test('what production lacks is in the same list as what is wrong', () => {
  expect(() => readEnv({ DATABASE_URL: url, MODE: 'production', SECRET: 'short' })).toThrow(
    /^SECRET.*\nORIGIN.*\nSMTP_URL.*\nTRUST_PROXY.*$/,
  )
})
test('a proxy is named by addresses: anything else is said at the start, not by a stack later', () => {
  const behind = (proxy: string) =>
    readEnv({ DATABASE_URL: url, TRUST_PROXY: proxy }).trustProxy.join()
  for (const proxy of ['proxy.local', 'true', '1', '10.0.0.1, nginx', '10.0.0.0/33', '10.0.0.0/'])
    expect(() => behind(proxy), proxy).toThrow(/^TRUST_PROXY: /)
  // Whoever trusts all of them takes every address that a visitor makes up.
  for (const proxy of ['0.0.0.0/0', '::/0']) expect(() => behind(proxy), proxy).toThrow(/^TRUST_PR/)
  for (const proxy of ['', '10.0.0.1', '10.0.0.0/8,fd00::1', 'fd00::/8', 'loopback'])
    expect(behind(proxy)).toBe(proxy)
})
test('the defaults are a demo mall', () =>
  expect(readEnv({ DATABASE_URL: url })).toMatchObject({
    mode: 'demo',
    port: 3000,
    metricsPort: 3001,
    origin: 'http://localhost:3000',
    smtpUrl: 'smtp://127.0.0.1:3901',
    labUrl: 'http://127.0.0.1:3900',
  }))
test('production refuses a default secret, plain http, and no mail server, and has no lab', () => {
  expect(() => readEnv({ DATABASE_URL: url, MODE: 'production' })).toThrow(
    /ORIGIN[\s\S]*SMTP_URL[\s\S]*SECRET[\s\S]*TRUST_PROXY/,
  )
  expect(
    readEnv({
      DATABASE_URL: url,
      MODE: 'production',
      ORIGIN: 'https://mall.example',
      SMTP_URL: 'smtps://mail.example',
      SECRET: 's'.repeat(40),
      TRUST_PROXY: '10.0.0.1',
    }).labUrl,
  ).toBeUndefined()
})
test('production sends no SMS and offers no other provider until it is told where, and then speaks to it by https with a secret of its own', () => {
  const production = {
    DATABASE_URL: url,
    MODE: 'production',
    ORIGIN: 'https://mall.example',
    SMTP_URL: 'smtps://mail.example',
    SECRET: 's'.repeat(40),
    TRUST_PROXY: '10.0.0.1',
  }
  expect(readEnv(production)).toMatchObject({ sms: undefined, openid: undefined })
  expect(() => readEnv({ ...production, OPENID_ISSUER: 'http://id.example' })).toThrow(
    /OPENID_ISSUER[\s\S]*OPENID_CLIENT_SECRET/,
  )
  expect(() => readEnv({ ...production, SMS_URL: 'http://sms.example/send' })).toThrow(/^SMS_URL/)
  expect(
    readEnv({
      ...production,
      OPENID_ISSUER: 'https://id.example',
      OPENID_CLIENT_SECRET: 'theirs',
      SMS_URL: 'https://sms.example/send',
    }),
  ).toMatchObject({
    sms: { url: 'https://sms.example/send' },
    openid: { issuer: 'https://id.example', clientSecret: 'theirs' },
  })
})
test('whoever has a public address says which mall it is: nobody goes live with the passwords of the demo by leaving a word out', () => {
  const address = { DATABASE_URL: url, ORIGIN: 'https://mall.example' }
  expect(() => readEnv(address)).toThrow(/^MODE/)
  expect(readEnv({ ...address, MODE: 'demo' }).mode).toBe('demo')
})
test('a secret that is replaced counts as long as it is named', () => {
  const [old, next] = ['o'.repeat(40), 'n'.repeat(40)]
  expect(readEnv({ DATABASE_URL: url, SECRET: next, SECRET_BEFORE: old })).toMatchObject({
    secret: next,
    secrets: [next, old],
  })
  expect(readEnv({ DATABASE_URL: url, SECRET: next }).secrets).toEqual([next])
})
test('the secret of the demo is no secret, the one before neither', () => {
  const demo = 'galleria-demo-secret-not-for-production'
  const production = { DATABASE_URL: url, MODE: 'production', SECRET_BEFORE: demo }
  expect(() => readEnv(production)).toThrow(/^SECRET_BEFORE: /m)
})
test('the handbook lists every setting once, with its default, and none that does not exist', () => {
  const handbook = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8')
  const section = handbook.split(/^## /m).find((part) => part.startsWith('Settings\n')) ?? ''
  const rows = [...section.matchAll(/^\| `([A-Z][A-Z_]+)` \| ([^|]*)\| [^|]+\|$/gm)]
  expect(rows.map(([, name]) => name).toSorted()).toEqual(
    // What the ways to pay read themselves stands there in rows of several names, but for these.
    [...settingNames, 'PAY_CHANNELS', 'ADYEN_HOLDER_NAME', 'KLARNA_API_KEY'].toSorted(),
  )
  const defaultOf = new Map(rows.map(([, name = '', value = '']) => [name, value.trim()]))
  const bare = readEnv({ DATABASE_URL: url })
  expect([
    defaultOf.get('PORT'),
    defaultOf.get('METRICS_HOST'),
    defaultOf.get('MAIL_FROM'),
    defaultOf.get('DISK_RESERVE_MB'),
    defaultOf.get('DATABASE_CONNECTIONS'),
  ]).toEqual([
    String(bare.port),
    `\`${bare.metricsHost}\``,
    `\`${bare.mailFrom}\``,
    String(bare.diskReserveBytes / 2 ** 20),
    String(bare.databaseConnections),
  ])
})
