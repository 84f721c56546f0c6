import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import type { ManualAnswer } from '../manual-acts.server.ts'
import type { ManualView } from '../manual-view.server.ts'
import { ManualSections } from './manual-sections.tsx'

/** The web edition of a manual: to search, to read beside the machine, to take along. */
export function ManualPage({ view, answer }: { view: ManualView; answer: ManualAnswer | null }) {
  const { id, language, find, share, reach, files, epub } = view
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      {reach === 'owner' ? (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3">
          <p className="text-sm">
            {view.isPublished
              ? 'You see your working version; others read the published one.'
              : 'Only you see this, and whoever has a link from you.'}
          </p>
          <ButtonLink to={to('manual', { id }, { part: 'desk' })} size="sm">
            <Icon name="pen-line" size={16} /> Work on it
          </ButtonLink>
        </div>
      ) : null}
      <Head view={view} />
      <Form method="get" role="search" className="mt-6 flex max-w-reading flex-wrap items-end gap-2">
        {share ? <input type="hidden" name="share" value={share} /> : null}
        <input type="hidden" name="language" value={language} />
        <Field label="A step, a part or what you see" className="min-w-0 flex-1">
          <TextInput type="search" maxLength={200} name="find" defaultValue={find} autoComplete="off" key={find} />
        </Field>
        <Button type="submit" variant="plain">
          <Icon name="search" size={17} /> Find
        </Button>
      </Form>
      {find ? (
        <p role="status" className="mt-3 text-sm text-fg-muted">
          What holds “{find}”, with every warning.{' '}
          <Link to={to('manual', { id }, { language, share })} className="link">
            The whole manual
          </Link>
        </p>
      ) : null}
      <ManualSections view={view} />
      <p className="mt-10 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-5 text-sm">
        {files.map(({ label, href }) => (
          <a key={href} href={href} download className="link">
            {label}
          </a>
        ))}
        <a href={epub} download className="link">
          EPUB
        </a>
      </p>
      {reach === 'public' ? (
        <div className="mt-4">
          <ReportForm target={id} problem={answer?.act === 'report' ? answer.problem : null} />
        </div>
      ) : null}
    </div>
  )
}

function Head({ view }: { view: ManualView }) {
  const { id, title, maker, version, language, languages, direction, note, share, code } = view
  return (
    <header className="flex flex-wrap items-start justify-between gap-6">
      <div className="min-w-0 max-w-reading">
        <h1 className="heading-page wrap-anywhere" lang={language} dir={direction}>
          {title}
        </h1>
        <p className="mt-1 text-fg-muted wrap-anywhere">
          {maker ? `${maker}, ` : ''}manual, version {version}
        </p>
        {languages.length > 1 ? (
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {languages.map((one) => (
              <Link
                key={one}
                to={to('manual', { id }, { language: one, share })}
                aria-current={one === language ? 'true' : undefined}
                className="link aria-[current=true]:font-strong"
                lang={one}
              >
                {one}
              </Link>
            ))}
          </p>
        ) : null}
        {note ? (
          <p className="mt-3 text-sm text-fg-muted">
            {[
              note.isDraft ? `Translated by ${note.by || 'an engine'}; nobody has checked it yet.` : '',
              note.isOld ? 'The facts changed since this translation was made.' : '',
              note.untranslated > 0
                ? `${note.untranslated} facts have no words in this language and stand in the maker’s.`
                : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        ) : null}
      </div>
      {code ? (
        <figure className="w-28 text-center">
          <span
            role="img"
            aria-label="QR code that leads to this page"
            className="block rounded-[8px] bg-white p-1 [&_svg]:h-auto [&_svg]:w-full"
            dangerouslySetInnerHTML={{ __html: code }}
          />
          <figcaption className="mt-1 text-xs text-fg-subtle">This page</figcaption>
        </figure>
      ) : null}
    </header>
  )
}
