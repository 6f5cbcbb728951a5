import { newCarrierSchema, type CarrierForm } from '@galleria/contract/carrier-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { CarrierFields, readCarrier, useCarrierSentences } from './carrier-fields.tsx'
import { useCarriersChange } from './carriers-queries.ts'

type NewCarrier = CarrierForm & { readonly code: string }

export function AddCarrier() {
  const { t } = useLingui()
  const adding = useCarriersChange((typed: NewCarrier) =>
    mall('POST /sapi/mall-operator/carrier/add', {
      code: typed.code.trim(),
      ...readCarrier(typed),
    }),
  )
  const { form, formProps, errorOf, notice } = useSentForm<NewCarrier>({
    schema: newCarrierSchema,
    sentences: useCarrierSentences(),
    refusedAt: { 'carrier.code_taken': 'code' },
    sending: adding,
    send: (typed) => adding.mutate(typed, { onSuccess: () => form.current?.reset() }),
  })
  return (
    <Card withBorder component="section" aria-labelledby="add-carrier" maw={560}>
      <form {...formProps}>
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
            error={errorOf('code')}
          />
          <CarrierFields errorOf={errorOf} />
          {notice && <Notice tone="refuse">{notice}</Notice>}
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
