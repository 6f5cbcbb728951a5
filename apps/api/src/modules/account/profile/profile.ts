import { birthdayError } from '@galleria/contract/account-rules'
import { fileIdOf } from '@galleria/contract/upload-rules'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeProfile, lockUser, type UserRow } from '../account.store.ts'
import { me } from '../me.ts'

/**
 * Fastens an own upload to its owner as his picture and lets the earlier one go; false when it is
 * not his, or not for that.
 */
export type AttachAvatar = (
  tx: Tx,
  ownerId: Id<'user'>,
  change: { from: Id<'file'> | null; to: Id<'file'> | null },
) => Promise<boolean>

export type ProfileForm = {
  nickname?: string | undefined
  avatar?: string | undefined
  gender?: UserRow['gender'] | undefined
  birthday?: string | null | undefined
}

/**
 * Nickname, picture, gender, birthday: nothing else of a person changes here, whatever a body
 * holds.
 */
export async function updateProfile(
  ctx: Context,
  form: ProfileForm,
  attachAvatar: AttachAvatar,
): Promise<UserRow> {
  if (form.birthday && birthdayError(form.birthday, ctx.now().toISOString().slice(0, 10)))
    throw refuseFields([{ path: 'birthday', code: 'invalid' }])
  const avatar =
    form.avatar === undefined
      ? undefined
      : form.avatar === ''
        ? null
        : fromWireId('file', fileIdOf(form.avatar) ?? '')
  if (form.avatar && !avatar) throw refuseFields([{ path: 'avatar', code: 'picture' }])
  const user = await me(ctx)
  await ctx.inTransaction(async (tx) => {
    const { avatar: from } = await lockUser(tx, user.id)
    if (
      avatar !== undefined &&
      avatar !== from &&
      !(await attachAvatar(tx, user.id, { from, to: avatar }))
    )
      throw refuseFields([{ path: 'avatar', code: 'picture' }])
    await changeProfile(tx, user.id, {
      nickname: form.nickname,
      gender: form.gender,
      birthday: form.birthday === '' ? null : form.birthday,
      avatar,
    })
  })
  return me(ctx)
}
