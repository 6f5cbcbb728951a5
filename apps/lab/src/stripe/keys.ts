import type { FastifyRequest } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { opens } from '../platform/keys.ts'
import { invalid } from './stripe-error.ts'

/**
 * Two of each are good at once, so that a merchant can change them; the mall's adapter has the
 * first of each as what it uses without settings.
 */
export const secretKeys = ['sk_test_galleriademo1', 'sk_test_galleriademo0']
export const publishableKeys = ['pk_test_galleriademo1', 'pk_test_galleriademo0']
export const webhookSecrets = ['whsec_galleriademo1', 'whsec_galleriademo0']

/** Who calls: the merchant's server, or a browser with the key that anybody may know. */
export type Caller = 'secret' | 'publishable'

export function readCaller(
  context: LabContext,
  request: FastifyRequest,
  keyInForm: string | undefined,
): Caller {
  const key = readKey(request) ?? keyInForm
  if (!key)
    throw invalid(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
      {},
      401,
    )
  if (opens(context, secretKeys, key)) return 'secret'
  if (opens(context, publishableKeys, key)) return 'publishable'
  throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}****`, {}, 401)
}

function readKey({ headers }: FastifyRequest): string | undefined {
  const [scheme, value] = (headers.authorization ?? '').split(' ', 2)
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic')
    return Buffer.from(value ?? '', 'base64')
      .toString()
      .split(':')[0]
  return undefined
}

export function needSecret(caller: Caller): void {
  if (caller !== 'secret')
    throw invalid(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      { code: 'secret_key_required' },
      401,
    )
}
