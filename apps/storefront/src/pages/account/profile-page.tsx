import { useId } from 'react'
import { data, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireUser } from '@galleria/contract/account'
import { birthdayError, LONGEST_NICKNAME } from '@galleria/contract/account-rules'
import { Field } from '@galleria/ui/inputs/field'
import type { Route } from './+types/profile-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks, optional } from '../../parts/account/checks.ts'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { answerRefusal, textOf } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { shopOf } from '../../shop-context.ts'
import { AvatarField } from './avatar-field.tsx'
import { demandMember } from './member.ts'
import { missingInProfile, type ProfileField } from '@galleria/contract/profile-rules'
import { readForm } from '../../parts/read-form.ts'
import { OptionalMark } from '../../parts/form/optional-mark.tsx'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const user = await demandMember(shop, request)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: shop.front.timeZone }).format()
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Profile`),
      path: '/buyer/account/profile',
      isListed: false,
    }),
    user,
    missing: missingInProfile(user),
    today,
    isDone: new URL(request.url).searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const gender = textOf(form, 'gender') as WireUser['gender']
  try {
    await shopOf(context).call('PUT /auth/web/user/user-info', {
      nickname: textOf(form, 'nickname'),
      avatar: textOf(form, 'avatar'),
      gender,
      birthday: textOf(form, 'birthday') || null,
    })
  } catch (error) {
    return data(answerRefusal(error, request, form), 422)
  }
  return redirect('/buyer/account/profile?done', 303)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

/** How a member is greeted and shown [ACC-016]. */
export default function ProfilePage({
  loaderData: { user, missing, today, isDone },
  actionData,
}: Route.ComponentProps) {
  const wanted = {
    nickname: checks.nickname,
    birthday: optional((value) => birthdayError(value, today)),
  }
  return (
    <AccountFrame title={<Trans>Profile</Trans>}>
      {isDone ? (
        <Done>
          <Trans>Your profile has been saved.</Trans>
        </Done>
      ) : null}
      {missing.length > 0 ? (
        <p className="mt-6 text-muted">
          <Trans>Your profile is complete with:</Trans>{' '}
          {missing.map((field, index) => (
            <span key={field}>
              {index > 0 ? ', ' : ''}
              <MissingText field={field} />
            </span>
          ))}
        </p>
      ) : (
        <p className="mt-6 text-muted">
          <Trans>Your profile is complete.</Trans>
        </p>
      )}
      <AccountForm
        intent="save"
        answer={actionData}
        className="mt-6 grid gap-6"
        wanted={wanted}
        submit={<Trans>Save</Trans>}
        busy={<Trans>Saving …</Trans>}
      >
        <AvatarField url={user.avatar} />
        <TextField
          name="nickname"
          label={<Trans>Nickname</Trans>}
          hint={<Trans>We’ll greet you by this name and sign your reviews with it.</Trans>}
          value={user.nickname}
          autoComplete="nickname"
          autoCapitalize="words"
          maxLength={LONGEST_NICKNAME}
        />
        <GenderField gender={user.gender} />
        <BirthdayField birthday={user.birthday} today={today} />
      </AccountForm>
    </AccountFrame>
  )
}

function MissingText({ field }: { field: ProfileField }) {
  switch (field) {
    case 'nickname':
      return <Trans comment="in a list of what a profile lacks">a nickname</Trans>
    case 'email':
      return (
        <Link to="/buyer/account/email" className="link">
          <Trans comment="in a list of what a profile lacks">an email address</Trans>
        </Link>
      )
    case 'mobile':
      return (
        <Link to="/buyer/account/mobile" className="link">
          <Trans comment="in a list of what a profile lacks">a mobile number</Trans>
        </Link>
      )
    case 'gender':
      return <Trans comment="in a list of what a profile lacks">a salutation</Trans>
    case 'birthday':
      return <Trans comment="in a list of what a profile lacks">a date of birth</Trans>
  }
}

function GenderField({ gender }: { gender: WireUser['gender'] }) {
  const { t } = useLingui()
  const id = useId()
  const { error, value } = useFieldState('gender')
  return (
    <Field id={id} label={<Trans>Salutation</Trans>} error={error}>
      {(attributes) => (
        <select
          {...attributes}
          name="gender"
          defaultValue={value ?? gender}
          autoComplete="honorific-prefix"
          className="field max-w-56"
        >
          <option value="FEMALE">{t`Ms`}</option>
          <option value="MALE">{t`Mr`}</option>
          <option value="UN_KNOW">{t`No salutation`}</option>
        </select>
      )}
    </Field>
  )
}

function BirthdayField({ birthday, today }: { birthday: string | null; today: string }) {
  const id = useId()
  const { error, value } = useFieldState('birthday')
  return (
    <Field
      id={id}
      label={
        <>
          <Trans>Date of birth</Trans>
          <OptionalMark />
        </>
      }
      error={error}
    >
      {(attributes) => (
        <input
          {...attributes}
          name="birthday"
          type="date"
          min="1900-01-01"
          max={today}
          defaultValue={value ?? birthday ?? ''}
          autoComplete="bday"
          className="field max-w-56"
        />
      )}
    </Field>
  )
}
