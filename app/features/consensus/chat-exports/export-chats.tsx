import { Form, Link } from '@remix-run/react'
import type { Query } from '#app/catalogue/fill-path.ts'
import { FORM_DRAFT_MINUTES } from '#app/kits/members/form-drafts/form-drafts.limits.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { ChatExportView } from './chat-export-view.server.ts'

type Props = {
  chats: NonNullable<ChatExportView['chats']>
  id: string
  name: string
  draft: string
  problem: string | null
  toPart: (query: Query) => string
}

/** The conversations of an export, newest first, with a search over their titles and first questions. */
export function ExportChats({ chats, id, name, draft, problem, toPart }: Props) {
  const { search, list, note, count, page, pages, perPage } = chats
  return (
    <>
      <p className="mt-3 text-fg-muted">
        {name ? <span className="wrap-anywhere">{name}. </span> : null}
        Choose a conversation. The export is kept sealed for you alone for {FORM_DRAFT_MINUTES} minutes.
      </p>
      <KeyedForm name="keep-chats" again action={toPart({ export: id })} className="mt-4 grid gap-2">
        <input type="hidden" name="do" value="keep" />
        {problem ? <FieldError>{problem}</FieldError> : null}
        <div>
          <Button type="submit" variant="plain">
            <Icon name="message-circle" size={17} /> Keep all in my chats
          </Button>
        </div>
      </KeyedForm>
      {note ? (
        <p role="status" className="mt-2 text-[0.8125rem] text-fg-muted">
          {note}
        </p>
      ) : null}
      <Form method="get" role="search" className="mt-5 flex flex-wrap items-end gap-2">
        <input type="hidden" name="export" value={id} />
        {draft ? <input type="hidden" name="draft" value={draft} /> : null}
        <div className="min-w-0 flex-1">
          <Field label="Words of a title or question">
            <TextInput name="q" defaultValue={search} autoComplete="off" key={search} />
          </Field>
        </div>
        <Button type="submit" variant="plain">
          <Icon name="search" size={17} /> Search
        </Button>
      </Form>
      {list.length === 0 ? (
        <EmptyState title="No conversation holds these words" pose="reading">
          Only titles and first questions are searched. Try fewer or other words.
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-2">
          {list.map((chat) => (
            <li key={chat.n}>
              <Card className="grid gap-1 p-4">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link to={toPart({ export: id, chat: chat.n })} className="link min-w-0 flex-1 wrap-anywhere">
                    {chat.title}
                  </Link>
                  <Badge>{chat.from}</Badge>
                  <span className="text-[0.8125rem] text-fg-muted tabular-nums">
                    {chat.turns === 0
                      ? 'no answer in words'
                      : `${chat.turns} ${chat.turns === 1 ? 'answer' : 'answers'}`}
                    {chat.isCut ? ', cut to what can be kept' : ''}
                    {chat.at === null ? '' : `, ${toShortDay(new Date(chat.at))}`}
                  </span>
                </div>
                {chat.words && chat.words !== chat.title ? (
                  <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">{chat.words}</p>
                ) : null}
              </Card>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="conversations"
        {...{ page, pages, perPage, count }}
        toPage={(n) => toPart({ export: id, q: search, page: n })}
        className="mt-5"
      />
    </>
  )
}
