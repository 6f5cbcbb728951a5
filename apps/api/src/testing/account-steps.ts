import { captchaAnswer } from '#modules/account/sign-in/captcha.ts'
import type { ReplyOf } from '@galleria/contract/client'
import { readEnv } from '#platform/env.ts'
import type { ReceivedMail, TestMall, Visitor } from './open-test-mall.ts'

/** The steps of people with accounts. */
export const GOOD_PASSWORD = 'a lamp by the window'
const { secret } = readEnv({ DATABASE_URL: 'postgres://nowhere/none' })

/** A fresh captcha, read as a person would. */
export async function solveCaptcha(visitor: Visitor): Promise<{ captcha: string; token: string }> {
  const { token } = await visitor.call('POST /auth/web/captcha/create', {})
  return { captcha: captchaAnswer(secret, token), token }
}

export const mailsTo = (t: TestMall, to: string): Promise<ReceivedMail[]> => t.inbox(to)

/** The six digits of the newest mail to an address or number. */
export async function codeFor(t: TestMall, to: string): Promise<string> {
  const [code] = (await mailsTo(t, to)).find((mail) => mail.codes.length > 0)?.codes ?? []
  if (!code) throw new Error(`no code came to ${to}`)
  return code
}

/** The minute until the next code is over. */
export function waitAMinute(t: TestMall): void {
  t.clock.advance(61_000)
}

export async function askToSignUp(visitor: Visitor, email: string): Promise<void> {
  await visitor.call('POST /auth/web/user/signup-send-code', {
    email,
    ...(await solveCaptcha(visitor)),
  })
}

export async function signUp(
  t: TestMall,
  email: string,
  visitor: Visitor = t.visit(),
  more: { nickname?: string; password?: string; invitationCode?: string } = {},
): Promise<{ visitor: Visitor; user: ReplyOf<'POST /auth/web/user/signup'> }> {
  await askToSignUp(visitor, email)
  const user = await visitor.call('POST /auth/web/user/signup', {
    email,
    emailCode: await codeFor(t, email),
    password: GOOD_PASSWORD,
    nickname: 'Kim',
    ...more,
  })
  return { visitor, user }
}

/** What a call was refused with, as its status and code. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no refusal',
    (error: { status?: number; code?: string }) => `${error.status} ${error.code}`,
  )
}

/** An outcome of each of several calls at once, counted. */
export async function atOnce(
  times: number,
  call: (index: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      call(index).then(
        () => 'ok',
        (error: { code?: string }) => error.code ?? String(error),
      ),
    ),
  )
  return Object.fromEntries(
    [...new Set(answers)].map((answer) => [answer, answers.filter((one) => one === answer).length]),
  )
}
