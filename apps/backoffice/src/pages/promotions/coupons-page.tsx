import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { PromotionDesk } from './promotion-desk.tsx'
import { mallDesk } from './promotion-queries.ts'

/** The mall's coupons. */
export function CouponsPage() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`Coupons – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Coupons</Trans>
      </Title>
      <Text c="dimmed" maw={640}>
        <Trans>
          A coupon takes something off an order of any shops for whoever names its code. The mall
          pays it out of its commission, as far as that goes.
        </Trans>
      </Text>
      <PromotionDesk desk={mallDesk} canWrite />
    </>
  )
}
