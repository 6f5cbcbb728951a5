import { isProblem } from '@galleria/contract/client'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { drawQrCode, type QrCode } from '../../parts/qr-code.ts'
import { readForm } from '../../parts/read-form.ts'
import type { Shop } from '../../shop-context.ts'

/** What an app is set up with: scanned, tapped or typed. */
export type SetUp = { readonly secret: string; readonly uri: string; readonly qrCode: QrCode }

export type FactorAnswer = {
  readonly answer?: FormAnswer
  readonly setUp?: SetUp
  /** In this one answer, and nowhere else. */ readonly recoveryCodes?: readonly string[]
  readonly done?: 'on' | 'off' | 'removed'
}

async function begin(shop: Shop): Promise<SetUp> {
  const offered = await shop.call('POST /auth/web/second-factor/begin', {})
  return { ...offered, qrCode: drawQrCode(offered.uri) }
}

/** The first code of the app: after a mistyped one the same app is still being set up. */
async function confirm(shop: Shop, request: Request, form: FormData): Promise<FactorAnswer> {
  const proof = textOf(form, 'proofCode')
  try {
    const { recoveryCodeList } = await shop.call('POST /auth/web/second-factor/confirm', {
      code: textOf(form, 'code'),
      ...(proof === '' ? {} : { proof }),
    })
    // Beside passkeys there are some already.
    return {
      done: 'on',
      ...(recoveryCodeList.length > 0 ? { recoveryCodes: recoveryCodeList } : {}),
    }
  } catch (error) {
    const answer = answerRefusal(error, request, form, {
      'second_factor.wrong': 'code',
      'second_factor.proof': 'proofCode',
    })
    if (isProblem(error) && error.code === 'second_factor.on') return { answer }
    return { answer, setUp: await begin(shop) }
  }
}

export async function changeSecondFactor(shop: Shop, request: Request): Promise<FactorAnswer> {
  const form = await readForm(request)
  const code = textOf(form, 'code')
  try {
    const passkey = /^remove-(.+)$/.exec(String(form.get('intent')))?.[1]
    if (passkey) {
      const password = textOf(form, 'oldPassword')
      await shop.call('POST /auth/web/passkey/remove', {
        id: passkey,
        code,
        ...(password === '' ? {} : { password }),
      })
      return { done: 'removed' }
    }
    switch (form.get('intent')) {
      case 'confirm':
        return await confirm(shop, request, form)
      case 'renew': {
        const { recoveryCodeList } = await shop.call(
          'POST /auth/web/second-factor/recovery-codes',
          { code },
        )
        return { recoveryCodes: recoveryCodeList }
      }
      case 'off': {
        const password = textOf(form, 'oldPassword')
        await shop.call('POST /auth/web/second-factor/switch-off', {
          code,
          ...(password === '' ? {} : { password }),
        })
        return { done: 'off' }
      }
      default:
        return { setUp: await begin(shop) }
    }
  } catch (error) {
    return {
      answer: answerRefusal(error, request, form, {
        'second_factor.wrong': 'code',
        'password.wrong': 'oldPassword',
      }),
    }
  }
}
