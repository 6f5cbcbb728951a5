import { isProblem } from '@galleria/contract/client'
import type { CaptchaPicture } from '@galleria/ui/inputs/captcha-input'
import type { Shop } from '../../shop-context.ts'

/**
 * A picture for the page's form. When too many were asked for the page comes without, and its
 * script asks again.
 */
export async function readCaptcha({
  call,
}: Pick<Shop, 'call'>): Promise<CaptchaPicture | undefined> {
  try {
    return await call('POST /auth/web/captcha/create', {})
  } catch (error) {
    if (isProblem(error) && error.code === '429') return undefined
    throw error
  }
}
