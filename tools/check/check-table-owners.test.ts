import { expect, test } from 'vitest'
import { findForeign, ownerOfFile } from './check-table-owners.ts'

test('a module writes its own tables and reads lower ones, in whichever way the statement is written', () => {
  expect(
    findForeign(
      'payment',
      `db.insertInto('refunds'); sql\`select 1 from users join sessions\`; db.updateTable('users')`,
    ),
  ).toEqual(['writes users, which account owns'])
  expect(findForeign('payment', `const text = 'select id from orders o join vouchers v'`)).toEqual([
    'reads orders, which order owns and is not below it',
    'reads vouchers, which voucher owns and is not below it',
  ])
  expect(
    findForeign(
      'payment',
      `db.deleteFrom('refunds as r').using('orders as o'); tx.selectFrom(['vouchers as v', list])`,
    ),
  ).toEqual([
    'reads orders, which order owns and is not below it',
    'reads vouchers, which voucher owns and is not below it',
  ])
  expect(findForeign('payment', '/* delete from orders */\n// update orders set x = 1')).toEqual([])
})

test('the platform knows its own tables only, and what wires the mall together writes none', () => {
  expect(
    findForeign('platform', `db.selectFrom('sessions').innerJoin('sellers', 'a', 'b')`),
  ).toEqual(['reads sellers, which merchant owns and is not below it'])
  expect(findForeign('wiring', `db.deleteFrom('sessions')`)).toEqual([
    'writes sessions, which platform owns',
  ])
})

test('every file of the product has an owner: its module, the platform, or the wiring; tests have none', () => {
  expect(
    [
      'modules/order/order.store.ts',
      'modules/account/sign-in/sign-in.ts',
      'platform/sessions.ts',
      'platform/machinery/page-cache.ts',
      'take-along.ts',
    ].map(ownerOfFile),
  ).toEqual(['order', 'account', 'platform', 'platform', 'wiring'])
  expect(
    [
      'modules/table-owners.ts',
      'platform/tables.ts',
      'faults/model/state.ts',
      'testing/query.ts',
    ].map(ownerOfFile),
  ).toEqual([undefined, undefined, undefined, undefined])
})
