import { Form, Link } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'

const button =
  'inline-grid size-11 lg:size-9 place-items-center rounded-control-sm text-fg-muted hover:bg-hover hover:text-fg ' +
  'aria-pressed:bg-accent-soft aria-pressed:text-accent-soft-fg'

export type WhyNot = { words: string; to: string | null }

type Props = {
  target: string
  votes: number
  own: number
  /** Null: may vote; else why not, such as that it is one's own, and where that changes. */
  whyNot: WhyNot | null
  /** What is voted on, for ears: "the panel’s answer". */
  about: string
  hasDown: boolean
}

/** A vote for or against; pressing the same again takes it back. */
export function VoteButtons({ target, votes, own, whyNot, about, hasDown }: Props) {
  const count = (
    <span className="min-w-6 text-center text-sm font-strong tabular-nums">
      <span className="sr-only">Votes for {about}: </span>
      {votes}
    </span>
  )
  if (whyNot?.to)
    return (
      <Link
        to={whyNot.to}
        data-tip={whyNot.words}
        className="tooltip inline-flex min-h-11 items-center gap-1 text-fg-muted hover:text-fg lg:min-h-9"
      >
        <Icon name="thumbs-up" size={17} />
        {count}
        <span className="sr-only">. {whyNot.words}</span>
      </Link>
    )
  if (whyNot)
    return (
      <p className="flex items-center gap-1 text-fg-muted">
        <Icon name="thumbs-up" size={17} />
        {count}
        <span className="sr-only">. {whyNot.words}</span>
      </p>
    )
  return (
    <Form method="post" preventScrollReset className="flex items-center gap-0.5">
      <input type="hidden" name="act" value="vote" />
      <input type="hidden" name="target" value={target} />
      <button
        type="submit"
        name="value"
        value={own > 0 ? '0' : '1'}
        aria-pressed={own > 0}
        aria-label={target === 'question' ? 'I wonder too' : `${about} helped`}
        data-tip={target === 'question' ? 'I wonder too' : 'This helped'}
        className={`${button} tooltip`}
      >
        <Icon name="thumbs-up" size={18} />
      </button>
      {count}
      {hasDown ? (
        <button
          type="submit"
          name="value"
          value={own < 0 ? '0' : '-1'}
          aria-pressed={own < 0}
          aria-label={`${about} did not help`}
          data-tip="This did not help"
          className={`${button} tooltip`}
        >
          <Icon name="thumbs-down" size={18} />
        </button>
      ) : null}
    </Form>
  )
}
