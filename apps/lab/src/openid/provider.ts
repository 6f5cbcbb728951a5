import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import type { LabContext } from '../platform/context.ts'
import { createMemory } from './memory.ts'
import { findPerson, type Person } from './people.ts'

/**
 * Lab ID by `oidc-provider`: the authorization code flow with PKCE, everything else as OpenID
 * Connect has it. The library and an RSA key are loaded when somebody first signs in, since both
 * together take half a second and most labs live for one test without a sign-in.
 */
export async function createProvider(context: LabContext): Promise<Provider> {
  const { default: OidcProvider } = await import('oidc-provider')
  const provider = new OidcProvider(`${context.url()}/openid`, configure(context))
  // The mall of a test listens on any port, so a door of the mall is known by everything else.
  provider.Client.prototype.redirectUriAllowed = isMallsDoor
  return provider
}

function configure(context: LabContext): Configuration {
  return {
    adapter: createMemory(),
    clients: [
      {
        client_id: context.openidClientId,
        client_secret: context.openidSecret,
        redirect_uris: ['http://localhost/auth/web/third-account/callback'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [createSigningKey()] },
    cookies: { keys: [randomUUID()] },
    routes: { authorization: '/authorize' },
    responseTypes: ['code'],
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    expiresWithSession: () => false,
    // The mall reads the claims in the id token and asks no second time.
    conformIdTokenClaims: false,
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 300,
      IdToken: 300,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: () => '/openid/choose' },
    findAccount: (_ctx, id) => {
      const person = findPerson(id)
      return person && { accountId: id, claims: () => claimsOf(person) }
    },
    renderError(ctx, { error, error_description: message }) {
      ctx.body = { code: error, message }
    },
    // Who chooses a person agrees to what the mall asks for: there is no second page.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: context.openidClientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function createSigningKey(): JsonWebKey {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
}

function claimsOf({ id, name, email, isEmailVerified }: Person) {
  return { sub: id, name, ...(email ? { email, email_verified: isEmailVerified } : {}) }
}

function isMallsDoor(uri: string): boolean {
  if (!URL.canParse(uri)) return false
  const { hostname, pathname, hash } = new URL(uri)
  return (
    ['localhost', '127.0.0.1', 'mall.test'].includes(hostname) &&
    pathname === '/auth/web/third-account/callback' &&
    hash === ''
  )
}
