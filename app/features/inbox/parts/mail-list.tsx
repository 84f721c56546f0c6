import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink, IconButton, toIconButtonClass } from '#app/ui/controls/button.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { InboxView } from '../reading/inbox-view.server.ts'
import { DraftList } from './draft-list.tsx'
import { FolderMenu, toFolderName } from './folder-menu.tsx'
import { toInbox } from './inbox-links.ts'
import { MailRow } from './mail-row.tsx'
import { SearchForm } from './search-form.tsx'
import { SnoozeChoices } from './snooze-choices.tsx'
import { ZoneField } from './zone-field.tsx'

type Props = { view: InboxView; problem: FormProblem | null }

/** The list of conversations with what narrows it. */
export function MailList({ view, problem }: Props) {
  const { list } = view
  return (
    <div className="flex min-h-0 flex-col lg:h-dvh">
      <ListHead view={view} />
      <AccountLines accounts={view.accounts} />
      <div className="min-h-0 flex-1 px-2.5 pb-32 lg:overflow-y-auto lg:pb-6">
        {list.kind === 'drafts' ? (
          <DraftList drafts={list.drafts} now={view.now} />
        ) : (
          <Threads view={view} list={list} problem={problem} />
        )}
      </div>
    </div>
  )
}

/** Mail accounts that are in trouble or still being brought over. */
function AccountLines({ accounts }: Pick<InboxView, 'accounts'>) {
  if (accounts.length === 0) return null
  return (
    <ul className="mx-5 grid gap-1 pb-2 text-sm text-fg-muted lg:mx-6">
      {accounts.map(({ address, trouble, done, total }) => (
        <li key={address} className="wrap-anywhere">
          <Link to={to('mail-accounts')} className="link">
            {address}
          </Link>
          {': '}
          {trouble ?? `${done.toLocaleString('en')} of ${total.toLocaleString('en')} messages are here`}
        </li>
      ))}
    </ul>
  )
}

function ListHead({ view }: { view: InboxView }) {
  const { query, labels, unread } = view
  const label = labels.find(({ id }) => id === query.label)
  const title = query.q ? 'Search' : label ? label.name : toFolderName(query.folder)
  const said = unread === 0 ? 'Nothing new.' : `${unread} new. The rest can wait.`
  return (
    <header className="px-5 pt-5 pb-2 lg:px-6">
      <div className="tooltip-group flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-[1.75rem] leading-tight font-strong">{title}</h1>
          <p className="text-[0.9375rem] text-fg-muted">{query.q ? `for “${query.q}”` : said}</p>
        </div>
        <Link
          to={toInbox(query, { compose: 'new' })}
          aria-label="Write a letter"
          data-tip="Write a letter"
          className={toIconButtonClass({ className: 'tooltip max-lg:hidden lg:size-10' })}
        >
          <Icon name="square-pen" size={20} />
        </Link>
        <FolderMenu view={view} />
      </div>
      <SearchForm view={view} />
      {query.folder === 'inbox' && query.q === '' && query.label === null ? <BundleChips view={view} /> : null}
      {label && query.q === '' ? <RemoveLabel id={label.id} hasAccounts={view.accounts.length > 0} /> : null}
    </header>
  )
}

const RemoveLabel = ({ id, hasAccounts }: { id: string; hasAccounts: boolean }) => (
  <details key={id} className="mt-2 text-sm">
    <summary className="inline-flex min-h-tap w-fit cursor-pointer items-center text-fg-muted">
      Remove this label
    </summary>
    <KeyedForm name="remove-label" of={id} again action={to('inbox')} className="grid gap-3 rounded-card bg-sunken p-4">
      <input type="hidden" name="do" value="remove-label" />
      <input type="hidden" name="label" value={id} />
      <p className="text-fg-muted">
        Its conversations stay where they are
        {hasAccounts ? ', and so does a folder of that name in a mail account' : ''}. This cannot be taken back.
      </p>
      <Button type="submit" variant="plain" size="sm" className="justify-self-start">
        Remove it
      </Button>
    </KeyedForm>
  </details>
)

function BundleChips({ view: { query, bundles } }: { view: InboxView }) {
  const chip = (id: string | null, name: string, unread: number) => (
    <li key={name}>
      <Link
        to={to('inbox', null, { bundle: id })}
        aria-current={query.bundle === id ? 'true' : undefined}
        className={toChipClass(query.bundle === id)}
      >
        {name} {unread > 0 ? <b className="opacity-75">{unread}</b> : null}
      </Link>
    </li>
  )
  return (
    <ul
      aria-label="Bundles"
      className="-mx-5 mt-3 flex gap-1.5 overflow-x-auto whitespace-nowrap px-5 pb-1 lg:-mx-6 lg:px-6"
    >
      {chip(null, 'All', 0)}
      {bundles.map(({ id, name, unread }) => chip(id, name, unread))}
    </ul>
  )
}

