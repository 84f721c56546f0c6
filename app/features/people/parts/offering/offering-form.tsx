import type { Audience } from '#app/database/tables/together/profiles.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { OFFERING_ABOUT_MAX_CHARS, OFFERING_TITLE_MAX_CHARS } from '../../people.limits.ts'
import { audienceWords } from '../../profile/audience.ts'
import { offerKinds, offerPlaces } from '../../offering/offer-words.ts'

type Fields = { title: string; about: string; kind: string; where: string; until: string; audience: Audience }
type Props = { id: string | null; fields: Fields; problem: FormProblem | null }

/** The form of an offering, new or changed. */
export function OfferingForm({ id, fields, problem }: Props) {
  const act = id ? 'edit' : 'offer'
  const own = problem?.values.do === act ? problem : null
  const text = (name: keyof Fields) => own?.values[name] ?? fields[name]
  return (
    <KeyedForm
      name={id ? 'edit-offering' : 'offer'}
      again={id !== null}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="do" value={act} />
      {id ? <input type="hidden" name="offering" value={id} /> : null}
      <Field label="What you offer" help="Such as “Mending bicycles” or “A child’s bed”." error={own?.errors.title}>
        <TextInput
          name="title"
          maxLength={OFFERING_TITLE_MAX_CHARS}
          required
          defaultValue={text('title')}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Field
        label="More about it"
        help="For whom, how long, what one should bring. Markdown is understood."
        error={own?.errors.about}
      >
        <TextArea
          name="about"
          rows={5}
          maxLength={OFFERING_ABOUT_MAX_CHARS}
          required
          defaultValue={text('about')}
          dir="auto"
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <Field label="It is" error={own?.errors.kind}>
          <Select name="kind" defaultValue={text('kind')}>
            {offerKinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Where" error={own?.errors.where}>
          <Select name="where" defaultValue={text('where')}>
            {offerPlaces.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Last day, if it ends" error={own?.errors.until}>
          <TextInput type="date" name="until" defaultValue={text('until')} />
        </Field>
        <Field
          label="Who sees your offerings"
          help="With them your name and handle are seen. It holds for all of yours."
          error={own?.errors.audience}
        >
          <Select name="audience" defaultValue={text('audience') === 'nobody' ? 'members' : text('audience')}>
            {(['all', 'members'] as const).map((value) => (
              <option key={value} value={value}>
                {audienceWords[value]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {own?.errors.form ? <FieldError>{own.errors.form}</FieldError> : null}
      <div>
        <Button type="submit">{id ? 'Save' : 'Offer it'}</Button>
      </div>
    </KeyedForm>
  )
}
