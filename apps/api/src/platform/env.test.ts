import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const url = 'postgresql://x@localhost/mall'
test('every problem of the settings is listed at once', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://x', PORT: 'many', MODE: 'party' })).toThrow(
    /MODE[\s\S]*PORT[\s\S]*DATABASE_URL/,
  )
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
    /ORIGIN[\s\S]*SMTP_URL[\s\S]*SECRET/,
  )
  expect(
    readEnv({
      DATABASE_URL: url,
      MODE: 'production',
      ORIGIN: 'https://mall.example',
      SMTP_URL: 'smtps://mail.example',
      SECRET: 's'.repeat(40),
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
  }
  expect(readEnv(production)).toMatchObject({ sms: undefined, openid: undefined })
  expect(() => readEnv({ ...production, OPENID_ISSUER: 'http://id.example' })).toThrow(
    /OPENID_ISSUER[\s\S]*OPENID_CLIENT_SECRET/,
  )
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
