const table = (status: string, mode = "'GOOD'") =>
  `insert into goods_imports (id, seller_id, user_id, file_name, status, mode, language, created_at, moved_at)
  select '01900000-0000-7000-8000-00000000f001', f.seller_id, f.user_id, 'goods.csv', '${status}', ${mode}, 'en', now(), now() from seller_staff f where f.seller_id = 5 limit 1`
const row = (answer: string) =>
  `insert into goods_import_rows (import_id, row_no, code, cells, plan, work, answer) values ('01900000-0000-7000-8000-00000000f001', 2, 'GH-1', '[]', 'CHANGE', '{"stock": {"countedQty": 5, "seenQty": 6}}', ${answer})`
const move = `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason, request_key) select id, 0, 0, 'counted', '01900000-0000-7000-8000-00000000f001-2' from skus where code = 'GH-1'`

const plan = (begins: string, moved: string, amount: number) =>
  `with p as (insert into price_plans (id, sku_id, begins_at, status, planned_by, planned_at, moved_at)
    select '01900000-0000-7000-8000-00000000f002', id, mall_now() + interval '${begins}', 'BEGUN', '01900000-0000-7000-8000-000000000003', mall_now() - interval '9 days', mall_now() + interval '${moved}' from skus where code = 'GH-1' returning id)
  insert into planned_prices (plan_id, site, amount, is_reduced, is_first) select id, 'DE', ${amount}, false, false from p`

/** Rows of a table of goods that no import leaves behind: each makes the invariant fire. */
export const goodsTableBreaks = {
  I95: [
    `${table('DONE')}; ${row('null')}`,
    `${table('RUNNING')}; ${row("'DONE'")}`,
    `${table('RUNNING')}; ${row('null')}; ${move}`,
  ],
}

/** Planned prices that begin as they never do. */
export const pricePlanBreaks = {
  // Begun, and not in the history; and begun before their moment.
  I106: [plan('0 days', '0 days', 77_777), plan('2 days', '1 day', 18_900)],
}
