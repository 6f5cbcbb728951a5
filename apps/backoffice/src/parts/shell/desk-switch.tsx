import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { mallAtAnyDesk } from '../../api/mall.ts'
import { openDesk } from '../../api/open-desk.ts'
import type { Staff } from '../../api/queries.ts'

/** For who works for several shops: at which of them. */
export function DeskSwitch({ staff: { sellerId, deskList } }: { readonly staff: Staff }) {
  const choosing = useMutation({
    mutationFn: (asked: number) =>
      mallAtAnyDesk('POST /sapi/mall-merchant/people/chooseShop', { sellerId: asked }),
    onSettled: openDesk,
  })
  if (deskList.length < 2) return null
  return (
    <>
      <Menu.Label>
        <Trans>Shop</Trans>
      </Menu.Label>
      <Menu.RadioGroup
        value={String(sellerId)}
        onChange={(asked) => choosing.mutate(Number(asked))}
      >
        {deskList.map((desk) => (
          <Menu.RadioItem key={desk.sellerId} value={String(desk.sellerId)} closeMenuOnClick>
            {desk.name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  )
}
