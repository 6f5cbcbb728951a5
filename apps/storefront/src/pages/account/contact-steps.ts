import { redirect } from 'react-router'
import { smsPrefixes } from '@galleria/contract/account-rules'
import type { WireUser } from '@galleria/contract/account'
import { cooldownLeft } from '../../parts/account/cooldown.ts'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { readCaptcha } from '../../parts/account/read-captcha.ts'
import { stepCookie, stepText, type Step } from '../../parts/account/step-cookie.server.ts'
import type { Shop } from '../../shop-context.ts'
import { demandMember, mobileText } from './member.ts'
import { readForm } from '../../parts/read-form.ts'

/**
 * A mail address and a number are changed, bound and taken off by the same steps. Changing: a code
 * to the present one (`old`, `old-code`), then to the new one (`new`, `new-code`). Binding: `new`
 * and `new-code` with a picture's signs. Each step needs what the one before left in the cookie.
 */
export const contactSteps = ['show', 'old', 'old-code', 'new', 'new-code'] as const
export type ContactStep = (typeof contactSteps)[number]
export type ContactKind = 'email' | 'mobile'

type Proof = { captcha: string; token: string }
type Target = Readonly<Record<string, string>>
type ContactCalls = {
  readonly codeField: 'emailCode' | 'smsCode'
  present(user: WireUser): string
  /** The new contact as the form gave it. */
  read(form: FormData): Target
  target(step: Step | undefined): Target
  sendOld(shop: Shop, proof: Proof): Promise<unknown>
  checkOld(shop: Shop, code: string): Promise<{ stepToken: string }>
  sendNew(shop: Shop, target: Target, stepToken: string): Promise<unknown>
  change(shop: Shop, target: Target, code: string, stepToken: string): Promise<unknown>
  sendBind(shop: Shop, target: Target, proof: Proof): Promise<unknown>
  bind(shop: Shop, target: Target, code: string): Promise<unknown>
  unbind(shop: Shop): Promise<unknown>
}

const phone = (target: Target) => ({
  mobile: target['mobile'] ?? '',
  prefix: target['prefix'] ?? '',
})
const mail = (target: Target) => target['email'] ?? ''

const kinds: Record<ContactKind, ContactCalls> = {
  email: {
    codeField: 'emailCode',
    present: (user) => user.email,
    read: (form) => ({ email: textOf(form, 'email') }),
    target: (step) => ({ email: stepText(step, 'email') ?? '' }),
    sendOld: (shop, proof) => shop.call('POST /auth/web/user/reset/send-email-code', proof),
    checkOld: (shop, emailCode) =>
      shop.call('POST /auth/web/user/reset/check-email-code', { emailCode }),
    sendNew: (shop, target, stepToken) =>
      shop.call('POST /auth/web/user/reset/send-email-code', { email: mail(target), stepToken }),
    change: (shop, target, emailCode, stepToken) =>
      shop.call('POST /auth/web/user/reset-email', { email: mail(target), emailCode, stepToken }),
    sendBind: (shop, target, proof) =>
      shop.call('POST /api/user/web/email/bind/send-email-code', { email: mail(target), ...proof }),
    bind: (shop, target, emailCode) =>
      shop.call('POST /api/user/web/email/bind', { email: mail(target), emailCode }),
    unbind: (shop) => shop.call('POST /api/user/web/email/unbind', {}),
  },
  mobile: {
    codeField: 'smsCode',
    present: (user) => mobileText(user.mobile, smsPrefixes),
    read: (form) => ({ mobile: textOf(form, 'mobile'), prefix: textOf(form, 'prefix') }),
    target: (step) => ({
      mobile: stepText(step, 'mobile') ?? '',
      prefix: stepText(step, 'prefix') ?? '',
    }),
    sendOld: (shop, proof) => shop.call('POST /api/user/web/mobile/reset/send-sms', proof),
    checkOld: (shop, smsCode) =>
      shop.call('POST /api/user/web/mobile/reset/check-sms-code', { smsCode }),
    sendNew: (shop, target, stepToken) =>
      shop.call('POST /api/user/web/mobile/reset/send-sms', { ...phone(target), stepToken }),
    change: (shop, target, smsCode, stepToken) =>
      shop.call('POST /api/user/web/mobile/reset', { ...phone(target), smsCode, stepToken }),
    sendBind: (shop, target, proof) =>
      shop.call('POST /api/user/web/mobile/bind/send-sms-code', { ...phone(target), ...proof }),
    bind: (shop, target, smsCode) =>
      shop.call('POST /api/user/web/mobile/bind', { ...phone(target), smsCode }),
    unbind: (shop) => shop.call('POST /api/user/web/mobile/unbind', {}),
  },
}

