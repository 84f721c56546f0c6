import { Form, Link } from '@remix-run/react'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import type { ThreadView } from '../talking/thread-view.server.ts'
import { MOST_SEARCHED } from '../threads.limits.ts'

/** The words of a thread to look for. */
export function FindInThread({ id, search }: { id: string; search: string }) {
  return (
    <Form method="get" role="search" action={to('threads')} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="t" value={id} />
      <Field label="Find in this thread" className="min-w-0 flex-1 basis-40">
        <TextInput type="search" maxLength={200} name="q" defaultValue={search} autoComplete="off" key={search} />
      </Field>
      <Button type="submit" variant="plain">
        <Icon name="search" size={17} /> Find
      </Button>
    </Form>
  )
}

/** What was found in a thread. */
export function SearchPart({
  view: { id, search },
  found,
}: {
  view: ThreadView
  found: NonNullable<ThreadView['found']>
}) {
  const { hits, hasMore, isBounded } = found
  return (
    <div className="mt-6 max-w-[47rem]">
      <FindInThread id={id} search={search} />
      <p role="status" className="mt-4 text-[0.8125rem] text-fg-muted">
        {hits.length === 0
          ? `No message holds “${search}”.`
          : `${hits.length}${hasMore ? ' of more' : ''} with “${search}”, newest first.`}
        {isBounded ? ` The newest ${MOST_SEARCHED.toLocaleString('en')} messages were looked through.` : ''}
      </p>
      <ul className="mt-2">
        {hits.map(({ id: message, by, text, at }) => (
          <li key={message} className="border-t border-line py-3 wrap-anywhere">
            <Link to={`${to('threads', null, { t: id, on: message })}#m-${message}`} className="link font-medium">
              {by}, {toMomentWords(at)}
            </Link>
            <p className="mt-0.5 line-clamp-3 text-[0.875rem] text-fg-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
