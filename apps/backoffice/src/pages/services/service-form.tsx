import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { servicesQuery, type Service, type ServiceForm as Form } from './service-queries.ts'

/** What a shop calls its delivery with assembly, and who comes. */
export function ServiceForm({
  shop,
  service,
}: {
  readonly shop: Service['shop']
  readonly service: Service | undefined
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: Form) => mall('POST /sapi/mall-merchant/service/save', form),
    onSuccess: (services) => queries.setQueryData(servicesQuery.queryKey, services),
  })
  return (
    <form
      aria-label={t`Assembly by ${shop.name}`}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const text = (name: string) => String(form.get(name) ?? '').trim()
        if (!saving.isPending)
          saving.mutate({
            shopId: shop.id,
            serviceName: text('serviceName'),
            shippingName: text('shippingName'),
            isOpen: form.has('isOpen'),
          })
      }}
    >
      <Stack gap="sm" maw={560}>
        <Group grow align="start">
          <TextInput
            name="serviceName"
            label={t`Name of the service`}
            description={t`As buyers read it`}
            defaultValue={service?.serviceName ?? ''}
            maxLength={60}
            required
          />
          <TextInput
            name="shippingName"
            label={t`Who comes`}
            description={t`Such as: two fitters`}
            defaultValue={service?.shippingName ?? ''}
            maxLength={60}
            required
          />
        </Group>
        <Checkbox
          name="isOpen"
          label={t`Buyers can choose it`}
          defaultChecked={service?.isOpen ?? true}
        />
        {saving.error && <Notice tone="refuse">{textOf(saving.error)}</Notice>}
        {saving.isSuccess && (
          <Text size="sm" role="status">
            <Trans>Saved.</Trans>
          </Text>
        )}
        <div>
          <Button type="submit" loading={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
