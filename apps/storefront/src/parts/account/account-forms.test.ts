import { Problem, type ProblemBody } from '@galleria/contract/client'
import { describe, expect, test } from 'vitest'
import { checks, findErrors, optional } from './checks.ts'
import { cooldownLeft } from './cooldown.ts'
import { answerRefusal, textOf, waitOf } from './form-answer.ts'
import { stepCookie, stepText } from './step-cookie.server.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const refusal = (code: string, status: number, more: Partial<ProblemBody> = {}) =>
  new Problem({
    type: 'about:blank',
    title: `words for ${code}`,
    status,
    code,
    detail: '',
    requestId: 'r',
    ...more,
  })
const request = new Request('http://mall.test/buyer/account/email.data?step=new&_routes=x')

describe('fields are judged before the server is asked', () => {
  test('[SHR-013, SHR-014, SHR-015, SHR-016, SHR-017] what is missing and what is malformed', () => {
    const wanted = {
      captcha: checks.captcha,
      smsCode: checks.smsCode,
      oldPassword: checks.oldPassword,
      email: checks.email,
      mobile: checks.mobile,
    }
    expect(findErrors(formOf({}), wanted)).toEqual({
      captcha: { code: 'required' },
      smsCode: { code: 'required' },
      oldPassword: { code: 'required' },
      email: { code: 'required' },
      mobile: { code: 'required' },
    })
    expect(
      findErrors(
        formOf({
          captcha: 'ab1',
          smsCode: '12345',
          oldPassword: ' ',
          email: 'kim@here',
          mobile: '12',
        }),
        wanted,
      ),
    ).toEqual({
      captcha: { code: 'captcha' },
      smsCode: { code: 'code' },
      email: { code: 'email' },
      mobile: { code: 'phone' },
    })
    expect(
      findErrors(
        formOf({
          captcha: 'aB1z',
          smsCode: '123456',
          oldPassword: 'x',
          email: 'kim@here.test',
          mobile: '0151 234567',
        }),
        wanted,
      ),
    ).toEqual({})
  })
  test('[ACC-017] an invitation code may be left empty only where it is optional', () => {
    expect(
      findErrors(formOf({ invitationCode: '' }), { invitationCode: checks.invitationCode }),
    ).toEqual({ invitationCode: { code: 'required' } })
    expect(
      findErrors(formOf({ invitationCode: '' }), {
        invitationCode: optional(checks.invitationCode),
      }),
    ).toEqual({})
    expect(
      findErrors(formOf({ invitationCode: 'short' }), {
        invitationCode: optional(checks.invitationCode),
      }),
    ).toEqual({ invitationCode: { code: 'invitation' } })
  })
  test('a password keeps its blanks, every other field loses them', () => {
    const form = formOf({ password: ' a lamp ', email: ' kim@here.test ' })
    expect([textOf(form, 'password'), textOf(form, 'email'), textOf(form, 'none')]).toEqual([
      ' a lamp ',
      'kim@here.test',
      '',
    ])
  })
})

describe('[SHR-021] one place answers what the shop refuses', () => {
  const form = formOf({
    intent: 'send',
    email: 'kim@here.test',
    password: 'secret',
    captcha: 'ab1c',
    token: 't',
    emailCode: '123456',
  })
  test("a refusal that belongs to a field stands there in the server's words; secrets do not come back", () => {
    expect(
      answerRefusal(refusal('captcha.wrong', 422), request, form, { 'captcha.wrong': 'captcha' }),
    ).toEqual({
      intent: 'send',
      code: 'captcha.wrong',
      values: { intent: 'send', email: 'kim@here.test' },
      errors: { captcha: { code: 'captcha.wrong', sentence: 'words for captcha.wrong' } },
    })
  })
  test("any other stands above the form, the server's field errors at theirs", () => {
    expect(answerRefusal(refusal('step.expired', 409), request, form).sentence).toBe(
      'words for step.expired',
    )
    expect(
      answerRefusal(
        refusal('request.malformed', 400, {
          errors: [
            { path: 'token', code: 'required', message: 'm' },
            { path: 'prefix', code: 'phone_country', message: 'not there' },
          ],
        }),
        request,
        form,
      ).errors,
    ).toEqual({
      captcha: { code: 'required', sentence: 'm' },
      mobile: { code: 'phone_country', sentence: 'not there' },
    })
  })
  test('too many tries say how long to wait', () => {
    expect(answerRefusal(refusal('429', 429, { retryAfter: 37.2 }), request, form).waitS).toBe(38)
    expect([waitOf({}), waitOf({ retryAfter: -1 }), waitOf({ retryAfter: '5' })]).toEqual([
      60, 60, 5,
    ])
  })
  test('a busy shop keeps the form; a fault stays a fault', () => {
    expect(answerRefusal(refusal('service.busy', 503), request, form).sentence).toBe(
      'words for service.busy',
    )
    expect(() => answerRefusal(refusal('service.fault', 500), request, form)).toThrow()
    expect(() => answerRefusal(new Error('lost'), request, form)).toThrow('lost')
  })
  test('signed out, the reader signs in first; unproven, the reader proves first; both come back to the page', () => {
    const wayOf = (code: string, status: number) => {
      try {
        answerRefusal(refusal(code, status), request, form)
      } catch (away) {
        return (away as Response).headers.get('location')
      }
    }
    expect(wayOf('auth.signed_out', 401)).toBe('/login?to=%2Fbuyer%2Faccount%2Femail%3Fstep%3Dnew')
    expect(wayOf('auth.prove_again', 403)).toBe(
      '/buyer/account/prove?to=%2Fbuyer%2Faccount%2Femail%3Fstep%3Dnew',
    )
  })
})

describe('between two steps', () => {
  test('[SHR-010] the wait for a new code is what is left of 60 seconds since the last one was sent', () => {
    expect(
      [0, 1, 59_000, 59_001, 60_000, 90_000].map((passed) =>
        cooldownLeft(1_000_000, 1_000_000 + passed),
      ),
    ).toEqual([60, 60, 1, 1, 0, 0])
    expect(cooldownLeft(undefined, 1)).toBe(0)
    expect(cooldownLeft(2, 1)).toBe(0)
  })
  test('what a step leaves is read back from a cookie no script can read, and rubbish is nothing', async () => {
    const cookie = stepCookie('reset', 'https://mall.test')
    const header = (await cookie.keep({ email: 'kim@here.test', sentAt: 5 }))['set-cookie']
    expect(header).toMatch(/^step-reset=.*; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const read = (value: string) =>
      cookie.read(new Request('https://mall.test/', { headers: { cookie: value } }))
    const step = await read(header.split(';')[0] ?? '')
    expect([stepText(step, 'email'), step?.sentAt, stepText(step, 'token')]).toEqual([
      'kim@here.test',
      5,
      undefined,
    ])
    for (const rubbish of [
      'step-reset=%%%',
      'step-reset=WzFd',
      'step-reset=eyJlbWFpbCI6WzFdfQ==',
      '',
    ])
      expect(stepText(await read(rubbish), 'email')).toBeUndefined()
    expect((await cookie.forget())['set-cookie']).toContain('Max-Age=0')
  })
})
