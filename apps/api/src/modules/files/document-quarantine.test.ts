import { noRoles } from '@galleria/contract/merchant-rights'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { OutsideError } from '#platform/outside.ts'
import { makePdf } from '../../testing/document-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { documentKey } from './file-address.ts'
import { judgeWaiting } from './index.ts'
import { saveDocument } from './save-document.ts'
import {
  clearDocuments,
  ownerOf,
  openDocument,
  listFiles,
  rome,
} from '../../testing/document-steps.ts'

let t: TestMall
let anna: Visitor
beforeAll(async () => {
  t = await openTestMall()
  anna = await t.signIn(people.anna)
})

afterAll(() => t.close())

beforeEach(async () => {
  await clearDocuments(t)
})

const idOf = (wireId: string) => fromWireId('file', wireId) as Id<'file'>

const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const

describe('the quarantine', () => {
  test('holds a document that the scanner could not look at: saved with an address, seen by nobody, until it was looked at', async () => {
    const ownerId = await ownerOf(t, people.anna)
    const ctx = {
      ...t.mall.gate.own(),
      actor: {
        kind: 'member',
        userId: ownerId,
        ...noRoles,
      },
    } as const
    async function* pdf() {
      yield makePdf()
    }
    const away = async (): Promise<never> => {
      throw new OutsideError('away')
    }
    const sent = await saveDocument(ctx, away, {
      name: 'a.pdf',
      content: pdf(),
      giveUp: () => undefined,
    })
    expect([await listFiles(t), (await openDocument(t, anna, sent.url)).statusCode]).toEqual([
      [{ status: 'QUARANTINE', bytes: makePdf().length, name: 'a.pdf' }],
      404,
    ])
    anna.cookies.set('site', 'IT')
    expect(
      (await anna.call(CREATE, { ...rome, rfcFile: { id: sent.id, status: 'done' } })).rfcFile,
    ).toEqual({ id: sent.id, name: 'a.pdf', url: sent.url, status: 'done' })
    anna.cookies.set('site', 'DE')
    const own = t.mall.gate.own()
    await judgeWaiting(own, async () => 'clean')
    expect((await openDocument(t, anna, sent.url)).statusCode).toBe(404)
    t.clock.advance(61_000)
    await judgeWaiting(own, away)
    expect((await openDocument(t, anna, sent.url)).statusCode).toBe(404)
    await judgeWaiting(own, async () => 'clean')
    expect((await openDocument(t, anna, sent.url)).statusCode).toBe(200)
  })

  test('what it refuses later is gone', async () => {
    const ctx = {
      ...t.mall.gate.own(),
      actor: {
        kind: 'member',
        userId: await ownerOf(t, people.anna),
        ...noRoles,
      },
    } as const
    async function* pdf() {
      yield makePdf()
    }
    const sent = await saveDocument(
      ctx,
      async () => {
        throw new OutsideError('away')
      },
      { name: 'a.pdf', content: pdf(), giveUp: () => undefined },
    )
    t.clock.advance(61_000)
    await judgeWaiting(t.mall.gate.own(), async () => 'refused')
    expect([
      (await listFiles(t)).map(({ status }) => status),
      await t.mall.files.open(documentKey(idOf(sent.id))),
    ]).toEqual([['REFUSED'], undefined])
    anna.cookies.set('site', 'IT')
    await expect(anna.call(CREATE, { ...rome, rfcFile: { id: sent.id } })).rejects.toMatchObject({
      body: { errors: [{ path: 'rfcFile', code: 'document' }] },
    })
    anna.cookies.set('site', 'DE')
  })
})
