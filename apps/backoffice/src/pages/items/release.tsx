import { LOOKED_AT } from '@galleria/contract/item-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { Notice } from '../../parts/notice.tsx'
import { goodsAddress } from '../goods/goods-search.ts'
import type { Item } from './item-queries.ts'
import { addVersionOfCodes, gapWords } from './item-words.ts'
import styles from './items.module.css'
import { useItemWork } from './use-item-work.ts'

type Step = 'submit' | 'takeBack' | 'archive'

/**
 * The way of an item into the shop window and out of it: what is missing, and what can be done now.
 */
export function Release({ item }: { readonly item: Item }) {
  const [isAsked, ask] = useState(false)
  const { itemId, version, operationList } = item
  const work = useItemWork((step: Step) =>
    mall(`POST /sapi/mall-merchant/item/${step}`, { itemId, version }),
  )
  const run = (step: Step) => work.run(step, { onSuccess: focusDrawerTitle })
  const can = (step: Step) => operationList.includes(step)
  return (
    <section>
      <Told item={item} />
      {work.error && <Notice tone="warn">{work.error}</Notice>}
      {isAsked && can('archive') ? (
        <PutAway
          isSending={work.isSending}
          putAway={() => run('archive')}
          back={() => ask(false)}
        />
      ) : (
        <Group gap="xs">
          {can('submit') && (
            <Button loading={work.isSending} onClick={() => run('submit')}>
              {item.isLookedAt ? <Trans>Send it to the mall</Trans> : <Trans>Put it on sale</Trans>}
            </Button>
          )}
          {can('takeBack') && (
            <Button variant="default" loading={work.isSending} onClick={() => run('takeBack')}>
              <Trans>Take it back</Trans>
            </Button>
          )}
          {can('archive') && (
            <Button variant="subtle" onClick={() => ask(true)}>
              <Trans>Put it away …</Trans>
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}

/** What the shop has to know about where the item is. */
function Told({ item }: { readonly item: Item }) {
  const { i18n } = useLingui()
  const first = item.versionList[0]?.skuCode
  return (
    <>
      {item.status === 'DRAFT' && item.reviewNote && (
        <Notice tone="warn" title={<Trans>The mall has sent it back</Trans>}>
          {item.reviewNote}
        </Notice>
      )}
      {item.status === 'DRAFT' && item.gapList.length > 0 && (
        <div>
          <Text size="sm">
            <Trans>Before it can be sold:</Trans>
          </Text>
          <ul className={styles['gaps']}>
            {item.gapList.map((gap) => (
              <li key={gap}>
                {i18n._(item.voucher && gap === 'version' ? addVersionOfCodes : gapWords[gap])}
                {gap === 'attribute' && `: ${item.missingList.join(', ')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {item.status === 'DRAFT' && item.isLookedAt && (
        <Text size="sm" c="dimmed" mb="xs">
          <Trans>
            The mall checks the first {LOOKED_AT} items of a seller before they are sold.
          </Trans>
        </Text>
      )}
      {item.status === 'IN_REVIEW' && (
        <Text size="sm" mb="xs">
          <Trans>The mall is looking at it; you will find it on sale, or here with a reason.</Trans>
        </Text>
      )}
      {(item.status === 'ON_SALE' || item.status === 'PAUSED') && first && (
        <Text size="sm" c="dimmed" mb="xs">
          <Trans>
            It is taken off sale and put back, with all its versions,{' '}
            <Link to={goodsAddress(first)}>with the goods</Link>.
          </Trans>
        </Text>
      )}
    </>
  )
}

function PutAway({
  isSending,
  putAway,
  back,
}: {
  readonly isSending: boolean
  readonly putAway: () => void
  readonly back: () => void
}) {
  return (
    <div className={styles['form']}>
      <Text size="sm" mb="sm">
        <Trans>
          The item cannot be sold again. Orders, invoices and reviews keep what they say of it.
        </Trans>
      </Text>
      <Group gap="xs">
        <Button color="red" loading={isSending} onClick={putAway}>
          <Trans>Put it away</Trans>
        </Button>
        <Button variant="default" onClick={back}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </div>
  )
}
