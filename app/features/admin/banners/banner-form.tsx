import { useState } from 'react'
import { bannerPlaces, placeLabels } from '#app/kits/foundation/banners/banner.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { DateField } from '#app/ui/controls/date-field.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import type { BannerEdit } from './admin-cta.server.ts'
import * as limits from './banners.limits.ts'
import { fieldOf, isTicked, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { AdminForm, useIsBusy } from '../parts/admin-form.tsx'

type Props = { edit: BannerEdit; answer: AdminFormAnswer | null }

/** The banner's form with its look above; the look follows what is typed where JavaScript runs. */
export function BannerForm({ edit, answer }: Props) {
  const { banner } = edit
  const isBusy = useIsBusy('save')
  const field = (name: string, known = '') => fieldOf(answer, 'save', name, known)
  const { error: textError, ...text } = field('text', banner?.text)
  const { error: labelError, ...label } = field('linkLabel', banner?.linkLabel)
  const { error: linkError, ...link } = field('link', banner?.link)
  const [look, setLook] = useState({ text: text.defaultValue, label: label.defaultValue })
  return (
    <>
      <BannerLook text={look.text} label={look.label} />
      <AdminForm
        act="save"
        once
        fixed={{ banner: banner?.id ?? 'new' }}
        className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
          <Field label="What it says" help="One short sentence." error={textError}>
            <TextInput
              {...text}
              maxLength={limits.BANNER_TEXT_MAX_CHARS}
              required
              onInput={({ currentTarget: { value } }) => setLook((now) => ({ ...now, text: value }))}
            />
          </Field>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
            <Field label="Words of the link" help="What happens when it is pressed." error={labelError}>
              <TextInput
                {...label}
                maxLength={limits.BANNER_LABEL_MAX_CHARS}
                required
                onInput={({ currentTarget: { value } }) => setLook((now) => ({ ...now, label: value }))}
              />
            </Field>
            <Field label="Where it leads" help="/plan, or https://…" error={linkError}>
              <TextInput
                {...link}
                maxLength={limits.BANNER_LINK_MAX_CHARS}
                required
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
          </div>
        </Card>
        <WhereAndWhen edit={edit} answer={answer} />
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
          Save
        </Button>
      </AdminForm>
    </>
  )
}

function WhereAndWhen({ edit: { banner, brands }, answer }: Props) {
  const field = (name: string, known = '') => fieldOf(answer, 'save', name, known)
  const { error: positionError, ...position } = field('position', String(banner?.position ?? 0))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
      <RadioGroup
        label="Place"
        name="place"
        error={field('place').error}
        options={bannerPlaces.map((value) => ({ value, label: placeLabels[value] }))}
        defaultValue={field('place', banner?.place ?? 'top').defaultValue}
        look="cards"
      />
      <FieldSet label="Brands" help="None ticked: every brand." error={field('brands').error}>
        <div className="flex flex-wrap gap-x-6">
          {brands.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="brands"
              value={id}
              label={name}
              defaultChecked={isTicked(answer, 'save', 'brands', banner?.chosenBrands.includes(id) ?? false, id)}
            />
          ))}
        </div>
      </FieldSet>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-3">
        <BannerDay
          {...{ answer, name: 'startsOn', known: banner?.startsOn }}
          label="First day"
          help="Empty: at once. By universal time."
        />
        <BannerDay
          {...{ answer, name: 'endsOn', known: banner?.endsOn }}
          label="Last day"
          help="Empty: until it is switched off."
        />
        <Field label="Order" help="The lowest number is shown." error={positionError}>
          <TextInput {...position} inputMode="numeric" />
        </Field>
      </div>
      <Switch
        name="isActive"
        label="Show it"
        help="Off: it is kept, and nobody sees it."
        defaultChecked={isTicked(answer, 'save', 'isActive', banner?.isActive ?? false)}
      />
    </Card>
  )
}

type DayProps = { answer: AdminFormAnswer | null; name: string; known?: string; label: string; help: string }

function BannerDay({ answer, name, known, label, help }: DayProps) {
  const { error, ...field } = fieldOf(answer, 'save', name, known)
  return <DateField label={label} help={help} error={error} {...field} />
}

/** How a visitor sees it; its link leads nowhere here. */
function BannerLook({ text, label }: { text: string; label: string }) {
  return (
    <figure className="mt-6">
      <figcaption className="text-[0.8125rem] font-medium">How it looks</figcaption>
      <div className="mt-1.5 rounded-control bg-accent-soft px-4 py-3 text-sm wrap-anywhere text-accent-soft-fg">
        {text || 'What it says appears here.'}{' '}
        <span className="font-strong underline underline-offset-3">{label || 'Words of the link'}</span>
      </div>
    </figure>
  )
}
