import { setTimeout as sleep } from 'node:timers/promises'
import type { TestMall } from './open-test-mall.ts'

type Answer = { status: number; code: string | undefined; body: Record<string, unknown> }
/**
 * A program: no cookies, no `Origin`, a key with each call. So many calls in a row are a flood; it
 * waits.
 */
export async function askBy(
  t: TestMall,
  secret: string,
  path: string,
  {
    body = {},
    headers = {},
    method = 'POST',
  }: { body?: object; headers?: Record<string, string | undefined>; method?: string } = {},
): Promise<Answer> {
  for (;;) {
    const answer = await t.visit().raw(method, path, {
      ...(method === 'GET' ? {} : { body }),
      headers: {
        authorization: `Bearer ${secret}`,
        origin: undefined,
        cookie: undefined,
        ...headers,
      },
    })
    const read = (answer.body ?? {}) as Record<string, unknown>
    const code = read['code'] as string | undefined
    if (answer.status !== 429) return { status: answer.status, code, body: read }
    await t.sql('delete from rate_limits')
    await sleep(100)
  }
}
