import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MineView } from '../../mine/my-profile.server.ts'
import { nessValues, nessWays } from '../../ness/ness-words.ts'
import { MOTTO_MAX_CHARS, VALUES_MAX } from '../../people.limits.ts'
import { NessPicture } from '../profile/ness-picture.tsx'

type Props = { view: MineView; problem: FormProblem | null }

/** What a member says of what matters to them; the picture is drawn from nothing else. */
export function NessForm({ view, problem }: Props) {
  const own = problem?.values.do === 'ness' ? problem : null
  const typed = (name: string) => own?.lists[name] ?? (own?.values[name] === undefined ? [] : [own.values[name]])
  const values = own ? typed('values') : view.values
  const ways = own ? Object.values(own.values) : view.ways
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <KeyedForm name="profile-ness" again noValidate className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <input type="hidden" name="do" value="ness" />
        <FieldSet label="What matters to you" help={`At most ${VALUES_MAX}.`} error={own?.errors.values}>
          <div className="flex flex-wrap gap-1.5">
            {nessValues.map(({ id, label }) => (
              <ChoiceChip key={id} type="checkbox" name="values" value={id} defaultChecked={values.includes(id)}>
                {label}
              </ChoiceChip>
            ))}
          </div>
        </FieldSet>
        {nessWays.map((way) => (
          <FieldSet key={way.id} label={way.label} isRadioGroup>
            <div className="flex flex-wrap gap-1.5">
              {[...way.sides, { id: '', label: 'I’d rather not say' }].map(({ id, label }) => (
                <ChoiceChip
                  key={id}
                  type="radio"
                  name={`way-${way.id}`}
                  value={id}
                  defaultChecked={id === '' ? !way.sides.some((side) => ways.includes(side.id)) : ways.includes(id)}
                >
                  {label}
                </ChoiceChip>
              ))}
            </div>
          </FieldSet>
        ))}
        <Field label="A line of your own" help="It is shown below the picture." error={own?.errors.motto}>
          <TextInput
            name="motto"
            maxLength={MOTTO_MAX_CHARS}
            defaultValue={own?.values.motto ?? view.motto}
            autoComplete="off"
            dir="auto"
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Draw it</Button>
          <ButtonLink to={to('ness', { handle: view.handle })} variant="plain">
            See it with its words
          </ButtonLink>
        </div>
      </KeyedForm>
      {view.shapes.length > 0 ? (
        <figure>
          <NessPicture shapes={view.shapes} words={view.nessWords} isNumbered={false} />
          <figcaption className="mt-2 text-xs text-fg-subtle">
            {view.nessWords} Your interests are seeds on its rim.
          </figcaption>
        </figure>
      ) : null}
    </div>
  )
}
