import { isProblem } from '@galleria/contract/client'
import type { WireStrayParcel } from '@galleria/contract/stray-parcel'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'

/** Says what became of a parcel. Whatever comes of it, the list is read again. */
export function useSettleParcel({ id }: WireStrayParcel) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const change = useMutation({
    mutationFn: (note: string) => mall('POST /sapi/mall-operator/parcel/settle', { id, note }),
    onSuccess: () =>
      notifications.show({ message: t`Noted.`, closeButtonProps: { 'aria-label': t`Close` } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['stray-parcels'] }),
  })
  const noteError = isProblem(change.error)
    ? change.error.body.errors?.find((one) => one.path === 'note')?.message
    : undefined
  const notice = change.error && noteError === undefined && (
    <Notice tone="warn" title={textOf(change.error)}>
      <Trans>The list has been loaded again; please look at it as it is now.</Trans>
    </Notice>
  )
  return {
    settle: (note: string, onDone: () => void) => change.mutate(note, { onSuccess: onDone }),
    isSending: change.isPending,
    forgive: change.reset,
    noteError,
    notice,
  }
}
