import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import type { Route } from './+types/email-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { shopOf } from '../../shop-context.ts'
import { readContact, takeContactStep } from './contact-steps.ts'
import { ContactView } from './contact-view.tsx'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const contact = await readContact(shop, request, 'email')
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Email address`),
      path: '/buyer/account/email',
      isListed: false,
    }),
    contact,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const went = await takeContactStep(shopOf(context), request, 'email')
  return went instanceof Response ? went : data(went, 422)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function EmailPage({ loaderData: { contact }, actionData }: Route.ComponentProps) {
  return (
    <ContactView loaded={contact} answer={actionData as Exclude<typeof actionData, Response>} />
  )
}
