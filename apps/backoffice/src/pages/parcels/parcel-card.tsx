import { LONGEST_REASON } from '@galleria/contract/merchant-rules'
import type { WireStrayParcel } from '@galleria/contract/stray-parcel'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Fact, Facts, Found } from '../../parts/facts.tsx'
import { History } from '../../parts/history.tsx'
import cards from '../../parts/cards.module.css'
import badge from '../../parts/status-badge.module.css'
import { TextForm } from '../../parts/text-form.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useListChange } from '../../parts/use-list-change.tsx'
import { parcelEvents, parcelStates, reasonNames, reasonTexts } from './parcel-words.ts'

/** One parcel: why it is here, what is known of it, and what became of it. */
export function ParcelCard({ parcel }: { readonly parcel: WireStrayParcel }) {
  const { i18n } = useLingui()
  const card = useRef<HTMLLIElement>(null)
  const name = i18n._(reasonNames[parcel.reason])
  return (
    <li ref={card} className={`card ${cards['card']}`} tabIndex={-1} aria-label={name}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
        {parcel.status !== 'OPEN' && (
          <span className={`${badge['badge']} ${badge['over']}`}>
            {i18n._(parcelStates[parcel.status])}
          </span>
        )}
      </div>
      {parcel.status === 'OPEN' && <Text size="sm">{i18n._(reasonTexts[parcel.reason])}</Text>}
      <ParcelFacts parcel={parcel} />
      {parcel.operationList.includes('settle') && (
        <Settle parcel={parcel} leave={() => card.current?.focus()} />
      )}
      <History
        entries={parcel.progressList.map((step) => ({
          event: step.event,
          toState: step.to,
          actor: step.by ?? (step.event === 'resolve' ? 'shop' : 'clock'),
          at: step.at,
          reason: step.note,
        }))}
        events={parcelEvents}
        nameOf={(state) => i18n._(parcelStates[state as WireStrayParcel['status']])}
      />
    </li>
  )
}

function ParcelFacts({ parcel }: { readonly parcel: WireStrayParcel }) {
  const format = useFormat()
  return (
    <Facts>
      {parcel.serviceCode && (
        <Fact name={<Trans>Tracking number</Trans>}>{parcel.serviceCode}</Fact>
      )}
      {parcel.fulfillmentServiceProvider && (
        <Fact name={<Trans>Carrier</Trans>}>{parcel.fulfillmentServiceProvider}</Fact>
      )}
      {parcel.tradeOrderCode && <Fact name={<Trans>Order</Trans>}>{parcel.tradeOrderCode}</Fact>}
      {parcel.shopName && <Fact name={<Trans>Shop</Trans>}>{parcel.shopName}</Fact>}
      {parcel.registeredAt && (
        <Fact name={<Trans>Handed over</Trans>}>{format.moment(parcel.registeredAt)}</Fact>
      )}
      <Found at={parcel.foundAt} isOpen={parcel.status === 'OPEN'} />
    </Facts>
  )
}

type SettleProps = { readonly parcel: WireStrayParcel; readonly leave: () => void }

function Settle({ parcel, leave }: SettleProps) {
  const { t } = useLingui()
  const { act, isSending, textError, notice, forgive } = useListChange({
    list: 'stray-parcels',
    field: 'note',
    send: (text: string) =>
      mall('POST /sapi/mall-operator/parcel/settle', { id: parcel.id, note: text }),
    wordsFor: () => t`Noted.`,
  })
  const [isNoting, note] = useState(false)
  const close = () => {
    forgive()
    note(false)
    leave()
  }
  return (
    <>
      {notice}
      {isNoting ? (
        <TextForm
          max={LONGEST_REASON}
          draftName={`settle-${parcel.id}`}
          name={t`Dealt with`}
          label={<Trans>What became of it, and how you know</Trans>}
          submit={<Trans>Dealt with</Trans>}
          whenEmpty={t`Please say what became of it; it stays in the history.`}
          isSending={isSending}
          error={textError}
          forgive={forgive}
          back={<Trans>Cancel</Trans>}
          goBack={close}
          send={(text, onSent) =>
            act(text, () => {
              onSent()
              close()
            })
          }
        />
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={() => note(true)}>
            <Trans>Dealt with …</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}
