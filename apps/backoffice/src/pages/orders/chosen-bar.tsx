import { MOST_PICKED } from '@galleria/contract/order-work-rules'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import {
  delayAddress,
  deliveryNotesAddress,
  orderChoice,
  pickListAddress,
  type Choice,
} from './order-choice.ts'
import styles from '../../parts/choose.module.css'

/**
 * How many orders are chosen and what can be done with them: at the foot of the window, so that no
 * row moves when it comes.
 */
export function ChosenBar({ choice: { chosen, choose } }: { readonly choice: Choice }) {
  const isEmpty = chosen.length === 0
  const textOf = useProblemText()
  const template = useMutation({
    mutationFn: (ids: string[]) => mall('POST /sapi/mall-merchant/order/shippingTemplate', { ids }),
    onSuccess: saveFile,
  })
  return (
    <div className={styles['bar']} data-empty={isEmpty || undefined}>
      <p role="status">
        {!isEmpty && <Plural value={chosen.length} one="# order chosen" other="# orders chosen" />}
        {template.isError && <span className={styles['most']}>{textOf(template.error)}</span>}
        {orderChoice.isFull(chosen) && (
          <span className={styles['most']}>
            <Trans>{MOST_PICKED} are the most that one pick list holds.</Trans>
          </span>
        )}
      </p>
      {!isEmpty && (
        <>
          <Button variant="subtle" px="xs" onClick={() => choose([])}>
            <Trans>Choose none</Trans>
          </Button>
          <Button
            variant="default"
            loading={template.isPending}
            onClick={() => template.mutate([...chosen])}
          >
            <Trans>Table for numbers</Trans>
          </Button>
          <Button component={Link} variant="default" to={delayAddress(chosen)}>
            <Trans>Send later</Trans>
          </Button>
          <Button component="a" variant="default" href={deliveryNotesAddress(chosen)} download>
            <Trans>Delivery notes</Trans>
          </Button>
          <Button component={Link} to={pickListAddress(chosen)}>
            <Trans>Pick list</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
