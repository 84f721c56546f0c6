import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { EXAMPLE_DRAFT, EXAMPLE_INCOMING } from './example-draft.ts'
import { DRAFT_MAX_CHARS } from './polish.limits.ts'
import type { PolishView } from './polish-view.server.ts'
import { TONES } from './polished.ts'

type Props = { view: Extract<PolishView, { part: 'start' }>; problem: FormProblem | null }

/** Where a draft is pasted and a tone chosen. */
export function PolishStart({ view: { text, engine }, problem }: Props) {
  const values = problem?.values ?? {}
  const tone = values['tone'] ?? 'plain'
  const incoming = values['incoming'] ?? ''
  return (
    <div className="page pt-6 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">Polish an email</h1>
          <p className="lead mt-2 max-w-[40em]">
            Paste a draft. You see every change with its reason, and nothing that names a number, a day, a person or an
            address is ever changed behind your back.
          </p>
        </div>
        <ButtonLink to={to('email-polish', null, { part: 'history' })} variant="ghost" size="sm">
          <Icon name="clock" size={16} /> Polished before
        </ButtonLink>
      </div>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <KeyedForm name="polish" className="grid gap-5">
          <input type="hidden" name="do" value="polish" />
          <Field
            label="Your draft"
            help={`Up to ${DRAFT_MAX_CHARS.toLocaleString('en')} characters.`}
            error={problem?.errors['draft'] ?? null}
          >
            <TextArea
              name="draft"
              rows={12}
              defaultValue={values['draft'] ?? text}
              key={text}
              className="text-base leading-relaxed"
            />
          </Field>
          <fieldset>
            <legend className="text-[0.8125rem] font-medium">Tone</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {Object.entries(TONES).map(([id, { label, about }]) => (
                <ChoiceChip key={id} type="radio" name="tone" value={id} defaultChecked={tone === id} title={about}>
                  {label}
                </ChoiceChip>
              ))}
            </div>
            {problem?.errors['tone'] ? <FieldError>{problem.errors['tone']}</FieldError> : null}
          </fieldset>
          <details open={incoming !== '' || problem?.errors['incoming'] !== undefined}>
            <summary className="cursor-pointer py-2 font-medium">It answers a mail that came in</summary>
            <Field
              label="The mail you answer"
              help="Its questions are listed, and ticked off as your draft answers them."
              error={problem?.errors['incoming'] ?? null}
              className="mt-2"
            >
              <TextArea name="incoming" rows={6} defaultValue={incoming} />
            </Field>
          </details>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="lg">
              Polish it
            </Button>
          </div>
        </KeyedForm>
        <Beside engine={engine} />
      </div>
    </div>
  )
}

function Beside({ engine }: { engine: string | null }) {
  return (
    <aside className="grid content-start gap-5">
      <Panda pose="envelope" className="h-36" />
      <KeyedForm name="polish-example" again>
        <input type="hidden" name="do" value="polish" />
        <input type="hidden" name="tone" value="plain" />
        <input type="hidden" name="draft" value={EXAMPLE_DRAFT} />
        <input type="hidden" name="incoming" value={EXAMPLE_INCOMING} />
        <p className="max-w-[36ch] text-fg-muted">
          Nothing at hand? A draft with ten mistakes and four facts is ready.
        </p>
        <Button type="submit" variant="soft" className="mt-3">
          Polish the example
        </Button>
      </KeyedForm>
      <p className="max-w-[42ch] border-t border-line pt-4 text-sm text-fg-muted">
        {engine
          ? `${engine} reads it, the letter rules built in here read it, and the Hunspell dictionary gives a second opinion on spelling.`
          : 'No engine that corrects text is switched on here.'}{' '}
        What you polish is kept for you alone.
      </p>
    </aside>
  )
}
