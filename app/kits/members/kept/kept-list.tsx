import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink, IconButton, IconButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { KeptPage, KeptRow } from './kept-list.ts'

type Query = Readonly<Record<string, string | number | null>>
type Props = {
  page: KeptPage
  /** What they are called: one, and several. */
  words: { one: string; many: string }
  /** The address of this list with a query. */
  toList: (query: Query) => string
  empty: ReactNode
  problem: FormProblem | null
  /** Fields that go along with the search. */
  fields?: Readonly<Record<string, string>>
  /** What the search looks through. */
  find?: string
}

/** What somebody keeps, to find, open, rename, delete and bring back. Acts are `do` with the `id`; needs no JavaScript. */
export function KeptList({ page, words, toList, empty, problem, fields = {}, find = 'Words of a title' }: Props) {
  const { search, rows, count, next, deleted, renaming } = page
  return (
    <>
      {deleted ? <Deleted deleted={deleted} toList={toList} /> : null}
      {count > 0 || search ? <Find {...{ page, words, fields, find }} /> : null}
      {rows.length === 0 ? (
        <EmptyState title={search ? `No ${words.one} holds these words` : `No ${words.many} yet`} pose="reading">
          {search ? 'Try fewer or other words.' : empty}
        </EmptyState>
      ) : (
        <ul className="mt-3 border-b border-line">
          {rows.map((row) => (
            <li key={row.id} className="flex items-start gap-3 border-t border-line py-4">
              <div className="min-w-0 flex-1">
                {renaming === row.id ? <Rename row={row} problem={problem} /> : <Words row={row} />}
              </div>
              <span className="flex flex-none">
                <IconButtonLink to={toList({ rename: row.id })} preventScrollReset label={`Rename “${row.title}”`}>
                  <Icon name="pen-line" size={17} />
                </IconButtonLink>
                <KeyedForm name={`delete-${row.id}`} again preventScrollReset>
                  <input type="hidden" name="do" value="delete" />
                  <input type="hidden" name="id" value={row.id} />
                  <IconButton type="submit" label={`Delete “${row.title}”`}>
                    <Icon name="trash" size={17} />
                  </IconButton>
                </KeyedForm>
              </span>
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-6">
          <ButtonLink to={toList({ q: search || null, before: next })} variant="plain">
            Older {words.many}
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}

const Words = ({ row: { title, about, at, href } }: { row: KeptRow }) => (
  <>
    <Link to={href} className="link font-strong wrap-anywhere">
      {title}
    </Link>
    <p className="mt-1 text-xs text-fg-subtle tabular-nums">
      {about ? `${about}, ` : ''}
      <time dateTime={at.toISOString()}>{toShortDay(at)}</time>
    </p>
  </>
)

const NAME_MAX_CHARS = 120

/** The search over them, and how many there are. */
function Find({
  page: { search, count },
  words,
  fields = {},
  find,
}: Pick<Props, 'page' | 'words' | 'fields'> & { find: string }) {
  return (
    <>
      <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-2">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={find} className="min-w-0 flex-1">
          <TextInput type="search" maxLength={200} name="q" defaultValue={search} autoComplete="off" key={search} />
        </Field>
        <Button type="submit" variant="plain">
          <Icon name="search" size={17} /> Search
        </Button>
      </Form>
      <p role="status" className="mt-4 text-[0.8125rem] text-fg-muted">
        {count} {count === 1 ? words.one : words.many}
        {search ? ` with “${search}”` : ''}
      </p>
    </>
  )
}

function Rename({ row: { id, title }, problem }: { row: KeptRow; problem: FormProblem | null }) {
  return (
    <KeyedForm name={`rename-${id}`} again className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="do" value="rename" />
      <input type="hidden" name="id" value={id} />
      <Field label="Name" error={problem?.errors['title'] ?? null} className="min-w-0 flex-1">
        <TextInput
          name="title"
          defaultValue={problem?.values['title'] ?? title}
          maxLength={NAME_MAX_CHARS}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" size="sm">
        Save
      </Button>
    </KeyedForm>
  )
}

function Deleted({ deleted, toList }: { deleted: { id: string; title: string }; toList: Props['toList'] }) {
  return (
    <KeyedForm
      name="bring-back"
      again
      role="status"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3"
    >
      <input type="hidden" name="do" value="bring-back" />
      <input type="hidden" name="id" value={deleted.id} />
      <p className="min-w-0 flex-1 wrap-anywhere">“{deleted.title}” is deleted. It is erased for good in 24 hours.</p>
      <Button type="submit" variant="plain" size="sm">
        <Icon name="undo" size={16} /> Undo
      </Button>
      <Link to={toList({})} className="link text-sm">
        Dismiss
      </Link>
    </KeyedForm>
  )
}
