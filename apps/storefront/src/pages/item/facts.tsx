import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { WireItem, WireSku } from '@galleria/contract/item'
import { sizeWords } from '@galleria/contract/size-words'
import { formatNumber } from '@galleria/ui/format'
import { attributeText } from '../../parts/attribute-text.ts'
import { useFinishName } from '../../parts/finish-name.tsx'
import { PerUnit } from '../../parts/measure.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { modelOf } from './choose-sku.ts'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { EnergyClass } from './energy-class.tsx'

/** What it is, how big it is, who made it; before it has a version, without its measures. */
export function Facts({ item, sku }: { item: WireItem; sku: WireSku | null }) {
  return (
    <div className="mt-14 grid gap-12 border-t border-line pt-12 lg:grid-cols-2">
      <section>
        <h2 className="text-title">
          <Trans>About this item</Trans>
        </h2>
        <p className="mt-3 max-w-prose text-large">{item.description}</p>
        <ul className="mt-5 grid list-disc gap-1.5 ps-5 marker:text-muted">
          {item.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        {item.energyClass ? <EnergyClass grade={item.energyClass} /> : null}
      </section>
      <section>
        {item.voucher || !sku || sku.marketingUnit ? null : <Dimensions item={item} sku={sku} />}
        <dl className="mt-6">
          {item.voucher || !sku ? null : <Measures sku={sku} />}
          <Attributes item={item} />
          {sku ? <Row name={<Trans>Item number</Trans>}>{sku.code}</Row> : null}
          {item.voucher ? null : (
            <>
              <Row name={<Trans>Manufacturer</Trans>}>{item.manufacturer}</Row>
              <Row name={<Trans>Responsible person</Trans>}>{item.responsiblePerson}</Row>
            </>
          )}
        </dl>
      </section>
    </div>
  )
}

function Dimensions({ item, sku }: { item: WireItem; sku: WireSku }) {
  const { locale } = useShop()
  return (
    <>
      <h2 className="text-title">
        <Trans>Dimensions</Trans>
      </h2>
      <DimensionDrawing
        measures={{ width: sku.widthCm, depth: sku.depthCm, height: sku.heightCm }}
        model={modelOf(item, sku)}
        locale={locale}
      />
    </>
  )
}

function Measures({ sku }: { sku: WireSku }) {
  const { locale } = useShop()
  const nameOf = useFinishName()
  const cm = (value: number) => `${formatNumber(value, locale)} cm`
  if (sku.marketingUnit)
    return (
      <>
        <Row name={<Trans>Size</Trans>}>{sizeWords(sku.size)}</Row>
        <Row name={<Trans>Weight</Trans>}>
          {formatNumber(sku.weightKg, locale)} kg
          <PerUnit sku={sku} />
        </Row>
        <Row name={<Trans>Finish</Trans>}>{nameOf(sku.finish)}</Row>
      </>
    )
  return (
    <>
      <Row name={<Trans>Width</Trans>}>{cm(sku.widthCm)}</Row>
      <Row name={<Trans>Depth</Trans>}>{cm(sku.depthCm)}</Row>
      <Row name={<Trans>Height</Trans>}>{cm(sku.heightCm)}</Row>
      <Row name={<Trans>Weight</Trans>}>{formatNumber(sku.weightKg, locale)} kg</Row>
      <Row name={<Trans>Finish</Trans>}>{nameOf(sku.finish)}</Row>
    </>
  )
}

/** What its category asks, as its shop says it. */
function Attributes({ item }: { item: WireItem }) {
  const { locale } = useShop()
  return item.attributeList.map((attribute) => (
    <Row key={attribute.key} name={attribute.name}>
      {attributeText(attribute, locale)}
    </Row>
  ))
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-4 border-t border-line py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="price whitespace-normal">{children}</dd>
    </div>
  )
}
