import { Trans } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import type { Goods } from './goods-queries.ts'
import styles from './goods.module.css'
import { useGoodsWork } from './use-goods-work.ts'

/** Whether buyers can order an item: all its versions are taken off sale and put back together. */
export function OnSale({ goods }: { readonly goods: Goods }) {
  const [isAsked, ask] = useState(false)
  const { skuCode, operationList } = goods
  const selling = useGoodsWork(goods, (isOnSale: boolean) =>
    mall('POST /sapi/mall-merchant/goods/sell', { skuCode, isOnSale }),
  )
  const [canPause, canResume] = [operationList.includes('pause'), operationList.includes('resume')]
  if (!canPause && !canResume) return null
  return (
    <section aria-labelledby="on-sale">
      <Title order={2} id="on-sale">
        {canPause ? <Trans>On sale</Trans> : <Trans>Off sale</Trans>}
      </Title>
      {selling.error && <Notice tone="warn">{selling.error}</Notice>}
      {isAsked && canPause ? (
        <div className={styles['form']}>
          <Text size="sm" mb="sm">
            <Trans>
              Buyers can no longer find any version of the item. Existing orders go ahead; baskets
              show that it is no longer available.
            </Trans>
          </Text>
          <Group gap="xs">
            <Button
              color="red"
              loading={selling.isSending}
              onClick={() => selling.run(false, { onSuccess: () => ask(false) })}
            >
              <Trans>Take it off sale</Trans>
            </Button>
            <Button variant="default" onClick={() => ask(false)}>
              <Trans>Not now</Trans>
            </Button>
          </Group>
        </div>
      ) : canPause ? (
        <Button variant="default" onClick={() => ask(true)}>
          <Trans>Take it off sale</Trans>
        </Button>
      ) : (
        <Button loading={selling.isSending} onClick={() => selling.run(true)}>
          <Trans>Put it on sale again</Trans>
        </Button>
      )}
    </section>
  )
}
