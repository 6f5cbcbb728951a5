import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRaw, speakRaw } from './speak-raw.ts'
import { expectSound, openStage, type Stage } from './stage.ts'

let stage: Stage
let port: number
beforeAll(async () => {
  stage = await openStage()
  port = (stage.t.mall.app.server.address() as AddressInfo).port
})

afterAll(() => stage.close())

const SEARCH = '/sapi/mall-item/item/search'

const exchange = async (bytes: string | Buffer) => readRaw(await speakRaw(port, bytes))

const post = (headers: string, body = '{}', url = SEARCH) =>
  `POST ${url} HTTP/1.1\r\nhost: mall.test\r\n${headers}connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

describe('addresses', () => {
  test('that climb, are cut off, doubled or endless find nothing and tell nothing', async () => {
    const ends = [
      '..%2f..%2f..%2fetc%2fpasswd',
      '../../../../package.json',
      '..%5c..%5cpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '....//....//package.json',
      '%00',
      'a%00.webp',
      'fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp%00.png',
      'fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp/',
      'fil_00000000000000000000000000.webp',
      '%E0%A4%A',
      'a'.repeat(500),
      '%u0041',
      '__proto__',
      'constructor',
      '?',
      '#',
      ';',
      '*',
      '%0d%0aset-cookie:%20a=b',
      '.env',
      '.git/config',
    ]
    for (const start of [
      '/files/',
      '/docs/',
      '/docs/static/',
      '/docs/json/',
      '/pictures/',
      '/sapi/',
      '/auth/web/user/',
      '/webhooks/',
      '/health/',
      '//evil.test/',
      '/',
    ]) {
      for (const end of ends) {
        const answer = await stage.t.mall.app.inject({
          method: 'GET',
          url: start + end,
          headers: { host: 'mall.test' },
        })
        // The API page answers its own address, whatever stands behind the question mark.
        if (answer.statusCode < 400)
          expect(
            [
              '/docs/?',
              '/docs/#',
              '/docs/static/?',
              '/docs/static/#',
              '/docs/json/?',
              '/docs/json/#',
            ],
            start + end,
          ).toContain(start + end)
        else
          expectSound(
            { status: answer.statusCode, body: answer.body, headers: answer.headers },
            start + end,
          )
        expect(answer.headers['set-cookie'], start + end).toBeUndefined()
      }
    }
  })
})

describe('raw bytes on the wire', () => {
  const chunked = (chunks: string) =>
    `POST ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n${chunks}`
  const get = (target: string, more = '') =>
    `GET ${target} HTTP/1.1\r\nhost: mall.test\r\n${more}connection: close\r\n\r\n`
  const refused: Record<string, string | Buffer> = {
    'no request at all': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'one word': 'HELLO\r\n\r\n',
    'an unknown method': 'GIMME / HTTP/1.1\r\nhost: mall.test\r\n\r\n',
    'an unknown version': 'GET / HTTP/9.9\r\nhost: mall.test\r\n\r\n',
    'no host': `POST ${SEARCH} HTTP/1.1\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
    'two hosts': post('host: evil.test\r\ncontent-type: application/json\r\n'),
    'two lengths': `POST ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 20\r\nconnection: close\r\n\r\n{}`,
    'a length and chunks': post(
      'transfer-encoding: chunked\r\ncontent-type: application/json\r\n',
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ),
    'a negative length': `POST ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\ncontent-length: -1\r\n\r\n`,
    'a length beyond counting': `POST ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-length: 99999999999999999999\r\n\r\n{}`,
    'a length of a gigabyte': `POST ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-length: 1000000000\r\n\r\n{}`,
    'a chunk without a size': chunked('zz\r\n{}\r\n0\r\n\r\n'),
    'a chunk of two sizes': chunked('2\n{}\r\n0\r\n\r\n'),
    'an odd transfer encoding': post('transfer-encoding: xchunked\r\n'),
    'NUL in a header': post('x-language: e\u0000n\r\ncontent-type: application/json\r\n'),
    'a lone CR in a header': post(
      'x-language: en\rset-cookie: a=b\r\ncontent-type: application/json\r\n',
    ),
    'a folded header': post('x-language: en\r\n folded\r\ncontent-type: application/json\r\n'),
    'a header without a name': post(': x\r\n'),
    'a blank before the colon': post('content-type : application/json\r\n'),
    'a header of 20 kilobytes': post(`x-language: ${'x'.repeat(20_000)}\r\n`),
    'three thousand headers': post('a: b\r\n'.repeat(3000)),
    'an address of 20 kilobytes': get(`/${'a'.repeat(20_000)}`),
    'an address that cannot be read': get('/%E0%A4%A'),
    'an address with half an escape': get('/sapi/%zz'),
    'NUL in the address': get('/sapi/\u0000'),
    'a blank in the address': get('/sapi/a b'),
    'a gzip bomb': Buffer.concat([
      Buffer.from(
        `POST ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\nconnection: close\r\ncontent-length: 18\r\n\r\n`,
      ),
      Buffer.from('1f8b0800000000000003abae05004f8f2b3f', 'hex'),
    ]),
    'bytes that are no UTF-8': Buffer.concat([
      Buffer.from(
        `POST ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: 6\r\n\r\n`,
      ),
      Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0x80, 0x7d]),
    ]),
    "another host's address": get('http://evil.test/sapi/x'),
    'a path that climbs': get('/sapi/../../../../etc/passwd'),
    'an asterisk': 'OPTIONS * HTTP/1.1\r\nhost: mall.test\r\nconnection: close\r\n\r\n',
    'a tunnel': 'CONNECT evil.test:443 HTTP/1.1\r\nhost: evil.test\r\nconnection: close\r\n\r\n',
    'a trace': `TRACE ${SEARCH} HTTP/1.1\r\nhost: mall.test\r\nconnection: close\r\n\r\n`,
    'an upgrade': get(SEARCH, 'upgrade: websocket\r\nsec-websocket-key: x\r\n'),
    'an expectation': post('expect: the-impossible\r\ncontent-type: application/json\r\n'),
  }

  for (const [what, bytes] of Object.entries(refused)) {
    test(`${what}: refused as every other thing is, and the next visitor is served`, async () => {
      const answer = await exchange(bytes)
      // A tunnel and a garbled greeting may be answered by hanging up.
      if (answer.status !== 0) {
        expect(answer.status, answer.head).toBeGreaterThanOrEqual(400)
        // Node itself answers some of these, without a word.
        if (!/^content-type:/im.test(answer.head)) expect(answer.body, what).toBe('')
        else
          expectSound(
            {
              status: answer.status,
              body: answer.body,
              headers: { 'content-type': /^content-type: (.*)$/im.exec(answer.head)?.[1] },
            },
            what,
          )
        expect(answer.head.toLowerCase()).not.toContain('set-cookie')
      } else expect(['a tunnel']).toContain(what)
      expect((await exchange(post('content-type: application/json\r\n'))).status).toBe(200)
    })
  }
})
