import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('logs never show a password, token, mail address, phone number or code', () => {
  let written = ''
  const log = createLog('info', new Writable({ write(chunk, _encoding, done) { written += String(chunk); done() } }))
  log.info({ email: 'kim@galleria.test', body: { password: 'geheim123', personPhone: '+49 4030123456' }, one: { two: { token: 'tok_secret', emailCode: '123456' } }, headers: { cookie: 'galleria=abc', authorization: 'Bearer xyz' }, orderId: 'ord_1' }, 'a request')
  for (const secret of ['kim@galleria.test', 'geheim123', '4030123456', 'tok_secret', '123456', 'galleria=abc', 'Bearer xyz']) expect(written).not.toContain(secret)
  expect(written).toContain('ord_1')
})
