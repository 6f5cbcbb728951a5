import { merchantCalls } from '@galleria/contract/merchant'
import { refuse } from '@galleria/kernel/refusal'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { findWorkplace } from './merchant.queries.ts'

export const merchantRoutes: readonly Bound[] = [
  bind(merchantCalls.me, async (ctx) => {
    const workplace = await findWorkplace(ctx.db, buyerOf(ctx))
    if (!workplace) throw refuse('auth.signed_out')
    return workplace
  }),
]
