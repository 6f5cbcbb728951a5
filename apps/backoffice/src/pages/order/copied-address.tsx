import type { ReactNode } from 'react'
import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import detail from '../../parts/detail.module.css'
import { useFormat } from '../../parts/use-format.ts'
import styles from './order.module.css'

/** An address under its title, in its country's way, and a button that copies it. */
export function CopiedAddress({
  id,
  title,
  address,
}: {
  readonly id: string
  readonly title: ReactNode
  readonly address: MerchantOrder['deliverTo']
}) {
  const { t } = useLingui()
  const clipboard = useClipboard()
  const lines = useFormat().address({ ...address, detail: address.detailAddress })
  return (
    <>
      <div className={detail['headline']}>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={
            clipboard.copied ? (
              <IconCheck size={16} stroke={1.5} aria-hidden />
            ) : (
              <IconCopy size={16} stroke={1.5} aria-hidden />
            )
          }
          onClick={() => clipboard.copy(lines.join('\n'))}
        >
          <span aria-live="polite">{clipboard.copied ? t`Copied` : t`Copy`}</span>
        </Button>
      </div>
      <address className={styles['address']}>
        {lines.map((line, index) => (
          <span key={`${index}-${line}`}>{line}</span>
        ))}
      </address>
      {clipboard.error && (
        <span className={detail['minor']} role="alert">
          <Trans>The browser did not let us copy. Please select the address by hand.</Trans>
        </span>
      )}
    </>
  )
}
