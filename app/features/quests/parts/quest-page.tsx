import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { QuestView } from '../goals/quest-view.server.ts'
import { GroupPart } from './group-part.tsx'

type Props = { view: QuestView; problem: string | null }

/** One quest: its steps, how each is known to be done, and what it opens. */
export function QuestPage({ view, problem }: Props) {
  const { quest, state, group } = view
  return (
    <div className="page max-w-[760px] pt-5 pb-section lg:pt-9">
      <BackLink to={to('quests')}>Quests</BackLink>
      <header className="mt-2 grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_130px]">
        <div className="pb-4">
          <h1 className="heading-page">{quest.title}</h1>
          <p className="lead mt-2">{quest.about}</p>
          {state === 'finished' ? (
            <Badge tone="success" className="mt-3">
              Finished
            </Badge>
          ) : null}
        </div>
        <div className="justify-self-end max-sm:hidden">
          <Panda pose={state === 'finished' ? 'celebrate' : 'thinking'} className="w-[118px]" />
        </div>
      </header>
      {problem ? (
        <div role="alert" className="mb-4">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
      {group ? (
        <GroupPart group={group} isMember={view.isMember} questId={quest.id} most={view.mostInGroup} />
      ) : (
        <Steps view={view} />
      )}
      <Acts view={view} />
      <ScrollPart view={view} />
    </div>
  )
}

const Steps = ({ view: { steps, state, quest } }: { view: QuestView }) => (
  <Card className="px-5 py-1 sm:px-6">
    <ol className="divide-y divide-line">
      {steps.map(({ say, of, times, isDone, ever, href, tool, already }, n) => (
        <li key={n} className="grid gap-2 py-4">
          <p className="flex items-start gap-3">
            <Icon
              name={isDone || already ? 'check-circle' : 'arrow-right'}
              size={20}
              className={`mt-px flex-none ${isDone || already ? 'text-accent-text' : 'text-fg-subtle'}`}
            />
            <span className="min-w-0 flex-1 font-medium">
              {say}
              {isDone ? <span className="sr-only">: done</span> : null}
            </span>
          </p>
          {state === 'begun' && !isDone && !quest.groupDays ? (
            <div className="ml-8 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Culm value={times} of={of} label={`${times} of ${of}`} className="w-40" />
              <span className="text-[0.8125rem] text-fg-muted tabular-nums">
                {times} of {of}
              </span>
              <ButtonLink to={href} size="sm" variant="plain">
                {tool}
              </ButtonLink>
            </div>
          ) : null}
          {already ? <AlreadyDone already={already} say={say} /> : null}
          <p className="ml-8 text-xs text-fg-subtle">
            {quest.groupDays
              ? 'Counted from what each member really does from the day they join.'
              : ever
                ? 'What you did before counts too.'
                : 'Counted from the day you begin.'}
          </p>
        </li>
      ))}
    </ol>
  </Card>
)

type Done = { already: NonNullable<QuestView['steps'][number]['already']>; say: string }

/** What was done before the quest began, with the day and the place where it is seen. */
const AlreadyDone = ({ already: { day, href }, say }: Done) => (
  <p className="ml-8 text-[0.8125rem] text-fg-muted">
    {href ? (
      <Link to={href} className="link" aria-label={`${say}: already done on ${day}`}>
        Already done on {day}
      </Link>
    ) : (
      `Already done on ${day}`
    )}
    .
  </p>
)

function Acts({ view: { quest, state, isMember, needsMember, group } }: { view: QuestView }) {
  if (group) return null
  if (quest.groupDays) return <BeginGroup days={quest.groupDays} isMember={isMember} questId={quest.id} />
  if (state === 'finished') return null
  if (needsMember && !isMember)
    return (
      <Panel className="mt-4 flex flex-wrap items-center gap-3 p-4">
        <p className="min-w-0 flex-1 basis-60">Its steps need an account, since others see what comes of them.</p>
        <ButtonLink to={to('register', null, { return_url: to('quest', { questId: quest.id }) })} size="sm">
          Create one
        </ButtonLink>
      </Panel>
    )
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {state === 'begun' ? (
        <>
          <ButtonLink to={to('quest', { questId: quest.id })} variant="plain">
            <Icon name="refresh" size={16} /> Look again
          </ButtonLink>
          <ActForm name="do" act="leave" variant="ghost">
            Put it aside
          </ActForm>
        </>
      ) : (
        <KeyedForm name="begin-quest" again>
          <input type="hidden" name="do" value="begin" />
          <Button type="submit">{state === 'left' ? 'Take it up again' : 'Begin'}</Button>
        </KeyedForm>
      )}
    </div>
  )
}

const BeginGroup = ({ days, isMember, questId }: { days: number; isMember: boolean; questId: string }) => (
  <Panel className="mt-4 grid gap-3 p-5">
    <p>
      A group has {days} days. Nobody owns it: it goes on when whoever began it stays away, ends by itself when its time
      is over, and earlier when more than half of those who are there want it.
    </p>
    {isMember ? (
      <KeyedForm name="quest-group">
        <input type="hidden" name="do" value="group" />
        <Button type="submit">Begin a group</Button>
      </KeyedForm>
    ) : (
      <ButtonLink
        to={to('login', null, { return_url: to('quest', { questId }) })}
        variant="plain"
        className="justify-self-start"
      >
        Sign in to begin one
      </ButtonLink>
    )}
  </Panel>
)

const ScrollPart = ({ view: { scroll, state } }: { view: QuestView }) =>
  scroll ? (
    <section aria-labelledby="opens" className="mt-8">
      <h2 id="opens" className="heading-section">
        {state === 'finished' ? 'It opened' : 'It opens'}
      </h2>
      <p className="mt-2 flex items-start gap-3">
        <Icon
          name={state === 'finished' ? 'file-text' : 'lock'}
          size={20}
          className="mt-0.5 flex-none text-accent-text"
        />
        <span>
          <Link to={to('scroll', { scrollId: scroll.slug })} className="font-medium hover:underline">
            {scroll.title}
          </Link>
          <span className="block text-fg-muted">{scroll.summary}</span>
        </span>
      </p>
    </section>
  ) : null
