import pg from 'pg'
import { type Locator, type Page } from 'playwright-core'
import { captchaAnswer } from '../apps/api/src/modules/account/sign-in/captcha.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'
import { expectEqual, expectNoBarriers, expectThat, untilItAnswers } from './journey.ts'
import type { RunningMall } from './start-mall.ts'

/** What people with accounts do, in the words on the screen (English). */

export const GOOD_PASSWORD = 'a lamp by the window'
const { secret } = readEnv({ DATABASE_URL: 'postgres://nowhere/none' })

/** Reads the picture as a person would. */
export async function typeSigns(scope: Page | Locator): Promise<void> {
  const token = await scope.locator('input[name=token]').first().inputValue()
  expectThat(token, 'the form has no picture')
  await scope.getByLabel('Characters in the picture').fill(captchaAnswer(secret, token))
}

/** What journeys count up on purpose, while others forget. */
const LIMITS_UNDER_TEST = ['pay:%', 'sign-in:account:%:%', 'guest-link:free:%']

/**
 * All journeys come from one address; here they stand for people behind many. What of cards was
 * declined stays with its order and its person.
 */
export async function forgetLimits(mall: RunningMall): Promise<void> {
  await runSql(mall, 'delete from rate_limits where key not like all ($1)', [LIMITS_UNDER_TEST])
  await runSql(mall, 'update card_tries set network = subject_id::text')
}

export async function runSql(
  mall: RunningMall,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: mall.databaseUrl })
  await client.connect()
  return client
    .query(sql, values)
    .then(({ rows }) => rows as Record<string, unknown>[])
    .finally(() => client.end())
}

type ReceivedMail = {
  readonly subject: string
  readonly text: string
  readonly codes: readonly string[]
  readonly links: readonly string[]
}
export async function mailsTo(mall: Pick<RunningMall, 'lab'>, to: string): Promise<ReceivedMail[]> {
  return (await (
    await fetch(`${mall.lab}/inbox?to=${encodeURIComponent(to)}`)
  ).json()) as ReceivedMail[]
}

/**
 * The first mail that is more than `known` and is as asked; mails leave from a queue, a moment
 * after what they tell of.
 */
export async function untilMail(
  mall: Pick<RunningMall, 'lab'>,
  to: string,
  fits: (mail: ReceivedMail) => boolean,
  known = 0,
): Promise<ReceivedMail> {
  for (
    const end = Date.now() + 40_000;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 200))
  ) {
    const all = await mailsTo(mall, to)
    const found = all.slice(0, all.length - known).find(fits)
    if (found) return found
  }
  throw new Error(`no such mail came to ${to}`)
}

export async function codeFor(
  mall: Pick<RunningMall, 'lab'>,
  to: string,
  known = 0,
): Promise<string> {
  return (await untilMail(mall, to, ({ codes }) => codes.length > 0, known)).codes[0] ?? ''
}

let people = 0
export function newAddress(name: string): string {
  people += 1
  return `${name}.${Date.now().toString(36)}${people}@example.test`
}

export const main = (page: Page) => page.getByRole('main')
export const press = (page: Page, name: string | RegExp) =>
  untilItAnswers(page).then(() =>
    main(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
      .click(),
  )
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/** Opens an account as everybody does, and stays on the welcome page. */
export async function openAccount(
  mall: Pick<RunningMall, 'lab'>,
  page: Page,
  email: string,
  nickname = 'Kim',
): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email address').fill(email)
  await typeSigns(main(page))
  await press(page, 'Send me a code')
  await page.waitForURL(/step=code/)
  await page.getByLabel('Code from the email').fill(await codeFor(mall, email))
  await page.getByLabel('Nickname').fill(nickname)
  await page.getByLabel('New password', { exact: true }).fill(GOOD_PASSWORD)
  await press(page, 'Create account')
  await page.waitForURL(/\/signup\/success/)
}

export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffdorff'
export const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })

/** Nothing stands in anybody's way, and nothing is wider than the screen. */
export async function look(page: Page): Promise<void> {
  await expectNoBarriers(page)
  expectEqual(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    0,
    `${page.url()} scrolls sideways by`,
  )
}