type ThreadList = Extract<InboxView['list'], { kind: 'threads' }>

function Threads({ view, list, problem }: Props & { list: ThreadList }) {
  const { query } = view
  const complaint = problem?.errors['t'] ?? problem?.errors['act'] ?? problem?.errors['until'] ?? null
  return (
    <>
      {list.unknown.length > 0 ? (
        <p className="mx-3 mb-2 rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning-soft-fg">
          Not understood and left out: {list.unknown.join(', ')}
        </p>
      ) : null}
      {list.rows.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <KeyedForm name="mail" again className="mail-list">
          <input type="hidden" name="do" value="act" />
          <ZoneField />
          {complaint ? (
            <div role="alert" className="px-3 pb-2">
              <FieldError>{complaint}</FieldError>
            </div>
          ) : null}
          <BulkTools view={view} />
          <ul>
            {list.rows.map((row) => (
              <MailRow key={row.id} row={row} view={view} />
            ))}
          </ul>
        </KeyedForm>
      )}
      <p className="flex flex-wrap gap-2 px-3 pt-4">
        {query.after ? (
          <ButtonLink to={toInbox(query, { after: null, thread: null })} variant="ghost" size="sm">
            Newest
          </ButtonLink>
        ) : null}
        {list.next ? (
          <ButtonLink to={toInbox(query, { after: list.next, thread: null })} variant="plain" size="sm">
            Older
          </ButtonLink>
        ) : null}
      </p>
    </>
  )
}

/** What is done with all that are ticked; it shows while something is. */
function BulkTools({ view: { query, labels } }: { view: InboxView }) {
  const tool = (act: string, label: string, icon: Parameters<typeof Icon>[0]['name']) => (
    <IconButton type="submit" name="act" value={act} label={label} className="lg:size-9">
      <Icon name={icon} size={18} />
    </IconButton>
  )
  return (
    <div
      role="group"
      aria-label="With all that are ticked"
      className="tooltip-group sticky top-0 z-10 mx-1 mb-1 mail-ticked flex-wrap items-center gap-0.5 rounded-xl bg-surface-raised px-1 py-1 shadow-md"
    >
      {query.folder === 'inbox' ? tool('archive', 'Archive', 'archive') : tool('inbox', 'Move to the inbox', 'inbox')}
      {tool('trash', 'Delete', 'trash')}
      {tool('read', 'Mark as read', 'eye')}
      {tool('unread', 'Mark as unread', 'mail')}
      {tool('star', 'Star', 'star')}
      {tool('junk', 'Junk', 'flag')}
      <SnoozeChoices />
      {labels.length > 0 ? (
        <details className="relative" name="bulk-menu">
          <summary
            aria-label="Label"
            data-tip="Label"
            className={toIconButtonClass({
              className: 'tooltip cursor-pointer marker:content-none [&::-webkit-details-marker]:hidden',
            })}
          >
            <Icon name="tags" size={18} />
          </summary>
          <div className="absolute top-full right-0 z-20 mt-1 grid max-h-72 w-55 overflow-y-auto rounded-xl bg-surface-raised p-1.5 shadow-lg">
            {labels.map(({ id, name }) => (
              <button
                key={id}
                type="submit"
                name="act"
                value={`label:${id}`}
                className="min-h-tap truncate rounded-lg px-3 text-left hover:bg-hover"
              >
                {name}
              </button>
            ))}
          </div>
        </details>
      ) : null}
    </div>
  )
}

function Nothing({ view: { query, address } }: { view: InboxView }) {
  if (query.q)
    return (
      <EmptyState title="Nothing was found" pose="reading">
        Try fewer words, or look for a person with from:name.
      </EmptyState>
    )
  if (query.folder === 'inbox')
    return (
      <EmptyState title="The inbox is empty" pose="envelope">
        Letters to <b className="wrap-anywhere">{address}</b> appear here.
      </EmptyState>
    )
  return (
    <EmptyState title={`Nothing lies in ${toFolderName(query.folder).toLowerCase()}`} pose="envelope">
      What you put here shows up here.
    </EmptyState>
  )
}
