import { pageOf } from '../../addresses/page-path.ts'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { stepCookie, stepText } from '../../parts/account/step-cookie.server.ts'
import type { Shop } from '../../shop-context.ts'
import { readForm } from '../../parts/read-form.ts'

const FIELDS = { 'captcha.wrong': 'captcha', 'captcha.old': 'captcha' } as const

export type Went =
  | { readonly to: string; readonly headers: Record<string, string>; readonly answer?: undefined }
  | { readonly answer: FormAnswer; readonly to: ''; readonly headers: Record<string, string> }

/** One step of a forgotten password; the tokens that chain them stay in the cookie. */
export async function resetPassword(shop: Shop, request: Request): Promise<Went> {
  const form = await readForm(request)
  const url = pageOf(request)
  const bySms = url.searchParams.get('by') === 'sms'
  const steps = stepCookie('reset', shop.origin)
  const step = await steps.read(request)
  const at = (name: string) => {
    url.searchParams.set('step', name)
    return url.pathname + url.search
  }
  const [email, mobile, prefix, token] = [
    stepText(step, 'email') ?? '',
    stepText(step, 'mobile') ?? '',
    stepText(step, 'prefix') ?? '',
    stepText(step, 'token') ?? '',
  ]
  const proof = { captcha: textOf(form, 'captcha'), token: textOf(form, 'token') }
  try {
    switch (form.get('intent')) {
      case 'verify': {
        const { verifyToken } = bySms
          ? await shop.call('POST /auth/web/password/reset-sms-code-verify', {
              mobile,
              prefix,
              smsCode: textOf(form, 'smsCode'),
              token,
            })
          : await shop.call('POST /auth/web/password/reset-email-code-verify', {
              email,
              emailCode: textOf(form, 'emailCode'),
              token,
            })
        return {
          to: at('password'),
          headers: await steps.keep({ email, mobile, prefix, verifyToken }),
        }
      }
      case 'reset':
        await shop.call('POST /auth/web/password/reset-by-verify-token', {
          verifyToken: stepText(step, 'verifyToken') ?? '',
          password: textOf(form, 'password'),
        })
        return { to: at('done'), headers: await steps.forget() }
      default: {
        const isAgain = form.get('intent') === 'resend'
        if (bySms) {
          const phone = isAgain
            ? { mobile, prefix }
            : { mobile: textOf(form, 'mobile'), prefix: textOf(form, 'prefix') }
          const sent = await shop.call('POST /auth/web/password/reset-send-sms', {
            ...phone,
            ...proof,
          })
          return {
            to: at('code'),
            headers: await steps.keep({ ...phone, token: sent.token, sentAt: Date.now() }),
          }
        }
        const target = isAgain ? email : textOf(form, 'email')
        const sent = await shop.call('POST /auth/web/password/reset-email-send-code', {
          email: target,
          ...proof,
        })
        return {
          to: at('code'),
          headers: await steps.keep({ email: target, token: sent.token, sentAt: Date.now() }),
        }
      }
    }
  } catch (error) {
    return {
      answer: answerRefusal(error, request, form, {
        ...FIELDS,
        'code.wrong': bySms ? 'smsCode' : 'emailCode',
      }),
      to: '',
      headers: {},
    }
  }
}
