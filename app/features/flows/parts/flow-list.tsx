import { Link } from '@remix-run/react'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FlowListView } from '../editing/flow-view.server.ts'
import { faceWords, toFace } from './flow-links.ts'

type Props = { view: FlowListView; problem: FormProblem | null }

const leads = {
  recipe:
    'A routine of several steps becomes a recipe: what one tool gives, the next takes up. Fill in its form and it runs in one go.',
  workflow:
    'Steps become a graph with conditions and loops that runs by hand, on a schedule, on a signed call, on new mail or a new document.',
} as const

/** What to start from, and what somebody made. */
export function FlowList({ view: { face, page, house }, problem }: Props) {
  const words = faceWords[face]
  return (
    <div className="page max-w-[64rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">{words.title}</h1>
      <p className="lead mt-1 max-w-[44em]">{leads[face]}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <KeyedForm name="new-flow" of={face} action={toFace(face)}>
          <input type="hidden" name="do" value="new" />
          <Button type="submit" size="lg">
            <Icon name="plus" size={18} /> {`Empty ${words.one}`}
          </Button>
        </KeyedForm>
        <Link to={toFace(face === 'recipe' ? 'workflow' : 'recipe')} className="link text-sm">
          {face === 'recipe'
            ? 'Conditions, schedules and calls: workflow builder'
            : 'A straight line with a form: create lab'}
        </Link>
      </div>
      {problem?.errors['from'] ? (
        <div className="mt-3">
          <FieldError id="from-error">{problem.errors['from']}</FieldError>
        </div>
      ) : null}
      <HouseFlows face={face} house={house} />
      <section aria-labelledby="own-title" className="mt-12">
        <h2 id="own-title" className="heading-section">
          {`Your ${words.many}`}
        </h2>
        <KeptList
          page={page}
          problem={problem?.values['do'] === 'rename' ? problem : null}
          words={words}
          toList={(query) => toFace(face, query)}
          empty="What you make is kept here: for members until they delete it, for guests 30 days in this browser."
        />
      </section>
      <BringIn face={face} problem={problem} />
    </div>
  )
}

const HouseFlows = ({ face, house }: Pick<FlowListView, 'face' | 'house'>) => (
  <section aria-labelledby="house-title" className="mt-10">
    <h2 id="house-title" className="heading-section">
      {`${face === 'recipe' ? 'Built-in recipes' : 'Built-in workflows'} to start from`}
    </h2>
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {house.map(({ id, title, about, steps }) => (
        <Card key={id} as="li" className="grid content-between gap-3 p-4">
          <div>
            <h3 className="font-strong">{title}</h3>
            <p className="mt-1 text-sm text-fg-muted">{about}</p>
          </div>
          <KeyedForm name="new-flow" of={id} action={toFace(face)} className="flex items-center justify-between gap-2">
            <input type="hidden" name="do" value="new" />
            <input type="hidden" name="from" value={id} />
            <span className="text-xs text-fg-subtle tabular-nums">{`${steps} ${steps === 1 ? 'step' : 'steps'}`}</span>
            <Button type="submit" variant="plain" size="sm">
              Use it<span className="sr-only">: {title}</span>
            </Button>
          </KeyedForm>
        </Card>
      ))}
    </ul>
  </section>
)

const BringIn = ({ face, problem }: Pick<FlowListView, 'face'> & Pick<Props, 'problem'>) => (
  <details className="mt-10" open={problem?.errors['file'] !== undefined}>
    <summary className="cursor-pointer py-2 font-medium">Import from a file</summary>
    <KeyedForm name="import-flow" of={face} action={toFace(face)} className="mt-2 grid max-w-[44rem] gap-3">
      <input type="hidden" name="do" value="import" />
      <Field
        label="The JSON of a flow, as it was exported here"
        error={problem?.errors['file'] ?? null}
        help="Steps this server has no tools for are kept and named."
      >
        <TextArea
          name="file"
          rows={6}
          spellCheck={false}
          defaultValue={problem?.values['file'] ?? ''}
          className="font-mono"
        />
      </Field>
      <Button type="submit" variant="plain" className="justify-self-start">
        Bring it in
      </Button>
    </KeyedForm>
  </details>
)
