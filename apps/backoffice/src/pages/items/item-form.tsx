import { freights } from '@galleria/contract/delivery-rules'
import {
  energyClasses,
  itemSchema,
  LONGEST_COMPANY,
  MOST_ITEM_PICTURES,
} from '@galleria/contract/item-rules'
import type { Language } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { PhotoField } from '../../parts/photo-field.tsx'
import { restingKeys } from '../../parts/use-keys.ts'
import { AttributeFields } from './attribute-fields.tsx'
import type { Item, ItemChoices, ItemVersion, ItemWritten, WrittenBefore } from './item-queries.ts'
import { freightWords } from './item-words.ts'
import { PictureTexts } from './picture-texts.tsx'
import { pathOfInput, readItem } from './read-form.ts'
import { TextFields } from './text-fields.tsx'
import { useItemForm } from './use-item-work.ts'
import { KindField, VoucherFields } from './voucher-fields.tsx'

type Props = {
  /** What its category asks, and what was said already. */
  readonly facts?: Item['attributeList']
  /** What stands in the fields when the form opens. */
  readonly from: WrittenBefore
  /** Whether it may still be made something else than it is. */
  readonly isKindOpen: boolean
  readonly choices: ItemChoices
  readonly name: string
  /** What only a new item asks. */
  readonly children?: ReactNode
  /** Those that show one of the pictures. */
  readonly versions?: readonly Pick<ItemVersion, 'skuCode' | 'image'>[]
  readonly warning?: ReactNode
  readonly submit: ReactNode
  readonly work: {
    readonly isSending: boolean
    readonly failure: Error | null
    readonly error: string | undefined
  }
  readonly send: (written: ItemWritten, typed: FormData) => void
  readonly close: () => void
}

/**
 * What is said of an item, of all its versions. What the mall finds wrong stands at its field, and
 * nothing that was typed is lost.
 */
export function ItemForm({
  from,
  isKindOpen,
  facts = [],
  choices,
  name,
  children,
  versions = [],
  warning,
  submit,
  work,
  send,
  close,
}: Props) {
  const { t } = useLingui()
  const [spoken, speak] = useState<readonly Language[]>(() => [
    from.language,
    ...from.textList.map(({ language }) => language).filter((one) => one !== from.language),
  ])
  const [urls, setUrls] = useState<readonly string[]>(from.imageList)
  const [kind, setKind] = useState(from.voucher?.kind ?? null)
  const [categoryId, setCategoryId] = useState(from.categoryId)
  const [isWaiting, wait] = useState(false)
  const asked = kind ? [] : askedIn(choices, categoryId)
  const read = (typed: FormData) => readItem(typed, spoken, urls, asked)
  const { formProps, check, errorAt, hasErrors } = useItemForm<ItemWritten>({
    ...{ failure: work.failure, schema: itemSchema, read },
    pathOf: (name) => pathOfInput(name, spoken),
  })
  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    // A picture that is on its way would be missing from what is saved.
    const isUploading = event.currentTarget.querySelector('[data-sending]') !== null
    wait(isUploading)
    if (!work.isSending && !isUploading && check()) send(read(typed), typed)
  }
  const pictureError = [
    errorAt('imageList'),
    ...urls.map((_, index) => errorAt(`imageList.${index}`)),
  ].find(Boolean)
  return (
    <form {...formProps} onSubmit={write} aria-label={name} {...restingKeys}>
      <Stack gap="md">
        {children}
        {isKindOpen && <KindField kind={kind} choose={setKind} error={errorAt('voucher.kind')} />}
        <NativeSelect
          name="categoryId"
          label={t`Room`}
          description={t`Where buyers find it`}
          value={categoryId}
          onChange={({ currentTarget: { value } }) => setCategoryId(Number(value))}
          data={choices.categoryList.map((room) => ({ value: String(room.id), label: room.name }))}
          error={errorAt('categoryId')}
        />
        <TextFields spoken={spoken} speak={speak} texts={from.textList} errorAt={errorAt} />
        <PhotoField
          purpose="goods"
          most={MOST_ITEM_PICTURES}
          isOrdered
          urls={urls}
          onUrls={setUrls}
          note={<AboutPictures />}
          beside={(url, index) => <PictureTexts {...{ url, index, spoken, from, errorAt }} />}
          error={pictureError}
        />
        <LostPictures versions={versions} urls={urls} />
        <AttributeFields asked={asked} facts={facts} spoken={spoken} errorAt={errorAt} />
        {kind ? (
          <VoucherFields key={kind} kind={kind} from={from.voucher} errorAt={errorAt} />
        ) : (
          <LegalFields from={from} isLabelled={labelledIn(choices, categoryId)} errorAt={errorAt} />
        )}
        <Wrong error={work.error} hasErrors={hasErrors} warning={warning} />
        <End isWaiting={isWaiting} isSending={work.isSending} submit={submit} close={close} />
      </Stack>
    </form>
  )
}

