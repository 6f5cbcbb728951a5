import { readFileSync } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Id } from '@galleria/kernel/id'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileKey } from '../../api/src/modules/files/index.ts'
import { describeViolation, findViolations } from '../../../database/audit.ts'
import { createTestDatabase } from '../../../database/testing.ts'
import type { TestDatabase } from '../../../database/test-server.ts'
import { seedDemo } from './seed.ts'
import { createDemoMall, DEMO_NOW as now } from './testing.ts'

let database: TestDatabase
let client: pg.Client
let dataDir: string

beforeAll(async () => {
  ;({ database, dataDir } = await createDemoMall())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // What is due is due by the day the mall was made.
  await client.query(`select set_config('mall.now', $1, false)`, [now])
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

type Row = Record<string, unknown>
async function ask<T extends Row = Row>(sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows
}
const none = (sql: string) => async () => expect(await ask(sql)).toEqual([])
const ANNA = `(select id from users where email = 'anna@galleria.test')`

describe('the pictures of the demo mall', () => {
  it('say in English and German what those of twelve items of the house shop show, as its form saves it', async () => {
    const told = await ask<{ name: string; texts: Record<string, Record<string, string>> }>(
      `select proper_name as name, picture_texts as texts from items where picture_texts <> '{}' and shop_id = 5`,
    )
    expect(told).toHaveLength(12)
    for (const { name, texts } of told)
      for (const [picture, words] of Object.entries(texts)) {
        expect(Object.keys(words).toSorted(), `${name}: ${picture}`).toEqual(['de', 'en'])
        for (const text of Object.values(words)) expect(text.length).toBeLessThanOrEqual(150)
      }
    expect(
      await ask(
        `select count(*)::int as saves from item_saves s join items i on i.id = s.item_id where i.picture_texts <> '{}'`,
      ),
    ).toEqual([{ saves: 24 }])
    expect(
      await ask(
        `select count(*)::int as n from items where picture_texts <> '{}' and shop_id <> 5`,
      ),
    ).toEqual([{ n: 0 }])
  })
})

describe('the reviews of the demo mall', () => {
  it('are 3,000, as life has them: most are content, some are not, two fifths have an answer and a quarter a photo', async () => {
    const [sums] = await ask<
      Record<string, number>
    >(`select count(*)::int as n, avg((rate >= 4)::int)::float as content, count(*) filter (where rate <= 2)::int as unhappy,
      (select count(*) from comment_replies)::float / count(*) as answered, avg((cardinality(images) > 0)::int)::float as pictured, max(cardinality(images)) as most from comments`)
    expect(sums).toMatchObject({ n: 3_000, most: 4 })
    expect(sums!['content']).toBeGreaterThan(0.75)
    expect(sums!['content']).toBeLessThan(0.88)
    expect(sums!['unhappy']).toBeGreaterThan(150)
    expect(sums!['answered']).toBeCloseTo(0.4, 1)
    expect(sums!['pictured']).toBeCloseTo(0.24, 1)
    const languages = await ask(`select language from comments group by 1 having count(*) >= 10`)
    expect(languages).toHaveLength(9)
  })

  it(
    'are of people who bought the goods and have received them, and shops answer later',
    none(`
    select c.id from comments c join orders o on o.id = c.order_id join order_lines l on l.id = c.line_id join users u on u.id = c.author_id
    where o.status <> 'COMPLETE' or c.created_at <= o.completed_at or c.author_id <> o.buyer_id or l.item_id <> c.item_id or l.sku_id <> c.sku_id or l.order_id <> o.id or o.seller_id <> c.seller_id or u.kind <> 'member' or c.created_at > '${now.toISOString()}'
    union all select r.comment_id from comment_replies r join comments c on c.id = r.comment_id left join seller_staff f on f.user_id = r.user_id where r.created_at <= c.created_at or f.seller_id is distinct from c.seller_id or r.created_at > '${now.toISOString()}'`),
  )

  it(
    'add up on their items, and mark the orders that have nothing left to review',
    none(`
    select i.id::text from items i left join (select item_id, sum(rate)::int as stars, count(*)::int as n from comments group by 1) c on c.item_id = i.id where i.rating_sum <> coalesce(c.stars, 0) or i.rating_count <> coalesce(c.n, 0)
    union all select o.id::text from orders o where o.surcharge_of is null and o.reissue_of is null and o.is_reviewed <> not exists (select from order_lines l where l.order_id = o.id and not exists (select from comments c where c.line_id = l.id))`),
  )

  it('are 10 to 300 characters long, leave no place unfilled and hardly ever repeat', async () => {
    const rows = await ask<{ content: string }>('select content from comments')
    expect(
      rows.filter(
        ({ content }) => content.length < 10 || content.length > 300 || /[{}]/.test(content),
      ),
    ).toEqual([])
    expect(new Set(rows.map(({ content }) => content)).size).toBeGreaterThan(2_950)
    expect(
      await ask(
        `select content from comment_replies where content like '%{%' or length(content) > 500`,
      ),
    ).toEqual([])
  })

  it('have photos of their author’s own, of just this model in this finish, for everybody to see', async () => {
    const photos = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../pictures/photos/taken/photos.json'), 'utf8'),
    ) as { name: string; bytes: number; width: number }[]
    const shown = await ask<{
      picture: string
      bytes: string
      width: number
    }>(`select s.picture, f.bytes, f.width from comments c cross join unnest(c.images) i join files f on f.id = i join skus s on s.id = c.sku_id
      where f.is_public and f.purpose = 'review' and f.owner_id = c.author_id and f.attached_at = c.created_at and f.seller_id is null`)
    const [all] = await ask<{ n: number }>(
      'select sum(cardinality(images))::int as n from comments',
    )
    expect(shown).toHaveLength(all!.n)
    expect(
      shown.filter(
        ({ picture, bytes, width }) =>
          !photos.some(
            (photo) =>
              photo.name.startsWith(`${picture}--`) &&
              photo.bytes === Number(bytes) &&
              photo.width === width,
          ),
      ),
    ).toEqual([])
  })

  it('are some of Anna’s, others she has still to write, and the house shop has some to answer', async () => {
    const [anna] = await ask<Record<string, number>>(
      `select (select count(*)::int from comments where author_id = ${ANNA}) as written, (select count(*)::int from orders where buyer_id = ${ANNA} and status = 'COMPLETE' and not is_reviewed) as open`,
    )
    expect(anna!['written']).toBeGreaterThanOrEqual(5)
    expect(anna!['open']).toBeGreaterThanOrEqual(10)
    const [house] = await ask<{ n: number }>(
      'select count(*)::int as n from comments c where seller_id = 5 and not exists (select from comment_replies r where r.comment_id = c.id)',
    )
    expect(house!.n).toBeGreaterThan(100)
  })
})

describe('the photos of the demo mall', () => {
  it('lie where the mall looks for uploads, in full and as previews, and are what their rows say', async () => {
    const files = await ask<{ id: Id<'file'>; bytes: string; width: number; height: number }>(
      `select id, bytes, width, height from files where purpose in ('review', 'evidence') order by id`,
    )
    expect(files.length).toBeGreaterThan(800)
    const kinds = new Map<string, (typeof files)[number]>()
    for (const file of files) {
      const path = join(dataDir, 'files', fileKey(file.id, 'full'))
      expect((await stat(path)).size).toBe(Number(file.bytes))
      expect((await stat(join(dataDir, 'files', fileKey(file.id, '320')))).size).toBeGreaterThan(
        500,
      )
      kinds.set(`${file.bytes} ${file.width}`, file)
    }
    expect(kinds.size).toBeGreaterThan(80)
    for (const { id, width, height, bytes } of kinds.values()) {
      expect(Number(bytes)).toBeLessThanOrEqual(60_000)
      const { data, info } = await sharp(join(dataDir, 'files', fileKey(id, 'full')))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, data.length]).toEqual([width, height, width * height * 3])
      const preview = await sharp(join(dataDir, 'files', fileKey(id, '320'))).metadata()
      expect(Math.max(preview.width, preview.height)).toBe(320)
    }
  })

  it('are found again by a start that was killed: half a file is made whole', async () => {
    const other = await createTestDatabase()
    try {
      const [file] = await ask<{ id: Id<'file'>; bytes: string }>(
        `select id, bytes from files where purpose = 'review' limit 1`,
      )
      const path = join(dataDir, 'files', fileKey(file!.id, 'full'))
      await writeFile(path, 'half')
      await seedDemo({ databaseUrl: other.url, dataDir, now, size: { buyers: 200, orders: 600 } })
      await seedDemo({ databaseUrl: other.url, dataDir, now })
      const again = new pg.Client({ connectionString: other.url })
      await again.connect()
      const { rows } = await again
        .query<{ id: Id<'file'>; bytes: string }>(
          `select id, bytes from files where purpose in ('review', 'evidence')`,
        )
        .finally(() => again.end())
      expect(rows.length).toBeGreaterThan(50)
      for (const { id, bytes } of rows)
        expect((await stat(join(dataDir, 'files', fileKey(id, 'full')))).size).toBe(Number(bytes))
    } finally {
      await other.drop()
    }
  })
})

