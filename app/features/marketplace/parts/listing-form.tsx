import { to } from '#app/catalogue/to.ts'
import { LISTING_ABOUT_MAX_CHARS, LISTING_TITLE_MAX_CHARS } from '#app/kits/members/market/market.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { EditListingView, NewListingView } from '../selling/read-selling.server.ts'

type Problem = FormProblem | null

/** Something new is offered: one of the member's own things, or a service. */
export function NewListingPage({ view, problem }: { view: NewListingView; problem: Problem }) {
  const own = problem?.values['act'] === 'offer' ? problem : null
  return (
    <div className="page max-w-[46rem] py-8 lg:py-12">
      <BackLink to={to('market-selling')}>Your stall</BackLink>
      <h1 className="heading-page mt-2">Offer something</h1>
      <p className="lead mt-2">
        A buyer gets a copy as it is now; what you change later stays yours until you pack it anew.
      </p>
      <KeyedForm name="offer-listing" noValidate className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
        <input type="hidden" name="act" value="offer" />
        <Field
          label="What you offer"
          help={
            view.sorts.length > 0
              ? undefined
              : 'Prompts, texts, recipes, ebooks and pictures that you keep here can be chosen too, once you have some.'
          }
          error={own?.errors['thing']}
        >
          <Select name="thing" defaultValue={own?.values['thing'] ?? view.chosen ?? 'service'}>
            {view.sorts.map(({ label, things }) => (
              <optgroup key={label} label={label}>
                {things.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value="service">A service: your time or work</option>
          </Select>
        </Field>
        <Fields view={view} problem={own} fields={{ title: '', about: '', price: '', licence: 'personal' }} />
        <TrialBox isTicked={own ? own.values['canBeTried'] === 'yes' : true} about="Of a prompt: whoever" />
        {own?.errors['form'] ? <FieldError>{own.errors['form']}</FieldError> : null}
        <div>
          <Button type="submit">Offer it</Button>
        </div>
      </KeyedForm>
    </div>
  )
}

/** A listing of one's own is changed. */
export function EditListingPage({ view, problem }: { view: EditListingView; problem: Problem }) {
  const own = problem?.values['act'] === 'save' ? problem : null
  return (
    <div className="page max-w-[46rem] py-8 lg:py-12">
      <BackLink to={to('market-selling')}>Your stall</BackLink>
      <h1 className="heading-page mt-2 wrap-anywhere" dir="auto">
        {view.title}
      </h1>
      <p className="lead mt-2">{`${view.label}, version ${view.version}, changed on ${view.changed}.`}</p>
      <KeyedForm
        name="save-listing"
        of={view.id}
        again
        noValidate
        className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <input type="hidden" name="act" value="save" />
        <input type="hidden" name="listing" value={view.id} />
        <Fields
          view={view}
          problem={own}
          fields={{ title: view.title, about: view.about, price: view.typedPrice, licence: view.licence }}
        />
        {view.hasTrial ? (
          <TrialBox isTicked={own ? own.values['canBeTried'] === 'yes' : view.canBeTried} about="Whoever" />
        ) : null}
        {view.isService ? null : (
          <div>
            <Checkbox name="isPackedAnew" value="yes" label="Pack it anew from my own thing, as it is now" />
            {own?.errors['isPackedAnew'] ? <FieldError>{own.errors['isPackedAnew']}</FieldError> : null}
          </div>
        )}
        {own?.errors['form'] ? <FieldError>{own.errors['form']}</FieldError> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Save</Button>
          <ButtonLink to={to('market-listing', { listingId: view.id })} variant="ghost">
            See it
          </ButtonLink>
        </div>
      </KeyedForm>
    </div>
  )
}

const TrialBox = ({ isTicked, about }: { isTicked: boolean; about: string }) => (
  <Checkbox
    name="canBeTried"
    value="yes"
    defaultChecked={isTicked}
    label={`${about} looks at it may run it once before buying`}
    help="With their own words, on their own account. They never see the prompt, and an answer that repeats it is withheld; a model can still be talked into saying it in other words."
  />
)

type FieldsProps = {
  view: Pick<NewListingView, 'licences' | 'fee'>
  problem: Problem
  fields: { title: string; about: string; price: string; licence: string }
}

function Fields({ view, problem, fields }: FieldsProps) {
  const text = (name: keyof typeof fields) => problem?.values[name] ?? fields[name]
  return (
    <>
      <Field label="Title" error={problem?.errors['title']}>
        <TextInput
          name="title"
          maxLength={LISTING_TITLE_MAX_CHARS}
          defaultValue={text('title')}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Field
        label="What it is"
        help="Whom it helps, what it was tried on, what one needs for it. Markdown is understood."
        error={problem?.errors['about']}
      >
        <TextArea name="about" rows={7} maxLength={LISTING_ABOUT_MAX_CHARS} defaultValue={text('about')} dir="auto" />
      </Field>
      <Field
        label="Price in dollars"
        help={`Empty or 0 means free. Of a price the site keeps ${view.fee}%.`}
        error={problem?.errors['price']}
        className="max-w-60"
      >
        <TextInput name="price" inputMode="decimal" defaultValue={text('price')} autoComplete="off" maxLength={12} />
      </Field>
      <RadioGroup
        name="licence"
        label="What a buyer may do with it"
        defaultValue={text('licence')}
        options={view.licences.map(({ id, label, about }) => ({ value: id, label, help: about }))}
        error={problem?.errors['licence'] ?? null}
      />
    </>
  )
}
