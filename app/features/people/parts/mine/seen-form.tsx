import type { Audience } from '#app/database/tables/together/profiles.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MineView } from '../../mine/my-profile.server.ts'
import { audienceWords } from '../../profile/audience.ts'

type Props = { view: MineView; problem: FormProblem | null }
const CHOICES = Object.entries(audienceWords) as [Audience, string][]

function AudienceField({ name, label, help, value }: { name: string; label: string; help?: string; value: string }) {
  return (
    <Field label={label} {...(help && { help })}>
      <Select name={name} defaultValue={value}>
        {CHOICES.map(([audience, words]) => (
          <option key={audience} value={audience}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Who may see the profile, and which part of it. */
export function SeenForm({ view, problem }: Props) {
  const own = problem?.values.do === 'seen' ? problem : null
  const chosen = (name: string, kept: string) => own?.values[name] ?? kept
  const isTicked = (name: 'isFindable' | 'isOpen') => (own ? own.values[name] !== undefined : view[name])
  return (
    <KeyedForm name="profile-seen" again noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="do" value="seen" />
      <AudienceField
        name="reach"
        label="Who may open your profile"
        help="No part of it is seen by more than that. What you published elsewhere here stays visible there in any case."
        value={chosen('reach', view.reach)}
      />
      <Checkbox
        name="isFindable"
        defaultChecked={isTicked('isFindable')}
        label="Let others find me"
        help="You then appear in the directory and in the search, with what you show of yourself."
      />
      <Checkbox
        name="isOpen"
        defaultChecked={isTicked('isOpen')}
        label="Others may ask to be in touch with me"
        help="You decide about each. Nobody learns your address by it."
      />
      <fieldset>
        <legend className="heading-card">Who sees which part</legend>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {view.seen.map(({ id, label, about, audience }) => (
            <AudienceField
              key={id}
              name={`seen-${id}`}
              label={label}
              help={about}
              value={chosen(`seen-${id}`, audience)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit">Save</Button>
      </div>
    </KeyedForm>
  )
}
