import { accountCalls } from '@galleria/contract/account'
import { bind, type Bound } from '#platform/bind.ts'
import {
  sendGuestOrderCode,
  sendGuestOrderLink,
  unlockGuestOrder,
  type GuestDeps,
} from './guest-room.ts'
import { openAccountByOrder, sendOrderAccountCode } from './open-account.ts'
import { stopMails } from '../mails/mailbox.ts'

/** The room of one order, for who has no account: a link to look, a code to act. */
export function createGuestRoomRoutes(deps: GuestDeps): readonly Bound[] {
  return [
    bind(accountCalls.sendGuestOrderLink, async (ctx, request) => {
      await sendGuestOrderLink(ctx, request)
      return {}
    }),
    bind(accountCalls.sendGuestOrderCode, async (ctx, { token }) => {
      await sendGuestOrderCode(ctx, token)
      return {}
    }),
    bind(accountCalls.stopOrderMails, async (ctx, { token }) => {
      await stopMails(ctx, token)
      return {}
    }),
    bind(accountCalls.unlockGuestOrder, (ctx, request) => unlockGuestOrder(ctx, request, deps)),
    bind(accountCalls.sendAccountCode, (ctx, { id }) => sendOrderAccountCode(ctx, id)),
    bind(accountCalls.openAccount, async (ctx, request) => {
      await openAccountByOrder(ctx, request, deps.takeAlong)
      return {}
    }),
  ]
}
