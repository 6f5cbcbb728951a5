import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'

type Typed = { readonly couponCode: string; readonly couponsPassword?: string }

/** The till: a code that a buyer shows is taken, once. No list of codes is here, because nobody but their buyers has them. */
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
  const problemText = useProblemText()
  const [isEmpty, setEmpty] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const taking = useMutation({
    mutationFn: (typed: Typed) => mall('POST /sapi/mall-merchant/coupon/redeem', typed),
    onSuccess: () => {
      for (const field of [code, password]) if (field.current) field.current.value = ''
    },
    onSettled: () => code.current?.focus(),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const couponCode = code.current?.value.trim() ?? ''
    const couponsPassword = password.current?.value.trim() ?? ''
    setEmpty(couponCode === '')
    if (couponCode === '') return code.current?.focus()
    if (!taking.isPending)
      taking.mutate({ couponCode, ...(couponsPassword ? { couponsPassword } : {}) })
  }
  return (
    <Card withBorder maw={480} mt="md">
      <form onSubmit={submit} noValidate aria-label={t`Take a code`}>
        <Stack gap="sm">
          <TextInput
            ref={code}
            name="couponCode"
            label={t`Code`}
            description={t`Twelve characters, as printed on the voucher`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            error={isEmpty && t`Please type the code.`}
          />
          <TextInput
            ref={password}
            name="couponsPassword"
            label={t`Password`}
            description={t`Of shopping cards only`}
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
          />
          <Group>
            <Button type="submit" loading={taking.isPending}>
              <Trans>Take the code</Trans>
            </Button>
          </Group>
          {taking.isError && <Notice tone="refuse">{problemText(taking.error)}</Notice>}
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
