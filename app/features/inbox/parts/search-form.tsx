import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { IconButton } from '#app/ui/controls/button.tsx'
import type { InboxView } from '../reading/inbox-view.server.ts'

/** The search over all mail, with its operators. */
export function SearchForm({ view: { query } }: { view: InboxView }) {
  return (
    <Form method="get" action={to('inbox')} role="search" className="mt-3 flex gap-1.5">
      <label className="sr-only" htmlFor="inbox-q">
        Search your mail
      </label>
      <input
        id="inbox-q"
        data-search
        type="search"
        name="q"
        key={query.q}
        defaultValue={query.q}
        placeholder="Search: from:anna has:attachment"
        maxLength={300}
        autoComplete="off"
        aria-describedby="inbox-q-help"
        className="h-10 min-w-0 flex-1 rounded-full bg-sunken px-4 text-[0.9375rem] outline-none focus:ring-field"
      />
      <IconButton type="submit" label="Search" className="lg:size-10">
        <Icon name="search" size={19} />
      </IconButton>
      <span id="inbox-q-help" className="sr-only">
        Words, “phrases”, words to leave out with a minus, and from:, to:, has:attachment, is:unread, is:starred, in:,
        label:, before: and after: with a day such as 2026-04-07.
      </span>
    </Form>
  )
}
