import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireBill } from '@galleria/contract/order'
import { LONGEST_CONTACT, LONGEST_SERVICE_REMARK } from '@galleria/contract/service-rules'
import { Field } from '@galleria/ui/inputs/field'
import { Price } from '../../parts/price.tsx'
import { ServiceText } from '../../parts/buyer/service-text.tsx'
import { checkoutPath, type Choice } from './checkout-path.ts'
import type { ServiceAnswer } from './choose-service.ts'

type Part = WireBill['shopList'][number]
type ServiceChoiceProps = {
  part: Part
  choice: Choice
  /** Of the address that the goods go to. */ phone: string
  answer: ServiceAnswer['service'] | undefined
}

/**
 * Delivered with assembly, as far as the shop offers it: a choice for all that is bought from it,
 * with what the fitters are told.
 */
export function ServiceChoice({ part, choice, phone, answer }: ServiceChoiceProps) {
  const { service, shop } = part
  const { state, formData } = useNavigation()
  if (!service) return null
  const isBusy = state !== 'idle' && formData?.get('shopId') === String(shop.id)
  const { isChosen, serviceAmt, goodsNames } = service
  return (
    <>
      {isChosen ? (
        <div className="ms-6.5 mt-1 text-small">
          <ServiceText service={service} />
        </div>
      ) : null}
      <details
        key={`${isChosen} ${service.contactNumber} ${service.remark}`}
        className="mt-1"
        open={answer !== undefined}
      >
        <summary className="tap link w-fit cursor-pointer">
          {isChosen ? (
            <Trans>Change or remove assembly</Trans>
          ) : (
            // In the reader's language: what the shop calls it, it says in its own.
            <Trans>
              Delivery with assembly for <Price amount={serviceAmt} />
            </Trans>
          )}
        </summary>
        {goodsNames.length > 0 ? (
          <p className="text-small text-muted">
            <Trans>Assembled: {goodsNames.join(', ')}</Trans>
          </p>
        ) : null}
        <ServiceForm {...{ service, shop, choice, phone, answer, isBusy }} />
      </details>
    </>
  )
}

function ServiceForm({
  service,
  shop,
  choice,
  phone,
  answer,
  isBusy,
}: Omit<ServiceChoiceProps, 'part'> & {
  service: NonNullable<Part['service']>
  shop: Part['shop']
  isBusy: boolean
}) {
  const { t } = useLingui()
  return (
    <Form
      method="post"
      action={checkoutPath(choice)}
      preventScrollReset
      aria-label={t`Assembly of items from ${shop.name}`}
      className="mt-1 grid gap-3 rounded-card border border-line p-4"
    >
      <input type="hidden" name="intent" value="service" />
      <input type="hidden" name="shopId" value={shop.id} />
      <FitterFields service={service} phone={phone} answer={answer} />
      <p className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="wanted"
          value="yes"
          aria-disabled={isBusy}
          className="btn btn-quiet max-sm:w-full"
        >
          {service.isChosen ? <Trans>Save</Trans> : <Trans>Have it assembled</Trans>}
        </button>
        {service.isChosen ? (
          <button
            type="submit"
            name="wanted"
            value="no"
            formNoValidate
            aria-disabled={isBusy}
            className="btn btn-quiet max-sm:w-full"
          >
            <Trans>Without assembly</Trans>
          </button>
        ) : null}
      </p>
    </Form>
  )
}

/** What the fitters are told. */
function FitterFields({
  service,
  phone,
  answer,
}: Pick<ServiceChoiceProps, 'phone' | 'answer'> & { service: NonNullable<Part['service']> }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <>
      <Field
        id={`${id}-contact`}
        label={<Trans>Number to call</Trans>}
        error={answer?.fields['contactNumber']}
      >
        {(attributes) => (
          <input
            type="tel"
            {...attributes}
            className="field w-full"
            name="contactNumber"
            required
            maxLength={LONGEST_CONTACT}
            autoComplete="tel"
            defaultValue={answer?.contactNumber ?? (service.contactNumber || phone)}
          />
        )}
      </Field>
      <Field
        id={`${id}-remark`}
        label={<Trans>Notes for the fitters (optional)</Trans>}
        error={answer?.fields['remark']}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className="field w-full"
            name="remark"
            rows={2}
            maxLength={LONGEST_SERVICE_REMARK}
            placeholder={t`Floor, lift, narrow stairs`}
            defaultValue={answer?.remark ?? service.remark}
          />
        )}
      </Field>
    </>
  )
}
