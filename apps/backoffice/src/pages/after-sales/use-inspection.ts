import { isProblem } from '@galleria/contract/client'
import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { keepAnswered } from './reverse-queries.ts'
import { toLines, type FoundLines } from './inspection-rules.ts'

type Said = { readonly reason: string; readonly photos: readonly string[] }
type Finding =
  | ({ readonly kind: 'pass'; readonly found: FoundLines } & Said)
  | ({ readonly kind: 'refuse' } & Said)
  | { readonly kind: 'waive' }
export type Inspecting = {
  readonly tell: (finding: Finding, onTold?: () => void) => void
  readonly isSending: boolean
  readonly error: Error | null
  readonly forgive: () => void
}

/** Tells what the shop found of the goods, or that it does not want them. Whatever comes of it, the screen shows the request as it is afterwards. */
export function useInspection(reverse: MerchantReverse): Inspecting {
  const { id, buyerName } = reverse
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = {
    pass: isAboutMoney(reverse)
      ? t`Saved. ${buyerName} is being refunded for what you accepted.`
      : t`Noted. Next you send ${buyerName} the replacement.`,
    refuse: t`Refused. We’ve emailed the reason to ${buyerName}.`,
    waive: t`${buyerName} keeps the goods and gets a refund.`,
  }
  const told = useMutation({
    mutationFn: (finding: Finding) => {
      if (finding.kind === 'waive')
        return mall('POST /sapi/mall-merchant/reverseorder/waivereturn', { id })
      const { reason, photos } = finding
      const attachmentList = { files: photos.map((url) => ({ url })) }
      return finding.kind === 'refuse'
        ? mall('POST /sapi/mall-merchant/reverseorder/refuse', { id, reason, attachmentList })
        : mall('POST /sapi/mall-merchant/reverseorder/pass', {
            id,
            lines: toLines(finding.found),
            ...(reason === '' ? {} : { reason }),
            attachmentList,
          })
    },
    onSuccess: (answered, { kind }) => {
      keepAnswered(queries, answered)
      notifications.show({
        message: words[kind],
        closeButtonProps: { 'aria-label': t`Close` },
      })
      focusDrawerTitle()
    },
    onError: async (error) => {
      if (!isProblem(error) || error.status >= 409)
        await queries.invalidateQueries({ queryKey: ['after-sales'] })
    },
  })
  return {
    tell: (finding, onTold) => told.mutate(finding, onTold ? { onSuccess: onTold } : {}),
    isSending: told.isPending,
    error: told.error,
    forgive: told.reset,
  }
}
