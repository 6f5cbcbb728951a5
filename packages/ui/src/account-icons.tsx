// oxlint-disable-next-line typescript/triple-slash-reference -- readers of this file need that
/// <reference path="./tabler-icons.d.ts" />
import ArrowDown from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import Chain from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import CircleArrows from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import GiftBox from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import MobilePhone from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import Shield from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import { makeIcon } from './icons.tsx'

/**
 * Icons of the shared inputs and the account: apart from the others, which every page of the
 * catalogue loads.
 */
export const IconDownload = /* @__PURE__ */ makeIcon(ArrowDown)
export const IconGift = /* @__PURE__ */ makeIcon(GiftBox)
export const IconLink = /* @__PURE__ */ makeIcon(Chain)
export const IconMobile = /* @__PURE__ */ makeIcon(MobilePhone)
export const IconShield = /* @__PURE__ */ makeIcon(Shield)
export const IconRenew = /* @__PURE__ */ makeIcon(CircleArrows)
