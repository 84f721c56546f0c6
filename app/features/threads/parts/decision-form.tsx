import { useSearchParams } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { ThreadView } from '../talking/thread-view.server.ts'
import { DECISION_MAX_CHARS } from '../threads.limits.ts'

type Decision = ThreadView['claims']['decisions'][number]
type Props = { view: ThreadView; before: Decision | null; problem: FormProblem | null }

/** Writes a decision down: what, why, who was against it, who sees to it, from when. */
export function DecisionForm({ view, before, problem }: Props) {
  const [params] = useSearchParams()
  const act = before ? 'redecide' : 'decide'
  const own = problem?.values['do'] === act ? problem : null
  const claim = before ? (before.claim ?? '') : (own?.values['claim'] ?? params.get('claim') ?? '')
  const about = view.claims.claims.find(({ key }) => key === claim)?.text ?? null
  const isHeld = useIsHeld(`decide-${before ? 'again' : 'new'}`, before?.id)
  const isOpen = isHeld || own !== null || (before === null && about !== null)
  const value = (name: string, kept: string) => own?.values[name] ?? kept
  const long = { rows: 2, maxLength: DECISION_MAX_CHARS }
  return (
    <details
      open={isOpen || undefined}
      id={before ? undefined : 'decide'}
      key={claim}
      className="mt-3 min-w-0 scroll-mt-24"
    >
      <summary
        className={`${toButtonClass({ variant: before ? 'ghost' : 'soft', size: 'sm' })} cursor-pointer list-none`}
      >
        <Icon name={before ? 'pen-line' : 'gavel'} size={16} /> {before ? 'Change it' : 'Record a decision'}
      </summary>
      <KeyedForm
        name={`decide-${before ? 'again' : 'new'}`}
        of={before?.id}
        action={to('threads', null, { t: view.id, view: 'claims' })}
        noValidate
        className="mt-3 grid gap-4"
      >
        <input type="hidden" name="do" value={act} />
        <input type="hidden" name="claim" value={claim} />
        {before ? <input type="hidden" name="decision_id" value={before.id} /> : null}
        {about && !before ? <p className="text-[0.875rem] text-fg-muted wrap-anywhere">It settles: “{about}”</p> : null}
        <Field label="What was decided" error={own?.errors['decision']}>
          <TextArea name="decision" {...long} defaultValue={value('decision', before?.decision ?? about ?? '')} />
        </Field>
        <Field label="Reasons" error={own?.errors['reasons']}>
          <TextArea name="reasons" {...long} defaultValue={value('reasons', before?.reasons ?? '')} />
        </Field>
        <Field
          label="Dissent"
          help="Who was against it, and why. It stays on the record."
          error={own?.errors['dissent']}
        >
          <TextArea name="dissent" {...long} defaultValue={value('dissent', before?.dissent ?? '')} />
        </Field>
        <Field label="Who sees to it" error={own?.errors['carried']}>
          <TextInput
            name="carried"
            maxLength={200}
            defaultValue={value('carried', before?.carriedBy ?? '')}
            autoComplete="off"
          />
        </Field>
        <Field label="From which day" error={own?.errors['day']}>
          <TextInput type="date" name="day" defaultValue={value('day', before?.day ?? view.today)} />
        </Field>
        <div>
          <Button type="submit" size="sm">
            {before ? 'Save the change' : 'Record it'}
          </Button>
        </div>
      </KeyedForm>
    </details>
  )
}
