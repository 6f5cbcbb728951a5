// oxlint-disable-next-line typescript/triple-slash-reference -- readers of this file need that
/// <reference path="./tabler-icons.d.ts" />
import type { ReactNode } from 'react'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import Rosette from '@tabler/icons-react/dist/esm/icons/IconAward.mjs'
import TwoArrows from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import TickMark from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import ClockFace from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import TwoSheets from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import OpenEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import ShutEye from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import QuestionMark from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import Padlock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import Envelope from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import MinusSign from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import MoonSickle from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import PencilTip from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import PlusSign from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import Lens from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import FivePoints from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import SunDisc from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import Bin from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import Person from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import Globe from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'

/**
 * The mall's icons under the mall's names: Tabler's outlines at 1.5 px. Always beside a text or
 * inside something with a name: they say nothing themselves.
 */
type IconProps = { size?: number; className?: string }

export function makeIcon(Outline: typeof Lens): (props: IconProps) => ReactNode {
  return function Icon({ size = 22, className }) {
    return <Outline size={size} stroke={1.5} className={className} aria-hidden="true" />
  }
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
export const IconPrint = /* @__PURE__ */ makeIcon(IconPrinter)
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
export const IconMember = /* @__PURE__ */ makeIcon(Rosette)
export const IconShare = /* @__PURE__ */ makeIcon(TwoArrows)
export const IconPhoto = /* @__PURE__ */ makeIcon(IconPhotoPlus)
