import { modelType, MOST_TRIANGLES } from '@galleria/contract/model-rules'
import { uploadLimits } from '@galleria/contract/upload-rules'
import { sendPicture } from '@galleria/ui/photos/send-picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Progress, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useFinishNames } from '../../parts/use-version-text.ts'
import type { Item } from './item-queries.ts'
import styles from './items.module.css'
import { useItemWork } from './use-item-work.ts'

type Model = NonNullable<Item['model']>
type Change = { readonly url: string; readonly finish: string } | null

/**
 * The item in three dimensions: what buyers turn, stand in their room, and read its outline from.
 */
export function ModelSection({ item }: { readonly item: Item }) {
  const { itemId, version, model, operationList } = item
  const work = useItemWork((change: Change) =>
    mall('POST /sapi/mall-merchant/item/model', {
      ...{ itemId, version },
      model: change as { url: string; finish: 'oak' } | null,
    }),
  )
  const finishes = [...new Set(item.versionList.map(({ finish }) => finish))].filter(Boolean)
  const mayWrite = operationList.includes('save')
  if (item.voucher || (!model && !mayWrite)) return null
  const wrong = work.errorAt('model.url') ?? work.errorAt('model.finish') ?? work.error
  return (
    <section aria-labelledby="model">
      <Title order={2} id="model">
        <Trans>3D model</Trans>
      </Title>
      {model && <Shown model={model} />}
      {mayWrite && finishes.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>Add a version first: a model has to be about as large as one.</Trans>
        </Text>
      )}
      {mayWrite && finishes.length > 0 && (
        <Sender
          finishes={finishes}
          hasModel={model !== null}
          isSaving={work.isSending}
          save={(change) => work.run(change)}
          wrong={wrong}
        />
      )}
    </section>
  )
}

/** Its measures and what the shop window draws from it. */
function Shown({ model }: { readonly model: Model }) {
  const { t } = useLingui()
  const finish = useFinishNames().find(({ value }) => value === model.finish)?.label
  const { widthCm, depthCm, heightCm } = model
  return (
    <>
      <p>{[t`${widthCm} × ${depthCm} × ${heightCm} cm`, finish].filter(Boolean).join(' · ')}</p>
      <Group gap="lg" my="sm" align="flex-end">
        <Outline path={model.front} across={widthCm} up={heightCm} name={t`From the front`} />
        <Outline path={model.side} across={depthCm} up={heightCm} name={t`From the side`} />
      </Group>
    </>
  )
}

function Outline(drawn: {
  readonly path: string
  readonly across: number
  readonly up: number
  readonly name: string
}) {
  const scale = 110 / Math.max(drawn.across, drawn.up)
  return (
    <svg
      role="img"
      aria-label={drawn.name}
      className={styles['outline']}
      viewBox={`-10 -10 ${drawn.across * 10 + 20} ${drawn.up * 10 + 20}`}
      width={drawn.across * scale}
      height={drawn.up * scale}
    >
      <path d={drawn.path} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const LIMIT = uploadLimits.model / 1024 / 1024

type Sending = {
  readonly finishes: readonly string[]
  readonly hasModel: boolean
  readonly isSaving: boolean
  readonly save: (change: Change) => void
  readonly wrong: string | undefined
}

/** A file, sent at once with its progress and then given to the item. */
function Sender({ finishes, hasModel, isSaving, save, wrong }: Sending) {
  const { t } = useLingui()
  const format = useFormat()
  const choices = useFinishNames().filter(({ value }) => finishes.includes(value))
  const [finish, choose] = useState(finishes[0] ?? '')
  const upload = useUpload((url) => save({ url, finish }))
  const input = useRef<HTMLInputElement>(null)
  const most = format.count(MOST_TRIANGLES)
  const isBusy = upload.share !== undefined || isSaving
  return (
    <>
      <Text size="xs" c="dimmed" mb="xs">
        <Trans>
          One GLB file (glTF 2.0) in metres, at most {LIMIT} MB and {most} triangles, with nothing
          outside it and no compressed geometry. Buyers turn it, and see its outline beside the
          measures.
        </Trans>
      </Text>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t`Finish that it shows`}
          data={choices}
          value={finish}
          disabled={isBusy}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        <Button variant="default" loading={isBusy} onClick={() => input.current?.click()}>
          {hasModel ? <Trans>Replace the 3D model</Trans> : <Trans>Add a 3D model</Trans>}
        </Button>
        {hasModel && (
          <Button variant="subtle" disabled={isBusy} onClick={() => save(null)}>
            <Trans>Remove the 3D model</Trans>
          </Button>
        )}
      </Group>
      <input
        ref={input}
        type="file"
        accept={`.glb,${modelType}`}
        hidden
        tabIndex={-1}
        aria-label={t`Choose a 3D model`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) upload.send(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      {upload.share !== undefined && (
        <Progress mt="xs" value={upload.share * 100} aria-label={t`The 3D model is being sent`} />
      )}
      {(upload.wrong ?? wrong) && <Notice tone="refuse">{upload.wrong ?? wrong}</Notice>}
    </>
  )
}

function useUpload(done: (url: string) => void) {
  const { t } = useLingui()
  const [share, setShare] = useState<number>()
  const [wrong, setWrong] = useState<string>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  async function send(file: File) {
    if (file.size > uploadLimits.model) return setWrong(t`A 3D model may have ${LIMIT} MB at most.`)
    setWrong(undefined)
    setShare(0)
    stopper.current = new AbortController()
    const answer = await sendPicture(file, 'model', setShare, stopper.current.signal)
    if (stopper.current.signal.aborted) return
    setShare(undefined)
    if ('uploaded' in answer) done(answer.uploaded.url)
    else if ('sentence' in answer) setWrong(answer.sentence)
    else setWrong(t`The model could not be sent. Check your connection and choose it again.`)
  }
  return { share, wrong, send: (file: File) => void send(file) }
}
