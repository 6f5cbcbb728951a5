import { withdrawalCalls } from '@galleria/contract/withdrawal'
import { bind, type Bound } from '#platform/bind.ts'
import { answerWithdrawal } from './answer-withdrawal.ts'
import { carryOutByHand, readAnyForm } from './carry-out-by-hand.ts'
import { disownWithdrawal } from './disown-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { readForm } from './read-form.ts'
import { readReceipt } from './read-receipt.ts'
import { stateWithdrawal } from './state-withdrawal.ts'

export const withdrawalRoutes: readonly Bound[] = [
  bind(withdrawalCalls.readWithdrawalForm, readForm),
  bind(withdrawalCalls.stateWithdrawal, stateWithdrawal),
  bind(withdrawalCalls.readWithdrawalReceipt, readReceipt),
  bind(withdrawalCalls.disownWithdrawal, async (ctx, body) => {
    await disownWithdrawal(ctx, body)
    return {}
  }),
  bind(withdrawalCalls.pageWithdrawals, listWithdrawals),
  bind(withdrawalCalls.readWithdrawalOrder, readAnyForm),
  bind(withdrawalCalls.carryOutWithdrawal, carryOutByHand),
  bind(withdrawalCalls.answerWithdrawal, answerWithdrawal),
]
