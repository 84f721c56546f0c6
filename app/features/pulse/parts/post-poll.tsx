import type { CSSProperties } from 'react'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { PostView } from '../posts/post-view.server.ts'

type Props = { post: PostView; poll: NonNullable<PostView['poll']>; canAct: boolean }

/** A poll: its choices to press while it runs, its result for who chose, or once it is over. */
export function PostPoll({ post, poll, canAct }: Props) {
  const { choices, total, own, isOver, endsAt } = poll
  const canVote = canAct && !isOver && own === null && post.at !== null
  return (
    <div className="grid gap-2">
      {canVote ? (
        <KeyedForm name="vote" of={post.id} again preventScrollReset className="grid gap-2">
          <input type="hidden" name="act" value="vote" />
          <input type="hidden" name="target" value={post.id} />
          {choices.map(({ label }, n) => (
            <button
              key={label}
              type="submit"
              name="choice"
              value={n}
              className="poll-choice w-full text-start hover:bg-hover"
            >
              <span className="sr-only">Choose </span>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {label}
              </span>
            </button>
          ))}
        </KeyedForm>
      ) : (
        <ul className="grid gap-1.5">
          {choices.map(({ label, times, percent }, n) => (
            <li key={label} className="poll-choice" style={{ '--share': `${percent}%` } as CSSProperties}>
              <span dir="auto" className={`min-w-0 flex-1 wrap-anywhere ${own === n ? 'font-strong' : ''}`}>
                {label}
                {own === n ? <span className="text-fg-muted"> (your choice)</span> : null}
              </span>
              <span className="tabular-nums">
                {percent}%<span className="sr-only">, {times} chose it</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-[0.8125rem] text-fg-muted">
        {canVote ? 'Press one; it stands. ' : ''}
        {total === 1 ? 'One member chose' : `${total} members chose`}. {isOver ? 'It is over since' : 'It runs until'}{' '}
        <time dateTime={endsAt}>{toLongDay(new Date(endsAt))}</time>.
      </p>
    </div>
  )
}
