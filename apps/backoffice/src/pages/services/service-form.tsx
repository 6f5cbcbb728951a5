import { serviceSchema } from '@galleria/contract/service-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { servicesQuery, type Service, type ServiceForm as Form } from './service-queries.ts'

type Typed = {
  readonly serviceName: string
  readonly shippingName: string
  readonly isOpen?: string
}

/** What a shop calls its delivery with assembly, and who comes. */
export function ServiceForm({
  shop,
  service,
}: {
  readonly shop: Service['shop']
  readonly service: Service | undefined
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: Form) => mall('POST /sapi/mall-merchant/service/save', form),
    onSuccess: (services) => queries.setQueryData(servicesQuery.queryKey, services),
  })
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: serviceSchema,
    sentences: { required: t`Please fill this in.` },
    sending: saving,
    send: ({ serviceName, shippingName, isOpen }) =>
      saving.mutate({
        ...{ shopId: shop.id, isOpen: isOpen !== undefined },
        ...{ serviceName: serviceName.trim(), shippingName: shippingName.trim() },
      }),
  })
  return (
    <form {...formProps} aria-label={t`Assembly by ${shop.name}`}>
      <Stack gap="sm" maw={560}>
        <Group grow align="start">
          <TextInput
            name="serviceName"
            error={errorOf('serviceName')}
            label={t`Name of the service`}
            description={t`As buyers read it`}
            defaultValue={service?.serviceName ?? ''}
            maxLength={60}
            required
          />
          <TextInput
            name="shippingName"
            error={errorOf('shippingName')}
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
        {notice && <Notice tone="refuse">{notice}</Notice>}
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
