import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { findUser, isTaken, lockUser, setContact, type UserRow } from '../account.store.ts'
import { demandCaptcha } from '../sign-in/captcha.ts'
import { checkCode, sendCode, takeCode } from './codes.ts'
import { contactIn, type Contact } from './contact.ts'
import { me } from '../me.ts'
import { demandProof } from './prove.ts'
import { countThirdAccounts } from '../third/third.store.ts'
import {
  dropOpenSteps,
  giveStepToken,
  readStepToken,
  takeStepToken,
  type StepPurpose,
} from './step-tokens.ts'
import { notifyContacts, type News } from './notify-contacts.ts'

/**
 * A mail address and a number are changed, bound and taken off by the same steps. Changing: a code
 * to the present contact gives a step token, with which a code goes to the new one. Binding: with a
 * proof of five minutes, a code to the new one. The contacts that the account had before are
 * notified.
 */
type Channel = Contact['channel']
type Proof = { captcha: string; token: string }
const STEP: Record<Channel, StepPurpose> = { EMAIL: 'CHANGE_EMAIL', SMS: 'CHANGE_MOBILE' }
const CHANGED: Record<Channel, News> = { EMAIL: 'email', SMS: 'mobile' }
const REMOVED: Record<Channel, News> = { EMAIL: 'emailRemoved', SMS: 'mobile' }

export async function sendToPresent(ctx: Context, channel: Channel, proof: Proof): Promise<void> {
  await demandCaptcha(ctx, proof)
  const { user, contact } = await present(ctx, channel)
  await sendCode(ctx, { purpose: 'CHANGE_OLD', contact, userId: user.id })
}

export async function checkPresent(
  ctx: Context,
  channel: Channel,
  code: string,
): Promise<{ stepToken: string }> {
  const { user, contact } = await present(ctx, channel)
  const row = await checkCode(ctx, { purpose: 'CHANGE_OLD', contact, userId: user.id, code })
  return ctx.inTransaction(async (tx) => {
    await takeCode(ctx, tx, row)
    return { stepToken: await giveStepToken(ctx, tx, STEP[channel], user.id) }
  })
}

export async function sendToNew(ctx: Context, contact: Contact, stepToken: string): Promise<void> {
  const user = await me(ctx)
  await readStepToken(ctx, STEP[contact.channel], stepToken, user.id)
  await sendCode(ctx, { purpose: 'CHANGE_NEW', contact, userId: user.id })
}

export async function changeContact(
  ctx: Context,
  contact: Contact,
  given: { code: string; stepToken: string },
): Promise<UserRow> {
  const user = await me(ctx)
  await readStepToken(ctx, STEP[contact.channel], given.stepToken, user.id)
  const row = await checkCode(ctx, {
    purpose: 'CHANGE_NEW',
    contact,
    userId: user.id,
    code: given.code,
  })
  return write(ctx, contact, CHANGED[contact.channel], async (tx) => {
    await takeStepToken(ctx, tx, STEP[contact.channel], given.stepToken, user.id)
    await takeCode(ctx, tx, row)
  })
}

export async function sendToBind(ctx: Context, contact: Contact, proof: Proof): Promise<void> {
  await demandProof(ctx)
  await demandCaptcha(ctx, proof)
  const user = await me(ctx)
  if (contactIn(user, contact.channel)) throw refuse('contact.bound')
  await sendCode(ctx, { purpose: 'BIND', contact, userId: user.id })
}

export async function bindContact(ctx: Context, contact: Contact, code: string): Promise<UserRow> {
  await demandProof(ctx)
  const user = await me(ctx)
  if (contactIn(user, contact.channel)) throw refuse('contact.bound')
  const row = await checkCode(ctx, { purpose: 'BIND', contact, userId: user.id, code })
  return write(ctx, contact, 'bound', async (tx, locked) => {
    if (contactIn(locked, contact.channel)) throw refuse('contact.bound')
    await takeCode(ctx, tx, row)
  })
}

/**
 * Refused when it is the last contact, or when nobody could sign in any more: counted under the
 * person's lock, so that two at once do not take both.
 */
export async function unbindContact(ctx: Context, channel: Channel): Promise<UserRow> {
  await demandProof(ctx)
  const { user } = await present(ctx, channel)
  await ctx.inTransaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    const gone = contactIn(locked, channel)
    if (!gone) throw refuse('contact.none')
    const other = contactIn(locked, channel === 'EMAIL' ? 'SMS' : 'EMAIL')
    if (!other || (locked.passwordHash === null && (await countThirdAccounts(tx, user.id)) === 0))
      throw refuse('account.last_way_in')
    await setContact(tx, user.id, channel, null)
    await dropOpenSteps(tx, user.id)
    await notifyContacts(ctx, tx, REMOVED[channel], [gone, other], locked.language)
  })
  return me(ctx)
}

async function present(
  ctx: Context,
  channel: Channel,
): Promise<{ user: UserRow; contact: Contact }> {
  const user = await me(ctx)
  const contact = contactIn(user, channel)
  if (!contact) throw refuse('contact.none')
  return { user, contact }
}

/**
 * The new contact in the books, and word of it to those there were before. Of two people who bind
 * the same one at once the database lets one through.
 */
async function write(
  ctx: Context,
  contact: Contact,
  news: News,
  before: (tx: Parameters<typeof lockUser>[0], locked: UserRow) => Promise<void>,
): Promise<UserRow> {
  const user = await me(ctx)
  await ctx
    .inTransaction(async (tx) => {
      const locked = await lockUser(tx, user.id)
      await before(tx, locked)
      await setContact(tx, user.id, contact.channel, contact.target)
      await dropOpenSteps(tx, user.id)
      await notifyContacts(
        ctx,
        tx,
        news,
        [contactIn(locked, 'EMAIL'), contactIn(locked, 'SMS')],
        locked.language,
      )
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? refuse('contact.taken') : error
    })
  return (await findUser(ctx.db, user.id)) ?? user
}
