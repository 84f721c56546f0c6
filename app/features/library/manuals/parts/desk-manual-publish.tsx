import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareLinkList } from '#app/kits/members/share-links/share-link-list.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ManualAnswer } from '../manual-acts.server.ts'
import type { ManualDeskView } from '../manual-view.server.ts'

/** A manual for everybody or for a few, and what it said before. */
export function DeskManualPublish({ view, answer }: { view: ManualDeskView; answer: ManualAnswer | null }) {
  const { id, version, shownVersion, publisher, links, versions, compared } = view
  const problem = answer?.act === 'publish' || answer?.act === 'share' ? answer.problem : null
  const message = problem?.errors['publish'] ?? problem?.errors['term']
  return (
    <section aria-labelledby="publish-heading">
      <h2 id="publish-heading" className="heading-section">
        Publish
      </h2>
      {message ? <FieldError>{message}</FieldError> : null}
      {publisher.state === 'ready' ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <ActForm name="do" act="publish" variant="primary">
            Publish version {version}
          </ActForm>
          {shownVersion ? (
            <ActForm name="do" act="withdraw">
              Take it back
            </ActForm>
          ) : null}
        </div>
      ) : (
        <BeforePublishing publisher={publisher} what="texts" className="mt-4" />
      )}
      <p className="mt-3 text-sm text-fg-muted">A published manual carries a QR code to its page, also in print.</p>
      <div className="mt-5 grid gap-3">
        <ShareLinkList links={links} action={to('manual', { id })} />
        {publisher.state === 'ready' ? (
          <KeyedForm name="manual-share" noValidate preventScrollReset className="grid gap-3">
            <input type="hidden" name="do" value="share" />
            <ShareTermField />
            <Button type="submit" variant="plain" size="sm" className="justify-self-start">
              Make a private link
            </Button>
          </KeyedForm>
        ) : null}
      </div>
      <h3 className="heading-small mt-8">Versions</h3>
      <ol className="mt-2 grid gap-1 text-sm">
        {versions.map(({ version: one, createdAt }) => (
          <li key={one}>
            {one === version ? (
              `Version ${one}, ${toShortDay(createdAt)}: now`
            ) : (
              <Link to={to('manual', { id }, { part: 'desk', version: one })} preventScrollReset className="link">
                Version {one}, {toShortDay(createdAt)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {compared ? (
        <div className="mt-3 overflow-x-auto rounded-card bg-sunken p-3 font-mono text-xs">
          <p className="font-sans">From version {compared.version} to now:</p>
          {compared.lines.length === 0 ? <p>No fact differs.</p> : null}
          {compared.lines.map(({ kind, text }, n) => (
            <p key={n} className="whitespace-pre-wrap wrap-anywhere">
              {kind === 'gone' ? '− ' : '+ '}
              {text}
            </p>
          ))}
        </div>
      ) : null}
      <div className="mt-8">
        <ActForm name="do" act="delete">
          Delete the manual
        </ActForm>
      </div>
    </section>
  )
}
