import { Link } from '@remix-run/react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FlowView } from '../editing/flow-view.server.ts'
import { toPart } from './flow-links.ts'
import { GivenFields } from './given-fields.tsx'

/** The form of a flow: what it is given, to run it or to go through it dry. */
export function TryPart({ view, problem }: { view: FlowView; problem: FormProblem | null }) {
  const { id, flow, faults } = view
  return (
    <KeyedForm
      name="run-flow"
      of={id}
      action={toPart(view, 'try')}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <input type="hidden" name="do" value="run" />
      <input type="hidden" name="flow" value={id} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {flow.inputs.length === 0 ? <p className="text-fg-muted">It needs nothing to begin.</p> : null}
        <GivenFields inputs={flow.inputs} problem={problem} />
      </div>
      <Panel as="aside" className="grid gap-4 p-5" aria-label="Begin">
        {faults.length > 0 ? (
          <>
            <p>{`${faults.length} ${faults.length === 1 ? 'thing keeps' : 'things keep'} it from running:`}</p>
            <ul className="grid list-disc gap-1 ps-5 text-sm text-fg-muted">
              {faults.slice(0, 8).map(({ step, field, message }) => (
                <li key={`${step}-${field}-${message}`} className="wrap-anywhere">
                  <Link to={`${toPart(view, 'steps')}#${step ?? 'given'}`} className="link">
                    {step ? `${step}: ` : ''}
                    {message}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <Button type="submit" name="how" value="real" size="lg">
              <Icon name="play" size={18} /> Run it
            </Button>
            <Button type="submit" name="how" value="dry" variant="plain">
              Go through it dry
            </Button>
            <p className="text-sm text-fg-muted">
              Dry, nothing is done and nothing is spent: you see each step filled in, what it would change and what it
              may cost.
            </p>
          </>
        )}
      </Panel>
    </KeyedForm>
  )
}
