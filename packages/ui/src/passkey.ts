/**
 * What the browser's device does with passkeys, in the words of the mall's calls; its library is
 * loaded when somebody uses one.
 */

/**
 * Signs the call's challenge. `options` is what the mall's call began with; null, once its owner
 * has no passkey any more.
 */
export async function answerByPasskey(options: unknown) {
  if (!options) throw new Error('there is no passkey any more')
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({ optionsJSON: options as never })
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  }
}

/** Makes a new one. */
export async function makePasskey(options: unknown) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await startRegistration({ optionsJSON: options as never })
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}
