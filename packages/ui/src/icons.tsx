// oxlint-disable-next-line typescript/triple-slash-reference -- whoever reads this file needs that one
/// <reference path="./tabler-icons.d.ts" />
import type { ReactNode } from 'react'
import { __iconNode as IconAdjustmentsHorizontal } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { __iconNode as IconAlertCircle } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { __iconNode as IconArrowBackUp } from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { __iconNode as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { __iconNode as IconBuildingStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import { __iconNode as TickMark } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { __iconNode as ClockFace } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { __iconNode as TwoSheets } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { __iconNode as IconCreditCard } from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { __iconNode as OpenEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { __iconNode as ShutEye } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { __iconNode as QuestionMark } from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import { __iconNode as Padlock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { __iconNode as IconLogout } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { __iconNode as Envelope } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { __iconNode as IconMenu2 } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { __iconNode as MinusSign } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import { __iconNode as MoonSickle } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import { __iconNode as IconPackage } from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { __iconNode as IconPhotoPlus } from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { __iconNode as PencilTip } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { __iconNode as PlusSign } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { __iconNode as Lens } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { __iconNode as IconShoppingBag } from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import { __iconNode as FivePoints } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { __iconNode as SunDisc } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { __iconNode as Bin } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { __iconNode as IconTruckDelivery } from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { __iconNode as Person } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { __iconNode as Globe } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs'

/** The mall's icons under the mall's names: Tabler's outlines at 1.5 px. Always beside a text or inside something with a name: they say nothing themselves. */
type Strokes = typeof Lens
type IconProps = { size?: number; className?: string }

/**
 * One element with its strokes as text: there are dozens of icons on a page, and drawing each stroke as an element of its own costs a server more than the page's own rows.
 * Strokes that follow one another are one path: a browser has as many elements less to style and to paint. How they are drawn is said once, by `.i` of the stylesheet.
 */
export function makeIcon(strokes: Strokes): (props: IconProps) => ReactNode {
  const inner = { __html: joinPaths(strokes).map(drawStroke).join('') }
  return function Icon({ size = 22, className }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={className ? `i ${className}` : 'i'}
        dangerouslySetInnerHTML={inner}
      />
    )
  }
}

function joinPaths(strokes: Strokes): Strokes {
  const joined: Strokes[number][] = []
  for (const stroke of strokes) {
    const last = joined.at(-1)
    // Only from a place of its own ('M') does a stroke not depend on where the one before it ended.
    if (last && isPlainPath(last) && isPlainPath(stroke) && stroke[1]['d']?.startsWith('M'))
      joined[joined.length - 1] = ['path', { d: `${last[1]['d']}${stroke[1]['d']}` }]
    else joined.push(stroke)
  }
  return joined
}
const isPlainPath = ([name, attributes]: Strokes[number]) =>
  name === 'path' &&
  Object.keys(attributes).every((attribute) => attribute === 'd' || attribute === 'key')

function drawStroke([name, { key: _key, ...attributes }]: Strokes[number]): string {
  return `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${value}"`)
    .join(' ')}></${name}>`
}

export const IconSearch = /* @__PURE__ */ makeIcon(Lens)
export const IconCart = /* @__PURE__ */ makeIcon(IconShoppingBag)
export const IconUser = /* @__PURE__ */ makeIcon(Person)
export const IconMenu = /* @__PURE__ */ makeIcon(IconMenu2)
export const IconBack = /* @__PURE__ */ makeIcon(IconArrowLeft)
export const IconClose = /* @__PURE__ */ makeIcon(IconX)
export const IconWorld = /* @__PURE__ */ makeIcon(Globe)
export const IconDown = /* @__PURE__ */ makeIcon(IconChevronDown)
export const IconNext = /* @__PURE__ */ makeIcon(IconChevronRight)
export const IconPrevious = /* @__PURE__ */ makeIcon(IconChevronLeft)
export const IconFilter = /* @__PURE__ */ makeIcon(IconAdjustmentsHorizontal)
export const IconCheck = /* @__PURE__ */ makeIcon(TickMark)
export const IconTruck = /* @__PURE__ */ makeIcon(IconTruckDelivery)
export const IconReturn = /* @__PURE__ */ makeIcon(IconArrowBackUp)
export const IconSun = /* @__PURE__ */ makeIcon(SunDisc)
export const IconMoon = /* @__PURE__ */ makeIcon(MoonSickle)
export const IconPlus = /* @__PURE__ */ makeIcon(PlusSign)
export const IconMinus = /* @__PURE__ */ makeIcon(MinusSign)
export const IconAlert = /* @__PURE__ */ makeIcon(IconAlertCircle)
export const IconStore = /* @__PURE__ */ makeIcon(IconBuildingStore)
export const IconHelp = /* @__PURE__ */ makeIcon(QuestionMark)
export const IconOrders = /* @__PURE__ */ makeIcon(IconPackage)
export const IconOut = /* @__PURE__ */ makeIcon(IconLogout)
export const IconTrash = /* @__PURE__ */ makeIcon(Bin)
export const IconClock = /* @__PURE__ */ makeIcon(ClockFace)
export const IconCard = /* @__PURE__ */ makeIcon(IconCreditCard)
export const IconMail = /* @__PURE__ */ makeIcon(Envelope)
export const IconPencil = /* @__PURE__ */ makeIcon(PencilTip)
export const IconLock = /* @__PURE__ */ makeIcon(Padlock)
export const IconCopy = /* @__PURE__ */ makeIcon(TwoSheets)
export const IconEye = /* @__PURE__ */ makeIcon(OpenEye)
export const IconEyeOff = /* @__PURE__ */ makeIcon(ShutEye)
export const IconStar = /* @__PURE__ */ makeIcon(FivePoints)
export const IconPhoto = /* @__PURE__ */ makeIcon(IconPhotoPlus)
