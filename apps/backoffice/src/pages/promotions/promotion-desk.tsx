import type { DeskPromotion } from '@galleria/contract/promotion-wire'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import IconDiscount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs'
import { useState } from 'react'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { draftOf, emptyFields, fieldsOf, type Fields } from './draft-rules.ts'
import { PromotionForm } from './promotion-form.tsx'
import { PromotionList } from './promotion-list.tsx'
import { promotionsQuery, type Desk } from './promotion-queries.ts'

/** Where promotions are made, started and ended: those of shops, or the mall's coupons. */
export function PromotionDesk({
  desk,
  canWrite,
}: {
  readonly desk: Desk
  readonly canWrite: boolean
}) {
  const textOf = useProblemText()
  const queries = useQueryClient()
  const list = useQuery(promotionsQuery(desk))
  const [open, setOpen] = useState<Fields>()
  const refresh = () => queries.invalidateQueries({ queryKey: promotionsQuery(desk).queryKey })
  const saving = useMutation({
    mutationFn: (fields: Fields) => desk.save(draftOf(fields, desk)),
    onSuccess: async () => {
      setOpen(undefined)
      await refresh()
    },
  })
  const stepping = useMutation({
    mutationFn: ({ row, move }: { row: DeskPromotion; move: 'start' | 'end' }) =>
      desk.step(row.id, move),
    onSettled: refresh,
  })
  const show = (fields: Fields | undefined) => {
    saving.reset()
    setOpen(fields)
  }
  return (
    <>
      {canWrite && !open && (
        <Button my="md" onClick={() => show(emptyFields(desk, new Date()))}>
          {desk.key === 'shop' ? <Trans>New promotion</Trans> : <Trans>New coupon</Trans>}
        </Button>
      )}
      {open && (
        <PromotionForm
          key={open.id ?? 'new'}
          desk={desk}
          first={open}
          isBusy={saving.isPending}
          error={saving.error}
          save={(fields) => saving.mutate(fields)}
          close={() => show(undefined)}
        />
      )}
      {stepping.isError && <Notice tone="refuse">{textOf(stepping.error)}</Notice>}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconDiscount size={36} stroke={1.5} aria-hidden />}
          title={
            desk.key === 'shop' ? (
              <Trans>There is no promotion yet</Trans>
            ) : (
              <Trans>There is no coupon yet</Trans>
            )
          }
        />
      )}
      {list.data && list.data.length > 0 && (
        <PromotionList
          rows={list.data}
          isBusy={stepping.isPending}
          canWrite={canWrite}
          edit={(row) => show(fieldsOf(row))}
          step={(row, move) => stepping.mutate({ row, move })}
        />
      )}
    </>
  )
}
