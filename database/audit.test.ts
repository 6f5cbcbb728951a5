import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeViolation, findViolations, readInvariants } from './audit.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './test-server.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const columns = {
  orders:
    'order_id,owner_id,contract_id,status,currency,need_pay,paid,presale_kind,deposit,balance,deadline_at,updated_at',
  order_lines:
    'line_id,order_id,sku_id,qty,delivered_qty,reversed_qty,open_reverse_qty,paid,points_paid',
  payment_records:
    'record_id,contract_id,provider,provider_ref,kind,status,amount,currency,is_by_parcel,was_authorised,expires_at,claim_id,paid_at',
  parcel_captures:
    'parcel_capture_id,record_id,order_id,provider,capture_ref,amount,currency,status,next_try_at',
  reissues: 'order_id,contract_id,of_id,is_of_own,amounts,is_sale,is_counted',
  reissue_lines: 'line_id,order_id,status,left_qty,unsent_qty,due,held,is_called_off',
  released: 'refund_id,contract_id,order_id,amount',
  written_off: 'refund_id,contract_id,order_id,amount',
  captures:
    'provider,provider_ref,contract_id,record_id,amount,currency,disposition,seen_at,listed_amount',
  refunds: 'refund_id,reverse_id,order_id,line_id,provider_ref,status,goods,shipping,updated_at',
  refund_legs:
    'leg_id,refund_id,provider,capture_ref,amount,currency,status,next_try_at,dispute_id',
  disputes:
    'dispute_id,provider,reference,capture_ref,status,amount,currency,taken,lost,contract_id,record_id,opened_at,decided_at',
  refund_tries: 'try_id,leg_id,number,provider_ref,status,sent_at,ended_at,listed_amount',
  differences: 'reverse_id,said,given',
  surcharges: 'reverse_id,status,is_changed_to_return,sent,said,paid,paid_at,stopped_at,given',
  surcharges_back: 'reverse_id,status,said,given,lost',
  differing_days: 'provider,day,currency,matter_id,entry_count',
  matters:
    'matter_id,kind,status,reference,leg_id,parcel_capture_id,contract_id,amount,currency,found_at',
  reverses: 'reverse_id,order_id,owner_id,type,status,updated_at',
  reverse_disputes:
    'reverse_id,status,is_ruled,rule_until,ruling,ruled_amount,goes_back,asked,order_id',
  refused_parts: 'reverse_id,line_id,qty,amount,sent_back,asked,accepted',
  goods_import_rows: 'import_id,row_no,answer,is_over,is_count,sku_id,request_key',
  counts_by_table: 'sku_id,request_key',
  reverse_offers: 'reverse_id,type,status,kind,amount,answer,answer_until,answer_by,goes_back',
  people: 'seller_id,user_id,role',
  reverse_lines: 'reverse_id,line_id,qty,apply_amount',
  exchanges: 'reverse_id,status,is_changed_to_return,held,sent,claimed',
  replacements: 'line_id,sku_id,held,sent',
  versions: 'line_id,sku_id,qty,gone',
  unsent_units: 'line_id,canceled_qty,open_cancel_qty',
  unsent_claims: 'reverse_id,line_id,qty,amount',
  transitions: 'entity,entity_id,seq,from_state,to_state,event,actor,at',
  legal: 'entity,from_state,to_state',
  sku_prices: 'sku_id,site,currency,amount,was,lowest_30,since',
  price_history: 'price_id,sku_id,site,currency,amount,was,lowest_30,since',
  planned_prices: 'plan_id,sku_id,site,amount,status,begins_at,moved_at',
  flash_sales: 'sku_id,site,amount,starts_at,ends_at',
  items:
    'item_id,history_id,status,is_listed,held_back,may_be_sold,energy_class,needs_energy_label,is_answered_for,texts,versions,versions_unseen,is_priced',
  sku_items: 'sku_id,status',
  stock: 'sku_id,on_hand,reserved',
  stock_moves: 'move_id,sku_id,line_id,d_on_hand,d_reserved,reason',
  points_balance: 'account_id,balance',
  points_entries: 'entry_id,account_id,delta,reason,ref',
  points_taken: 'contract_id,order_id,taken',
  points_held: 'order_id,held,due',
  earnings: 'order_id,pot,earned,due',
  earned_by_level: 'order_id,growth_from,growth',
  sign_ins: 'ref,streak,before,given',
  ledger_entries: 'txn_id,account,currency,amount,ref',
  coupons: 'coupon_id,max_uses',
  coupon_uses: 'coupon_id,order_id,state',
  gift_rules: 'promotion_id',
  gifted: 'order_id,noted,given',
  held_shares: 'order_id,cause,share,tax,contract_id,shop_id,kept',
  gifts_back:
    'contract_id,reverse_id,status,reverse_line_id,line_id,gifted,qty,taken_qty,gift_undone,gift_back,is_for_money,refunded_at,given_at',
  guarantee_requests: 'reverse_id,reason,applied_at,completed_at',
  gifts: 'line_id,order_id,qty,need_pay,promotion_id',
  coupon_counts: 'coupon_id,used,most_each',
  promotion_uses: 'promotion_id,contract_id,order_id,person,amount,state',
  discounts:
    'order_id,contract_id,goods,shipping,need_pay,shop_discount,order_discount,promotions,coupons',
  line_discounts: 'line_id,order_id,need_pay,discount,shop_off,order_off',
  extras: 'order_id,handover,insurance,service_charge,of_covers,of_services',
  outbox: 'id,status,attempts,created_at',
  webhook_events: 'provider,event_id,status,received_at',
  idempotency: 'scope,key,state,lease_until',
  comments: 'comment_id,line_id,kind,author_id',
  addresses: 'address_id,owner_id,site,is_default',
  shipping: 'order_id,paid_shipping',
  kept_deposits: 'order_id,amount',
  goods_tallies: 'seller_id,site,currency,sku_id,day,pieces,units,amount,refunded',
  goods_counted: 'seller_id,site,currency,sku_id,day,pieces,units,amount,refunded',
  claims: 'claim_id,contract_id,kind,amount,currency,status,opens_at,closes_at',
  tallies: 'seller_id,shop_id,site,tally,since,currency,n,amount',
  orders_counted: 'seller_id,shop_id,site,tally,since,currency,n,amount',
  invoices:
    'invoice_id,kind,seller_id,year,serial,order_id,buyer_id,corrects,reverse_id,currency,gross,tax,counts',
  invoice_charges: 'invoice_id,line_id,gross,tax,net,rate',
  invoice_rates: 'invoice_id,rate,gross,tax,net',
  invoice_series: 'seller_id,year,last',
  losses: 'reverse_id,line_id,amount,is_withdrawal,is_checked,is_shown,kept',
  withheld: 'line_id,withheld,kept',
  line_refunds: 'line_id,refunded',
  order_refunds: 'order_id,refunded',
  deposits: 'order_id,deposit,paid',
  sent_orders: 'order_id',
  set_parts: 'line_id,order_id,qty,need_pay,set_id,position,unit_qty,set_qty,set_price',
  vouchers: 'voucher_id,order_id,line_id,status',
  voucher_orders: 'order_id',
  sent_units: 'line_id,delivered_qty,in_parcels',
  pick_ups: 'order_id,status,updated_at,has_code,was_shown,handed_over',
  line_measures: 'line_id,ordered_by,sold_by',
  group_buys: 'group_id,status,size,taken,paid_places,ends_at',
  prizes: 'prize_id,stock,given,drawn',
  prize_draws: 'draw_id,order_id,status,is_over,has_benefits,won,due,is_settled',
  free_campaigns: 'campaign_id,status,budget,spent,promised',
  free_orders:
    'free_id,campaign_id,order_id,contract_id,status,amount,is_over,has_benefits,refunded',
  free_refunds: 'refund_id,order_id',
  card_campaigns: 'campaign_id,budget,spent,promised',
  gift_cards: 'card_id,order_id,status,value,coupon_id,was_complete,has_benefits,is_lost,has_code',
  card_coupons: 'coupon_id,amount,used,status,is_sound',
  group_orders: 'group_id,order_id,owner_id,status,paid,refunded,paid_at',
}

