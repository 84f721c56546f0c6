import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { MockupView } from '../editing/mockup-view.server.ts'

type Props = { view: MockupView; share: NonNullable<MockupView['share']>; problem: FormProblem | null }

/** Files to take along, and addresses under which others click through. */
export function SharePart({ view, share: { publisher, files, links }, problem }: Props) {
  const action = to('mockup-lab', null, { mockup: view.id, part: 'share', key: view.key })
  return (
    <div className="mt-8 grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="files-title">
        <h2 id="files-title" className="heading-section">
          Export
        </h2>
        <p className="mt-3 flex flex-wrap gap-2">
          {files.map(({ label, href }) => (
            <a key={href} href={href} className={toButtonClass({ variant: 'plain', size: 'sm' })}>
              <Icon name="download" size={16} /> {label}
            </a>
          ))}
        </p>
      </section>
      <section aria-labelledby="links-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="links-title" className="heading-section">
          Show it to others
        </h2>
        <p className="text-fg-muted">
          Whoever has the link clicks through the newest version, without an account. They cannot change it.
        </p>
        <ShareLinksPart
          name="share-mockup"
          publisher={publisher}
          links={links}
          action={action}
          fields={{ mockup: view.id }}
          error={problem?.errors['term']}
        />
      </section>
    </div>
  )
}
