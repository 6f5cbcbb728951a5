import type { Reply } from '@galleria/contract/define-call'
import { merchantCalls } from '@galleria/contract/merchant'
import { returnAddressCalls } from '@galleria/contract/merchant-return-address'
import { merchantPickUpCalls } from '@galleria/contract/merchant-pick-up'
import { peopleCalls } from '@galleria/contract/merchant-people'
import { merchantEntryCalls } from '@galleria/contract/merchant-entry'
import { actsForMall, rightsIn, rightsOfOperator } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { countWaiting, findApplicationStatus } from './application.queries.ts'
import {
  approveApplication,
  listApplications,
  readApplication,
  rejectApplication,
} from './decide-application.ts'
import { entryOf } from './entry.rules.ts'
import {
  readOwnApplication,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from './fill-in-application.ts'
import { changeSeller, listSellers, type AboveMerchant } from './freeze-seller.ts'
import { keyRoutes } from './keys/key.routes.ts'
import {
  listReturnAddresses,
  removeReturnAddress,
  saveReturnAddress,
} from './manage-return-addresses.ts'
import { listSites, saveSite } from './manage-sites.ts'
import { acceptInvitation, chooseShop, readInvitation } from './join-shop.ts'
import {
  invitePerson,
  leaveShop,
  listPeople,
  removePerson,
  setRole,
  takeInvitationBack,
} from './manage-people.ts'
import { findOperator, findWorkplace } from './merchant.queries.ts'
import { sellerOf } from './roles.ts'

export function createMerchantRoutes(above: AboveMerchant): readonly Bound[] {
  return [
    bind(merchantCalls.me, readWorkplace),
    ...keyRoutes,
    bind(peopleCalls.listPeople, listPeople),
    bind(peopleCalls.invitePerson, invitePerson),
    bind(peopleCalls.takeInvitationBack, takeInvitationBack),
    bind(peopleCalls.setRole, setRole),
    bind(peopleCalls.removePerson, removePerson),
    bind(peopleCalls.leaveShop, async (ctx, body) => nothing(leaveShop(ctx, above, body))),
    bind(peopleCalls.chooseShop, async (ctx, body) => nothing(chooseShop(ctx, body))),
    bind(peopleCalls.readInvitation, readInvitation),
    bind(peopleCalls.acceptInvitation, async (ctx, body) => nothing(acceptInvitation(ctx, body))),
    bind(merchantPickUpCalls.listSites, listSites),
    bind(merchantPickUpCalls.saveSite, saveSite),
    bind(returnAddressCalls.listReturnAddresses, listReturnAddresses),
    bind(returnAddressCalls.saveReturnAddress, saveReturnAddress),
    bind(returnAddressCalls.removeReturnAddress, removeReturnAddress),
    bind(merchantEntryCalls.merchantStatus, readEntry),
    bind(merchantEntryCalls.queryApply, readOwnApplication),
    bind(merchantEntryCalls.saveApply, saveApplication),
    bind(merchantEntryCalls.submitApply, submitApplication),
    bind(merchantEntryCalls.withdrawApply, withdrawApplication),
    bind(merchantEntryCalls.operatorMe, readOperatorsDesk),
    bind(merchantEntryCalls.pageApplications, listApplications),
    bind(merchantEntryCalls.applicationDetail, (ctx, { id }) => readApplication(ctx, id)),
    bind(merchantEntryCalls.approveApplication, approveApplication),
    bind(merchantEntryCalls.rejectApplication, rejectApplication),
    bind(merchantEntryCalls.pageSellers, (ctx, body) => listSellers(ctx, above, body)),
    bind(merchantEntryCalls.freezeSeller, (ctx, { id, reason }) =>
      changeSeller(ctx, above, { id, move: 'freeze', reason }),
    ),
    bind(merchantEntryCalls.unfreezeSeller, (ctx, { id }) =>
      changeSeller(ctx, above, { id, move: 'unfreeze', reason: '' }),
    ),
    bind(merchantEntryCalls.clearSeller, (ctx, { id, reason }) =>
      changeSeller(ctx, above, { id, move: 'clear', reason }),
    ),
  ]
}

async function nothing(work: Promise<void>): Promise<Record<string, never>> {
  await work
  return {}
}

async function readWorkplace(ctx: Context) {
  const workplace = await findWorkplace(ctx.db, buyerOf(ctx), sellerOf(ctx))
  if (!workplace) throw refuse('auth.role')
  return {
    ...workplace,
    rights: [...rightsIn({ sellerStatus: workplace.status, role: workplace.role })],
  }
}

/** Who works at the mall's desk, and what their role leaves them to do there. */
async function readOperatorsDesk(
  ctx: Context,
): Promise<Reply<typeof merchantEntryCalls.operatorMe>> {
  const { actor } = ctx
  if (actor.kind === 'anonymous' || actor.operatorRole === null)
    throw new Error('a call for operators was run without one')
  return {
    ...(await findOperator(ctx.db, actor.userId)),
    waiting: actsForMall(actor, 'admission') ? await countWaiting(ctx.db) : 0,
    role: actor.operatorRole,
    rights: [...rightsOfOperator[actor.operatorRole]],
  }
}

async function readEntry({ db, actor }: Context) {
  if (actor.kind !== 'member')
    return entryOf({ isMember: false, isOperator: false, sellerStatus: null, applied: null })
  return entryOf({
    isMember: true,
    isOperator: actor.isOperator,
    sellerStatus: actor.sellerStatus,
    applied: actor.sellerStatus ? null : await findApplicationStatus(db, actor.userId),
  })
}
