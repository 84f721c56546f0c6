import { useEffect, useMemo, useRef, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { ThreadView } from '../talking/thread-view.server.ts'
import { ClaimsBeside, ClaimsPart } from './claims-part.tsx'
import { Composer } from './composer.tsx'
import { MessageItem } from './message-item.tsx'
import { PeoplePart } from './people-part.tsx'
import { SearchPart } from './search-part.tsx'
import '../threads.css'

type Props = { view: ThreadView; problem: FormProblem | null }

/** One thread: its talk with the claims beside it, all of its claims and decisions, or its people. */
export function ThreadPage({ view, problem }: Props) {
  const { id, title, claims } = view
  const live = useThreadLive(view)
  const tab = (label: string, wanted: ThreadView['view']) => ({
    label,
    to: to('threads', null, { t: id, view: wanted === 'talk' ? null : wanted }),
    isChosen: view.view === wanted,
  })
  const disputed = claims.claims.filter(({ state }) => state === 'disputed').length
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('threads')}>All threads</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-section wrap-anywhere" dir="auto">
            {title}
          </h1>
          <Present view={view} />
        </div>
        <ButtonLink to={to('thread-workspace', null, { t: id })} variant="plain" size="sm">
          <Icon name="file-text" size={16} /> Document
        </ButtonLink>
      </div>
      <SegmentedTabs
        label="About this thread"
        tabs={[
          tab('Talk', 'talk'),
          tab(disputed > 0 ? `Claims, ${disputed} disputed` : 'Claims', 'claims'),
          tab('People', 'people'),
        ]}
        className="mt-4 max-w-full overflow-x-auto"
      />
      {view.view === 'people' && view.people ? <PeoplePart view={view} people={view.people} problem={problem} /> : null}
      {view.view === 'claims' ? <ClaimsPart view={view} problem={problem} /> : null}
      {view.view === 'search' && view.found ? <SearchPart view={view} found={view.found} /> : null}
      {view.view === 'talk' ? (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <Talk view={view} live={live} problem={problem} />
          <ClaimsBeside view={view} />
        </div>
      ) : null}
    </div>
  )
}

/** Reads the page anew when the thread changes; the words of an answer are shown as they come. */
function useThreadLive({ liveAt, liveMark, talk }: ThreadView): ReadonlyMap<string, string> {
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map())
  useLive(liveAt, liveMark, ({ name, data }) => {
    if (name !== 'part') return true
    const { message, at, text } = data as { message: string; at: number; text: string }
    setWords((before) => new Map(before).set(message, (before.get(message) ?? '').slice(0, at) + text))
    return false
  })
  const { messages } = talk
  return useMemo(() => {
    const open = new Set(messages.filter(({ state }) => state === 'writing').map(({ id }) => id))
    return new Map([...words].filter(([id]) => open.has(id)))
  }, [words, messages])
}

function Present({ view: { members } }: { view: ThreadView }) {
  const { present, presentCount, count } = members
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-2 text-[0.8125rem] text-fg-muted" role="status">
      <span aria-hidden="true" className="flex -space-x-1.5">
        {present.slice(0, 5).map(({ id, name, picture }) => (
          <Avatar key={id} name={name} picture={picture} size="sm" />
        ))}
      </span>
      {presentCount <= 1 ? 'You are here' : `${presentCount} are here now`},{' '}
      {count === 1 ? 'one member' : `${count} members`}
    </p>
  )
}

type TalkProps = Props & { live: ReadonlyMap<string, string> }

function Talk({ view, live, problem }: TalkProps) {
  const { id, talk, userId } = view
  const { messages, earlier, hasLater, firstNewId, isUnderWay } = talk
  const end = useStayAtEnd(messages.at(-1)?.id ?? '', hasLater)
  const ownTip = messages.findLast(({ canEdit }) => canEdit)?.id ?? userId
  return (
    <section aria-label="Talk" className="min-w-0">
      {earlier ? (
        <p className="pb-3">
          <ButtonLink to={earlier} variant="plain" size="sm">
            <Icon name="arrow-up" size={16} /> Earlier messages
          </ButtonLink>
        </p>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {messages.map((message) => (
          <div key={message.id} className="min-w-0">
            {message.id === firstNewId ? <NewMark /> : null}
            <MessageItem
              message={message}
              view={view}
              live={live.get(message.id) ?? ''}
              problem={problem}
              isNew={firstNewId !== null && message.id >= firstNewId}
            />
          </div>
        ))}
      </div>
      {hasLater ? (
        <p className="pt-3">
          <ButtonLink to={to('threads', null, { t: id })} variant="plain" size="sm">
            <Icon name="arrow-down" size={16} /> The newest messages
          </ButtonLink>
        </p>
      ) : null}
      <div ref={end} className="scroll-mb-72" />
      <ReadAgain
        isOn={isUnderWay && !view.isStill}
        pageTo={to('threads', null, { t: id })}
        stillTo={to('threads', null, { t: id, refresh: 'off' })}
      />
      {view.role === 'reader' ? (
        <p className="mt-4 rounded-card bg-sunken px-4 py-3 text-[0.875rem] text-fg-muted">
          You read along in this thread: you can react, vote and say how you stand to a claim. Its owner can let you
          write.
        </p>
      ) : (
        <Composer key={ownTip} view={view} problem={problem} />
      )}
      {problem?.errors['leave'] ? <FieldError>{problem.errors['leave']}</FieldError> : null}
    </section>
  )
}

const NewMark = () => (
  <p id="new" className="my-2 flex items-center gap-3 text-xs font-medium text-accent-text">
    <span aria-hidden="true" className="h-px flex-1 bg-accent-line" />
    New since you left
    <span aria-hidden="true" className="h-px flex-1 bg-accent-line" />
  </p>
)

/** Whoever reads at the end stays there when something is said; whoever scrolled up is left alone. */
function useStayAtEnd(tip: string, hasLater: boolean) {
  const end = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  useEffect(() => {
    const look = () => {
      isNear.current = (end.current?.getBoundingClientRect().top ?? Infinity) < window.innerHeight + 120
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    if (isNear.current && !hasLater && !window.location.hash) end.current?.scrollIntoView({ block: 'nearest' })
  }, [tip, hasLater])
  return end
}