describe('the after-sales orders of the demo mall', () => {
  it('are 156; which lives they have is in every-life.test.ts', async () => {
    const [all] = await ask<{ n: number }>('select count(*)::int as n from reverse_orders')
    expect(all!.n).toBe(156)
    expect(
      (await ask(`select from reverse_orders where buyer_id <> ${ANNA}`)).length,
    ).toBeGreaterThan(100)
  })

  it(
    'are offered part of the money where the goods are there, in words, and less than was asked for',
    none(`
    select f.id from reverse_offers f join reverse_orders r on r.id = f.reverse_id join orders o on o.id = r.order_id
      where f.content !~ '.{20}' or o.status = 'UN_DELIVERY' or f.kind = 'PART' and f.answer is null and f.amount >= r.goods + r.shipping`),
  )

  it(
    'that the mall was asked about say why on both sides, but where the clock asked, or the shop was silent',
    none(`
    select d.reverse_id from reverse_disputes d join reverse_orders r on r.id = d.reverse_id
      where (d.buyer_text = '') <> (d.cause <> 'DECLINED') or d.shop_text = '' and r.buyer_id <> ${ANNA} or (d.ruling is null) <> (r.status = 'IN_DISPUTE')`),
  )

  it('one of Anna’s is about a part that was not accepted, with proofs of both sides; one is late; one is ruled in part', async () => {
    const [odd] = await ask(
      `select count(*) filter (where r.split_from is not null and (select count(*) from reverse_proofs p where p.reverse_id = r.id) = 2)::int as rest, count(*) filter (where d.late_count > 0)::int as late,
        count(*) filter (where d.ruled_amount < r.available_goods + r.available_shipping)::int as part from reverse_disputes d join reverse_orders r on r.id = d.reverse_id where r.buyer_id = ${ANNA}`,
    )
    expect(odd).toEqual({ rest: 1, late: 1, part: 1 })
  })

  it(
    'were asked for in time, and decided and refunded after that',
    none(`
    select r.id from reverse_orders r join orders o on o.id = r.order_id where r.applied_at < o.paid_at or o.completed_at < r.applied_at - interval '30 days' or coalesce(r.split_from, r.loss_of) is null and r.audited_at < r.applied_at or r.refunded_at < r.audited_at or r.stopped_at < r.applied_at or r.updated_at > '${now.toISOString()}'
      or r.status in ('REVERSE_CLOSE', 'IN_DISPUTE') and r.reject_reason = '' and r.qc_reject_reason = '' and not exists (select from reverse_disputes d where d.reverse_id = r.id and d.cause <> 'DECLINED') or r.reject_reason <> '' and r.status not in ('REVERSE_CLOSE', 'IN_DISPUTE') and not exists (select from reverse_disputes d where d.reverse_id = r.id and d.ruling in ('REFUND', 'RETURN')) or r.status = 'WAITING_FOR_AUDIT_BY_SELLER' and r.applied_at < '${now.toISOString()}'::timestamptz - interval '48 hours'`),
  )

  it(
    'claim on their lines what they ask for, and count there what was given back',
    none(`
    select l.id from order_lines l left join (select k.line_id, sum(k.taken_qty) filter (where r.status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE', 'REFUND_DONE')) as open, sum(k.taken_qty) filter (where r.status in ('REVERSE_DONE', 'REFUND_DONE')) as done,
        sum(k.apply_amount) filter (where r.status not in ('REVERSE_CANCELED', 'REVERSE_CLOSE')) as claimed, sum(k.unsent_amount) filter (where r.status not in ('REVERSE_CANCELED', 'REVERSE_CLOSE')) as cancel_claimed, count(*) filter (where r.status <> 'REVERSE_CANCELED' and r.difference_of is null and not (r.loss_of is not null and r.status = 'REVERSE_CLOSE')) as requests, sum(k.apply_amount) filter (where r.status in ('REVERSE_DONE', 'REFUND_DONE')) as back,
        sum(k.unsent_qty) filter (where r.status = 'REVERSE_DONE') as canceled, sum(k.unsent_qty) filter (where r.status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE')) as stopped
      from reverse_lines k join reverse_orders r on r.id = k.reverse_id group by 1) x on x.line_id = l.id
    where l.open_reverse_qty <> coalesce(x.open, 0) or l.reversed_qty <> coalesce(x.done, 0) or l.claimed <> coalesce(x.claimed, 0) or l.cancel_claimed <> coalesce(x.cancel_claimed, 0) or l.requests <> coalesce(x.requests, 0) or l.refunded <> coalesce(x.back, 0) or l.canceled_qty <> coalesce(x.canceled, 0) or l.open_cancel_qty <> coalesce(x.stopped, 0)
    union all select o.id from orders o left join reverse_orders r on r.order_id = o.id where not exists (select 1 from transitions t where t.entity_id = o.id and t.event in ('leaveGroup', 'disband')) group by o.id having o.refunded <> coalesce(sum(r.refunded_goods + r.refunded_shipping), 0) or o.claimed_shipping <> coalesce(sum(r.shipping) filter (where r.status not in ('REVERSE_CANCELED', 'REVERSE_CLOSE')), 0)`),
  )

  it(
    'have a refund as soon as one was begun, for what was asked and in the state that theirs says',
    none(`
    select r.id from reverse_orders r left join refunds f on f.reverse_id = r.id left join (select refund_id, sum(goods) as goods, sum(shipping) as shipping from refund_lines group by 1) l on l.refund_id = f.id
    where not (r.type = 'SALE_EXCHANGE' and r.status = 'REVERSE_DONE') and f.status is distinct from case r.status when 'REFUND_PENDING' then 'SENT' when 'REFUND_FAIL' then 'FAILED' when 'REFUND_DONE' then 'DONE' when 'REVERSE_DONE' then 'DONE' end
      or f.id is not null and (f.amount <> r.goods + r.shipping or l.goods <> r.goods or l.shipping <> r.shipping
        or (select sum(g.amount) from refund_legs g join refund_tries t on t.leg_id = g.id where g.refund_id = f.id and g.status = f.status and t.status = f.status and t.provider_ref is not null) is distinct from f.amount)`),
  )

  it(
    'undo the sale in the books as far as the money went back, and wholly where all of it did',
    none(`
    select f.contract_id::text from (select contract_id, sum(amount) as back from refunds where status = 'DONE' group by 1) f
      full join (select ref, -sum(amount) as undone from ledger_entries where event = 'reversal' and account = 'buyer' group by 1) e on e.ref = f.contract_id where f.back is distinct from e.undone
    union all select o.id::text from orders o where o.status = 'CLOSED' and (select count(*) from orders g where g.contract_id = o.contract_id) = 1
      and exists (select from ledger_entries e where e.ref = o.contract_id and e.account not in ('provider', 'fees') group by e.account having sum(e.amount) <> 0)`),
  )

  it(
    'keep their photos between the buyer and the shop',
    none(`
    select r.id from reverse_orders r, unnest(r.evidence) i left join files f on f.id = i where f.id is null or f.is_public or f.purpose <> 'evidence' or f.owner_id <> r.buyer_id or f.seller_id <> r.seller_id`),
  )
})

it('nothing is wrong with the demo mall by any of the invariants', async () => {
  // I34 goes by the real clock, and refunds that are out are asked about while the mall runs: see
  // provider.test.ts.
  expect(
    (await findViolations(client))
      .filter(({ invariant }) => invariant.id !== 'I34')
      .map(describeViolation),
  ).toEqual([])
})
