import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { SmartView } from '../smart/smart-view.server.ts'
import { useReaderTimes } from './use-reader-times.ts'

const examples = [
  'Archive newsletters',
  'Star everything from Anna',
  'When a receipt comes, mark it as read and archive it',
  'Label mail from Ben as Work',
]

/** Rules in plain words: read back as conditions, tried on what is there, and only then kept. */
export function RulesPart({ view, problem }: { view: SmartView; problem: FormProblem | null }) {
  const { trial, rules } = view
  return (
    <section id="rules" className="mt-12 scroll-mt-6">
      <h2 className="heading-section">Rules</h2>
      <p className="mt-1 max-w-[56ch] text-fg-muted">
        Say what to do with which mail. It is read back to you and tried on your newest conversations before it does
        anything.
      </p>
      <Form method="get" action={`${to('smart-inbox')}#rules`} className="mt-4 flex flex-wrap items-end gap-2">
        <Field
          label="A rule in plain words"
          help={`Such as: ${examples.join('; ')}.`}
          error={trial?.problem ?? problem?.errors['words'] ?? null}
          className="min-w-0 flex-1 basis-80"
        >
          <TextInput
            name="rule"
            maxLength={300}
            defaultValue={trial?.words ?? problem?.values['words'] ?? ''}
            key={trial?.words}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="plain" className="mb-6">
          Try it
        </Button>
      </Form>
      {trial && !trial.problem ? <Trial trial={trial} /> : null}
      {rules.length > 0 ? (
        <ul className="mt-6">
          {rules.map((rule) => (
            <OneRule key={rule.id} rule={rule} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Trial({ trial }: { trial: NonNullable<SmartView['trial']> }) {
  const { words, conditions, acts, tried, count, samples } = trial
  return (
    <Panel className="mt-4 p-5">
      <p>
        When <b>{conditions.join(' and ')}</b>: <b>{acts.join(' and ')}</b>.
      </p>
      <p role="status" className="mt-2 text-fg-muted">
        Of your {tried} newest conversations, {count} would have been meant. Nothing has been done.
      </p>
      {samples.length > 0 ? (
        <ul className="mt-2 list-disc pl-5 text-sm">
          {samples.map(({ id, subject, who }) => (
            <li key={id} className="wrap-anywhere">
              <Link to={to('inbox', null, { thread: id, folder: 'all' })} className="link">
                {subject}
              </Link>{' '}
              <span className="text-fg-muted">{who}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <KeyedForm name="keep-rule" action={to('smart-inbox')} className="mt-4 grid gap-3">
        <input type="hidden" name="do" value="keep-rule" />
        <input type="hidden" name="words" value={words} />
        {count > 0 ? (
          <Checkbox
            name="past"
            value="1"
            label={`Do it now with ${count === 1 ? 'the one that is' : `the ${Math.min(count, 500)} that are`} there, too`}
          />
        ) : null}
        <div>
          <Button type="submit">Keep this rule</Button>
        </div>
      </KeyedForm>
    </Panel>
  )
}

function OneRule({ rule: { id, words, isActive, conditions, acts } }: { rule: SmartView['rules'][number] }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-strong wrap-anywhere">
          {words} {isActive ? null : <Badge>Resting</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-fg-muted">
          When {conditions.join(' and ')}: {acts.join(' and ')}.
        </p>
      </div>
      <KeyedForm name="switch" of={id} again>
        <input type="hidden" name="do" value="switch" />
        <input type="hidden" name="rule" value={id} />
        <Button type="submit" name="to" value={isActive ? 'off' : 'on'} variant="plain" size="sm">
          {isActive ? 'Let it rest' : 'Let it work'}
        </Button>
      </KeyedForm>
      <KeyedForm name="remove-rule" of={id} again>
        <input type="hidden" name="do" value="remove-rule" />
        <input type="hidden" name="rule" value={id} />
        <Button type="submit" variant="ghost" size="sm">
          Remove
        </Button>
      </KeyedForm>
    </li>
  )
}

/** What was done with mail, by the member and by rules; each can be taken back for thirty days. */
export function DeedLog({ view: { log } }: { view: SmartView }) {
  const { toFull } = useReaderTimes()
  if (log.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="heading-section">What was done</h2>
      <p className="mt-1 text-fg-muted">For 30 days each can be taken back.</p>
      <ul className="mt-3">
        {log.map(({ id, at, words, count, subject, isUndone, byRule }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {words}: {subject || '(no subject)'}
              {count > 1 ? ` and ${count - 1} more` : ''}{' '}
              <span className="text-xs text-fg-subtle">
                {toFull(at)}
                {byRule ? ', by a rule' : ''}
              </span>
            </p>
            {isUndone ? (
              <Badge>Taken back</Badge>
            ) : (
              <KeyedForm name="undo" of={id} again preventScrollReset>
                <input type="hidden" name="do" value="undo" />
                <input type="hidden" name="deed" value={id} />
                <Button type="submit" variant="plain" size="sm">
                  Undo
                </Button>
              </KeyedForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
