import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import detail from '../../parts/detail.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useShipDraft } from '../order/use-ship-draft.ts'
import own from './after-sales.module.css'
import { ReplacementParcelForm, type ReplacementParcel } from './replacement-parcel.tsx'
import { useReplacement, type Replacing } from './use-replacement.ts'

type Asked =
  | { readonly kind: 'ship'; readonly parcel: ReplacementParcel }
  | { readonly kind: 'refund' }

/**
 * The goods are back: the replacement goes out, or the shop has none and the money goes back. Each
 * takes a second look. What is typed is kept until it was sent.
 */
export function ShipReplacement({ reverse }: { readonly reverse: MerchantReverse }) {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const replacing = useReplacement(reverse)
  const draft = useShipDraft(reverse.id)
  const [asked, ask] = useState<Asked>()
  const until = reverse.nextStepTime && format.moment(reverse.nextStepTime)
  const back = () => {
    replacing.forgive()
    ask(undefined)
  }
  return (
    <section aria-labelledby="ship-replacement" className={own['answer']}>
      <Stack gap="sm">
        <Title order={2} id="ship-replacement" m={0}>
          <Trans>Send the replacement</Trans>
        </Title>
        {until && (
          <Text size="sm" c="dimmed">
            <Trans>By {until}. If nothing has been sent by then, the buyer is refunded.</Trans>
          </Text>
        )}
        <ShipTo reverse={reverse} />
        {replacing.error && <Notice tone="warn">{textOf(replacing.error)}</Notice>}
        <ReplacementParcelForm
          name={t`Send the replacement`}
          label={draft}
          replacing={replacing}
          write={(change) => {
            ask(undefined)
            draft.write(change)
          }}
          take={(parcel) => ask({ kind: 'ship', parcel })}
        >
          {asked === undefined && (
            <Group gap="xs">
              <Button type="submit">
                <Trans>Ship the replacement</Trans>
              </Button>
              {reverse.operationList.includes('refundInstead') && (
                <Button variant="default" onClick={() => ask({ kind: 'refund' })}>
                  <Trans>We have none: give the money back …</Trans>
                </Button>
              )}
            </Group>
          )}
        </ReplacementParcelForm>
        {asked && (
          <SecondLook
            reverse={reverse}
            asked={asked}
            replacing={replacing}
            forget={draft.forget}
            back={back}
          />
        )}
      </Stack>
    </section>
  )
}

function ShipTo({ reverse: { shipTo } }: { readonly reverse: MerchantReverse }) {
  if (!shipTo) return null
  const { personName, personPhone, detailAddress, districtList } = shipTo
  return (
    <Text size="sm">
      <Trans>To this address:</Trans>{' '}
      {[personName, detailAddress, ...districtList, personPhone].filter(Boolean).join(', ')}
    </Text>
  )
}

/** The buyer is notified, or money moves. */
function SecondLook({
  reverse,
  asked,
  replacing,
  forget,
  back,
}: {
  readonly reverse: MerchantReverse
  readonly asked: Asked
  readonly replacing: Replacing
  readonly forget: () => void
  readonly back: () => void
}) {
  const buyer = reverse.buyerName
  const { carrier = '', serviceCode: number = '' } = asked.kind === 'ship' ? asked.parcel : {}
  const tell = () =>
    asked.kind === 'ship'
      ? replacing.tell(
          {
            kind: 'ship',
            carrierId: asked.parcel.carrierId,
            serviceCode: asked.parcel.serviceCode,
          },
          forget,
        )
      : replacing.tell({ kind: 'refund' }, forget)
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="second-look">
      <Text id="second-look">
        {asked.kind === 'ship' ? (
          <>
            <Trans>
              with <strong>{carrier}</strong>, number <strong>{number}</strong>.
            </Trans>{' '}
            <Trans>The buyer is notified by email.</Trans>
          </>
        ) : (
          <>
            <Trans>
              Nothing is sent to {buyer}; the goods that came back are refunded instead.
            </Trans>{' '}
            <Trans>This cannot be undone.</Trans>
          </>
        )}
      </Text>
      <Group gap="xs" mt="xs">
        <Button
          key={asked.kind}
          autoFocus
          {...(asked.kind === 'refund' ? { color: 'red' } : {})}
          loading={replacing.isSending}
          onClick={tell}
        >
          {asked.kind === 'ship' ? (
            <Trans>Confirm shipment</Trans>
          ) : (
            <Trans>Give the money back</Trans>
          )}
        </Button>
        <Button variant="default" disabled={replacing.isSending} onClick={back}>
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}