function AboutPictures() {
  return (
    <>
      <Trans>A version shows the first one, or another that is chosen with it.</Trans>{' '}
      <Trans>What a picture shows is read out to buyers who cannot see it.</Trans>
    </>
  )
}

function Wrong({
  error,
  hasErrors,
  warning,
}: Pick<Props, 'warning'> & { readonly error: string | undefined; readonly hasErrors: boolean }) {
  return (
    <>
      {error && <Notice tone="refuse">{error}</Notice>}
      {warning}
      {hasErrors && (
        <Notice tone="warn">
          <Trans>Please check the marked fields.</Trans>
        </Notice>
      )}
    </>
  )
}

/** What the form does, and a way back. */
function End({
  isWaiting,
  isSending,
  submit,
  close,
}: Pick<Props, 'submit' | 'close'> & {
  readonly isWaiting: boolean
  readonly isSending: boolean
}) {
  return (
    <>
      <Text size="sm" role="status">
        {isWaiting && <Trans>Please wait until the photos have been sent, and press again.</Trans>}
      </Text>
      <Group gap="xs">
        <Button type="submit" loading={isSending}>
          {submit}
        </Button>
        <Button variant="default" disabled={isSending} onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </>
  )
}

/** What is asked of an item in this room: by what stands above it first. */
function askedIn({ categoryList, attributeList }: ItemChoices, categoryId: number) {
  const { path = [] } = categoryList.find(({ id }) => id === categoryId) ?? {}
  return path.flatMap((id) => attributeList.filter((one) => one.categoryId === id))
}
const labelledIn = ({ categoryList }: ItemChoices, categoryId: number) =>
  categoryList.some(({ id, needsEnergyLabel }) => id === categoryId && needsEnergyLabel)

/** Whose picture was taken out of the form: said before it is saved. */
function LostPictures({
  versions,
  urls,
}: {
  readonly versions: NonNullable<Props['versions']>
  readonly urls: readonly string[]
}) {
  const codes = versions
    .filter(({ image }) => image !== null && !urls.includes(image.url))
    .map(({ skuCode }) => skuCode)
    .join(', ')
  return (
    <Text size="sm" role="status">
      {codes && urls.length > 0 && (
        <Trans>Will show the first picture, because theirs is taken out: {codes}</Trans>
      )}
    </Text>
  )
}

/**
 * What the law asks: who made it, who answers for it, how much power it takes; and how it comes.
 */
function LegalFields({
  from,
  isLabelled,
  errorAt,
}: {
  readonly from: WrittenBefore
  /** Goods of its room need an energy label. */ readonly isLabelled: boolean
  readonly errorAt: (path: string) => string | undefined
}) {
  const { t, i18n } = useLingui()
  return (
    <>
      <Textarea
        name="manufacturer"
        label={t`Maker`}
        description={t`Name and address, as the law on product safety asks`}
        defaultValue={from.manufacturer}
        maxLength={LONGEST_COMPANY}
        error={errorAt('manufacturer')}
        autosize
        minRows={2}
        required
      />
      <Textarea
        name="responsiblePerson"
        label={t`Responsible in the European Union`}
        description={t`Name and address; the maker again where it sits there`}
        defaultValue={from.responsiblePerson}
        maxLength={LONGEST_COMPANY}
        error={errorAt('responsiblePerson')}
        autosize
        minRows={2}
        required
      />
      <NativeSelect
        name="energyClass"
        label={t`Energy class`}
        description={isLabelled ? t`Needed in this room` : t`Where goods have a label`}
        defaultValue={from.energyClass ?? ''}
        data={[{ value: '', label: t`None` }, ...energyClasses]}
        error={errorAt('energyClass')}
      />
      <NativeSelect
        name="freight"
        label={t`How it is sent`}
        defaultValue={from.freight}
        data={freights.map((freight) => ({
          value: freight,
          label: i18n._(freightWords[freight]),
        }))}
        error={errorAt('freight')}
      />
    </>
  )
}
