import { to } from '#app/catalogue/to.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { kindWords } from '../plan/plan.ts'
import { MOST_SUBS, PAGES_MOST } from '../research.limits.ts'
import type { PlanView, ResearchView } from '../work/research-view.server.ts'

type Props = { view: ResearchView; plan: PlanView; problem: FormProblem | null }
/** A plan as it is kept, and what was sent of it when it did not fit. */
type Filled = { plan: PlanView; sent: FormProblem | null }

/** What is to be found out and where, changed before anything is done, with its price and time. */
export function PlanPart({ view: { id, isUnderWay, pass }, plan, problem }: Props) {
  const sent = problem?.values['do'] === 'plan' ? problem : null
  return (
    <KeyedForm
      name="research-plan"
      again
      action={to('v2-research-assistant', null, { research: id, part: 'plan' })}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <input type="hidden" name="do" value="plan" />
      <input type="hidden" name="research" value={id} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Lines plan={plan} sent={sent} />
        <Places plan={plan} sent={sent} />
        <OwnDocuments plan={plan} sent={sent} />
        <Field
          label="Texts of each place for a line"
          help={`1 to ${PAGES_MOST}`}
          error={sent?.errors['pages'] ?? null}
          className="max-w-48"
        >
          <TextInput
            name="pages"
            inputMode="numeric"
            defaultValue={sent?.values['pages'] ?? String(plan.pages)}
            autoComplete="off"
          />
        </Field>
        <Wording plan={plan} sent={sent} />
      </div>
      <Panel as="aside" className="grid gap-4 p-5" aria-label="Price and time">
        <Estimate plan={plan} />
        {sent?.errors['start'] ? <FieldError id="start-error">{sent.errors['start']}</FieldError> : null}
        {isUnderWay ? (
          <p className="text-fg-muted">It is under way. Pause it to change the plan.</p>
        ) : (
          <>
            <Button type="submit" name="then" value="start" size="lg">
              <Icon name="play" size={18} /> {pass ? 'Run again by this plan' : 'Begin'}
            </Button>
            <Button type="submit" name="then" value="save" variant="plain">
              Save the plan and update the price
            </Button>
          </>
        )}
      </Panel>
    </KeyedForm>
  )
}

const Lines = ({ plan: { subs }, sent }: Filled) => (
  <Field
    label="What is to be found out, a line each"
    help={`Drawn up by rules from your words. Change, add, reorder or remove lines, up to ${MOST_SUBS}. A line that begins with “Figures on” or “Dates of” takes only sentences that hold some.`}
    error={sent?.errors['subs'] ?? null}
  >
    <TextArea
      name="subs"
      rows={Math.max(5, subs.length + 2)}
      defaultValue={sent?.values['subs'] ?? subs.map(({ text }) => text).join('\n')}
    />
  </Field>
)

/** What was ticked: as it was sent, else as it is kept. */
const ticked = (sent: FormProblem | null, name: string, kept: readonly string[]) =>
  sent ? (sent.lists[name] ?? [sent.values[name] ?? '']) : kept

const Places = ({ plan: { choices, kinds }, sent }: Filled) => (
  <FieldSet label="Where to look" error={sent?.errors['kinds'] ?? null}>
    {choices.kinds.map(({ kind, isReady, state }) => (
      <Checkbox
        key={kind}
        name="kinds"
        value={kind}
        defaultChecked={ticked(sent, 'kinds', kinds).includes(kind)}
        label={kindWords[kind].label}
        help={isReady ? `${kindWords[kind].about} ${state}` : `${state} Ticked, it is tried and named as not reached.`}
      />
    ))}
  </FieldSet>
)

function OwnDocuments({ plan: { choices, documents, collections }, sent }: Filled) {
  const own = [
    ...choices.documents.map((one) => ({ ...one, name: 'documents' as const, kept: documents })),
    ...choices.collections.map((one) => ({ ...one, name: 'collections' as const, kept: collections })),
  ]
  if (own.length === 0) return null
  return (
    <details open={documents.length + collections.length > 0}>
      <summary className="cursor-pointer py-2 font-medium">Read only these documents</summary>
      <FieldSet label="None ticked: all of yours" className="mt-2">
        {own.map(({ id, title, name, kept }) => (
          <Checkbox
            key={id}
            name={name}
            value={id}
            defaultChecked={ticked(sent, name, kept).includes(id)}
            label={<span className="wrap-anywhere">{title}</span>}
            {...(name === 'collections' && { help: 'A collection' })}
          />
        ))}
      </FieldSet>
    </details>
  )
}

const Wording = ({ plan: { choices, model }, sent }: Filled) =>
  choices.models.length === 0 ? null : (
    <Field
      label="Who words the sections"
      help="A model’s sentence is written only when its quotations carry it; the others are left out and counted."
      error={sent?.errors['model'] ?? null}
      className="max-w-96"
    >
      <Select name="model" defaultValue={sent?.values['model'] ?? model ?? ''}>
        <option value="">Nobody: quotations alone</option>
        {choices.models.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )

const MS_PER_S = 1_000

function Estimate({ plan: { estimate } }: { plan: PlanView }) {
  const { micros, seconds, steps, isCounted, unpriced } = estimate
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-sm text-fg-muted">Price</dt>
        <dd className="font-strong">
          {micros === 0
            ? 'Nothing: built-in engines alone'
            : micros === null
              ? 'Not known'
              : `About ${toMoneyWords(micros)}`}
        </dd>
        {unpriced.length > 0 ? (
          <dd className="text-sm text-fg-muted">{`Without a known price: ${unpriced.join(', ')}.`}</dd>
        ) : null}
      </div>
      <div>
        <dt className="text-sm text-fg-muted">Time</dt>
        <dd className="font-strong">{`About ${toSpanWords(seconds * MS_PER_S)}, ${steps} steps`}</dd>
      </div>
      <div>
        <dt className="text-sm text-fg-muted">Your runs of today</dt>
        <dd className="font-strong">{isCounted ? 'Counts as one' : 'Does not count'}</dd>
      </div>
    </dl>
  )
}
