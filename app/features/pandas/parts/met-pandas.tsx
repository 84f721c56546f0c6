import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AdoptionView } from '../adopt.server.ts'
import { Candidate } from './candidate.tsx'

type Met = NonNullable<AdoptionView['met']>
type Props = { met: Met; isMember: boolean; perDay: number; problem: FormProblem | null }

/** The three somebody met, with all that is asked before one of them is adopted. */
export function MetPandas({ met, isMember, perDay, problem }: Props) {
  const errors = problem?.errors ?? {}
  const chosen = problem?.values['chosen'] ?? (met.chosen === null ? '' : String(met.chosen))
  return (
    <>
      <KeyedForm name="adopt-panda" id="met" noValidate className="mt-8 grid scroll-mt-20 gap-7">
        <fieldset className="min-w-0">
          <legend className="heading-small">Who comes with you?</legend>
          <div className="mt-3 grid gap-4 sm:grid-cols-3">
            {met.pandas.map((panda) => (
              <Candidate key={panda.value} panda={panda} isChosen={panda.value === chosen} />
            ))}
          </div>
          {errors['chosen'] ? (
            <div className="mt-2">
              <FieldError>{errors['chosen']}</FieldError>
            </div>
          ) : null}
        </fieldset>
        {isMember ? (
          <div id="name" className="grid max-w-[var(--form)] scroll-mt-20 gap-4">
            <Field
              label="Its name"
              help="3 to 30 plain letters, digits, _ or -. It stays in the register for good, and no other panda may have one that looks like it."
              error={errors['name']}
            >
              <TextInput
                name="name"
                maxLength={30}
                defaultValue={problem?.values['name'] ?? ''}
                autoComplete="off"
                required
              />
            </Field>
            <Checkbox
              name="shows"
              label="Name me as its keeper"
              help="Otherwise it says “a member”. You can change this later."
              defaultChecked={problem?.values['shows'] === 'on'}
            />
          </div>
        ) : (
          <p id="name" className="flex max-w-[46rem] scroll-mt-20 items-start gap-2 text-fg-muted">
            <Icon name="info" size={18} className="mt-0.5 flex-none" />
            {met.chosen === null
              ? 'Choose one and keep it: it waits for you in this browser. To adopt it you need an account, which is free.'
              : 'The one you chose waits for you here for 30 days. Sign in or register, and it gets its name.'}
          </p>
        )}
        {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
        <div className="flex flex-wrap gap-3">
          {isMember ? (
            <Button type="submit" name="do" value="adopt" size="lg">
              Adopt it
            </Button>
          ) : (
            <>
              <Button type="submit" name="do" value="adopt" size="lg">
                Sign in and adopt it
              </Button>
              <Button type="submit" name="do" value="choose" variant="plain" size="lg">
                Keep it for now
              </Button>
              <input type="hidden" name="name" value="waiting" />
            </>
          )}
        </div>
      </KeyedForm>
      <KeyedForm name="meet-pandas" again className="mt-4">
        <input type="hidden" name="do" value="meet" />
        <Button type="submit" variant="ghost">
          <Icon name="refresh" size={17} /> Meet three others
        </Button>
        <p className="mt-1 text-xs text-fg-subtle">
          These three leave then. Up to {perDay} times a day; rare traits stay as rare.
        </p>
      </KeyedForm>
    </>
  )
}
