import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '@galleria/contract/client'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { apply, workshop } from '../../testing/merchant-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let ben: Visitor
let anna: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all(
    [people.ben, people.anna, people.operator].map((email) => t.signIn(email)),
  )
  ;[ben, anna, operator] = signedIn as [Visitor, Visitor, Visitor]
})

afterAll(() => t.close())

beforeEach(async () => {
  await t.drainAll()
  await t.sql('delete from rate_limits')
  await t.sql('delete from merchant_applications')
  await t.sql('delete from seller_staff where seller_id > 11')
})

const query = async (who = ben) =>
  (await who.call('POST /sapi/mall-merchant/apply/queryApply', {})).application

const save = (form: Parameters<Visitor['call']>[1], who = ben) =>
  who.call('POST /sapi/mall-merchant/apply/saveApply', form as never)

const withdraw = (who = ben) => who.call('POST /sapi/mall-merchant/apply/withdrawApply', {})

const status = (who = ben) => who.call('POST /sapi/mall-merchant/status/queryMerchantStatus', {})

const approve = (one: { id: string; version: number }, who = operator) =>
  who.call('POST /sapi/mall-operator/application/approve', { id: one.id, version: one.version })

const reject = (
  one: { id: string; version: number },
  reason = 'The register entry cannot be read.',
  who = operator,
) =>
  who.call('POST /sapi/mall-operator/application/reject', {
    id: one.id,
    version: one.version,
    reason,
  })

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.body : undefined),
  )

const codeOf = async (work: Promise<unknown>) => (await refusal(work))?.code

const counts = async () =>
  (
    await t.sql<Record<string, number>>(
      `select (select count(*)::int from sellers) as sellers, (select count(*)::int from shops) as shops, (select count(*)::int from seller_staff) as staff, (select count(*)::int from shipping_rates) as rates`,
    )
  )[0]

