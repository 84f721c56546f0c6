import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TITLE_MAX_CHARS } from '#app/kits/asking/conversation/conversation.limits.ts'
import type { HistoryRow } from '#app/kits/asking/conversation/history.server.ts'
import { toConversation } from '#app/kits/asking/conversation/to-conversation.ts'
import { toWhen } from '#app/kits/asking/conversation/when-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button, IconButton, IconButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'

type Props = { rows: readonly HistoryRow[]; renaming: string | null; now: Date; problem: FormProblem | null }

const BULK = 'bulk-delete'

/** Conversations to open, rename or delete, one or several. The boxes belong to the form at the foot. */
export function HistoryList({ rows, renaming, now, problem }: Props) {
  return (
    <>
      <ul className="mt-4 border-b border-line">
        {rows.map((row) => (
          <li key={row.id} className="flex gap-3 border-t border-line py-4">
            <label className="check-target -mt-1 flex-none">
              <input
                type="checkbox"
                form={BULK}
                name="c"
                value={row.id}
                aria-label={`Choose “${row.title}”`}
                className="check-box"
              />
            </label>
            <div className="min-w-0 flex-1">
              {renaming === row.id ? <Rename row={row} problem={problem} /> : <Words row={row} now={now} />}
            </div>
            <div className="flex flex-none flex-wrap items-start justify-end max-sm:flex-col">
              <Act
                row={row}
                act={row.isPinned ? 'unpin' : 'pin'}
                label={`${row.isPinned ? 'Unpin' : 'Pin'} “${row.title}”`}
                icon="bookmark"
              />
              <IconButtonLink
                to={to('chat-history', null, { rename: row.id })}
                preventScrollReset
                label={`Rename “${row.title}”`}
              >
                <Icon name="pen-line" size={17} />
              </IconButtonLink>
              <Act row={row} act="delete" label={`Delete “${row.title}”`} icon="trash" />
            </div>
          </li>
        ))}
      </ul>
      <Form id={BULK} method="post" className="mt-4">
        <Button type="submit" name="do" value="delete" variant="plain" size="sm">
          <Icon name="trash" size={16} /> Delete the chosen
        </Button>
      </Form>
    </>
  )
}

function Words({
  row: { id, kind, title, isPinned, isShared, snippet, voices, messages, updatedAt },
  now,
}: {
  row: HistoryRow
  now: Date
}) {
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-2 text-base font-strong">
        <Link to={toConversation(kind, id)} className="link wrap-anywhere">
          {title}
        </Link>
        {isPinned ? <Badge tone="accent">pinned</Badge> : null}
        {isShared ? <Badge tone="info">shared</Badge> : null}
      </h2>
      {snippet ? <p className="mt-1 text-sm wrap-anywhere text-fg-muted">{snippet}</p> : null}
      <p className="mt-1 text-xs text-fg-subtle tabular-nums">
        {toWhen(updatedAt, now)}, {messages} {messages === 1 ? 'message' : 'messages'}
        {voices.length > 0 ? `, answered by ${voices.join(', ')}` : ''}
      </p>
    </>
  )
}

function Rename({ row: { id, title }, problem }: { row: HistoryRow; problem: FormProblem | null }) {
  return (
    <KeyedForm name="rename-conversation" again className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="do" value="rename" />
      <input type="hidden" name="c" value={id} />
      <Field label="Name" error={problem?.errors['title'] ?? null} className="min-w-0 flex-1">
        <TextInput
          name="title"
          defaultValue={problem?.values['title'] ?? title}
          maxLength={TITLE_MAX_CHARS}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" size="sm">
        Save
      </Button>
    </KeyedForm>
  )
}

function Act({ row, act, label, icon }: { row: HistoryRow; act: string; label: string; icon: 'bookmark' | 'trash' }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="c" value={row.id} />
      <IconButton type="submit" label={label}>
        <Icon name={icon} size={17} />
      </IconButton>
    </Form>
  )
}
