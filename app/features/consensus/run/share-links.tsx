import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import type { SharingView } from './share-view.server.ts'

/** The addresses that share a run now, each with its copy button and the way to take it back. */
export function ShareLinks({ links, action }: Pick<SharingView, 'links'> & { action: string }) {
  if (links.length === 0) return null
  return (
    <section aria-label="Shared now">
      <ul className="grid gap-3">
        {links.map(({ id, url, createdAt, expiresAt }) => (
          <li key={id} className="rounded-card bg-surface p-3 pl-4 shadow-sm">
            <div className="flex items-center gap-3">
              <a href={url} className="link min-w-0 flex-1 truncate">
                {url}
              </a>
              <CopyButton text={url} what="link" />
            </div>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-2 text-[0.8125rem] text-fg-muted">
              <span>
                since {toShortDay(createdAt)}
                {expiresAt ? `, until ${toShortDay(expiresAt)}` : ''}
              </span>
              <ActForm act="revoke" fields={{ id }} action={action} variant="ghost">
                Take back
              </ActForm>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
