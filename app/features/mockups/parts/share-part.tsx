import { to } from '#app/catalogue/to.ts'
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
          Whoever has the address clicks through the newest version, without an account. They cannot change it.
        </p>
        <BeforePublishing publisher={publisher} what="links" />
        {links.length > 0 ? (
          <ul className="grid gap-3">
            {links.map(({ id, address, createdAt, expiresAt }) => (
              <Card key={id} as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <div className="min-w-0 flex-[1_1_14rem]">
                  <a href={address} className="link wrap-anywhere">
                    {address}
                  </a>
                  <p className="text-xs text-fg-subtle">
                    {`${toShortDay(createdAt)}${expiresAt ? ` until ${toShortDay(expiresAt)}` : ''}`}
                  </p>
                </div>
                <CopyButton text={address} what="address" />
                <ActForm name="do" act="revoke" fields={{ mockup: view.id, share: id }} action={action}>
                  Take it back
                </ActForm>
              </Card>
            ))}
          </ul>
        ) : null}
        {publisher.state === 'ready' ? (
          <KeyedForm name="share-mockup" action={action} className="grid gap-4">
            <input type="hidden" name="do" value="share" />
            <input type="hidden" name="mockup" value={view.id} />
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
