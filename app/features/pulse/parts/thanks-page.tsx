import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ThanksLine, ThanksView } from '../thanks/read-thanks.server.ts'
import { THANKS_MAX_CHARS } from '../pulse.limits.ts'

type Props = { view: ThanksView; problem: FormProblem | null }

/** Thanks by name: to give, to accept, and to read. */
export function ThanksPage({ view, problem }: Props) {
  const { publisher, of, waiting, given, shown, next } = view
  return (
    <div className="page max-w-[760px] pt-5 pb-section lg:pt-9">
      <h1 className="heading-page wrap-anywhere">{of ? `Thanks to ${of.name}` : 'Acknowledgements'}</h1>
      <p className="lead mt-2 max-w-[34em]">
        Thanks from one member to another, and what for. Everybody can read them once the person thanked accepts.
      </p>
      {problem?.errors.form ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors.form}</FieldError>
        </div>
      ) : null}
      {waiting.length > 0 ? (
        <Part
          id="waiting"
          title="For you, waiting for your word"
          lines={waiting}
          problem={problem}
          tools={waitingTools}
        />
      ) : null}
      <BeforePublishing publisher={publisher} what="post" className="mt-5" />
      {publisher.state === 'ready' && !of ? <ThankForm view={view} problem={problem} /> : null}
      {shown.length > 0 ? (
        <Part id="shown" title={of ? 'What for' : 'The newest'} lines={shown} problem={problem} tools={shownTools} />
      ) : (
        <EmptyState
          title={of ? 'No thanks are shown yet' : 'Nobody has been thanked here yet'}
          pose="celebrate"
          className="mt-6"
        >
          {of ? 'What they accept appears here.' : 'Who helped you? Thank them by name.'}
        </EmptyState>
      )}
      {next ? (
        <ButtonLink to={to('acknowledgements', null, { of: of?.handle, after: next })} variant="plain" className="mt-5">
          Older thanks
        </ButtonLink>
      ) : null}
      {given.length > 0 && !of ? (
        <Part id="given" title="What you gave" lines={given} problem={problem} tools={givenTools} />
      ) : null}
    </div>
  )
}

function ThankForm({ view, problem }: Props) {
  const own = problem?.values.act === 'thank' ? problem : null
  return (
    <KeyedForm name="thank" noValidate className="mt-6 grid gap-3">
      <input type="hidden" name="act" value="thank" />
      <input type="hidden" name="about" value={own?.values.about ?? view.about} />
      <Field label="Whom do you thank?" help="Their name, as written after the @." error={own?.errors.to}>
        <TextInput name="to" defaultValue={own?.values.to ?? view.to} autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field label="What for?" error={own?.errors.text}>
        <TextArea name="text" rows={3} maxLength={THANKS_MAX_CHARS} defaultValue={own?.values.text ?? ''} dir="auto" />
      </Field>
      <Button type="submit" className="justify-self-start">
        Thank them
      </Button>
    </KeyedForm>
  )
}

type PartProps = {
  id: string
  title: string
  lines: readonly ThanksLine[]
  problem: FormProblem | null
  tools: (line: ThanksLine, problem: FormProblem | null) => ReactNode
}

const Part = ({ id, title, lines, problem, tools }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-20">
    <h2 id={`${id}-title`} className="heading-section">
      {title}
    </h2>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-3 py-4">
          <Avatar name={line.to.name} picture={line.to.picture} />
          <div className="min-w-0 flex-1">
            <p className="text-[0.8125rem] text-fg-muted">
              <Who person={line.from} /> thanks <Who person={line.to} />, <time dateTime={line.at}>{line.ago}</time>
            </p>
            <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
              {line.text}
            </p>
            {line.about ? (
              <Link to={line.about} className="link inline-flex min-h-8 items-center text-[0.8125rem]">
                What it is about
              </Link>
            ) : null}
            <div className="mt-1.5 flex flex-wrap items-start gap-2">{tools(line, problem)}</div>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const Who = ({ person }: { person: { name: string; handle: string } | null }) =>
  person ? (
    <Link to={to('profile', { handle: person.handle })} className="font-medium text-fg hover:underline">
      {person.name}
    </Link>
  ) : (
    'A former member'
  )

const waitingTools = ({ id }: ThanksLine) => (
  <>
    <ActForm act="accept" fields={{ thanks: id }} variant="primary">
      Accept and show
    </ActForm>
    <ActForm act="decline" fields={{ thanks: id }}>
      Keep it to myself
    </ActForm>
  </>
)

const shownTools = (line: ThanksLine, problem: FormProblem | null) =>
  line.isEarned ? (
    <ActForm act="take-off" fields={{ thanks: line.id }} variant="ghost">
      Show it no longer
    </ActForm>
  ) : line.isGiven ? null : (
    <ReportForm target={line.id} problem={problem} />
  )

const givenTools = ({ id, isShown }: ThanksLine) => (
  <>
    <span className="inline-flex min-h-9 items-center text-[0.8125rem] text-fg-muted">
      {isShown ? 'Shown to everybody' : 'Not shown to others'}
    </span>
    <ActForm act="withdraw" fields={{ thanks: id }} variant="ghost">
      Take back
    </ActForm>
  </>
)
