import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endSessionsOf } from '#platform/sessions.ts'
import { emptyUser, lockUser } from './account.store.ts'
import { dropCodesOf } from './contacts/code.store.ts'
import { checkCode, sendCode, takeCode } from './contacts/codes.ts'
import { contactIn, mailContact, smsContact, type Contact } from './contacts/contact.ts'
import { notifyContacts } from './contacts/notify-contacts.ts'
import { me } from './me.ts'
import { demandCaptcha } from './sign-in/captcha.ts'

type TypedContact =
  | { readonly email: string }
  | { readonly mobile: string; readonly prefix: string }

export async function sendEndingCode(
  ctx: Context,
  request: TypedContact & { captcha: string; token: string },
): Promise<void> {
  const contact = contactTyped(request)
  await demandCaptcha(ctx, request)
  const user = await me(ctx)
  demandOwn(user, contact)
  await sendCode(ctx, { purpose: 'DESTROY', contact, userId: user.id })
}

/** What proves it: a code to the address, or one to the number. */
type EndingForm = {
  readonly email?: string | undefined
  readonly emailCode?: string | undefined
  readonly mobile?: string | undefined
  readonly prefix?: string | undefined
  readonly smsCode?: string | undefined
}

/**
 * Empties the account of the person who asks, by a code to one of its contacts. `before` runs in
 * the same transaction with the person locked: it refuses what cannot end yet, and makes the
 * modules above forget. What they lock before a person, `lock` does.
 */
export async function endAccount(
  ctx: Context,
  form: EndingForm,
  above: {
    readonly lock: (tx: Tx, id: Id<'user'>) => Promise<unknown>
    readonly before: (tx: Tx, id: Id<'user'>) => Promise<void>
  },
): Promise<void> {
  const { contact, code } = proofOf(form)
  const user = await me(ctx)
  demandOwn(user, contact)
  const row = await checkCode(ctx, { purpose: 'DESTROY', contact, userId: user.id, code })
  await ctx.inTransaction(async (tx) => {
    await above.lock(tx, user.id)
    const locked = await lockUser(tx, user.id)
    const contacts = [contactIn(locked, 'EMAIL'), contactIn(locked, 'SMS')]
    await above.before(tx, user.id)
    await takeCode(ctx, tx, row)
    await dropCodesOf(
      tx,
      user.id,
      contacts.map((one) => one?.target ?? ''),
    )
    await emptyUser(tx, user.id, ctx.now())
    await endSessionsOf(tx, user.id)
    await notifyContacts(ctx, tx, 'destroyed', contacts, locked.language)
  })
  ctx.session.set(undefined)
}

function contactTyped(typed: TypedContact): Contact {
  return 'email' in typed ? mailContact(typed.email) : smsContact(typed)
}

function proofOf(form: EndingForm): { contact: Contact; code: string } {
  const { email, emailCode, mobile, prefix = '', smsCode } = form
  if (email !== undefined && emailCode !== undefined)
    return { contact: mailContact(email), code: emailCode }
  if (mobile !== undefined && smsCode !== undefined)
    return { contact: smsContact({ mobile, prefix }), code: smsCode }
  throw refuseFields([{ path: 'emailCode', code: 'required' }])
}

function demandOwn(user: { email: string | null; mobile: string | null }, contact: Contact): void {
  if (contactIn(user, contact.channel)?.target !== contact.target) throw refuse('contact.not_own')
}
