import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { LANGUAGES } from '../languages.ts'
import { toFieldName } from './letter.inputs.ts'
import type { LetterView } from './letter-view.server.ts'
import { LETTER_LENGTHS, LETTER_TONES } from './written.ts'

type FormView = Extract<LetterView, { part: 'form' }>
type Props = { view: FormView; problem: FormProblem | null }

/** The places of one kind of letter, to fill in. Empty ones are asked for again beside the letter. */
export function LetterForm({ view, problem }: Props) {
  const { situation, order, text, sender, model } = view
  const values = problem?.values ?? {}
  const valueOf = (name: string, kept: string) => values[name] ?? kept
  return (
    <div className="page max-w-[860px] pt-6 pb-section">
      <Link to={to('email-writer')} className="link inline-flex items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} /> Another kind of letter
      </Link>
      <h1 className="heading-page mt-3">{situation.label}</h1>
      <p className="mt-2 text-fg-muted">
        Fill in what you know. What is empty stays out of the letter, or is asked for.
      </p>
      <KeyedForm
        name={`letter-${situation.id}`}
        action={to('email-writer', null, { purpose: situation.id })}
        className="mt-6 grid gap-6"
      >
        <input type="hidden" name="do" value="write" />
        <input type="hidden" name="situation" value={situation.id} />
        {problem?.errors['situation'] ? <FieldError>{problem.errors['situation']}</FieldError> : null}
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {situation.fields.map(({ id, label, example, isNeeded }) => (
            <Field
              key={id}
              label={isNeeded ? label : `${label} (if you like)`}
              help={`For example: ${example}`}
              error={problem?.errors[toFieldName(id)] ?? null}
              className={/sentence|question/i.test(label) ? 'sm:col-span-2' : ''}
            >
              <TextInput
                name={toFieldName(id)}
                defaultValue={valueOf(toFieldName(id), order?.values[id] ?? '')}
                autoComplete="off"
              />
            </Field>
          ))}
          <Field
            label="Who it is for"
            help="As you would address them: Ms Weber, Jonas"
            error={problem?.errors['recipient'] ?? null}
          >
            <TextInput
              name="recipient"
              defaultValue={valueOf('recipient', order?.recipient ?? '')}
              autoComplete="off"
            />
          </Field>
          <Field label="Your name" help="Stands under the letter" error={problem?.errors['sender'] ?? null}>
            <TextInput name="sender" defaultValue={valueOf('sender', order?.sender ?? sender)} autoComplete="name" />
          </Field>
        </div>
        <Field
          label="What else you want to say"
          help="One point a line; each becomes a sentence."
          error={problem?.errors['points'] ?? null}
        >
          <TextArea name="points" rows={3} defaultValue={valueOf('points', order?.points ?? text)} />
        </Field>
        <Manner values={values} order={order} />
        {model ? (
          <Checkbox
            name="model"
            value="1"
            label={`Also let ${model} write it`}
            help="A second version beside the first. It counts as a run, and every fact in it is held against yours."
          />
        ) : null}
        <div>
          <Button type="submit" size="lg">
            Write it
          </Button>
        </div>
      </KeyedForm>
    </div>
  )
}

function Manner({ values, order }: { values: Record<string, string>; order: FormView['order'] }) {
  const tone = values['tone'] ?? order?.tone ?? 'plain'
  const length = values['length'] ?? order?.length ?? 'normal'
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <Chips legend="Tone" name="tone" options={LETTER_TONES} chosen={tone} />
      <Chips legend="Length" name="length" options={LETTER_LENGTHS} chosen={length} />
      <Field label="Language">
        <Select name="language" defaultValue={values['language'] ?? order?.language ?? 'en'}>
          {Object.entries(LANGUAGES).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function Chips({
  legend,
  name,
  options,
  chosen,
}: {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
  chosen: string
}) {
  return (
    <fieldset>
      <legend className="text-[0.8125rem] font-medium">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries(options).map(([id, label]) => (
          <ChoiceChip key={id} type="radio" name={name} value={id} defaultChecked={chosen === id}>
            {label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
