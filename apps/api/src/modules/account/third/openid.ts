import * as oidc from 'openid-client'
import type { OpenidSettings } from '#platform/env.ts'

/**
 * Who a provider says somebody is. Only `subject` never changes; a mail counts when the provider
 * has proven it.
 */
export type Identity = {
  readonly subject: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly name: string
}
export type ThirdTrip = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}
export type IdentityProvider = {
  readonly type: string
  startTrip(): ThirdTrip
  /** Where the browser is sent; the trip's three secrets must come back with it. */
  leaveFor(trip: ThirdTrip, redirectUri: string): Promise<URL>
  /**
   * Throws unless everything fits: state, nonce, code verifier, issuer, audience, signature, times.
   */
  welcomeBack(url: URL, trip: ThirdTrip): Promise<Identity>
}

const TIMEOUT_S = 5

/**
 * OpenID Connect by the certified client: authorization code with PKCE, the id token's signature
 * checked against the provider's keys as well.
 */
export function openProvider(settings: OpenidSettings): IdentityProvider {
  let known: Promise<oidc.Configuration> | undefined
  // Asked when first needed: a provider that is down must not keep the mall from starting, nor one
  // bad answer be remembered.
  function configuration(): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer)
    const steps = [
      oidc.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ]
    known ??= oidc
      .discovery(
        issuer,
        settings.clientId,
        settings.clientSecret,
        oidc.ClientSecretBasic(settings.clientSecret),
        { execute: steps, timeout: TIMEOUT_S },
      )
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }
  return {
    type: settings.type,
    startTrip: () => ({
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }),
    async leaveFor({ state, nonce, verifier }, redirectUri) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async welcomeBack(url, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('a sign-in without an id token')
      return {
        subject: claims.sub,
        email: text(claims['email']),
        isEmailVerified: claims['email_verified'] === true,
        name: text(claims['name']),
      }
    },
  }
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim : ''
}
