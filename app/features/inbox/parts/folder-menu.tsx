import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { Button, toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import type { InboxView } from '../reading/inbox-view.server.ts'
import { LABEL_CHARS } from '../inbox.limits.ts'

const folders: readonly { id: string; name: string; icon: IconName }[] = [
  { id: 'inbox', name: 'Inbox', icon: 'inbox' },
  { id: 'starred', name: 'Starred', icon: 'star' },
  { id: 'snoozed', name: 'Snoozed', icon: 'clock' },
  { id: 'sent', name: 'Sent', icon: 'send' },
  { id: 'drafts', name: 'Drafts', icon: 'pen-line' },
  { id: 'archive', name: 'Archive', icon: 'archive' },
  { id: 'all', name: 'All mail', icon: 'mail' },
  { id: 'junk', name: 'Junk', icon: 'flag' },
  { id: 'trash', name: 'Deleted', icon: 'trash' },
]
export const toFolderName = (id: string): string => folders.find((one) => one.id === id)?.name ?? 'Inbox'

const toFolder = (id: string) => to('inbox', null, { folder: id === 'inbox' ? null : id })

/** The folders as a narrow rail beside the list. */
export function FolderRail({ view }: { view: InboxView }) {
  const { query, name } = view
  return (
    <nav
      aria-label="Folders"
      className="tooltip-group sticky top-0 flex h-dvh flex-col items-center gap-1 overflow-y-auto py-3.5 max-lg:hidden"
    >
      <Link to={to('home')} aria-label="Home" className="mb-3 grid size-11 place-items-center">
        <HeadMark size={38} />
      </Link>
      {folders.map(({ id, name: label, icon }) => {
        const isHere = query.q === '' && query.label === null && query.folder === id
        return (
          <Link
            key={id}
            to={toFolder(id)}
            aria-label={id === 'drafts' && view.drafts > 0 ? `${label}, ${view.drafts}` : label}
            aria-current={isHere ? 'page' : undefined}
            data-tip={label}
            data-tip-side="right"
            className={toIconButtonClass({
              className: `tooltip lg:size-11 ${isHere ? 'bg-accent-soft text-accent-soft-fg' : ''}`,
            })}
          >
            <Icon name={icon} size={20} />
          </Link>
        )
      })}
      <span className="flex-1" />
      <RailLink to={to('smart-inbox')} label="Smart inbox" icon="sparkles" />
      <RailLink to={to('gesture-settings')} label="Gestures and signature" icon="settings" />
      <Link to={to('settings')} aria-label="Your account" className="mt-1 grid size-11 place-items-center">
        <Avatar name={name} />
      </Link>
    </nav>
  )
}

const RailLink = ({ to: href, label, icon }: { to: string; label: string; icon: IconName }) => (
  <Link
    to={href}
    aria-label={label}
    data-tip={label}
    data-tip-side="right"
    className={toIconButtonClass({ className: 'tooltip lg:size-11' })}
  >
    <Icon name={icon} size={20} />
  </Link>
)

/** The same as a menu, with the labels and the other screens of the inbox; needs no JavaScript. */
export function FolderMenu({ view }: { view: InboxView }) {
  const { query, labels } = view
  const item = 'flex min-h-tap items-center gap-3 rounded-lg px-3 hover:bg-hover focus-visible:-outline-offset-2'
  return (
    <details key={JSON.stringify(query)} className="relative" name="inbox-menu">
      <summary
        aria-label="Folders and labels"
        data-tip="Folders and labels"
        className={toIconButtonClass({
          className: 'tooltip cursor-pointer marker:content-none lg:size-10 [&::-webkit-details-marker]:hidden',
        })}
      >
        <Icon name="menu" size={20} />
      </summary>
      <div className="absolute top-full right-0 z-20 mt-1 grid max-h-[75vh] w-76 max-w-[calc(100vw-2rem)] gap-0.5 overflow-y-auto rounded-xl bg-surface-raised p-1.5 shadow-lg">
        {folders.map(({ id, name, icon }) => (
          <Link
            key={id}
            to={toFolder(id)}
            aria-current={query.folder === id && !query.label ? 'page' : undefined}
            className={`${item} aria-[current]:bg-accent-soft aria-[current]:text-accent-soft-fg`}
          >
            <Icon name={icon} size={18} />
            <span className="flex-1">{name}</span>
            {id === 'drafts' && view.drafts > 0 ? <span className="text-xs text-fg-muted">{view.drafts}</span> : null}
            {id === 'inbox' && view.unread > 0 ? <span className="text-xs text-fg-muted">{view.unread}</span> : null}
          </Link>
        ))}
        {labels.length > 0 ? <p className="px-3 pt-3 pb-1 text-xs text-fg-subtle">Labels</p> : null}
        {labels.map(({ id, name }) => (
          <Link
            key={id}
            to={to('inbox', null, { label: id, folder: 'all' })}
            aria-current={query.label === id ? 'page' : undefined}
            className={`${item} aria-[current]:bg-accent-soft aria-[current]:text-accent-soft-fg`}
          >
            <Icon name="tags" size={18} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
          </Link>
        ))}
        <NewLabel />
        <p className="px-3 pt-3 pb-1 text-xs text-fg-subtle">More</p>
        <Link to={to('smart-inbox')} className={item}>
          <Icon name="sparkles" size={18} /> Smart inbox
        </Link>
        <Link to={to('mail-accounts')} className={item}>
          <Icon name="globe" size={18} /> Mail accounts
        </Link>
        <Link to={to('gesture-settings')} className={item}>
          <Icon name="settings" size={18} /> Gestures and signature
        </Link>
        <Link to={to('settings')} className={item}>
          <Icon name="user" size={18} /> Your account
        </Link>
        <Link to={to('home')} className={item}>
          <Icon name="home" size={18} /> Home
        </Link>
      </div>
    </details>
  )
}

const NewLabel = () => (
  <KeyedForm name="new-label" again className="flex items-end gap-2 px-3 py-2">
    <input type="hidden" name="do" value="label" />
    <Field label="New label" hideLabel className="min-w-0 flex-1">
      <TextInput name="name" placeholder="New label" maxLength={LABEL_CHARS} autoComplete="off" />
    </Field>
    <Button type="submit" variant="plain" size="sm">
      Add
    </Button>
  </KeyedForm>
)
