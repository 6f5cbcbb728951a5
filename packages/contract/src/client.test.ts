import { afterEach, expect, test, vi } from 'vitest'
import { createClient, fetchTransport, isProblem } from './client.ts'

afterEach(() => void vi.unstubAllGlobals())

function answerWith(status: number, body: unknown): { url: string; init: RequestInit }[] {
  const sent: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return sent
}

test('[SHR-021] a refused call of the account ends in the one shared client as a problem with its code, its words and its fields', async () => {
  answerWith(400, {
    type: 'x',
    title: 'Please check',
    status: 400,
    code: 'request.malformed',
    detail: 'Please check',
    requestId: '1',
    errors: [{ path: 'password', code: 'password', message: 'password does not meet conditions' }],
  })
  const error: unknown = await createClient(fetchTransport())(
    'PUT /auth/web/user/change-password',
    { oldPassword: 'a', password: 'b' },
  ).catch((one: unknown) => one)
  expect(isProblem(error) && [error.status, error.code, error.body.errors?.[0]?.message]).toEqual([
    400,
    'request.malformed',
    'password does not meet conditions',
  ])
})

test("[SHR-021] what is no answer of ours is one of the client's own problems", async () => {
  answerWith(502, 'Bad gateway')
  await expect(
    createClient(fetchTransport())('POST /auth/web/user/logout', {}),
  ).rejects.toMatchObject({ status: 502, code: 'service.fault' })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  await expect(
    createClient(fetchTransport())('POST /auth/web/user/logout', {}),
  ).rejects.toMatchObject({ status: 0, code: 'network' })
})

test('a GET carries no body but its questions in the address, anything else a body', async () => {
  const sent = answerWith(200, [])
  const call = createClient(fetchTransport())
  await call('GET /auth/web/third-account/list-bound', {})
  await call('POST /auth/web/third-account/list-types', {})
  await call('GET /api/tms/web/express/track/waybill/query', {
    carrierCompanyCode: 'dhl',
    wayBillNumber: 'A&B',
  })
  expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
    ['GET', '/auth/web/third-account/list-bound', undefined],
    ['POST', '/auth/web/third-account/list-types', '{}'],
    [
      'GET',
      '/api/tms/web/express/track/waybill/query?carrierCompanyCode=dhl&wayBillNumber=A%26B',
      undefined,
    ],
  ])
})

test('[ORD-137] the detail of an order is asked for with the key of the program, other calls without', async () => {
  const sent = answerWith(200, {})
  const call = createClient(fetchTransport())
  await call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
    id: 'ord_1',
  })
  await call('POST /sapi/mall-order/web/order/listPackage', { id: 'ord_1' })
  expect(sent.map(({ init }) => new Headers(init.headers).get('x-app-key'))).toEqual([
    'galleria-web',
    null,
  ])
})
