import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('logs never show a password, token, mail address, phone number or code', () => {
  let written = ''
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk)
        done()
      },
    }),
  )
  log.info(
    {
      email: 'kim@galleria.test',
      body: { password: 'geheim123', personPhone: '+49 4030123456' },
      one: { two: { token: 'tok_secret', emailCode: '123456' } },
      headers: { cookie: 'galleria=abc', authorization: 'Bearer xyz' },
      orderId: 'ord_1',
    },
    'a request',
  )
  for (const secret of [
    'kim@galleria.test',
    'geheim123',
    '4030123456',
    'tok_secret',
    '123456',
    'galleria=abc',
    'Bearer xyz',
  ])
    expect(written).not.toContain(secret)
  expect(written).toContain('ord_1')
})

test('an error is written without whom it happened to: no row, no recipient, no number, also of what caused it', () => {
  let written = ''
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk)
        done()
      },
    }),
  )
  const rule = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (lower(email))=(kim@galleria.test) already exists.',
      where: 'COPY users, line 1: "Kim"',
    },
  )
  log.error({ err: rule }, 'fault')
  expect(JSON.parse(written).err).toEqual({
    type: 'Error',
    sign: '23505',
    constraint: 'users_email',
    message: rule.message,
    stack: expect.stringContaining('log.test.ts'),
  })
  written = ''
  log.error(
    {
      err: new Error('550 <kim.o+x@mail.galleria.test>: unknown; call +49 (40) 3012-3456', {
        cause: new TypeError('invalid input syntax for type uuid: "Kim Petersen"'),
      }),
    },
    'job failed',
  )
  expect(JSON.parse(written).err).toMatchObject({
    message: '550 <[hidden]>: unknown; call [hidden]',
    cause: { type: 'TypeError', message: 'invalid input syntax for type uuid: [hidden]' },
  })
  for (const secret of ['kim', 'Kim', '3012']) expect(written).not.toContain(secret)
  written = ''
  log.error({ err: 'kim@galleria.test did not answer' }, 'fault')
  expect(JSON.parse(written).err).toBe('[hidden] did not answer')
  written = ''
  log.error({ err: new Error('401 for Bearer glr_S3cretOfAProgram-_x') }, 'fault')
  expect(JSON.parse(written).err).toMatchObject({ message: '401 for Bearer [hidden]' })
})
