import type { MerchantOrder } from '@galleria/contract/merchant'
import { LONGEST_NOTE } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import detail from '../../parts/detail.module.css'
import { TextForm } from '../../parts/text-form.tsx'
import { useFormat } from '../../parts/use-format.ts'
import styles from './order.module.css'
import { useOrderWork } from './use-order-work.ts'

/** What the people of the shop tell one another about an order. */
export function Notes({ order }: { readonly order: MerchantOrder }) {
  const { t } = useLingui()
  const format = useFormat()
  const who = useQuery(whoQuery)
  const [isAsked, ask] = useState(false)
  // The same note that is sent again, because no answer came, is one note.
  const key = useRef(crypto.randomUUID())
  const note = useOrderWork(order, (content: string) =>
    mall('POST /sapi/mall-merchant/order/note', {
      id: order.id,
      content,
      requestKey: key.current,
    }),
  )
  const canWrite = rightsOf(who.data).includes('messages')
  return (
    <>
      <div className={detail['headline']}>
        <Title order={2} id="notes">
          <Trans>Notes of the shop</Trans>
        </Title>
        {canWrite && !isAsked && (
          <Button variant="subtle" onClick={() => ask(true)}>
            <Trans>Add a note</Trans>
          </Button>
        )}
      </div>
      {order.noteList.length === 0 && !isAsked && (
        <p className={detail['minor']}>
          <Trans>Nobody has noted anything. The buyer never sees notes.</Trans>
        </p>
      )}
      {order.noteList.length > 0 && (
        <ul className={styles['parcels']}>
          {order.noteList.map((one) => (
            <li key={one.id}>
              <div className={styles['note']}>{one.content}</div>
              <span className={detail['minor']}>
                {one.author} · {format.moment(one.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAsked && (
        <TextForm
          draftName={`note ${order.id}`}
          name={t`Add a note`}
          label={<Trans>Note</Trans>}
          max={LONGEST_NOTE}
          submit={<Trans>Save the note</Trans>}
          back={<Trans>Not now</Trans>}
          whenEmpty={t`Please write something first.`}
          note={<Trans>Only the people of your shop read it.</Trans>}
          isSending={note.isSending}
          error={note.error}
          forgive={note.forgive}
          send={(content, onSent) =>
            note.run(content, {
              onSuccess: () => {
                onSent()
                key.current = crypto.randomUUID()
                ask(false)
              },
            })
          }
          goBack={() => ask(false)}
        />
      )}
    </>
  )
}
