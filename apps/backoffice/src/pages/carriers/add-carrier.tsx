import { isCarrierCode } from '@galleria/contract/carrier-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { CarrierFields, faultIn, focusOn, readWritten, type Written } from './carrier-fields.tsx'
import { useCarriersChange } from './carriers-queries.ts'

export function AddCarrier() {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [fault, setFault] = useState<string>()
  const adding = useCarriersChange((asked: Written & { code: string }) =>
    mall('POST /sapi/mall-operator/carrier/add', asked),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding.isPending) return
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '').trim()
    const written = readWritten(form)
    const wrong = isCarrierCode(code) && code.length > 1 ? faultIn(written) : 'code'
    setFault(wrong)
    if (wrong) return focusOn(form, wrong)
    adding.mutate({ code, ...written }, { onSuccess: () => form.reset() })
  }
  return (
    <Card withBorder component="section" aria-labelledby="add-carrier" maw={560}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Title order={2} id="add-carrier">
            <Trans>Add a carrier</Trans>
          </Title>
          <TextInput
            name="code"
            label={t`Code`}
            description={t`As the tracking service knows it. It stays.`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            error={
              fault === 'code' && t`Please enter small letters and numbers, with hyphens between.`
            }
          />
          <CarrierFields fault={fault} />
          {adding.isError && <Notice tone="refuse">{textOf(adding.error)}</Notice>}
          <div role="status">
            {adding.isSuccess && (
              <Text size="sm">
                <Trans>Added.</Trans>
              </Text>
            )}
          </div>
          <div>
            <Button type="submit" loading={adding.isPending}>
              <Trans>Add</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
