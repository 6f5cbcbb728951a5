import type { WireCarrier } from '@galleria/contract/carrier'
import { carrierSchema, type CarrierForm } from '@galleria/contract/carrier-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { CarrierFields, readCarrier, useCarrierSentences } from './carrier-fields.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useCarriersChange } from './carriers-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** One carrier: its name and link, and whether new parcels go with it. */
export function CarrierCard({ carrier }: { readonly carrier: WireCarrier }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [isEditing, edit] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const saving = useSaving()
  const { code, name, trackingUrl, isOn } = carrier
  function close() {
    edit(false)
    requestAnimationFrame(() => change.current?.focus())
  }
  return (
    <>
      <div className={cards['head']}>
        <h2>{name}</h2>
        <Text size="sm" c="dimmed">
          {isOn ? code : `${code} · ${t`switched off`}`}
        </Text>
      </div>
      {isEditing ? (
        <EditForm carrier={carrier} close={close} />
      ) : (
        <>
          <Text size="sm">{trackingUrl}</Text>
          {saving.isError && <Notice tone="refuse">{textOf(saving.error)}</Notice>}
          <Group gap="xs">
            <Button
              ref={change}
              variant="default"
              size="compact-md"
              onClick={() => edit(true)}
              aria-label={t`Change ${name}`}
            >
              <Trans>Change</Trans>
            </Button>
            <Button
              variant="subtle"
              size="compact-md"
              loading={saving.isPending}
              onClick={() => saving.mutate({ ...carrier, isOn: !isOn })}
              aria-label={isOn ? t`Switch off ${name}` : t`Switch on ${name}`}
            >
              {isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
            </Button>
          </Group>
        </>
      )}
    </>
  )
}

function useSaving() {
  return useCarriersChange(({ id, version, name, trackingUrl, isOn }: WireCarrier) =>
    mall('POST /sapi/mall-operator/carrier/save', { id, version, name, trackingUrl, isOn }),
  )
}

/**
 * What is typed is based on what the form was opened with: whoever changed the carrier meanwhile is
 * not overwritten.
 */
function EditForm({
  carrier,
  close,
}: {
  readonly carrier: WireCarrier
  readonly close: () => void
}) {
  const { t } = useLingui()
  const [opened] = useState(carrier)
  const saving = useSaving()
  const { formProps, errorOf, notice } = useSentForm<CarrierForm>({
    schema: carrierSchema,
    sentences: useCarrierSentences(),
    sending: saving,
    send: (typed) => saving.mutate({ ...opened, ...readCarrier(typed) }, { onSuccess: close }),
  })
  return (
    <form {...formProps} aria-label={t`Change ${opened.name}`}>
      <Stack gap="sm" maw={560}>
        <CarrierFields usual={opened} errorOf={errorOf} />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
