import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '@galleria/contract/client'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { addDocument, apply, storeDocument, workshop } from '../../testing/merchant-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { upload } from '../../testing/upload-steps.ts'

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
  await t.drain()
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

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.body : undefined),
  )

const codeOf = async (work: Promise<unknown>) => (await refusal(work))?.code

describe('applying', () => {
  test('[MER-002] a draft is kept field by field, and what is left out stays', async () => {
    expect(await query()).toBeNull()
    const begun = await save({ company: '  Holzwerk  ', country: 'DE', agreed: ['returns'] })
    expect([begun.status, begun.company, begun.version, begun.agreed]).toEqual([
      'DRAFT',
      'Holzwerk',
      1,
      ['returns'],
    ])
    const went = await save({
      shopName: 'Brandt',
      returnAddress: {
        street: 'Hobelgang',
        houseNo: '',
        detail: '',
        postalCode: '',
        city: '',
        province: '',
        country: 'DE',
      },
    })
    expect([
      went.company,
      went.shopName,
      went.returnAddress.street,
      went.version,
      went.id,
      went.agreed,
    ]).toEqual(['Holzwerk', 'Brandt', 'Hobelgang', 2, begun.id, ['returns']])
    expect((await query())?.operationList).toEqual(['submit', 'save'])
    expect(went.progressList.map((row) => [row.event, row.to])).toEqual([['begin', 'DRAFT']])
  })

  test('two windows that begin at once make one draft', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ company: `Window ${index}` })),
    )
    expect(
      await t.sql('select count(*)::int as n, max(version) as version from merchant_applications'),
    ).toEqual([{ n: 1, version: 10 }])
  })

  test('is sent complete only: each error is named at its field, and nothing moves', async () => {
    const errors = await refusal(
      ben.call('POST /sapi/mall-merchant/apply/submitApply', {
        ...workshop,
        taxId: 'DE317854209',
        documents: [],
        agreed: ['returns', 'safety', 'packaging', 'terms'],
        returnAddress: { ...workshop.returnAddress, postalCode: '1' },
      }),
    )
    expect([errors?.status, errors?.code]).toEqual([400, 'request.malformed'])
    expect(errors?.errors?.map(({ path, code, message }) => [path, code, message])).toEqual([
      [
        'taxId',
        'vat_id',
        'This is not a VAT ID of this country. Please check its letters and figures.',
      ],
      ['returnAddress.postalCode', 'postal', 'This postcode is not valid for the country.'],
      ['documents', 'document_required', 'Please add at least one document.'],
      ['agreed.registered', 'agree', 'Please tick this.'],
    ])
    expect(await query()).toBeNull()
  })

  test('[MER-007] once sent it waits, can be taken back, corrected and sent again', async () => {
    const sent = await apply(t, ben)
    expect([sent.status, sent.taxId, sent.operationList]).toEqual([
      'AUDIT',
      'DE317854208',
      ['withdraw'],
    ])
    expect(await status()).toMatchObject({
      merchantStatus: 'none',
      auditStatus: 'audit',
      label: 'audit',
      path: '/merchant/audit',
    })
    expect(await codeOf(save({ company: 'Other' }))).toBe('application.state')
    expect(await codeOf(apply(t, ben))).toBe('application.state')
    expect((await withdraw()).operationList).toEqual(['submit', 'save'])
    expect(await codeOf(withdraw())).toBe('application.state')
    expect((await query())?.submittedAt).toBeNull()
    expect(
      (
        await apply(t, ben, { company: 'Other', documents: sent.documents.map((file) => file.id) })
      ).progressList.map((row) => row.event),
    ).toEqual(['begin', 'submit', 'withdraw', 'submit'])
  })

  test("a document is one's own, clean and free; anything else is refused at its field", async () => {
    const review = (await upload(t, ben, 'review')).id
    const others = [
      await addDocument(t, anna),
      await storeDocument(t, people.ben, { status: 'REFUSED' }),
      review,
      'fil_01jd4vr6f5e7s8kq2m3n4p5q6r',
    ]
    for (const id of others)
      expect(
        (await refusal(save({ documents: [id] })))?.errors?.map(({ path, code }) => [path, code]),
        id,
      ).toEqual([['documents', 'document']])
    expect(await query()).toBeNull()
    const [pdf, picture] = [await storeDocument(t, people.ben), await addDocument(t, ben)]
    expect(
      (await save({ documents: [pdf, picture] })).documents.map((file) => [
        file.id,
        file.name,
        file.isPicture,
      ]),
    ).toEqual([
      [pdf, 'register.pdf', false],
      [picture, '', true],
    ])
    // What is taken out is loose again, and swept like any other upload.
    await save({ documents: [picture] })
    expect(
      await t.sql(
        `select count(*)::int as n from files where name = 'register.pdf' and status = 'CLEAN' and attached_at is null`,
      ),
    ).toEqual([{ n: 1 }])
    expect((await save({ company: 'Kept' })).documents).toHaveLength(1)
  })

  test('a document that nobody has looked at yet is kept with the draft, but not sent', async () => {
    const id = await storeDocument(t, people.ben, { status: 'QUARANTINE' })
    expect((await save({ documents: [id] })).documents.map((file) => file.id)).toEqual([id])
    expect((await refusal(apply(t, ben, { documents: [id] })))?.errors).toMatchObject([
      { path: 'documents', code: 'document_waiting' },
    ])
    expect((await query())?.status).toBe('DRAFT')
    await t.sql(`update files set status = 'CLEAN' where status = 'QUARANTINE'`)
    expect((await apply(t, ben, { documents: [id] })).status).toBe('AUDIT')
  })

  test('what was sent is seen by its owner and the operator, what is still a draft by its owner alone', async () => {
    const look = async (who: Visitor, url: string) =>
      (
        await t.mall.app.inject({
          method: 'GET',
          url,
          headers: {
            cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
        })
      ).statusCode
    const merchant = await t.signIn(people.merchant)
    const seenBy = async (url: string) => [
      await look(ben, url),
      await look(operator, url),
      await look(anna, url),
      await look(merchant, url),
      await look(t.visit(), url),
    ]
    const url = (await save({ documents: [await addDocument(t, ben)] })).documents[0]?.url ?? ''
    expect(await seenBy(url)).toEqual([200, 404, 404, 404, 404])
    await apply(t, ben, { documents: (await query())?.documents.map((file) => file.id) ?? [] })
    expect(await seenBy(url)).toEqual([200, 200, 404, 404, 404])
  })

  test('is for members without a shop: guests sign in first, staff have one already', async () => {
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    for (const who of [guest, t.visit()])
      expect([
        await codeOf(query(who)),
        await codeOf(save({}, who)),
        await codeOf(withdraw(who)),
      ]).toEqual(['auth.signed_out', 'auth.signed_out', 'auth.signed_out'])
    const merchant = await t.signIn(people.merchant)
    expect(await codeOf(save({ company: 'Second' }, merchant))).toBe('application.seller')
  })

  test('is sent ten times a day at most, so that nobody is kept busy', async () => {
    const documents = [await addDocument(t, ben)]
    for (let n = 0; n < 10; n += 1) {
      await apply(t, ben, { documents })
      await withdraw()
    }
    expect(await codeOf(apply(t, ben, { documents }))).toBe('429')
  })

  test('ten windows that send at once send one', async () => {
    const documents = [await addDocument(t, ben)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(apply(t, ben, { documents }))),
    )
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'application.state'),
      undefined,
    ])
    expect(
      await t.sql(
        `select count(*)::int as n from transitions x join merchant_applications a on a.id = x.entity_id where x.event = 'submit'`,
      ),
    ).toEqual([{ n: 1 }])
  })
})

describe("the top bar's question", () => {
  test('[MER-005, MER-014] is answered for anybody with both statuses and all flags', async () => {
    expect(await status(t.visit())).toEqual({
      merchantStatus: 'none',
      auditStatus: 'apply',
      isShow: false,
      isShowSettled: false,
      isShowBackground: false,
      label: 'settle',
      path: '/merchant/apply',
      isOperator: false,
    })
    expect(await status()).toEqual({
      merchantStatus: 'none',
      auditStatus: 'apply',
      isShow: true,
      isShowSettled: true,
      isShowBackground: false,
      label: 'settle',
      path: '/merchant/apply',
      isOperator: false,
    })
    expect(await status(await t.signIn(people.merchant))).toMatchObject({
      merchantStatus: 'seller',
      auditStatus: 'pass',
      isShowBackground: true,
      label: 'backend',
      path: '/backoffice',
    })
    expect(await status(operator)).toMatchObject({
      merchantStatus: 'none',
      isOperator: true,
      isShowBackground: true,
    })
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    expect((await status(guest)).isShow).toBe(false)
  })
})
