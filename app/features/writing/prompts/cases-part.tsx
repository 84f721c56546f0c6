import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { PromptsView } from './prompts-view.server.ts'

type View = Extract<PromptsView, { part: 'prompt' }>
type Props = {
  prompt: View['prompt']
  cases: View['cases']
  problem: FormProblem | null
  values: Record<string, string>
}

/** What a prompt is tried with, and what came of it. */
export function CasesPart({ prompt: { id, places, version }, cases, problem, values }: Props) {
  const own = problem?.values['do'] === 'case' ? problem : null
  const tryError = problem?.errors['try'] ?? null
  return (
    <section aria-labelledby="cases-heading">
      <h2 id="cases-heading" className="heading-small">
        Cases it is tried with
      </h2>
      {cases.length > 0 ? (
        <>
          <ul className="mt-2 border-b border-line">
            {cases.map((one) => (
              <li key={one.id} className="border-t border-line py-3">
                <Case one={one} version={version} />
                <ActForm name="do" act="case-remove" fields={{ id, case: one.id }} about={one.name} variant="ghost">
                  Remove
                </ActForm>
              </li>
            ))}
          </ul>
          <KeyedForm name={`try-${id}`} again preventScrollReset className="mt-3">
            <input type="hidden" name="do" value="try" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="soft" size="sm">
              Try {cases.length === 1 ? 'it' : `all ${cases.length}`}
            </Button>
          </KeyedForm>
          {tryError ? <FieldError>{tryError}</FieldError> : null}
        </>
      ) : (
        <p className="mt-2 text-sm text-fg-muted">
          None yet. A case fills the places in and says what the answer must hold, so that you see at once whether a new
          version, or another model, still does what you want.
        </p>
      )}
      <details open={own ? true : undefined} className="mt-4">
        <summary className="cursor-pointer py-1 font-medium">Add a case</summary>
        <KeyedForm name={`case-${id}`} preventScrollReset className="mt-2 grid gap-4">
          <input type="hidden" name="do" value="case" />
          <input type="hidden" name="id" value={id} />
          <Field label="Name of the case" error={own?.errors['name'] ?? null}>
            <TextInput name="name" autoComplete="off" defaultValue={own?.values['name'] ?? ''} />
          </Field>
          <PlaceFields places={places} values={own ? values : {}} />
          <Field label="The answer holds" help="Words, one wish a line." error={own?.errors['holds'] ?? null}>
            <TextArea name="holds" rows={2} dir="auto" defaultValue={own?.values['holds'] ?? ''} />
          </Field>
          <Field label="The answer does not hold" help="Words, one wish a line.">
            <TextArea name="lacks" rows={2} dir="auto" defaultValue={own?.values['lacks'] ?? ''} />
          </Field>
          <Button type="submit" variant="soft" size="sm" className="justify-self-start">
            Add the case
          </Button>
        </KeyedForm>
      </details>
    </section>
  )
}

function Case({ one: { name, holds, lacks, outcomes }, version }: { one: View['cases'][number]; version: number }) {
  return (
    <>
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-sm text-fg-muted wrap-anywhere">
        {[...holds.map((words) => `holds “${words}”`), ...lacks.map((words) => `does not hold “${words}”`)].join(', ')}
      </p>
      <ul className="mt-2 grid gap-2">
        {outcomes.map(({ engine, answer, failed, costMicros, tookMs, version: tried }) => (
          <li key={engine} className="flex items-start gap-2 text-sm">
            <Icon
              name={failed.length === 0 ? 'check-circle' : 'alert'}
              size={18}
              className={`mt-0.5 flex-none ${failed.length === 0 ? 'text-success-text' : 'text-warning-text'}`}
            />
            <div className="min-w-0 flex-1 wrap-anywhere">
              {failed.length === 0 ? 'As it should be' : failed.join('; ')}
              <span className="text-fg-subtle">
                {engine ? `. ${engine}, ${tookMs.toLocaleString('en')} ms, ${toMoneyWords(costMicros)}` : ''}
                {tried === version ? '' : `, with version ${tried}`}
              </span>
              {answer ? (
                <details>
                  <summary className="cursor-pointer py-1">The answer</summary>
                  <p className="mt-1 rounded-card bg-sunken p-3 whitespace-pre-wrap" dir="auto">
                    {answer}
                  </p>
                </details>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
