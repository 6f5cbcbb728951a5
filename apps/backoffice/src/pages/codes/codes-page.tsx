import { redeemSchema } from '@galleria/contract/voucher-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'

type Typed = { readonly couponCode: string; readonly couponsPassword?: string }

/**
 * The till: a code that a buyer shows is taken, once. No list of codes is here, because nobody but
 * their buyers has them.
 */
export function CodesPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  return (
    <>
      <title>{t`Codes – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Take a code</Trans>
      </Title>
      <Text c="dimmed" maw={640}>
        <Trans>
          Whoever bought a service or a shopping card of your shops shows a code. A code is good
          once; after you took it, it cannot be used or refunded as unused any more.
        </Trans>
      </Text>
      {rightsOf(who).includes('ship') && <CodeForm />}
    </>
  )
}

function CodeForm() {
  const { t } = useLingui()
  const taking = useMutation({
    mutationFn: (typed: Typed) => mall('POST /sapi/mall-merchant/coupon/redeem', typed),
  })
  const { form, formProps, errorOf, notice } = useSentForm<Required<Typed>>({
    schema: redeemSchema,
    sentences: { required: t`Please type the code.` },
    sending: taking,
    send: (typed) => {
      const [couponCode, password] = [typed.couponCode.trim(), typed.couponsPassword.trim()]
      taking.mutate(
        { couponCode, ...(password ? { couponsPassword: password } : {}) },
        {
          onSuccess: () => form.current?.reset(),
          onSettled: () =>
            form.current?.querySelector<HTMLInputElement>('[name=couponCode]')?.focus(),
        },
      )
    },
  })
  return (
    <Card withBorder maw={480} mt="md">
      <form {...formProps} aria-label={t`Take a code`}>
        <Stack gap="sm">
          <TextInput
            name="couponCode"
            label={t`Code`}
            description={t`Twelve characters, as printed on the voucher`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            error={errorOf('couponCode')}
          />
          <TextInput
            name="couponsPassword"
            label={t`Password`}
            description={t`Of shopping cards only`}
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
            error={errorOf('couponsPassword')}
          />
          <Group>
            <Button type="submit" loading={taking.isPending}>
              <Trans>Take the code</Trans>
            </Button>
          </Group>
          {notice && <Notice tone="refuse">{notice}</Notice>}
          {taking.data && <Taken taken={taking.data} />}
        </Stack>
      </form>
    </Card>
  )
}

type TakenCode = Awaited<ReturnType<typeof mall<'POST /sapi/mall-merchant/coupon/redeem'>>>

function Taken({ taken }: { readonly taken: TakenCode }) {
  const format = useFormat()
  const worth = taken.faceAmt && format.money(taken.faceAmt)
  return (
    <Group role="status" gap="xs" align="start" wrap="nowrap">
      <IconCircleCheck color="var(--accent)" stroke={1.5} aria-hidden />
      <div>
        <Text fw={600}>
          <Trans>Taken: {taken.name}</Trans>
        </Text>
        {worth && (
          <Text>
            <Trans>Worth {worth}</Trans>
          </Text>
        )}
        <Text size="sm">
          <Link to={`/orders/${taken.tradeOrderId}`}>
            <Trans>Order {taken.tradeOrderCode}</Trans>
          </Link>
          {' · '}
          {format.moment(taken.usedTime)}
          {' · '}
          <Trans>{taken.left} left in this order</Trans>
        </Text>
      </div>
    </Group>
  )
}
