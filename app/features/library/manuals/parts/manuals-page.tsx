import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ManualsView } from '../manual-view.server.ts'

/** A member's manuals, with their languages and what is published. */
export function ManualsPage({ view: { manuals, search, next, deleted } }: { view: ManualsView }) {
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="heading-page">Product manuals</h1>
          <p className="lead mt-2">Correct a fact once, and every page that cites it is new.</p>
        </div>
        <ButtonLink to={to('manual-create')}>
          <Icon name="plus" size={17} /> New manual
        </ButtonLink>
      </header>
      {deleted ? (
        <div role="status" className="mt-6 flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3">
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            “{deleted.title}” is deleted. It is erased for good in 30 days.
          </p>
          <ActForm name="do" act="bring-back" fields={{ id: deleted.id }}>
            Bring it back
          </ActForm>
        </div>
      ) : null}
      {manuals.length > 0 || search ? (
        <Form method="get" role="search" className="mt-6 flex max-w-reading flex-wrap items-end gap-2">
          <Field label="Words of a name" className="min-w-0 flex-1">
            <TextInput type="search" maxLength={200} name="q" defaultValue={search} autoComplete="off" key={search} />
          </Field>
          <Button type="submit" variant="plain">
            <Icon name="search" size={17} /> Search
          </Button>
        </Form>
      ) : null}
      {manuals.length === 0 ? (
        <EmptyState
          title={search ? 'No manual of yours has these words' : 'No manuals yet'}
          className="mt-8"
          action={<ButtonLink to={to('manual-create')}>Make a manual</ButtonLink>}
        >
          {search ? 'Try fewer or other words.' : 'Give the facts of a product: warnings, figures, steps.'}
        </EmptyState>
      ) : (
        <ul className="mt-6 border-b border-line">
          {manuals.map((manual) => (
            <li key={manual.id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
              <div className="min-w-0">
                <Link to={manual.href} className="link font-strong wrap-anywhere" dir="auto">
                  {manual.title}
                </Link>
                <p className="mt-1 text-sm text-fg-muted wrap-anywhere">
                  {manual.maker ? `${manual.maker}, ` : ''}
                  {manual.languages.join(', ')}, version {manual.version}, changed {toShortDay(manual.at)}
                  {manual.drafts > 0
                    ? `, ${manual.drafts} ${manual.drafts === 1 ? 'translation' : 'translations'} to check`
                    : ''}
                </p>
              </div>
              <Badge tone={manual.shownVersion ? 'success' : 'quiet'}>
                {manual.shownVersion === null
                  ? 'Draft'
                  : manual.shownVersion === manual.version
                    ? 'Published'
                    : `Version ${manual.shownVersion} is published`}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-6">
          <ButtonLink to={to('manuals', null, { q: search || null, before: next })} variant="plain">
            Older manuals
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
