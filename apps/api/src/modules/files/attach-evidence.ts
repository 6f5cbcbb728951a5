import type { Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import type { Tx } from '#platform/db.ts'
import { readFileUrls } from './file-address.ts'
import { attachFiles } from './file.store.ts'

/**
 * Photos that one side shows the other, private: only the owner's own uploads, made for this and
 * used for nothing yet, otherwise the field is refused. The people of the shop see them beside
 * their owner.
 */
export async function attachEvidence(
  tx: Tx,
  whose: { readonly ownerId: Id<'user'>; readonly sellerId: number },
  files: readonly { readonly url: string }[] = [],
): Promise<Id<'file'>[]> {
  const ids = readFileUrls(files.map(({ url }) => url))
  if (
    !ids ||
    (await attachFiles(tx, { ...whose, ids, purpose: 'evidence', isPublic: false })) !== ids.length
  )
    throw refuseFields([{ path: 'attachmentList.files', code: 'picture' }])
  return ids
}
