import { isProblem } from '@galleria/contract/client'
import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { keepAnswered } from './reverse-queries.ts'
import type { TypedAddress } from './return-address-fields.tsx'
import { useReverseDesk } from './reverse-desk.ts'
import { isEmptyBox, toLines, type FoundLines, type Losses } from './inspection-rules.ts'

type Explanation = { readonly reason: string; readonly photos: readonly string[] }
type Finding =
  | ({ readonly kind: 'pass'; readonly found: FoundLines; readonly losses: Losses } & Explanation)
  | ({ readonly kind: 'refuse' } & Explanation)
  | { readonly kind: 'waive' }
  | { readonly kind: 'address'; readonly returnAddress: TypedAddress }
export type Inspecting = {
  readonly tell: (finding: Finding, onTold?: () => void) => void
  readonly isSending: boolean
  readonly error: Error | null
  readonly forgive: () => void
}

/**
 * Tells what the shop found of the goods, or that it does not want them. Whatever comes of it, the
 * screen shows the request as it is afterwards.
 */
export function useInspection(reverse: MerchantReverse): Inspecting {
  const { id, buyerName } = reverse
  const { t } = useLingui()
  const queries = useQueryClient()
  const desk = useReverseDesk()
  const words = {
    pass: isAboutMoney(reverse)
      ? t`Saved. ${buyerName} is being refunded for what you accepted.`
      : t`Noted. Next you send ${buyerName} the replacement.`,
    empty: t`Saved. Galleria decides; we’ve emailed ${buyerName}.`,
    refuse: t`Refused. We’ve emailed the reason to ${buyerName}.`,
    address: t`Address changed. We’ve emailed ${buyerName}.`,
    waive: t`${buyerName} keeps the goods and gets a refund.`,
  }
  const told = useMutation({
    mutationFn: (finding: Finding) => {
      if (finding.kind === 'waive') return desk.waive({ id })
      if (finding.kind === 'address')
        return (
          desk.nameAddress?.({ id, returnAddress: finding.returnAddress }) ??
          Promise.resolve(reverse)
        )
      const { reason, photos } = finding
      const attachmentList = { files: photos.map((url) => ({ url })) }
      return finding.kind === 'refuse'
        ? desk.refuse({ id, reason, attachmentList })
        : desk.pass({
            id,
            lines: toLines(finding.found, finding.losses),
            ...(reason === '' ? {} : { reason }),
            attachmentList,
          })
    },
    onSuccess: (answered, finding) => {
      const isEmpty = finding.kind === 'pass' && isEmptyBox(reverse, finding.found)
      keepAnswered(queries, answered, desk)
      notifications.show({
        message: words[isEmpty ? 'empty' : finding.kind],
        closeButtonProps: { 'aria-label': t`Close` },
      })
      focusDrawerTitle()
    },
    onError: async (error) => {
      if (!isProblem(error) || error.status >= 409)
        await queries.invalidateQueries({ queryKey: [desk.listKey] })
    },
  })
  return {
    tell: (finding, onTold) => told.mutate(finding, onTold ? { onSuccess: onTold } : {}),
    isSending: told.isPending,
    error: told.error,
    forgive: told.reset,
  }
}
