import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { accountJobs } from '../account.jobs.ts'
import { addMember, findMember, lockUser, type UserRow } from '../account.store.ts'
import { checkCode, sendCode, takeCode } from '../contacts/codes.ts'
import { mailContact, type Contact } from '../contacts/contact.ts'
import type { TakeAlong } from './enter.ts'
import type { Guest } from './enter-as-guest.ts'
import { comeIn, type CameIn } from './sign-in.ts'

const TAKEN = new Error('somebody was quicker')

/**
 * The same rows, job and mail whether or not the address has an account: nobody learns it who does
 * not read the mailbox.
 */
export async function sendAccountCode(
  ctx: Context,
  { userId, email }: Guest,
  tell: (tx: Tx, codeId: string) => Promise<void>,
): Promise<void> {
  await sendCode(ctx, { purpose: 'OPEN_ACCOUNT', contact: mailContact(email), userId, tell })
}

/**
 * The guest of this browser, who reads the mailbox, comes in as the member with that address, or as
 * a new one, with all that the guest had. Cookie and code are needed both: the code was asked for
 * by this guest, and is good for nobody else. `check` looks in the same transaction whether what
 * the code was sent for is still so.
 */
export async function becomeMember(
  ctx: Context,
  { userId, email, code }: Guest & { readonly code: string },
  { takeAlong, check }: { takeAlong: TakeAlong; check: (tx: Tx) => Promise<void> },
): Promise<void> {
  await countAgainst(ctx, `sign-up:ip:${ctx.ip}`, { times: 60, seconds: 3600 })
  const contact = mailContact(email)
  const row = await checkCode(ctx, { purpose: 'OPEN_ACCOUNT', contact, userId, code })
  const before = async (tx: Tx) => {
    await takeCode(ctx, tx, row)
    await check(tx)
  }
  const known = await findMember(ctx.db, contact)
  const cameIn = known
    ? await comeInAs(ctx, known, { contact, takeAlong, before })
    : await comeInAnew(ctx, { contact, takeAlong, before })
  if (cameIn === 'code') throw refuse('auth.second_factor')
}

type Coming = {
  readonly contact: Contact
  readonly takeAlong: TakeAlong
  readonly before: (tx: Tx) => Promise<void>
}

/**
 * Where there is a password this session is no fresh proof: contacts and ways in ask for one, which
 * the password gives or a code that was sent for that (`prove.ts`). Whoever owes a second factor
 * gives one by showing it (`half-sign-in.ts`).
 */
function comeInAs(
  ctx: Context,
  member: UserRow,
  { contact, takeAlong, before }: Coming,
): Promise<CameIn> {
  const owns = async (tx: Tx) => {
    // Deleted, or reached elsewhere, since it was found: pressed again, it is looked for anew.
    const now = await lockUser(tx, member.id)
    if (now.email?.toLowerCase() !== contact.target) throw refuse('code.wrong')
    await before(tx)
  }
  return comeIn(ctx, member, takeAlong, owns, { isProven: member.passwordHash === null })
}

async function comeInAnew(ctx: Context, coming: Coming): Promise<CameIn> {
  const member = {
    id: ctx.newId('user'),
    kind: 'member' as const,
    email: coming.contact.target,
    nickname: '',
    passwordHash: null,
    language: ctx.language,
    site: ctx.site,
    createdAt: ctx.now(),
  }
  try {
    return await comeIn(ctx, member, coming.takeAlong, async (tx) => {
      await coming.before(tx)
      if (!(await addMember(tx, member))) throw TAKEN
      await ctx.jobs.send(tx, accountJobs.welcome, { userId: member.id, isOfOrder: true })
    })
  } catch (error) {
    const owner = error === TAKEN && (await findMember(ctx.db, coming.contact))
    if (!owner) throw error
    return comeInAs(ctx, owner, coming)
  }
}