describe('the operator', () => {
  test('[MER-003, MER-009] rejects with a reason that the applicant reads; correcting begins a new application from the old one', async () => {
    const sent = await apply(t, ben)
    const seen = await reject(sent)
    expect([seen.status, seen.rejectReason, seen.operationList]).toEqual([
      'REJECTED',
      'The register entry cannot be read.',
      [],
    ])
    expect(await status()).toMatchObject({ auditStatus: 'apply', path: '/merchant/audit' })
    const read = await query()
    expect([
      read?.status,
      read?.rejectReason,
      read?.operationList,
      read?.progressList.at(-1),
    ]).toMatchObject([
      'REJECTED',
      'The register entry cannot be read.',
      ['applyAgain'],
      { event: 'reject', reason: 'The register entry cannot be read.' },
    ])
    const again = await save({})
    expect([
      again.id === sent.id,
      again.status,
      again.company,
      again.documents.length,
      again.agreed,
      again.rejectReason,
    ]).toEqual([false, 'DRAFT', workshop.company, 1, [], ''])
    await apply(t, ben, { documents: again.documents.map((file) => file.id) })
    expect(
      await t.sql(
        'select status, count(*)::int as n from merchant_applications group by 1 order by 1',
      ),
    ).toEqual([
      { status: 'AUDIT', n: 1 },
      { status: 'REJECTED', n: 1 },
    ])
  })

  test('[MER-008] approves: seller, shop, rates and staff are made, and the applicant works there at once', async () => {
    const before = await counts()
    const seen = await approve(await apply(t, ben))
    expect([seen.status, seen.sellerId]).toEqual(['PASS', await newest()])
    expect(await counts()).toEqual({
      sellers: before!['sellers']! + 1,
      shops: before!['shops']! + 1,
      staff: before!['staff']! + 1,
      rates: before!['rates']! + 24,
    })
    expect(
      await t.sql(
        'select name, street, city, country, vat_id, email, status from sellers where id = $1',
        [seen.sellerId],
      ),
    ).toEqual([
      {
        name: 'Holzwerk Brandt GmbH',
        street: 'Hobelgang 3',
        city: '22765 Hamburg',
        country: 'DE',
        vat_id: 'DE317854208',
        email: 'holzwerk@example.test',
        status: 'ACTIVE',
      },
    ])
    expect(
      await t.sql(
        `select site, currency, fee::int, free_from::int, transit_days from shipping_rates where shop_id = $1 and freight = 'bulky' and site in ('DE', 'UK', 'SE') order by site`,
        [seen.sellerId],
      ),
    ).toEqual([
      { site: 'DE', currency: 'EUR', fee: 1990, free_from: 49_900, transit_days: 3 },
      { site: 'SE', currency: 'SEK', fee: 34_900, free_from: 899_900, transit_days: 4 },
      { site: 'UK', currency: 'GBP', fee: 3900, free_from: 79_900, transit_days: 7 },
    ])
    expect(await ben.call('POST /sapi/mall-merchant/staff/current', {})).toMatchObject({
      sellerId: seen.sellerId,
      sellerName: 'Holzwerk Brandt GmbH',
      status: 'ACTIVE',
      role: 'owner',
    })
    expect(await status()).toMatchObject({
      merchantStatus: 'seller',
      auditStatus: 'pass',
      isShowBackground: true,
    })
    // A shop with nothing to sell stands in no list yet.
    expect(
      (await ben.call('POST /sapi/mall-item/shop/list', {})).map((shop) => shop.id),
    ).not.toContain(seen.sellerId)
  })

  test('twenty who approve at once open one shop', async () => {
    const sent = await apply(t, ben)
    const before = await counts()
    const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(approve(sent))))
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'application.state'),
      undefined,
    ])
    expect(await counts()).toEqual({
      sellers: before!['sellers']! + 1,
      shops: before!['shops']! + 1,
      staff: before!['staff']! + 1,
      rates: before!['rates']! + 24,
    })
  })

  test('who approves and who rejects at the same moment: one of them wins, and the other is told', async () => {
    const sent = await apply(t, ben)
    const answers = await Promise.all([codeOf(approve(sent)), codeOf(reject(sent))])
    expect(answers.toSorted()).toEqual(['application.state', undefined])
  })

  test('does not decide about what was changed after looking, nor twice', async () => {
    const looked = await apply(t, ben)
    await withdraw()
    const sent = await apply(t, ben, { company: 'Other GmbH' })
    const stale = await refusal(approve(looked))
    expect([stale?.status, stale?.code, stale?.operationList]).toEqual([
      409,
      'application.state',
      ['approve', 'reject'],
    ])
    await reject(sent)
    expect([await codeOf(reject(sent)), await codeOf(approve(sent))]).toEqual([
      'application.state',
      'application.state',
    ])
  })

  test('does not decide about an own application, and is offered no button for it', async () => {
    const sent = await apply(t, operator)
    expect([await codeOf(approve(sent)), await codeOf(reject(sent))]).toEqual([
      'application.own',
      'application.own',
    ])
    expect(
      await operator.call('POST /sapi/mall-operator/application/detail', { id: sent.id }),
    ).toMatchObject({ status: 'AUDIT', isOwn: true, operationList: [] })
  })

  test('sees what was sent, not what is still being written, those that wait longest first', async () => {
    await save({ company: 'Unfinished' }, anna)
    const sent = await apply(t, ben)
    const list = await operator.call('POST /sapi/mall-operator/application/page', {})
    expect([list.total, list.data.map((row) => [row.id, row.company, row.status])]).toEqual([
      1,
      [[sent.id, workshop.company, 'AUDIT']],
    ])
    const draft = await query(anna)
    expect(
      await codeOf(operator.call('POST /sapi/mall-operator/application/detail', { id: draft!.id })),
    ).toBe('application.not_found')
    for (const [keyword, total] of [
      ['brandt', 1],
      ['DE3178', 1],
      ['nobody', 0],
      ['%', 0],
    ] as const)
      expect(
        (await operator.call('POST /sapi/mall-operator/application/page', { keyword })).total,
        keyword,
      ).toBe(total)
    expect((await operator.call('POST /sapi/mall-operator/staff/current', {})).waiting).toBe(1)
    expect(
      (await operator.call('POST /sapi/mall-operator/application/detail', { id: sent.id }))
        .applicant.email,
    ).toBe(people.ben)
  })

  test('is warned when a shop with the same tax id is there already', async () => {
    const sent = await apply(t, ben, { taxId: 'DE136695976' })
    expect(
      (await operator.call('POST /sapi/mall-operator/application/detail', { id: sent.id }))
        .sameTaxId,
    ).toEqual([{ sellerId: 5, name: 'Galleria House GmbH', status: 'ACTIVE' }])
  })

  test('is the only one at that desk: guests are asked to sign in, members and merchants are told that their account may not', async () => {
    const sent = await apply(t, ben)
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    for (const [who, code] of [
      [ben, 'auth.role'],
      [await t.signIn(people.merchant), 'auth.role'],
      [guest, 'auth.signed_out'],
      [t.visit(), 'auth.signed_out'],
    ] as const) {
      expect([
        await codeOf(approve(sent, who)),
        await codeOf(reject(sent, 'No.', who)),
        await codeOf(who.call('POST /sapi/mall-operator/seller/freeze', { id: 11, reason: 'No.' })),
        await codeOf(who.call('POST /sapi/mall-operator/application/page', {})),
      ]).toEqual([code, code, code, code])
    }
    expect((await query())?.status).toBe('AUDIT')
  })
})

describe('mails', () => {
  type Kind = 'submitted' | 'rejected' | 'approved'
  const mailTo = async (subject: string) =>
    (await t.inbox(people.ben)).find((mail) => mail.subject === subject)
  test("tell the applicant what became of it, with the reason, in the account's language", async () => {
    await t.sql(`update users set language = 'de' where email = $1`, [people.ben])
    await reject(await apply(t, ben), 'Der Registerauszug ist nicht lesbar.')
    await approve(await apply(t, ben))
    await t.drainAll()
    const found = Object.fromEntries(
      await Promise.all(
        (
          Object.entries({
            submitted: 'Wir haben den Antrag von Holzwerk Brandt erhalten',
            rejected: 'Ihr Antrag für Holzwerk Brandt muss geändert werden',
            approved: 'Holzwerk Brandt kann jetzt auf Galleria verkaufen',
          }) as [Kind, string][]
        ).map(async ([kind, subject]) => [kind, await mailTo(subject)] as const),
      ),
    )
    expect(found['rejected']?.text).toContain('Der Registerauszug ist nicht lesbar.')
    expect(found['submitted']?.links.some((link) => link.endsWith('/merchant/audit'))).toBe(true)
    expect(found['approved']?.links.some((link) => link.endsWith('/backoffice'))).toBe(true)
  })
})

async function newest(): Promise<number | undefined> {
  return (await t.sql<{ id: number }>('select max(id) as id from sellers'))[0]?.id
}
