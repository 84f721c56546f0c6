import type { InboxState } from '../inbox-state.ts'
import { toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { isSnoozed, move, placeOf, toggleStar } from '../inbox-state.ts'
import { nextAfter, type SortedSample } from '../inbox-view.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { StarMark } from './star-mark.tsx'
import { StepLink } from '../step-link.tsx'
import type { Inbox } from '../use-inbox.ts'

const button = toIconButtonClass({ className: 'tooltip lg:size-10' })

/** The row of tools above an open mail. They keep their place when the next mail comes, and so the focus keeps its own. */
export function ReaderTools({ mail, inbox }: { mail: SortedSample; inbox: Inbox }) {
  const { state, view } = inbox
  const place = placeOf(state, mail.id)
  const next = nextAfter(view.rows, mail.id)
  const isStarred = state.stars.includes(mail.id)
  const at = view.rows.findIndex(({ id }) => id === mail.id)
  const tool = (label: string, icon: IconName, step: InboxState) => (
    <StepLink inbox={inbox} next={step} aria-label={label} data-tip={label} data-tip-side="bottom" className={button}>
      <Icon name={icon} size={20} />
    </StepLink>
  )
  return (
    <div className="flex items-center justify-between gap-2 py-2.5 pr-5 pl-2.5 lg:pr-8 lg:pl-5.5">
      <div className="tooltip-group flex gap-0.5">
        <span className="md:hidden">
          {tool('Back to the list', 'arrow-left', { ...state, open: null, deed: null })}
        </span>
        {place === 'in'
          ? tool('Archive', 'archive', move(state, mail.id, 'done', next))
          : tool('Move to the inbox', 'inbox', move(state, mail.id, 'in', next))}
        {isSnoozed(place) ? null : (
          <SnoozeMenu key={mail.id} inbox={inbox} toNext={(snooze) => move(state, mail.id, snooze, next)} />
        )}
        <StepLink
          inbox={inbox}
          next={toggleStar(state, mail.id)}
          aria-label={isStarred ? 'Remove the star' : 'Star'}
          data-tip={isStarred ? 'Remove the star' : 'Star'}
          data-tip-side="bottom"
          className={button}
        >
          <StarMark isFull={isStarred} size={20} />
        </StepLink>
      </div>
      {at >= 0 ? (
        <span className="text-[0.8125rem] text-fg-subtle tabular-nums">
          {at + 1} of {view.rows.length}
        </span>
      ) : null}
    </div>
  )
}
