import { toTable } from '#app/platform/table.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { FlowView } from '../editing/flow-view.server.ts'
import { toPart } from './flow-links.ts'

type Props = { view: FlowView; share: NonNullable<FlowView['share']>; problem: FormProblem | null }

const FILES: Readonly<Record<string, string>> = toTable({
  json: 'JSON, to bring in again',
  ts: 'TypeScript, to run elsewhere',
  svg: 'Picture (SVG)',
})

/** Addresses under which others see a flow as a template, and files to take it along. */
export function SharePart({ view, share: { publisher, links, files }, problem }: Props) {
  const page = toPart(view, 'share')
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="files-title">
        <h2 id="files-title" className="heading-section">
          Export
        </h2>
        <p className="mt-1 text-fg-muted">The steps as they are now. Runs, secrets and what starts it stay here.</p>
        <p className="mt-3 flex flex-wrap gap-2">
          {files.map(({ as, href }) => (
            <a key={as} href={href} className={toButtonClass({ variant: 'plain', size: 'sm' })}>
              <Icon name="download" size={16} /> {FILES[as]}
            </a>
          ))}
        </p>
      </section>
      <section aria-labelledby="links-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="links-title" className="heading-section">
          Share it as a template
        </h2>
        <p className="text-fg-muted">
          Whoever has the link sees the steps with all that stands in their fields, and can take them over as their own,
          without an account. Your runs and what starts the flow stay yours.
        </p>
        <ShareLinksPart
          name="share-flow"
          of={view.id}
          publisher={publisher}
          links={links}
          action={page}
          fields={{ flow: view.id }}
          error={problem?.errors['term']}
        />
      </section>
    </div>
  )
}
