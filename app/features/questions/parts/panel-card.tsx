import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SourceList } from '#app/kits/asking/conversation/parts/source-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import type { QuestionView } from '../question-view.server.ts'
import { AcceptButton, AcceptedBadge } from './accept.tsx'
import { DayOf } from './day-of.tsx'
import { Fold } from './fold.tsx'
import { VoteButtons, type WhyNot } from './vote-buttons.tsx'

type Version = NonNullable<QuestionView['panel']['current']>

const TONES = { agree: 'success', mostly: 'success', split: 'warning', single: 'quiet' } as const satisfies Record<
  string,
  BadgeTone
>

/** What the panel answered, with how far its answers agreed, the sources, and the way to the whole run. */
export function PanelCard({
  view,
  problem,
  whyNoVote,
}: {
  view: QuestionView
  problem: FormProblem | null
  whyNoVote: WhyNot | null
}) {
  const { panel, question, viewer, votes } = view
  const { current, asking, older, isStale } = panel
  const isAccepted = question.acceptedId === 'panel'
  const hasAnswer = current?.state === 'answered'
  return (
    <Card as="section" id="panel" aria-labelledby="panel-title" className="mt-6 scroll-mt-20 p-5 sm:p-7">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id="panel-title" className="flex items-center gap-2 text-[0.8125rem] font-medium text-fg-muted">
          <Icon name="scale" size={16} /> The panel’s answer
        </h2>
        {current?.agreement ? <Badge tone={TONES[current.agreement.tone]}>{current.agreement.words}</Badge> : null}
        {isAccepted ? <AcceptedBadge /> : null}
      </div>
      <div aria-live="polite">
        {current ? <Words version={current} /> : null}
        {asking && current && current.version !== asking.version ? (
          <p className="mt-3 text-fg-muted">The panel is being asked again. Its new answer will appear here.</p>
        ) : null}
      </div>
      {isStale ? (
        <p className="mt-3 flex items-start gap-2 text-[0.8125rem] text-fg-muted">
          <Icon name="info" size={16} className="mt-px" />
          <span>The panel was asked in other words: “{current?.asked}”</span>
        </p>
      ) : null}
      {current && current.sources.length > 0 ? (
        <SourceList sources={current.sources} className="mt-5 border-t border-line pt-4" />
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
        {hasAnswer && question.isPublic ? (
          <VoteButtons
            target="panel"
            votes={panel.votes}
            own={votes.panel ?? 0}
            whyNot={whyNoVote}
            about="The panel’s answer"
            hasDown
          />
        ) : null}
        {current && panel.hasRun ? (
          <Link to={to('consensus-run', null, { run: current.runId })} rel="nofollow" className="link text-[0.8125rem]">
            {asking === null ? 'The whole run, claim by claim' : 'Watch the run'}
          </Link>
        ) : null}
        {viewer.isAsker && hasAnswer && question.isPublic ? (
          <AcceptButton target="panel" isAccepted={isAccepted} />
        ) : null}
        {panel.canAskAgain ? <AskAgain hasAnswer={hasAnswer} /> : null}
      </div>
      {problem?.values.act === 'again' ? <FieldError>{problem.errors.again}</FieldError> : null}
      {older.length > 0 ? <Older older={older} /> : null}
    </Card>
  )
}

function Words({ version: { state, text, agreement, at, version } }: { version: Version }) {
  if (state === 'asking' && !text)
    return (
      <div className="mt-4 grid gap-2.5">
        <p className="text-fg-muted">The panel is thinking.</p>
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
      </div>
    )
  if (state === 'lost')
    return <p className="mt-3 text-fg-muted">The run behind this answer is gone. Ask the panel again to have one.</p>
  return (
    <>
      {state === 'silent' ? <p className="heading-card mt-3">Nobody here answers this</p> : null}
      <p className={state === 'silent' ? 'mt-1 text-fg-muted' : 'mt-3 text-xl leading-relaxed wrap-anywhere'}>{text}</p>
      {agreement?.apart ? <p className="mt-2 text-fg-muted">{agreement.apart}.</p> : null}
      {agreement?.isCut ? (
        <p className="mt-2 text-fg-muted">The answers are long: only a part of them was compared.</p>
      ) : null}
      <p className="mt-2 text-[0.8125rem] text-fg-subtle tabular-nums">
        {agreement ? `${agreement.voices} of ${agreement.asked} answered, ` : ''}
        {state === 'asking' ? 'some are still thinking, ' : ''}
        <DayOf at={at} />
        {version > 1 ? `, version ${version}` : ''}
      </p>
    </>
  )
}

function AskAgain({ hasAnswer }: { hasAnswer: boolean }) {
  return (
    <KeyedForm name="ask-panel-again" preventScrollReset>
      <input type="hidden" name="act" value="again" />
      <Button type="submit" variant="ghost" size="xs">
        <Icon name="refresh" size={15} /> Ask the panel again
        <span className="sr-only">{hasAnswer ? ', which takes one run' : ''}</span>
      </Button>
    </KeyedForm>
  )
}

function Older({ older }: { older: readonly Version[] }) {
  return (
    <Fold title={older.length === 1 ? 'One other version' : `${older.length} other versions`} icon="clock">
      <ol className="grid gap-3 text-[0.8125rem]">
        {older.map(({ version, text, state, agreement, at }) => (
          <li key={version} className="wrap-anywhere">
            <p className="text-fg-subtle">
              Version {version}, <DayOf at={at} />
              {agreement ? `: ${agreement.words.toLowerCase()}` : ''}
            </p>
            <p className="mt-0.5">{state === 'answered' ? text : 'Nobody had an answer.'}</p>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
