import type { WireUser } from './calls.ts'

/** What a profile can still lack; the picture is everybody's own choice [ACC-005]. */
export const profileFields = ['nickname', 'email', 'mobile', 'gender', 'birthday'] as const
export type ProfileField = (typeof profileFields)[number]

export function missingInProfile(user: Pick<WireUser, ProfileField>): ProfileField[] {
  return profileFields.filter((field) => (user[field] ?? '') === '')
}
