import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MineView } from '../../mine/my-profile.server.ts'
import { ABOUT_MAX_CHARS, CITY_MAX_CHARS, LANGUAGES_MAX, LINKS_MAX } from '../../people.limits.ts'

type Props = { view: MineView; problem: FormProblem | null }

/** What a member says about themselves. */
export function AboutForm({ view, problem }: Props) {
  const own = problem?.values.do === 'about' ? problem : null
  const text = (name: 'about' | 'links' | 'languages' | 'city') => own?.values[name] ?? view[name]
  return (
    <KeyedForm name="profile-about" again noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="do" value="about" />
      <Field label="About you" help="Markdown is understood." error={own?.errors.about}>
        <TextArea name="about" rows={7} maxLength={ABOUT_MAX_CHARS} defaultValue={text('about')} dir="auto" />
      </Field>
      <Field
        label="Links"
        help={`One a line, at most ${LINKS_MAX}, each with a name before it if you like: “My shop https://…”. They carry rel="me".`}
        error={own?.errors.links}
      >
        <TextArea name="links" rows={4} defaultValue={text('links')} spellCheck={false} />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <Field label="Languages" help={`Separated by commas, at most ${LANGUAGES_MAX}.`} error={own?.errors.languages}>
          <TextInput name="languages" defaultValue={text('languages')} autoComplete="off" />
        </Field>
        <Field
          label="City"
          help={
            view.country ? `In ${view.country}.` : 'It is shown together with your country, which you have not said.'
          }
          error={own?.errors.city}
        >
          <TextInput name="city" maxLength={CITY_MAX_CHARS} defaultValue={text('city')} autoComplete="address-level2" />
        </Field>
      </div>
      <div>
        <Button type="submit">Save</Button>
      </div>
    </KeyedForm>
  )
}
