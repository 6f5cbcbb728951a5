import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRaw, speakRaw } from './speak-raw.ts'
import { expectSound, openStage, type Answer, type Stage } from './stage.ts'

let stage: Stage
let port: number
beforeAll(async () => {
  stage = await openStage()
  port = (stage.t.mall.app.server.address() as AddressInfo).port
})

afterAll(() => stage.close())

const SEARCH = '/sapi/mall-item/item/search'

const WHO = '/auth/web/user/current'

const exchange = async (bytes: string | Buffer) => readRaw(await speakRaw(port, bytes))

const post = (headers: string, body = '{}', url = SEARCH) =>
  `POST ${url} HTTP/1.1\r\nhost: mall.test\r\n${headers}connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

describe('session cookies', () => {
  const ask = (cookie: string): Promise<Answer> =>
    stage.send(stage.callers.anonymous, { url: WHO, body: '{}', headers: { cookie } })

  test('that are garbage, huge, encoded or of another kind are no session and no fault', async () => {
    const token = stage.callers.member.token ?? ''
    const odd = [
      'galleria=',
      'galleria',
      '=',
      ';;;',
      'galleria=%',
      'galleria=%ZZ',
      'galleria=%00',
      'galleria=%E0%A4%A',
      'galleria=\u00ff\u00fe',
      `galleria=${'a'.repeat(15_000)}`,
      `galleria=${token.slice(0, -1)}`,
      `galleria=${token}x`,
      `galleria=${token.toUpperCase()}`,
      `galleria=s%3A${token}`,
      `galleria[]=${token}`,
      `Galleria=${token}`,
      `__Host-galleria=${token}`,
      `galleria=' or 1=1 --`,
      'galleria={"$ne":1}',
      'galleria=__proto__',
      '__proto__=x; constructor=y',
      `${'a=b; '.repeat(3000)}`,
      Array.from({ length: 1000 }, (_, i) => `c${i}=${i}`).join('; '),
    ]
    for (const cookie of odd) {
      const answer = await ask(cookie)
      expectSound(answer, cookie.slice(0, 80))
      expect(answer.status, cookie.slice(0, 80)).toBe(401)
      expect(answer.headers['set-cookie'], cookie.slice(0, 80)).toBeUndefined()
    }
  })

  test('of one name count once, the first of them, and never add up', async () => {
    const [mine, theirs] = [stage.callers.member.token, stage.callers.guest.token]
    const whose = async (cookie: string) => {
      const { status, body } = await ask(cookie)
      return status === 200 ? (JSON.parse(body) as { isTourist: boolean }).isTourist : status
    }
    expect(await whose(`galleria=${mine}; galleria=${theirs}`)).toBe(false)
    expect(await whose(`galleria=${theirs}; galleria=${mine}`)).toBe(true)
    expect(await whose(`galleria=garbage; galleria=${mine}`)).toBe(401)
    const split = await exchange(
      post(
        `content-type: application/json\r\norigin: http://mall.test\r\ncookie: galleria=${theirs}\r\ncookie: galleria=${mine}\r\n`,
        '{}',
        WHO,
      ),
    )
    expect([split.status, JSON.parse(split.body).isTourist]).toEqual([200, true])
  })

  test('for place and language hold one of ours or nothing', async () => {
    for (const value of [
      '__proto__',
      'constructor',
      'toString',
      'XX',
      'de%00',
      '%22%3E%3Cscript%3E',
      '../de',
      'DE; galleria=x',
      'a'.repeat(5000),
    ]) {
      const answer = await stage.send(stage.callers.anonymous, {
        url: SEARCH,
        body: '{"keyword":"halden"}',
        headers: { cookie: `site=${value}; lang=${value}` },
      })
      expect([answer.status, JSON.parse(answer.body).data[0].salePrc.currency], value).toEqual([
        200,
        'EUR',
      ])
    }
  })
})
