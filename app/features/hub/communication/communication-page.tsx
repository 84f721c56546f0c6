import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { ButtonLink, IconButton } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { CommunicationView, HubState, HubThing } from './communication.server.ts'
import { useHubKeys } from './use-hub-keys.ts'

const STATES: readonly { state: HubState; label: string }[] = [
  { state: 'open', label: 'Open' },
  { state: 'unread', label: 'Unread' },
  { state: 'starred', label: 'Starred' },
  { state: 'snoozed', label: 'Snoozed' },
  { state: 'done', label: 'Done' },
]

/** Everything that reached a member in one list, with one set of acts. */
export function CommunicationPage({ view: { state, kind, kinds, things, next, undo } }: { view: CommunicationView }) {
  const list = useRef<HTMLUListElement>(null)
  useHubKeys(list)
  const toHub = (query: Record<string, string | number | null>) =>
    to('communication-hub', null, { kind, state: state === 'open' ? null : state, ...query })
  const hasScript = useHasScript()
  return (
    <div className="page max-w-[60rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('home')}>Home</BackLink>
      <h1 className="heading-page mt-1">Communication hub</h1>
      <p className="mt-1 text-fg-muted">Mail, notices and spoken mails in one list. Each stays where it is.</p>
      <nav aria-label="Kinds" className="mt-5 flex flex-wrap gap-2">
        <ChipLink to={toHub({ kind: null })} isChosen={kind === null}>
          Everything
        </ChipLink>
        {kinds.map((one) => (
          <ChipLink key={one.kind} to={toHub({ kind: one.kind })} isChosen={kind === one.kind}>
            {one.label}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label="States" className="mt-2 flex flex-wrap gap-2">
        {STATES.map((one) => (
          <ChipLink
            key={one.state}
            to={toHub({ state: one.state === 'open' ? null : one.state })}
            isChosen={state === one.state}
          >
            {one.label}
          </ChipLink>
        ))}
      </nav>
      {undo ? (
        <KeyedForm
          name="undo-reached"
          again
          action={toHub({})}
          role="status"
          className="mt-5 flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3"
        >
          <Fields kind={undo.kind} id={undo.id} />
          <span className="min-w-0 flex-1">
            {undo.act === 'undone' ? 'It is done.' : `It comes back tomorrow at 08:00${hasScript ? '' : ' UTC'}.`}
          </span>
          <button type="submit" name="do" value={undo.act} className="link">
            Undo
          </button>
        </KeyedForm>
      ) : null}
      {things.length === 0 ? (
        <EmptyState title="Nothing here" pose="envelope">
          {state === 'open'
            ? 'What reaches you appears here: mail, answers, mentions and spoken mails.'
            : 'Mail that is archived or snoozed stands in the folders of the inbox.'}
        </EmptyState>
      ) : (
        <ul ref={list} className="mt-5 border-b border-line" aria-label="What reached you">
          {things.map((thing) => (
            <Thing key={`${thing.kind} ${thing.id}`} thing={thing} action={toHub({})} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        {next ? (
          <ButtonLink to={toHub({ before: next })} variant="plain">
            Older
          </ButtonLink>
        ) : (
          <span />
        )}
        <p className="text-xs text-fg-subtle max-sm:hidden">
          Keys: J and K move, Enter opens, E is done, S stars, H snoozes.
        </p>
      </div>
    </div>
  )
}

const Fields = ({ kind, id }: { kind: string; id: string }) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="id" value={id} />
  </>
)

function Thing({ thing, action }: { thing: HubThing; action: string }) {
  const { kind, id, icon, who, title, snippet, href, at, isUnread, isStarred, isDone, isSnoozed } = thing
  return (
    <li className="flex items-start gap-3 border-t border-line py-3" data-hub-row>
      <Icon name={icon} size={18} className="mt-1 flex-none text-fg-subtle" />
      <div className="min-w-0 flex-1">
        <Link to={href} className={`link wrap-anywhere ${isUnread ? 'font-strong' : ''}`} dir="auto">
          {title}
          {isUnread ? <span className="sr-only"> (unread)</span> : null}
        </Link>
        <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-fg-muted" dir="auto">
          {[who, snippet].filter(Boolean).join(': ')}
        </p>
        <time dateTime={new Date(at).toISOString()} className="text-xs text-fg-subtle">
          {toShortDay(new Date(at))}
        </time>
      </div>
      <span className="flex flex-none">
        <Act
          {...{ kind, id, action }}
          act={isStarred ? 'unstar' : 'star'}
          icon="star"
          label={isStarred ? `Take the star off “${title}”` : `Star “${title}”`}
          isOn={isStarred}
        />
        <Act
          {...{ kind, id, action }}
          act={isSnoozed ? 'wake' : 'snooze'}
          icon="clock"
          label={isSnoozed ? `Wake “${title}”` : `Snooze “${title}” until tomorrow`}
        />
        <Act
          {...{ kind, id, action }}
          act={isDone ? 'undone' : 'done'}
          icon={isDone ? 'undo' : 'check'}
          label={isDone ? `Open “${title}” again` : `“${title}” is done`}
        />
      </span>
    </li>
  )
}

/** The zone in which tomorrow begins; without scripts it is universal time. */
function Zone() {
  const zone = useHasScript() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  return <input type="hidden" name="zone" value={zone} />
}

type ActProps = { kind: string; id: string; action: string; act: string; icon: IconName; label: string; isOn?: boolean }

const Act = ({ kind, id, action, act, icon, label, isOn = false }: ActProps) => (
  <KeyedForm name={act} of={`${kind}-${id}`} again action={action} preventScrollReset data-hub-act={act}>
    <Fields kind={kind} id={id} />
    <input type="hidden" name="do" value={act} />
    {act === 'snooze' ? <Zone /> : null}
    <IconButton type="submit" label={label}>
      <Icon name={icon} size={17} className={isOn ? 'text-accent-text' : ''} />
    </IconButton>
  </KeyedForm>
)
