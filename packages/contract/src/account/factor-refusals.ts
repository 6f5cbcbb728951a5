/** What is refused about second factors. */
export const factorRefusals = {
  'second_factor.wrong': 422,
  'second_factor.on': 409,
  'second_factor.off': 409,
  /** The last passkey of somebody whose work needs one. */
  'second_factor.required': 409,
  /** Whoever adds a further one shows one that there is. */
  'second_factor.proof': 422,
  'passkey.wrong': 422,
  'passkey.too_many': 409,
} as const
