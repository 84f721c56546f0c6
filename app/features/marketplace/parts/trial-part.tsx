import { TRIAL_VALUE_MAX_CHARS } from '#app/kits/members/market/market.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea } from '#app/ui/controls/field.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { TrialView } from '../trial/read-trial.server.ts'

type Props = { view: TrialView; problem: FormProblem | null }

/** A prompt is run once before it is bought, with what the visitor fills in. */
export function TrialPart({ view: { places, had }, problem }: Props) {
  const own = problem?.values['act'] === 'try' ? problem : null
  return (
    <section id="trial" aria-labelledby="trial-heading" className="mt-8 scroll-mt-20 rounded-card bg-sunken p-6">
      <h2 id="trial-heading" className="heading-card">
        {had ? 'What it said to you' : 'Run it once'}
      </h2>
      {own?.errors['try'] ? (
        <div role="alert" className="mt-3">
          <FieldError>{own.errors['try']}</FieldError>
        </div>
      ) : null}
      {had ? (
        <Had had={had} />
      ) : (
        <>
          <p className="mt-2 text-sm text-fg-muted">
            It is really run, with your words in its places, by the engine that would answer you. Once; you do not see
            the prompt itself.
          </p>
          <KeyedForm name="try-listing" noValidate className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
            <input type="hidden" name="act" value="try" />
            {places.map(({ name, choices }, n) => (
              <Field key={name} label={name}>
                {choices.length > 0 ? (
                  <Select name={`value-${n}`} defaultValue={own?.values[`value-${n}`] ?? choices[0]}>
                    {choices.map((choice) => (
                      <option key={choice} value={choice}>
                        {choice}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <TextArea
                    name={`value-${n}`}
                    rows={2}
                    maxLength={TRIAL_VALUE_MAX_CHARS}
                    dir="auto"
                    defaultValue={own?.values[`value-${n}`] ?? ''}
                  />
                )}
              </Field>
            ))}
            <Button type="submit" variant="plain" className="justify-self-start">
              Run it once
            </Button>
          </KeyedForm>
        </>
      )}
    </section>
  )
}

function Had({ had }: { had: NonNullable<TrialView['had']> }) {
  return (
    <>
      {had.values.length > 0 ? (
        <dl className="mt-3 grid gap-1 text-sm">
          {had.values.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-fg-muted">{`${name}:`}</dt>
              <dd className="wrap-anywhere" dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {had.state === 'answered' ? <Prose html={had.answerHtml} className="mt-3" /> : null}
      {had.state === 'withheld' ? (
        <p className="mt-3">The answer repeated the prompt that is for sale, so it is not shown.</p>
      ) : null}
      {had.state === 'running' ? <p className="mt-3">It is still at work. Load this page again in a moment.</p> : null}
      <p className="mt-3 text-xs text-fg-subtle">
        {`${had.engine ? `Answered by ${had.engine}. ` : ''}Version ${had.version} of the listing, run once.`}
      </p>
    </>
  )
}
