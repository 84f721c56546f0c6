import { Link } from '@remix-run/react'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ThreadView } from '../talking/thread-view.server.ts'
import { DecisionForm } from './decision-form.tsx'
import { FindInThread } from './search-part.tsx'

type Claim = ThreadView['claims']['claims'][number]
type Decision = ThreadView['claims']['decisions'][number]

const TONES: Readonly<Record<Claim['state'], BadgeTone>> = {
  open: 'quiet',
  agreed: 'success',
  disputed: 'warning',
  decided: 'accent',
}
const MOST_BESIDE = 6
const MOST_QUOTED = 4
const toClaims = (id: string) => to('threads', null, { t: id, view: 'claims' })

/** The claims beside a talk, those that are not settled first. */
export function ClaimsBeside({ view }: { view: ThreadView }) {
  const { id, claims } = view
  const shown = claims.claims.slice(0, MOST_BESIDE)
  return (
    <aside aria-labelledby="beside-title" className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <FindInThread id={id} search="" />
      <h2 id="beside-title" className="heading-small mt-6">
        What is claimed
      </h2>
      {shown.length === 0 ? (
        <p className="mt-1 text-[0.875rem] text-fg-muted">
          Statements that can be compared appear here a few seconds after they are made, by people and by engines.
        </p>
      ) : (
        <ul className="mt-2 grid gap-2.5">
          {shown.map(({ key, text, state, isNew }) => (
            <li key={key} className="text-[0.875rem] wrap-anywhere">
              <Badge tone={TONES[state]}>{state}</Badge> {isNew ? <Badge tone="info">new</Badge> : null}{' '}
              <Link to={`${toClaims(id)}#claim-${key}`} className="hover:text-accent-text">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {claims.decisions.length > 0 ? (
        <>
          <h2 className="heading-small mt-6">What is decided</h2>
          <ul className="mt-2 grid gap-2 text-[0.875rem]">
            {claims.decisions.slice(0, 3).map(({ id: decision, decision: words, day }) => (
              <li key={decision} className="wrap-anywhere">
                <Link to={`${toClaims(id)}#decision-${decision}`} className="hover:text-accent-text">
                  {words}
                </Link>{' '}
                <span className="text-fg-subtle">{day}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-4">
        <Link to={toClaims(id)} className="link text-[0.875rem]">
          {claims.claims.length > MOST_BESIDE
            ? `All ${claims.claims.length} claims and decisions`
            : 'Claims and decisions'}
        </Link>
      </p>
    </aside>
  )
}

/** All claims with who stands where, and the record of decisions. */
export function ClaimsPart({ view, problem }: { view: ThreadView; problem: FormProblem | null }) {
  const { id, claims, role, exportAt } = view
  const { isFresh, madeAt } = claims
  const canWrite = role !== 'reader'
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="claims-title" className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="claims-title" className="heading-section">
            Claims
          </h2>
          {isFresh ? null : (
            <ActForm name="do" act="read-claims" action={to('threads', null, { t: id })}>
              <Icon name="refresh" size={16} /> Read the talk anew
            </ActForm>
          )}
        </div>
        <p className="mt-1 text-[0.8125rem] text-fg-muted">
          Read out of the newest 300 messages by rules and small networks on this server, without a language model.
          {madeAt ? ` Last at ${toMomentWords(madeAt)}.` : ''}
          {isFresh || !madeAt ? '' : ' Something was said since.'}
        </p>
        {claims.claims.length === 0 ? (
          <EmptyState title="No claims yet" heading="h3">
            What can be true or false appears here: “The bridge opened in 1937.”
          </EmptyState>
        ) : (
          <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
            {claims.claims.map((claim) => (
              <ClaimCard key={claim.key} claim={claim} id={id} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="decisions-title" className="min-w-0">
        <h2 id="decisions-title" className="heading-section">
          Decisions
        </h2>
        {claims.decisions.length > 0 ? (
          <p className="mt-2 flex flex-wrap gap-2">
            {(['md', 'json'] as const).map((as) => (
              <a
                key={as}
                href={`${exportAt}?of=decisions&as=${as}`}
                download
                className={toButtonClass({ variant: 'plain', size: 'xs' })}
              >
                <Icon name="download" size={15} /> As {as === 'md' ? 'Markdown' : 'JSON'}
              </a>
            ))}
          </p>
        ) : (
          <p className="mt-1 text-fg-muted">Nothing is decided yet.</p>
        )}
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {claims.decisions.map((decision) => (
            <DecisionCard key={decision.id} decision={decision} view={view} problem={problem} />
          ))}
        </ul>
        {canWrite ? <DecisionForm view={view} before={null} problem={problem} /> : null}
      </section>
    </div>
  )
}

function ClaimCard({ claim, id }: { claim: Claim; id: string }) {
  const { key, text, state, isNew, agree, dispute, own, said } = claim
  const action = to('threads', null, { t: id })
  const stance = (wanted: 'agree' | 'dispute', words: string) => (
    <ActForm
      name="do"
      act="stance"
      fields={{ claim: key, stance: own === wanted ? 'none' : wanted }}
      action={action}
      variant={own === wanted ? 'soft' : 'plain'}
      about={text}
    >
      {own === wanted ? <Icon name="check" size={15} /> : null} {words}
    </ActForm>
  )
  return (
    <Card as="li" id={`claim-${key}`} className="scroll-mt-24 p-4">
      <p className="flex flex-wrap gap-2">
        <Badge tone={TONES[state]}>{state}</Badge>
        {isNew ? <Badge tone="info">new</Badge> : null}
      </p>
      <p className="mt-2 font-medium wrap-anywhere">{text}</p>
      <p className="mt-1 text-[0.8125rem] text-fg-muted wrap-anywhere">
        {agree.length > 0 ? `For it: ${agree.join(', ')}. ` : ''}
        {dispute.length > 0 ? `Against it: ${dispute.join(', ')}.` : ''}
      </p>
      <SaidList id={id} said={said.slice(0, MOST_QUOTED)} />
      {said.length > MOST_QUOTED ? (
        <details className="text-[0.8125rem]">
          <summary className="link w-fit cursor-pointer py-1.5">{`${said.length - MOST_QUOTED} more`}</summary>
          <SaidList id={id} said={said.slice(MOST_QUOTED)} />
        </details>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {stance('agree', 'I agree')}
        {stance('dispute', 'I dispute it')}
        {state === 'decided' ? null : (
          <Link
            to={`${to('threads', null, { t: id, view: 'claims', claim: key })}#decide`}
            preventScrollReset
            className={toButtonClass({ variant: 'ghost', size: 'sm' })}
          >
            Decide<span className="sr-only">: {text}</span>
          </Link>
        )}
      </div>
    </Card>
  )
}

const SaidList = ({ id, said }: { id: string; said: Claim['said'] }) => (
  <ul className="mt-2 grid gap-1 text-[0.8125rem]">
    {said.map(({ by, messageId, quote, isFor }, n) => (
      <li key={n} className="wrap-anywhere">
        <Link to={`${to('threads', null, { t: id, on: messageId })}#m-${messageId}`} className="link">
          {by}
        </Link>
        {isFor ? '' : ', against'}: “{quote}”
      </li>
    ))}
  </ul>
)

function DecisionCard({
  decision,
  view,
  problem,
}: {
  decision: Decision
  view: ThreadView
  problem: FormProblem | null
}) {
  const { id, decision: words, reasons, dissent, carriedBy, day, about, by, isOwn, editedAt } = decision
  const canChange = view.role !== 'reader' && (isOwn || view.role === 'owner')
  const isProblem = problem?.values['decision_id'] === id
  return (
    <Card as="li" id={`decision-${id}`} className="scroll-mt-24 p-4">
      <h3 className="font-strong wrap-anywhere">{words}</h3>
      <dl className="mt-2 grid gap-1.5 text-[0.875rem] wrap-anywhere [&_dt]:text-fg-subtle">
        {reasons ? <Line name="Reasons" words={reasons} /> : null}
        {dissent ? <Line name="Dissent" words={dissent} /> : null}
        {about ? <Line name="Settles" words={about} /> : null}
        {carriedBy ? <Line name="Seen to by" words={carriedBy} /> : null}
      </dl>
      <p className="mt-2 text-xs text-fg-subtle">
        From {day}, written down by {by}
        {editedAt ? ', changed since' : ''}
      </p>
      {canChange ? (
        <div className="mt-1 flex flex-wrap items-start gap-2">
          <DecisionForm view={view} before={decision} problem={isProblem ? problem : null} />
          <ActForm
            name="do"
            act="undecide"
            fields={{ decision_id: id }}
            action={to('threads', null, { t: view.id })}
            variant="ghost"
            about={words}
          >
            Take it off
          </ActForm>
        </div>
      ) : null}
    </Card>
  )
}

const Line = ({ name, words }: { name: string; words: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="whitespace-pre-wrap">{words}</dd>
  </div>
)
