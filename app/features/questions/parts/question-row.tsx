import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { BrowseView } from '../browse.server.ts'
import { DayOf } from './day-of.tsx'

type Row = BrowseView['rows'][number]

const toVotes = (votes: number) => (votes === 1 ? '1 vote' : `${votes} votes`)
const toAnswers = (count: number) => (count === 1 ? '1 member answered' : `${count} members answered`)

/** A question in a list: its words, the short answer, and what happened to it. */
export function QuestionRow({ row }: { row: Row }) {
  const { id, question, excerpt, topicLabel, votes, answerCount, isAnswered, isPublic, acceptedId, at } = row
  return (
    <li className="group relative isolate py-4 before:absolute before:-inset-x-3 before:inset-y-0 before:-z-10 hover:before:bg-hover">
      <h3 className="text-base font-strong tracking-[-0.01em] wrap-anywhere">
        <Link to={to('questions', null, { question: id })} className="after:absolute after:inset-0">
          {question}
        </Link>
      </h3>
      {excerpt ? <p className="mt-1 line-clamp-2 max-w-[72ch] wrap-anywhere text-fg-muted">{excerpt}</p> : null}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem] text-fg-subtle tabular-nums">
        {isPublic ? null : (
          <Badge>
            <Icon name="lock" size={13} /> Only yours
          </Badge>
        )}
        {isAnswered ? null : <Badge tone="warning">Not answered yet</Badge>}
        {acceptedId ? (
          <Badge tone="success">
            <Icon name="check" size={13} /> Accepted
          </Badge>
        ) : null}
        <span>{topicLabel}</span>
        {votes > 0 ? <span>{toVotes(votes)}</span> : null}
        {answerCount > 0 ? <span>{toAnswers(answerCount)}</span> : null}
        <DayOf at={at} />
      </p>
    </li>
  )
}
