import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Button, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Confirmation } from '../../parts/confirmation.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { keysQuery, type Key } from './program-queries.ts'
import { scopeNames } from './scope-words.ts'

const endings: Record<Key['status'], MessageDescriptor | undefined> = {
  GOOD: undefined,
  EXPIRED: msg`Expired`,
  REVOKED: msg`Revoked`,
  MAKER_LEFT: msg`Ended: whoever made it is no longer an owner here`,
}

/** One key: what it is for, who made it, when it was used last. */
export function KeyCard({ apiKey }: { readonly apiKey: Key }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [isAsked, ask] = useState(false)
  const { name, prefix, scopeList, madeBy, createTime, expirationTime, lastUseTime } = apiKey
  const ending = endings[apiKey.status]
  const made = format.moment(createTime)
  return (
    <>
      <div className={cards['head']}>
        <h3>{name}</h3>
        <Text size="sm" c="dimmed" ff="monospace">
          {prefix}…
        </Text>
      </div>
      <Text size="sm">{scopeList.map((scope) => i18n._(scopeNames[scope])).join(' · ')}</Text>
      <Text size="sm" c="dimmed">
        {[
          ending ? i18n._(ending) : t`good until ${format.moment(expirationTime)}`,
          lastUseTime ? t`last used ${format.moment(lastUseTime)}` : t`not used yet`,
          t`made by ${madeBy} on ${made}`,
        ].join(' · ')}
      </Text>
      {isAsked ? (
        <RevokeForm apiKey={apiKey} close={() => ask(false)} />
      ) : (
        apiKey.operationList.includes('revoke') && (
          <div>
            <Button
              variant="default"
              size="compact-md"
              onClick={() => ask(true)}
              aria-label={t`Revoke ${name}`}
            >
              <Trans>Revoke</Trans>
            </Button>
          </div>
        )
      )}
    </>
  )
}

function RevokeForm({
  apiKey: { id, name },
  close,
}: {
  readonly apiKey: Key
  readonly close: () => void
}) {
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/key/revoke', { id }),
    onSuccess: (keys) => queries.setQueryData(keysQuery.queryKey, keys),
    onError: () => void queries.invalidateQueries({ queryKey: keysQuery.queryKey }),
    onSettled: (_keys, error) => error ?? close(),
  })
  return (
    <Confirmation
      question={
        <Trans>Revoke {name}? Programs that use it are refused from their next call on.</Trans>
      }
      button={<Trans>Revoke the key</Trans>}
      mutation={revoking}
      run={() => revoking.mutate()}
      close={close}
    />
  )
}