test('the audit shows the mall in views with exactly the agreed columns', async () => {
  const { rows } = await client.query<{
    name: string
    columns: string
  }>(`select c.table_name as name, string_agg(c.column_name, ',' order by c.ordinal_position) as columns
    from information_schema.columns c where c.table_schema = 'audit' group by 1`)
  expect(Object.fromEntries(rows.map((row) => [row.name, row.columns]))).toEqual(columns)
})

test('amounts are whole minor units', async () => {
  const { rows } =
    await client.query(`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'audit' and column_name = any(array['amount', 'paid', 'need_pay', 'deposit', 'balance', 'goods', 'shipping', 'paid_shipping', 'apply_amount', 'points_paid', 'delta']) and data_type <> 'bigint'`)
  expect(rows).toEqual([])
})

test('all 116 invariants hold in an empty mall', async () => {
  expect(readInvariants().map(({ id }) => id)).toEqual([
    ...Array.from({ length: 108 }, (_, index) => `I${String(index + 1).padStart(2, '0')}`),
    'I112',
    'I113',
    'I116',
    'I117',
    'I118',
    'I119',
    'I120',
    'I121',
  ])
  expect(readInvariants().filter(({ isAlways }) => isAlways)).toHaveLength(91)
  expect(await findViolations(client)).toEqual([])
})

test('a stock without its moves is found and named with its row', async () => {
  await client.query(`insert into sellers (id, name, street, city, country, vat_id, email) values (1, 'S', 's', 'c', 'DE', 'v', 'e@galleria.test');
    insert into shops (id, seller_id, name, city, country, handling_days) values (1, 1, 'S', 'c', 'DE', 1);
    insert into categories (id, key, position, picture) values (1, 'desks', 1, 'p');
    insert into items (id, shop_id, category_id, url_key, proper_name, model, manufacturer, responsible_person, freight, on_sale_since, is_listed) values (1, 1, 1, 'u', 'p', 'm', 'm', 'r', 'parcel', now(), false);
    insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values (1, 1, 'c', 's', 'oak', 's', 1, 1, 1, 1, 'p', 1);
    insert into stock (sku_id, on_hand) values (1, 3)`)
  expect((await findViolations(client)).map(describeViolation)).toEqual([
    'I21 stock equals its moves: 1 row\n    {"sku_id":1}',
  ])
})
