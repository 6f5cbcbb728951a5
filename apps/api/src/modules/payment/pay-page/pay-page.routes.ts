import { payPageCalls } from '@galleria/contract/pay-page'
import { bind, type Bound } from '#platform/bind.ts'
import { askForLook } from './ask-for-look.ts'
import type { OwnPages } from './look-at-pages.ts'
import { readPayPages } from './read-pay-pages.ts'

export function createPayPageRoutes(own: OwnPages): readonly Bound[] {
  return [
    bind(payPageCalls.readPayPages, (ctx) => readPayPages(ctx, own)),
    bind(payPageCalls.lookAtPayPages, async (ctx) => {
      await askForLook(ctx)
      return readPayPages(ctx, own)
    }),
  ]
}
