import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { IDEA_MAX_CHARS } from '../beta.limits.ts'
import type { DashboardView } from '../trying/dashboard-view.server.ts'
import { IdeaItem } from './idea-item.tsx'

type Props = { view: DashboardView; problem: FormProblem | null }

/** Switches that switch, what members say, and what became of it. */
export function DashboardPage({ view, problem }: Props) {
  return (
    <div className="page max-w-[860px] pt-5 pb-section lg:pt-9">
      <BackLink to={to('beta')}>Panda beta</BackLink>
      <h1 className="mt-2 heading-page">Beta dashboard</h1>
      <p className="lead mt-2">
        Try a feature, and say how it is. What members of different minds agree with comes first.
      </p>
      {problem?.errors['form'] ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      <Features features={view.features} />
      {view.isAdmin ? <LetIn view={view} /> : null}
      <Say view={view} problem={problem} />
      <section aria-labelledby="said" className="mt-8">
        <h2 id="said" className="heading-section">
          What members say
        </h2>
        <SegmentedTabs label="What became of it" tabs={view.tabs} className="mt-3" />
        {view.ideas.length > 0 ? (
          <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
            {view.ideas.map((idea) => (
              <IdeaItem key={idea.id} idea={idea} isAdmin={view.isAdmin} problem={problem} />
            ))}
          </ul>
        ) : (
          <p className="mt-4 text-fg-muted">Nothing here yet.</p>
        )}
        {view.next ? (
          <ButtonLink to={view.next} variant="plain" className="mt-4">
            More
          </ButtonLink>
        ) : null}
      </section>
    </div>
  )
}

const Features = ({ features }: Pick<DashboardView, 'features'>) => (
  <section aria-labelledby="try" className="mt-6">
    <h2 id="try" className="sr-only">
      Features to try
    </h2>
    <Card className="divide-y divide-line px-5 sm:px-6">
      {features.map(({ id, title, about, isOn, count, where, href }) => (
        <div key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <div className="min-w-0 flex-[1_1_18rem]">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {title} {isOn ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
            </p>
            <p className="text-fg-muted">{about}</p>
            <p className="text-xs text-fg-subtle">
              {count === 0 ? 'Nobody has it on' : count === 1 ? 'One has it on' : `${count} have it on`} ·{' '}
              <Link to={href} className="underline">
                {where}
              </Link>
            </p>
          </div>
          <ActForm
            act="switch"
            fields={{ feature: id, on: isOn ? 'no' : 'yes' }}
            about={title}
            variant={isOn ? 'plain' : 'accent'}
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </ActForm>
        </div>
      ))}
    </Card>
  </section>
)

const LetIn = ({ view: { waiting, waitingNames, atOnce } }: { view: DashboardView }) => (
  <Panel className="mt-4 flex flex-wrap items-center gap-3 p-4">
    <p className="min-w-0 flex-1 basis-60">
      {waiting === 0 ? 'Nobody is waiting to join.' : `${waiting} wait, first ${waitingNames.join(', ')}.`}
    </p>
    {waiting > 0 ? <ActForm act="let-in">Let in the next {Math.min(waiting, atOnce)}</ActForm> : null}
  </Panel>
)

function Say({ view: { features }, problem }: Props) {
  const own = problem?.values['act'] === 'say' ? problem : null
  return (
    <Card className="mt-4 p-5 sm:p-6">
      <h2 className="heading-card">Say how it is</h2>
      <KeyedForm name="beta-say" noValidate className="mt-3 grid gap-4">
        <input type="hidden" name="act" value="say" />
        <Field label="About" error={own?.errors['about']}>
          <Select name="about" defaultValue={own?.values['about'] ?? ''}>
            <option value="">Something I wish for</option>
            {features.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your words" help="Members of the beta read it, with your name." error={own?.errors['text']}>
          <TextArea
            name="text"
            rows={3}
            maxLength={IDEA_MAX_CHARS}
            defaultValue={own?.values['text'] ?? ''}
            dir="auto"
          />
        </Field>
        <Button type="submit" className="justify-self-start">
          Say it
        </Button>
      </KeyedForm>
    </Card>
  )
}
