import { useState, type FormEvent } from 'react'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { suggestedInterests, toInterests } from '#app/kits/members/identity/profile/interests.ts'
import { INTERESTS_MAX, PICTURE_KINDS, PICTURE_MAX_BYTES } from '#app/kits/members/identity/profile/profile.limits.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Combobox } from '#app/ui/controls/combobox.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { ProfileCardView } from '../cards/preferences/profile.server.ts'

type Props = { view: ProfileCardView; sent: SentForm; removesWith: string }

/** Who a member is: the fields of the settings and of the identity setup. `removesWith` is the form that removes the picture. */
export function ProfileFields({ view: { profile, countries, publisher }, sent, removesWith }: Props) {
  const field = (name: 'name' | 'username' | 'handle' | 'country' | 'ownInterests') =>
    sent.answer ? fieldOf(sent, name) : { name, error: null, defaultValue: profile[name] }
  const waits = publisher.state === 'ready' ? '' : ' It begins when your email address is confirmed.'
  const { error: nameError, ...name } = field('name')
  const { error: usernameError, ...username } = field('username')
  const { error: handleError, ...handle } = field('handle')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
        <span className="flex items-center gap-4 sm:grid sm:justify-items-center sm:gap-2">
          <Avatar name={profile.name} picture={profile.profilePicture} size="xl" />
          {profile.profilePicture ? (
            <button type="submit" form={removesWith} className={toButtonClass({ variant: 'ghost', size: 'xs' })}>
              Remove picture
            </button>
          ) : null}
        </span>
        <FileDrop
          name="picture"
          label="Picture"
          accept={PICTURE_KINDS.accept}
          kinds={PICTURE_KINDS.words}
          maxBytes={PICTURE_MAX_BYTES}
          error={fieldOf(sent, 'picture').error}
        />
      </div>
      <Field label="Name" help="As others read it." error={nameError}>
        <TextInput {...name} required autoComplete="name" />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <Field label="Username" help="You sign in with it." error={usernameError}>
          <TextInput {...username} {...nameRules} autoComplete="username" />
        </Field>
        <Field label="Handle" help="The address of your profile." error={handleError}>
          <TextInput
            {...handle}
            {...nameRules}
            icon={<span aria-hidden="true">/profile/</span>}
            className="gap-0.5!"
            autoComplete="off"
          />
        </Field>
      </div>
      <Combobox
        label="Country"
        options={countries}
        placeholder="I’d rather not say"
        {...field('country')}
        error={fieldOf(sent, 'country').error}
      />
      <Checkbox
        name="isFindable"
        defaultChecked={sent.answer ? sent.answer.problem.values.isFindable !== undefined : profile.isFindable}
        label="Let others find me"
        help={`Your name and username then appear in the search here, for guests too. Nothing else about you does.${waits}`}
      />
      <Checkbox
        name="isOnMap"
        defaultChecked={sent.answer ? sent.answer.problem.values.isOnMap !== undefined : profile.isOnMap}
        label="Show my country on the world map"
        help={`You are then counted there with the others of your country. Your name appears there only if others may find you.${waits}`}
      />
      <Interests sent={sent} chosen={chosenIn(sent, profile.interests)} own={field('ownInterests').defaultValue} />
    </div>
  )
}

/** Beside the form: what was chosen to be shown, and waits for the address to be confirmed. */
export function ProfileWaits({ view: { profile, publisher } }: { view: ProfileCardView }) {
  return profile.isFindable || profile.isOnMap ? <BeforePublishing publisher={publisher} what="profile" /> : null
}

const nameRules = { required: true, autoCapitalize: 'none', spellCheck: false } as const

/** What was ticked in the form that came back, else what is kept. A single tick arrives as a plain value. */
function chosenIn({ answer }: SentForm, kept: readonly string[]): readonly string[] {
  if (!answer) return kept
  const { lists, values } = answer.problem
  return lists.interest ?? (values.interest === undefined ? [] : [values.interest])
}

function Interests({ sent, chosen, own }: { sent: SentForm; chosen: readonly string[]; own: string }) {
  const [count, setCount] = useState(() => toInterests(chosen, own).length)
  const recount = (event: FormEvent<HTMLFieldSetElement | HTMLDivElement>) => {
    const form = (event.target as HTMLInputElement).form
    if (!form) return
    const sending = new FormData(form)
    setCount(toInterests(sending.getAll('interest').map(String), String(sending.get('ownInterests') ?? '')).length)
  }
  const error = fieldOf(sent, 'interest').error ?? fieldOf(sent, 'ownInterests').error
  return (
    <FieldSet
      label="Interests"
      error={error}
      help={
        <>
          Up to {INTERESTS_MAX} in all. <span className="tabular-nums">{count} so far.</span>
        </>
      }
    >
      <div onChange={recount} className="grid gap-3">
        <div className="flex flex-wrap gap-1.5">
          {suggestedInterests.map((word) => (
            <ChoiceChip key={word} type="checkbox" name="interest" value={word} defaultChecked={chosen.includes(word)}>
              {word}
            </ChoiceChip>
          ))}
        </div>
        <Field label="Others, separated by commas">
          <TextInput
            name="ownInterests"
            defaultValue={own}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
          />
        </Field>
      </div>
    </FieldSet>
  )
}
