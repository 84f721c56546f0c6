import { Icon } from '#app/ui/brand/icon.tsx'
import type { AttachmentView } from '../conversation-view.ts'

/** What came with a message: its name, what became of it, and the words that were read. */
export function Attachments({
  attachments,
  className = '',
}: {
  attachments: readonly AttachmentView[]
  className?: string
}) {
  return (
    <ul className={`grid gap-2 ${className}`} aria-label="Attached">
      {attachments.map(({ id, kind, name, about, text, picture }) => (
        <li key={id} className="min-w-0 rounded-card bg-sunken px-3.5 py-2.5 text-[0.8125rem]">
          <p className="flex items-center gap-2 font-medium wrap-anywhere">
            <Icon name={kind === 'picture' ? 'image' : 'file-text'} size={16} className="flex-none" /> {name}
          </p>
          {picture ? (
            <img
              src={picture.address}
              alt={text === '' ? name : text.slice(0, 200)}
              className="mt-2 max-h-56 max-w-full rounded-control-sm"
            />
          ) : null}
          <p className="mt-0.5 text-fg-subtle">{about}</p>
          {text === '' ? null : (
            <details className="mt-1">
              <summary className="link w-fit">{kind === 'picture' ? 'What was seen' : 'What was read'}</summary>
              <p
                className="mt-1.5 max-h-64 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-fg-muted"
                role="region"
                aria-label={`Words of ${name}`}
                tabIndex={0}
              >
                {text}
              </p>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
