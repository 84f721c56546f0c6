import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { CodeBlock } from '#app/ui/data/code-block.tsx'
import type { Part, ProjectView } from '../builder/builder-view.server.ts'
import { FilesPart } from './files-part.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PublishPart } from './publish-part.tsx'
import { SectionsPart } from './sections-part.tsx'
import { ToldPart } from './told-part.tsx'
import { WishForm } from './wish-form.tsx'

type Props = { view: ProjectView; problem: FormProblem | null }
const TABS: readonly { part: Part; label: string }[] = [
  { part: 'build', label: 'Preview' },
  { part: 'sections', label: 'Sections' },
  { part: 'files', label: 'Files' },
  { part: 'versions', label: 'Versions' },
  { part: 'check', label: 'Check' },
  { part: 'publish', label: 'Publish' },
]

/** One project: its preview, its sections and files, its versions, what a check says, and how it is shown to others. */
export function ProjectPage({ view, problem }: Props) {
  const { id, title, part, n, newest } = view
  const toPart = (wanted: Part) =>
    to('builder', null, { project: id, part: wanted === 'build' ? null : wanted, version: n === newest ? null : n })
  return (
    <div className="page max-w-[76rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('builder')}>All projects</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-sm text-fg-muted">
            {n === newest ? `Version ${n}.` : `Version ${n} of ${newest}: an older one.`}{' '}
            <Link to={to('v2-vibe-coder', null, { project: id })} className="link">
              Go on in the vibe coder
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a
            href={fillPath(endpoints['code/project-export'], { id, n: String(n) })}
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> Download the files (.zip)
          </a>
          <a
            href={fillPath(endpoints['code/project-export'], { id, n: 'git' })}
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> All versions (git bundle)
          </a>
          <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('builder')}>
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
      </div>
      <UnderlineTabs
        label="About this project"
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="my-6"
      />
      {part === 'build' ? <BuildPart view={view} problem={problem} /> : null}
      {part === 'sections' ? <SectionsPart view={view} problem={problem} /> : null}
      {part === 'files' ? <FilesPart view={view} problem={problem} /> : null}
      {part === 'versions' ? <VersionsPart view={view} /> : null}
      {part === 'check' ? <CheckPart view={view} /> : null}
      {part === 'publish' ? <PublishPart view={view} problem={problem} /> : null}
    </div>
  )
}

function BuildPart({ view, problem }: Props) {
  const { id, title, preview, told, pages, unfilled, n, newest } = view
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PreviewFrame address={preview} title={title} />
        {pages.length > 1 ? (
          <nav aria-label="Pages" className="flex flex-wrap gap-3 text-sm">
            {pages.map((page) => (
              <Link
                key={page}
                to={to('builder', null, { project: id, page, version: n === newest ? null : n })}
                className="link"
              >
                {page}
              </Link>
            ))}
          </nav>
        ) : null}
        <p className="text-xs text-fg-subtle">
          The preview runs without rights: no network, no cookies, nothing of this site. Links to other places do not
          open in it.
        </p>
      </div>
      <div className="grid gap-6">
        <WishForm view={view} problem={problem} studio="builder" />
        <section aria-labelledby="last-title" role="status">
          <h2 id="last-title" className="heading-small mb-1">
            {`Version ${n}`}
          </h2>
          <ToldPart told={told} />
          {n > 1 && n === newest ? (
            <div className="mt-2">
              <ActForm
                name="do"
                act="restore"
                fields={{ project: id, after: newest, n: n - 1 }}
                action={to('builder', null, { project: id })}
              >
                <Icon name="undo" size={16} /> Undo
              </ActForm>
            </div>
          ) : null}
        </section>
        {unfilled.length > 0 ? (
          <section aria-labelledby="unfilled-title">
            <h2 id="unfilled-title" className="heading-small mb-1">
              Still to be filled in
            </h2>
            <ul className="grid gap-0.5 text-sm text-fg-muted">
              {unfilled.map((one, place) => (
                <li key={place}>{one}</li>
              ))}
            </ul>
            <p className="mt-1 text-sm">
              <Link to={to('builder', null, { project: id, part: 'sections' })} className="link">
                Fill in the sections
              </Link>
            </p>
          </section>
        ) : null}
      </div>
    </div>
  )
}

function VersionsPart({ view: { id, turns, change, n, newest } }: { view: ProjectView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <ol className="grid gap-3" reversed>
        {turns.map((turn) => (
          <li key={turn.n} className="border-t border-line pt-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={to('builder', null, { project: id, part: 'versions', version: turn.n })}
                aria-current={turn.n === n ? 'true' : undefined}
                className="link font-medium"
              >
                {`Version ${turn.n}`}
              </Link>
              {turn.n === newest ? null : (
                <ActForm
                  name="do"
                  act="restore"
                  fields={{ project: id, after: newest, n: turn.n }}
                  about={`version ${turn.n}`}
                  action={to('builder', null, { project: id })}
                >
                  Go back to it
                </ActForm>
              )}
            </div>
            {turn.said ? <p className="text-sm text-fg-muted wrap-anywhere">“{turn.said}”</p> : null}
            <ToldPart told={turn.told} />
          </li>
        ))}
      </ol>
      <section aria-labelledby="change-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="change-title" className="heading-small">
          {change?.against
            ? `What version ${n} changed against version ${change.against}`
            : `What version ${n} began with`}
        </h2>
        {change?.files.length === 0 ? <p>No file is different.</p> : null}
        {change?.files.map(({ name, code }) => (
          <CodeBlock key={name} code={code} label={name} />
        ))}
      </section>
    </div>
  )
}

function CheckPart({ view: { id, remarks = [] } }: { view: ProjectView }) {
  return (
    <section aria-labelledby="check-title" className="max-w-[48rem]">
      <h2 id="check-title" className="heading-small">
        {remarks.length === 0
          ? 'No fault of HTML or of accessibility was found'
          : `${remarks.length} ${remarks.length === 1 ? 'remark' : 'remarks'}`}
      </h2>
      <p className="mt-1 text-sm text-fg-muted">
        By the parser of the HTML standard and by rules. They see no colours of your own and no behaviour: try the page
        by keyboard too.
      </p>
      <ul className="mt-4 grid gap-2">
        {remarks.map(({ file, line, message, isGrave }, place) => (
          <li key={place} className="flex gap-2 text-sm">
            <Icon name={isGrave ? 'alert' : 'info'} size={17} className="mt-px flex-none" />
            <span>
              <Link
                to={to('builder', null, { project: id, part: 'files', file })}
                className="link"
              >{`${file}, line ${line}`}</Link>
              : {message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
