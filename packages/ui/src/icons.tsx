import type { ComponentType, ReactNode } from 'react'
import {
  IconAdjustmentsHorizontal, IconAlertCircle, IconArrowBackUp, IconArrowLeft, IconBuildingStore, IconCheck as TickMark, IconChevronDown, IconChevronLeft, IconChevronRight, IconClock as ClockFace, IconCopy as TwoSheets,
  IconCreditCard, IconEye as OpenEye, IconEyeOff as ShutEye, IconHelp as QuestionMark, IconLock as Padlock, IconLogout, IconMail as Envelope, IconMenu2, IconMinus as MinusSign, IconMoon as MoonSickle, IconPackage,
  IconPencil as PencilTip, IconPlus as PlusSign, IconSearch as Lens, IconShoppingBag, IconSun as SunDisc, IconTrash as Bin, IconTruckDelivery, IconUser as Person, IconWorld as Globe, IconX, type IconProps as DrawnProps,
} from '@tabler/icons-react'

/** The mall's icons under the mall's names: Tabler's outlines at 1.5 px. Always beside a text or inside something with a name: they say nothing themselves. */
type IconProps = { size?: number; className?: string }

function makeIcon(Drawn: ComponentType<DrawnProps>): (props: IconProps) => ReactNode {
  return function Icon({ size = 22, className }) {
    return <Drawn size={size} stroke={1.5} aria-hidden="true" className={className} />
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
