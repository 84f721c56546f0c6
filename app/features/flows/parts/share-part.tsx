import { toTable } from '#app/platform/table.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
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
        <p className="mt-1 text-fg-muted">The steps as they stand now. Runs, secrets and what starts it stay here.</p>
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
          Whoever has the address sees the steps with all that stands in their fields, and can take them over as their
          own, without an account. Your runs and what starts the flow stay yours.
        </p>
        <BeforePublishing publisher={publisher} what="links" />
        {links.length > 0 ? (
          <ul className="grid gap-3">
            {links.map(({ id, address, createdAt, expiresAt, about }) => (
              <Card key={id} as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <div className="min-w-0 flex-[1_1_14rem]">
                  <a href={address} className="link wrap-anywhere">
                    {address}
                  </a>
                  <p className="text-xs text-fg-subtle">
                    {`${toShortDay(createdAt)}${expiresAt ? ` until ${toShortDay(expiresAt)}` : ''}, ${about}`}
                  </p>
                </div>
                <CopyButton text={address} what="address" />
                <ActForm name="do" act="revoke" fields={{ flow: view.id, share: id }} action={page}>
                  Take it back
                </ActForm>
              </Card>
            ))}
          </ul>
        ) : null}
        {publisher.state === 'ready' ? (
          <KeyedForm name="share-flow" of={view.id} action={page} className="grid gap-4">
            <input type="hidden" name="do" value="share" />
            <input type="hidden" name="flow" value={view.id} />
            <ShareTermField error={problem?.errors['term'] ?? null} />
            <Button type="submit" className="justify-self-start">
              <Icon name="share" size={17} /> Make the address
            </Button>
          </KeyedForm>
        ) : null}
      </section>
    </div>
  )
}
