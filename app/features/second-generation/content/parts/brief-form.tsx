import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { factKinds, factKindWords, type Brief, type Fact } from '../brief.ts'
import { FACT_MAX, LINE_MAX, MESSAGE_MAX, SPARE_ROWS, TITLE_MAX } from '../content.limits.ts'

const formClass = 'mt-6 grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-5'
type Props = { brief: Brief; id: string | null; problem: FormProblem | null }

/** One brief: the message, whom it is for, and its facts row by row. */
export function BriefForm({ brief, id, problem }: Props) {
  const sent = problem && ['begin', 'save'].includes(problem.values['do'] ?? '') ? problem : null
  const typed = (name: keyof Omit<Brief, 'facts'>) => sent?.values[name] ?? brief[name]
  const error = (name: string) => sent?.errors[name] ?? null
  const fields = (
    <>
      <input type="hidden" name="do" value={id ? 'save' : 'begin'} />
      {id ? <input type="hidden" name="brief" value={id} /> : null}
      <Field label="Title" error={error('title')}>
        <TextInput name="title" maxLength={TITLE_MAX} defaultValue={typed('title')} autoComplete="off" />
      </Field>
      <Field
        label="Message"
        help="What all pieces say, in whole sentences. It comes first everywhere."
        error={error('message')}
      >
        <TextArea name="message" rows={4} maxLength={MESSAGE_MAX} defaultValue={typed('message')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Audience" error={error('audience')}>
          <TextInput name="audience" maxLength={LINE_MAX} defaultValue={typed('audience')} autoComplete="off" />
        </Field>
        <Field label="What readers are to do" error={error('action')}>
          <TextInput name="action" maxLength={LINE_MAX} defaultValue={typed('action')} autoComplete="off" />
        </Field>
      </div>
      <RadioGroup
        label="Tone"
        name="tone"
        look="segments"
        defaultValue={typed('tone')}
        options={[
          { value: 'plain', label: 'Plain' },
          { value: 'warm', label: 'Warm' },
          { value: 'formal', label: 'Formal' },
        ]}
        className="max-w-80"
      />
      <FactRows facts={brief.facts} sent={sent} />
      <Button type="submit" size="lg" className="justify-self-start">
        {id ? 'Keep the brief' : 'Keep it and choose pieces'}
      </Button>
    </>
  )
  const action = to('v2-content-creation-studio', null, id ? { brief: id, part: 'brief' } : {})
  return id ? (
    <KeyedForm name="save-brief" again action={action} className={formClass}>
      {fields}
    </KeyedForm>
  ) : (
    <KeyedForm name="begin-brief" action={action} className={formClass}>
      {fields}
    </KeyedForm>
  )
}

const listOf = (sent: FormProblem, name: string) => sent.lists[name] ?? [sent.values[name] ?? '']

/** What was typed into the rows, when it did not fit; else the facts as they are kept. */
function rowsOf(facts: readonly Fact[], sent: FormProblem | null): Fact[] {
  if (!sent) return [...facts]
  const [ids, kinds, labels, values] = ['fact', 'kind', 'label', 'value'].map((name) => listOf(sent, name))
  return values!
    .map((value, n) => ({
      id: ids![n] ?? '',
      kind: (kinds![n] ?? 'text') as Fact['kind'],
      label: labels![n] ?? '',
      value,
    }))
    .filter(({ label, value }) => label !== '' || value !== '')
}

function FactRows({ facts, sent }: { facts: readonly Fact[]; sent: FormProblem | null }) {
  const spare = Array.from({ length: SPARE_ROWS }, (): Fact => ({ id: '', kind: 'figure', label: '', value: '' }))
  const rows = [...rowsOf(facts, sent), ...spare]
  return (
    <fieldset className="min-w-0">
      <legend className="font-strong">Facts</legend>
      <p className="text-sm text-fg-muted">
        A piece holds no figure and no name but these: what it is, and what it says. Empty rows are left out, and each
        save adds three.
      </p>
      {['kind', 'label', 'value'].map((name) =>
        sent?.errors[name] ? (
          <div key={name} className="mt-2">
            <FieldError id={`${name}-error`}>{sent.errors[name]}</FieldError>
          </div>
        ) : null,
      )}
      <ol className="mt-3 grid gap-4">
        {rows.map(({ id, kind, label, value }, n) => (
          <li
            key={`${id} ${n}`}
            className="grid gap-x-3 gap-y-2 border-t border-line pt-3 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,2fr)]"
          >
            <input type="hidden" name="fact" value={id} />
            <Field label={`Kind of fact ${n + 1}`} hideLabel>
              <Select name="kind" defaultValue={kind}>
                {factKinds.map((one) => (
                  <option key={one} value={one}>
                    {factKindWords[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={`Label of fact ${n + 1}`} hideLabel>
              <TextInput
                name="label"
                maxLength={LINE_MAX}
                defaultValue={label}
                placeholder="Price"
                autoComplete="off"
              />
            </Field>
            <Field label={`Fact ${n + 1}`} hideLabel>
              <TextInput
                name="value"
                maxLength={FACT_MAX}
                defaultValue={value}
                placeholder="12 euros a month"
                autoComplete="off"
              />
            </Field>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
