import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import { goodsAddress } from '../goods/goods-search.ts'
import type { Item, ItemVersion } from './item-queries.ts'
import styles from './items.module.css'
import { useItemWork } from './use-item-work.ts'
import { VersionForm } from './version-form.tsx'

/** What can be ordered of an item, each with its measures and its prices. */
export function Versions({ item }: { readonly item: Item }) {
  const [open, edit] = useState<number | 'new'>()
  const mayWrite = item.operationList.includes('save')
  const close = () => edit(undefined)
  return (
    <section aria-labelledby="versions">
      <Title order={2} id="versions">
        <Trans>Versions</Trans>
      </Title>
      {item.versionList.length > 0 && (
        <ul className={styles['versions']} aria-labelledby="versions">
          {item.versionList.map((version) => (
            <li key={version.skuId}>
              <Version version={version} />
              {mayWrite && open === version.skuId && (
                <VersionForm item={item} version={version} close={close} />
              )}
              {mayWrite && open === undefined && (
                <Group gap="xs">
                  <Button variant="default" size="compact-sm" onClick={() => edit(version.skuId)}>
                    <Trans>Change</Trans>
                  </Button>
                  {version.isDroppable && <Drop item={item} version={version} />}
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && open === 'new' && <VersionForm item={item} version={undefined} close={close} />}
      {mayWrite && open === undefined && (
        <Button variant="default" onClick={() => edit('new')}>
          <Trans>Add a version</Trans>
        </Button>
      )}
    </section>
  )
}

function Version({ version }: { readonly version: ItemVersion }) {
  const { t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  const { widthCm, depthCm, heightCm, weightKg, gtin } = version
  const prices = version.priceList
    .map(({ site, salePrc }) => `${site} ${format.money(salePrc)}`)
    .join(' · ')
  const free = format.count(version.freeQty)
  return (
    <div className={styles['named']}>
      {version.image && (
        <GoodsPicture url={version.image.url} tint={version.image.tint} name="" size={52} />
      )}
      <div>
        <strong>{version.skuCode}</strong> {versionText(version.attributes)}
        <div className={detail['minor']}>
          {weightKg > 0 && t`${widthCm} × ${depthCm} × ${heightCm} cm, ${weightKg} kg`}
          {weightKg > 0 && ' · '}
          <Trans>{free} free</Trans>
        </div>
        {gtin && <div className={detail['minor']}>{t`GTIN ${gtin}`}</div>}
        <div className={detail['minor']}>{prices || <Trans>No price yet</Trans>}</div>
        <Anchor component={Link} to={goodsAddress(version.skuCode)} size="sm">
          <Trans>Stock and prices</Trans>
        </Anchor>
      </div>
    </div>
  )
}

/** Taken out for good, after a second look. */
function Drop({ item, version }: { readonly item: Item; readonly version: ItemVersion }) {
  const { t } = useLingui()
  const [isAsked, ask] = useState(false)
  const { itemId, version: seen } = item
  const work = useItemWork((skuId: number) =>
    mall('POST /sapi/mall-merchant/item/dropVersion', { itemId, version: seen, skuId }),
  )
  const { skuCode } = version
  if (!isAsked)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t`Take out ${skuCode}`}
        onClick={() => ask(true)}
      >
        <Trans>Take out</Trans>
      </Button>
    )
  return (
    <div role="group" aria-label={t`Take out ${skuCode}`}>
      {work.error && <Notice tone="warn">{work.error}</Notice>}
      <Text size="sm" mb={6}>
        <Trans>The version is gone then, with its prices.</Trans>
      </Text>
      <Group gap="xs">
        <Button
          color="red"
          size="compact-sm"
          loading={work.isSending}
          onClick={() => work.run(version.skuId)}
        >
          <Trans>Take it out</Trans>
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => ask(false)}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </div>
  )
}
