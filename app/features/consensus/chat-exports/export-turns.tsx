import { Form, Link } from '@remix-run/react'
import type { Query } from '#app/catalogue/fill-path.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { ChatExportView } from './chat-export-view.server.ts'

type Props = {
  turns: NonNullable<ChatExportView['turns']>
  id: string
  draft: string
  toPart: (query: Query) => string
  /** The form that the chosen answers fill. */
  askAddress: string
}

const SHOWN_CHARS = 600

/** The answers of one conversation to choose from; the chosen ones fill the form. */
export function ExportTurns({ turns, id, draft, toPart, askAddress }: Props) {
  const { chat, title, from, at, list, page, pages, perPage, count } = turns
  return (
    <>
      <p className="mt-3 text-fg-muted">
        <Link to={toPart({ export: id })} className="link">
          All conversations
        </Link>
        <span className="wrap-anywhere">
          {' · '}
          {title}, {from}
          {at === null ? '' : `, ${toShortDay(new Date(at))}`}
        </span>
      </p>
      {list.length === 0 ? null : (
        <KeyedForm name="keep-chat" again action={toPart({ export: id, chat })} className="mt-4">
          <input type="hidden" name="do" value="keep" />
          <input type="hidden" name="chat" value={chat} />
          <Button type="submit" variant="plain">
            <Icon name="message-circle" size={17} /> Keep it in my chats
          </Button>
        </KeyedForm>
      )}
      {list.length === 0 ? (
        <p className="mt-5">This conversation holds no answer in words, so there is nothing to compare.</p>
      ) : (
        <Form method="get" action={askAddress} className="mt-5" aria-label="Answers to bring">
          {draft ? <input type="hidden" name="draft" value={draft} /> : null}
          <ul className="grid gap-3">
            {list.map(({ n, question, answer }) => (
              <li key={n}>
                <Card className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
                  <Checkbox
                    name="pick"
                    value={`${id}.${chat}.${n}`}
                    defaultChecked={count === 1}
                    label={<span className="wrap-anywhere">{toShown(question) || `Answer ${n + 1}`}</span>}
                  />
                  <p className="text-[0.9375rem] leading-relaxed wrap-anywhere whitespace-pre-line text-fg-muted">
                    {toShown(answer)}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-[0.8125rem] text-fg-subtle">
              The question of the first one fills the form, unless you wrote one already.
            </p>
            <Button type="submit">
              Bring the chosen answers <Icon name="arrow-right" size={17} />
            </Button>
          </div>
        </Form>
      )}
      {list.length > 0 ? (
        <Pagination
          label="answers"
          {...{ page, pages, perPage, count }}
          toPage={(n) => toPart({ export: id, chat, page: n })}
          className="mt-5"
        />
      ) : null}
    </>
  )
}

const toShown = (text: string) => (text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trimEnd()}…` : text)