/** Which step can be shown: the one that is asked for, if what it needs is there. */
export function stepToShow(
  asked: string | null,
  has: { contact: boolean; stepToken: boolean; target: boolean; oldSent: boolean },
): ContactStep {
  if (!has.contact) return asked === 'new-code' && has.target ? 'new-code' : 'new'
  if (asked === 'old') return 'old'
  if (asked === 'old-code' && has.oldSent) return 'old-code'
  if (asked === 'new' && has.stepToken) return 'new'
  if (asked === 'new-code' && has.stepToken && has.target) return 'new-code'
  return 'show'
}

export async function readContact(shop: Shop, request: Request, kind: ContactKind) {
  const user = await demandMember(shop, request)
  const calls = kinds[kind]
  const query = new URL(request.url).searchParams
  const step = await stepCookie(kind, shop.origin).read(request)
  const target = calls.target(step)
  const present = calls.present(user)
  const shown = stepToShow(query.get('step'), {
    contact: present !== '',
    stepToken: stepText(step, 'stepToken') !== undefined,
    target: target[kind] !== '',
    oldSent: step?.['oldSent'] === 1,
  })
  const needsPicture = shown === 'old' || (shown === 'new' && present === '')
  return {
    kind,
    present,
    target,
    step: shown,
    done: query.get('done'),
    isAskedToRemove: query.get('ask') === 'remove',
    isBinding: present === '',
    cooldown: { sentAt: step?.sentAt ?? 0, waitS: cooldownLeft(step?.sentAt, Date.now()) },
    captcha: needsPicture ? await readCaptcha(shop) : undefined,
  }
}

/** Runs the step that was sent; the next one is a page of its own. */
export async function takeContactStep(
  shop: Shop,
  request: Request,
  kind: ContactKind,
): Promise<FormAnswer | Response> {
  const form = await readForm(request)
  const user = await demandMember(shop, request)
  const calls = kinds[kind]
  const steps = stepCookie(kind, shop.origin)
  const step = await steps.read(request)
  const isBinding = calls.present(user) === ''
  const here = `/buyer/account/${kind}`
  const proof = { captcha: textOf(form, 'captcha'), token: textOf(form, 'token') }
  const stepToken = stepText(step, 'stepToken') ?? ''
  const goTo = async (name: ContactStep, next: Step) =>
    redirect(`${here}?step=${name}`, { status: 303, headers: await steps.keep(next) })
  const finish = async (done: string) =>
    redirect(`${here}?done=${done}`, { status: 303, headers: await steps.forget() })
  let target = calls.target(step)
  try {
    switch (form.get('intent')) {
      case 'remove':
        await calls.unbind(shop)
        return await finish('removed')
      case 'send-old':
        await calls.sendOld(shop, proof)
        return await goTo('old-code', { oldSent: 1, sentAt: Date.now() })
      case 'check-old':
        return await goTo('new', {
          stepToken: (await calls.checkOld(shop, textOf(form, calls.codeField))).stepToken,
        })
      case 'finish':
        if (isBinding) await calls.bind(shop, target, textOf(form, calls.codeField))
        else await calls.change(shop, target, textOf(form, calls.codeField), stepToken)
        return await finish(isBinding ? 'bound' : 'changed')
      case 'resend':
        // To the present contact while its code is asked for, to the new one afterwards.
        if (step?.['oldSent'] === 1) {
          await calls.sendOld(shop, proof)
          return await goTo('old-code', { oldSent: 1, sentAt: Date.now() })
        }
        break
      default:
        target = calls.read(form)
    }
    if (isBinding) await calls.sendBind(shop, target, proof)
    else await calls.sendNew(shop, target, stepToken)
    return await goTo('new-code', {
      ...target,
      ...(stepToken ? { stepToken } : {}),
      sentAt: Date.now(),
    })
  } catch (error) {
    const fieldOf = {
      'captcha.wrong': 'captcha',
      'captcha.old': 'captcha',
      'code.wrong': calls.codeField,
      'contact.taken': calls.codeField,
    }
    try {
      return answerRefusal(error, request, form, fieldOf)
    } catch (away) {
      throw await keepWhatWasTyped(away, async () => steps.keep({ ...step, ...target }), form, here)
    }
  }
}

/**
 * On the way to a proof the typed contact is remembered, and a request to remove one comes back as
 * its question.
 */
async function keepWhatWasTyped(
  away: unknown,
  keep: () => Promise<Record<string, string>>,
  form: FormData,
  here: string,
): Promise<unknown> {
  if (
    !(away instanceof Response) ||
    !away.headers.get('location')?.startsWith('/buyer/account/prove')
  )
    return away
  const back = form.get('intent') === 'remove' ? `${here}?ask=remove` : here
  return redirect(`/buyer/account/prove?to=${encodeURIComponent(back)}`, {
    status: 303,
    headers: await keep(),
  })
}
