import { moneyCalls } from '@galleria/contract/money'
import { bind, type Bound } from '#platform/bind.ts'
import { listMatters } from './list-matters.ts'
import { actOnMatter } from './settle-matter.ts'

/** The operator's list of money to look at. */
export const moneyRoutes: readonly Bound[] = [
  bind(moneyCalls.pageMatters, listMatters),
  bind(moneyCalls.sendMoneyBack, (ctx, { id }) => actOnMatter(ctx, { id, move: 'sendBack' })),
  bind(moneyCalls.tryRefundAgain, (ctx, { id }) => actOnMatter(ctx, { id, move: 'tryAgain' })),
  bind(moneyCalls.settleMatter, (ctx, { id, note }) =>
    actOnMatter(ctx, { id, move: 'settle', note }),
  ),
]
