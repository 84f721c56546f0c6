import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SubscriptionView } from '../subscription-view.server.ts'

type Props = { view: SubscriptionView; problem: FormProblem | null }

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" className="mt-4 p-6" aria-labelledby="question">
      <h2 id="question" className="heading-card">
        {title}
      </h2>
      {children}
    </Panel>
  )
}

const Back = () => (
  <ButtonLink to={to('subscription')} variant="ghost">
    Leave it as it is
  </ButtonLink>
)

/** The second press for what takes something away: it says first what will be. */
export function AskFirst({ view }: { view: SubscriptionView }) {
  if (!view.isRunning || view.planned) return null
  if (view.ask === 'cancel')
    return (
      <Question title={`Cancel ${view.name}?`}>
        <p className="mt-2 text-fg-muted">
          {`You keep it until ${view.until}. Nothing is paid after that day, and everything you made stays yours.`}
        </p>
        <KeyedForm name="cancel" again className="mt-4 flex flex-wrap gap-2.5">
          <input type="hidden" name="do" value="cancel" />
          <Button type="submit" variant="danger">
            Cancel it
          </Button>
          <Back />
        </KeyedForm>
      </Question>
    )
  if (view.ask === 'lower' && view.plan === 'pro')
    return (
      <Question title="Go down to Plus?">
        <p className="mt-2 text-fg-muted">{`You keep Pro until ${view.until}. From then on you pay for Plus.`}</p>
        <KeyedForm name="lower" again className="mt-4 flex flex-wrap gap-2.5">
          <input type="hidden" name="do" value="lower" />
          <input type="hidden" name="plan" value="plus" />
          <Button type="submit">Go down to Plus</Button>
          <Back />
        </KeyedForm>
      </Question>
    )
  return null
}

export function AskPause({ view, problem }: Props) {
  if ((view.ask !== 'pause' && !problem?.errors['months']) || view.state !== 'active' || view.planned) return null
  return (
    <Question title={`Pause ${view.name}`}>
      <p className="mt-2 text-fg-muted">
        {`It begins on ${view.until}, when the month you paid for ends. Nothing is paid meanwhile, and it goes on by itself.`}
      </p>
      <KeyedForm name="pause" again className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="pause" />
        <RadioGroup
          name="months"
          label="For how long"
          look="segments"
          defaultValue={problem?.values['months'] ?? '1'}
          options={[
            { value: '1', label: 'One month' },
            { value: '2', label: 'Two' },
            { value: '3', label: 'Three' },
          ]}
          error={problem?.errors['months'] ?? null}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit">Pause it</Button>
          <Back />
        </div>
      </KeyedForm>
    </Question>
  )
}

export function AskCard({ view, problem }: Props) {
  if ((view.ask !== 'card' && !problem?.errors['card']) || !view.isTest || view.state === 'none') return null
  return (
    <Question title="The test card">
      <p className="mt-2 text-fg-muted">With one that is declined you see what happens when a payment fails.</p>
      <KeyedForm name="card" again className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="card" />
        <RadioGroup
          name="card"
          label="From now on"
          defaultValue={problem?.values['card'] ?? view.card}
          options={[
            { value: 'accepted', label: 'A card that is accepted' },
            { value: 'declined', label: 'A card that is declined' },
          ]}
          error={problem?.errors['card'] ?? null}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit">Change the test card</Button>
          <Back />
        </div>
      </KeyedForm>
    </Question>
  )
}
