import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ConversationPage } from '../conversation-view.ts'
import { toConversation } from '../to-conversation.ts'
import { toAgo } from '../when-words.ts'

/** Somebody's latest conversations, with a search. Folded away on small screens. */
export function RecentList({ page }: { page: ConversationPage }) {
  return (
    <aside
      aria-label="Your conversations"
      className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pb-4"
    >
      <details className="group rounded-card bg-sunken lg:hidden">
        <summary className="flex min-h-11 list-none items-center gap-2 px-4 font-medium">
          <Icon name="list" size={17} /> Your conversations
          <Icon
            name="chevron-down"
            size={16}
            className="ml-auto transition-transform duration-fast group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4">
          <Inside page={page} name="small" />
        </div>
      </details>
      <div className="max-lg:hidden">
        <Inside page={page} name="wide" />
      </div>
    </aside>
  )
}

function Inside({
  page: { recent, find, conversation, kind, isGuest, now },
  name,
}: {
  page: ConversationPage
  name: string
}) {
  return (
    <>
      <ButtonLink to={to(kind)} variant="plain" size="sm" full>
        <Icon name="plus" size={16} /> New {kind === 'chat' ? 'chat' : 'round'}
      </ButtonLink>
      <Form method="get" action={to(kind)} role="search" className="mt-3">
        {conversation ? <input type="hidden" name="c" value={conversation.id} /> : null}
        <label htmlFor={`find-${name}`} className="sr-only">
          Search your conversations
        </label>
        <TextInput
          id={`find-${name}`}
          type="search"
          maxLength={200}
          name="find"
          defaultValue={find}
          placeholder="Search"
          autoComplete="off"
          icon={<Icon name="search" size={16} />}
        />
      </Form>
      {recent.length === 0 ? (
        <p className="mt-4 px-1 text-[0.8125rem] text-fg-subtle">
          {find ? `Nothing of yours matched “${find}”.` : 'Nothing here yet. What you begin is kept here.'}
        </p>
      ) : (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {recent.map(({ id, kind: of, title, isPinned, isShared, updatedAt }) => (
            <li key={id}>
              <Link
                to={toConversation(of, id)}
                aria-current={id === conversation?.id ? 'page' : undefined}
                className="block rounded-control-sm px-2.5 py-2 hover:bg-hover aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-soft-fg"
              >
                <span className="flex items-center gap-1.5 text-sm font-medium">
                  {isPinned ? <Icon name="bookmark" size={13} className="flex-none" /> : null}
                  {isPinned ? <span className="sr-only">Pinned:</span> : null}
                  <span className="truncate">{title}</span>
                </span>
                <span className="text-xs text-fg-subtle tabular-nums">
                  {toAgo(updatedAt, now)}
                  {of === 'summon' ? ', allies' : ''}
                  {isShared ? ', shared' : ''}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 px-1 text-[0.8125rem]">
        {isGuest ? (
          <span className="text-fg-subtle">
            Kept for 30 days in this browser.{' '}
            <Link to={to('login')} className="link">
              Sign in
            </Link>{' '}
            and they become yours.
          </span>
        ) : (
          <Link to={to('chat-history', null, { find: find || null })} className="link">
            Whole history
          </Link>
        )}
      </p>
    </>
  )
}
