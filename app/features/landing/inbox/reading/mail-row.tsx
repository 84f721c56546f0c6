import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { isSnoozed, move, placeOf, toggleStar } from '../inbox-state.ts'
import { nextAfter, type SortedSample } from '../inbox-view.ts'
import { sayReceived, snippetOf } from './mail-words.ts'
import { PriorityMark } from './priority-mark.tsx'
import { StarMark } from './star-mark.tsx'
import { StepLink } from '../step-link.tsx'
import type { Inbox } from '../use-inbox.ts'
import { useSwipe } from '../use-swipe.ts'

const tool = 'grid size-11 place-items-center rounded-control-sm text-fg-subtle hover:bg-hover hover:text-fg'

/** One mail of the list: the whole row opens it, a swipe puts it away. */
export function MailRow({ mail, inbox }: { mail: SortedSample; inbox: Inbox }) {
  const { state, view, go } = inbox
  const isShown = view.shown?.id === mail.id
  const isStarred = state.stars.includes(mail.id)
  const place = placeOf(state, mail.id)
  const next = nextAfter(view.rows, mail.id)
  const swipe = useSwipe({
    right: place === 'done' ? null : () => go(move(state, mail.id, 'done', next)),
    left: isSnoozed(place) ? null : () => go(move(state, mail.id, 't', next)),
  })
  return (
    <li className="group relative touch-pan-y overflow-clip rounded-[18px]" data-mail={mail.id} {...swipe}>
      <SwipeGround />
      <div
        className={
          'relative transition-[translate] duration-fast [translate:var(--swipe,0)_0] group-data-swipe:transition-none ' +
          `group-data-swipe:bg-surface ${isShown ? 'md:bg-accent-soft' : 'bg-surface'}`
        }
      >
        <StepLink
          inbox={inbox}
          next={{ ...state, open: mail.id, deed: null }}
          data-row=""
          aria-current={isShown && view.isOpened ? 'true' : undefined}
          className="flex gap-3.25 rounded-[18px] px-3.5 py-3.25 hover:bg-hover focus-visible:-outline-offset-2"
        >
          <Avatar name={mail.name} size="lg" />
          <span className="grid min-w-0 flex-1 gap-px">
            <span className="flex items-baseline justify-between gap-2">
              <b className="truncate text-[0.9375rem] font-medium">{mail.name}</b>
              <span className="flex-none text-xs text-fg-muted tabular-nums">{sayReceived(mail.at)}</span>
            </span>
            <span className="truncate font-medium">{mail.subject}</span>
            <span className="truncate text-[0.8438rem] text-fg-muted">{snippetOf(mail.text)}</span>
            <span className="mt-2 min-w-0 pr-10 lg:pr-20">
              <PriorityMark priority={mail.triage.priority} why={mail.triage.why} isOnSoft={isShown} />
            </span>
          </span>
        </StepLink>
        <span className="absolute right-1.5 bottom-1 flex">
          {place === 'done' ? null : (
            <StepLink
              inbox={inbox}
              next={move(state, mail.id, 'done', next)}
              aria-label={`Archive “${mail.subject}”`}
              className={`${tool} opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-lg:hidden`}
            >
              <Icon name="archive" size={18} />
            </StepLink>
          )}
          <StepLink
            inbox={inbox}
            next={toggleStar(state, mail.id)}
            aria-label={`${isStarred ? 'Remove the star from' : 'Star'} “${mail.subject}”`}
            className={tool}
          >
            <StarMark isFull={isStarred} />
          </StepLink>
        </span>
      </div>
    </li>
  )
}

/** What shows beneath a row while it is swiped. */
function SwipeGround() {
  return (
    <span
      aria-hidden="true"
      className="invisible absolute inset-0 flex items-center justify-between rounded-[18px] px-5 text-sm font-medium group-data-swipe:visible group-data-[swipe=left]:bg-warning-soft group-data-[swipe=left]:text-warning-soft-fg group-data-[swipe=right]:bg-success-soft group-data-[swipe=right]:text-success-soft-fg"
    >
      <span className="inline-flex items-center gap-2 group-data-[swipe=left]:invisible">
        <Icon name="archive" size={20} />
        Archive
      </span>
      <span className="inline-flex items-center gap-2 group-data-[swipe=right]:invisible">
        Tomorrow
        <Icon name="clock" size={20} />
      </span>
    </span>
  )
}
