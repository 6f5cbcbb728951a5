import type { WireItemToLookAt } from '@galleria/contract/item-desk'
import { LONGEST_REVIEW_NOTE } from '@galleria/contract/item-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import detail from '../../parts/detail.module.css'
import { TextForm } from '../../parts/text-form.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useListChange } from '../../parts/use-list-change.tsx'
import { useVersionText } from '../../parts/use-version-text.ts'
import { ItemFacts } from '../items/item-facts.tsx'

export const ITEMS_TO_LOOK_AT = 'items-to-look-at'

/** One item with all that its buyers would read, and the word of the mall. */
export function ItemToLookAt({ item }: { readonly item: WireItemToLookAt }) {
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const { name, shop, sellerName, categoryName } = item
  const sent = format.moment(item.submittedAt)
  return (
    <li ref={card} className={`card ${cards['card']}`} tabIndex={-1} aria-label={name}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
        <Text size="sm" c="dimmed">
          {[shop.name, sellerName, categoryName].join(' · ')}
          {' · '}
          <Trans>sent {sent}</Trans>
        </Text>
      </div>
      <ItemFacts item={item} />
      <VersionLines item={item} />
      <Decide item={item} leave={() => card.current?.focus()} />
    </li>
  )
}

function VersionLines({ item }: { readonly item: WireItemToLookAt }) {
  const { t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  return (
    <ul aria-label={t`Versions`}>
      {item.versionList.map((version) => {
        const { skuId, skuCode, widthCm, depthCm, heightCm, weightKg } = version
        return (
          <li key={skuId}>
            {[
              skuCode,
              versionText(version.attributes),
              weightKg > 0 ? t`${widthCm} × ${depthCm} × ${heightCm} cm, ${weightKg} kg` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            <div className={detail['minor']}>
              {version.priceList
                .map(({ site, salePrc }) => `${site} ${format.money(salePrc)}`)
                .join(' · ')}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Decision = { readonly kind: 'approve' } | { readonly kind: 'sendBack'; readonly note: string }

function Decide({ item, leave }: { readonly item: WireItemToLookAt; readonly leave: () => void }) {
  const { t } = useLingui()
  const [isSentBack, sendBack] = useState(false)
  const { itemId, version, name, decisionList } = item
  const { act, isSending, textError, notice, forgive } = useListChange({
    list: ITEMS_TO_LOOK_AT,
    field: 'note',
    send: (decision: Decision): Promise<unknown> =>
      decision.kind === 'approve'
        ? mall('POST /sapi/mall-operator/item/approve', { itemId, version })
        : mall('POST /sapi/mall-operator/item/sendBack', { itemId, version, note: decision.note }),
    wordsFor: ({ kind }: Decision) =>
      kind === 'approve'
        ? t`${name} is on sale.`
        : t`Sent back. The shop reads the reason with its draft.`,
  })
  const close = () => {
    forgive()
    sendBack(false)
    leave()
  }
  if (decisionList.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>It is of your own shop: somebody else decides.</Trans>
      </Text>
    )
  return (
    <>
      {notice}
      {isSentBack ? (
        <TextForm
          max={LONGEST_REVIEW_NOTE}
          draftName={`item-${itemId}`}
          name={t`Send back`}
          label={<Trans>What has to change</Trans>}
          note={<Trans>The shop reads it.</Trans>}
          submit={<Trans>Send it back</Trans>}
          isGrave
          whenEmpty={t`Please say what has to change; the shop reads it.`}
          isSending={isSending}
          error={textError}
          forgive={forgive}
          back={<Trans>Cancel</Trans>}
          goBack={close}
          send={(note, onSent) =>
            act({ kind: 'sendBack', note }, () => {
              onSent()
              close()
            })
          }
        />
      ) : (
        <Group gap="xs">
          <Button loading={isSending} onClick={() => act({ kind: 'approve' }, close)}>
            <Trans>Let it be sold</Trans>
          </Button>
          <Button variant="default" disabled={isSending} onClick={() => sendBack(true)}>
            <Trans>Send back …</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}
