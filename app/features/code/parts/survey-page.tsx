import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { Part, SurveyView } from '../architect/architect-view.server.ts'

const TABS: readonly { part: Part; label: string }[] = [
  { part: 'overview', label: 'Overview' },
  { part: 'map', label: 'Map' },
  { part: 'dependencies', label: 'Dependencies' },
  { part: 'review', label: 'Review' },
  { part: 'compare', label: 'Compare' },
]

/** What was read out of one repository. */
export function SurveyPage({ view }: { view: SurveyView }) {
  const { id, title, part, survey, moduleCount } = view
  return (
    <div className="page max-w-[76rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-code-architect')}>All repositories</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere">{title}</h1>
          <p className="mt-1 text-sm text-fg-muted">
            {`${survey.files.toLocaleString('en')} files, ${moduleCount.toLocaleString('en')} modules of code, read by parsers and rules in ${(survey.tookMs / 1_000).toFixed(1)} s. Nothing was run.`}
          </p>
        </div>
        <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('v2-code-architect')}>
          <Icon name="trash" size={16} /> Delete
        </ActForm>
      </div>
      <UnderlineTabs
        label="About this repository"
        tabs={TABS.map((tab) => ({
          label: tab.label,
          to: to('v2-code-architect', null, { survey: id, part: tab.part }),
          isChosen: tab.part === part,
        }))}
        className="my-6"
      />
      {part === 'overview' ? <OverviewPart view={view} /> : null}
      {part === 'map' ? <MapPart view={view} /> : null}
      {part === 'dependencies' ? <DependenciesPart view={view} /> : null}
      {part === 'review' ? <ReviewPart view={view} /> : null}
      {part === 'compare' ? <ComparePart view={view} /> : null}
    </div>
  )
}

const ModuleLink = ({ id, path }: { id: string; path: string }) => (
  <Link
    to={to('v2-code-architect', null, { survey: id, part: 'map', module: path })}
    className="link font-mono text-[0.8125rem] wrap-anywhere"
  >
    {path}
  </Link>
)

const Names = ({ title, items, none }: { title: string; items: readonly string[]; none: string }) => (
  <section className="grid content-start gap-1">
    <h2 className="heading-small">{`${title}: ${items.length}`}</h2>
    {items.length === 0 ? <p className="text-sm text-fg-muted">{none}</p> : null}
    <ul className="grid gap-1 text-sm wrap-anywhere">
      {items.map((one, n) => (
        <li key={n}>{one}</li>
      ))}
    </ul>
  </section>
)

function OverviewPart({ view: { id, title, survey, hot, reports } }: { view: SurveyView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {reports ? (
        <p className="flex flex-wrap gap-2">
          <DownloadLink text={reports.markdown} name={`${title}.md`} type="text/markdown">
            Report as Markdown
          </DownloadLink>
          <DownloadLink text={reports.html} name={`${title}.html`}>
            Report as HTML
          </DownloadLink>
        </p>
      ) : null}
      <section>
        <h2 className="heading-small mb-2">Hot spots: where a closer look would pay</h2>
        <Table caption="Hot spots">
          <thead>
            <HeadRow>
              <HeadCell>File</HeadCell>
              <HeadCell>Lines</HeadCell>
              <HeadCell>Branches</HeadCell>
              <HeadCell>Imported by</HeadCell>
            </HeadRow>
          </thead>
          <tbody>
            {hot.map((one) => (
              <Row key={one.path} className="h-9">
                <Cell>
                  <ModuleLink id={id} path={one.path} />
                </Cell>
                <Cell className="tabular-nums">{one.lines}</Cell>
                <Cell className="tabular-nums">{one.branches}</Cell>
                <Cell className="tabular-nums">{one.usedBy}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </section>
      <div className="grid gap-8 sm:grid-cols-2">
        <Names
          title="Languages"
          items={survey.languages.map(
            (one) => `${one.language}: ${one.files} files, ${one.lines.toLocaleString('en')} lines`,
          )}
          none="No code was found."
        />
        <Names
          title="Licences"
          items={survey.licences.map((one) => `${one.name} (${one.path})`)}
          none="No licence was found. Without one, nobody may use this code."
        />
        <Names
          title="Circles of imports"
          items={survey.cycles.map((one) => one.join(' > '))}
          none="No file imports itself by way of others."
        />
        <Names
          title="Exports nobody takes"
          items={survey.unused.map((one) => `${one.path}: ${one.name}`)}
          none="Every exported name is taken somewhere, or cannot be told."
        />
        <Names
          title="Not read"
          items={survey.left.map((one) => `${one.count.toLocaleString('en')} ${one.why}, such as ${one.example}`)}
          none="Everything was read."
        />
      </div>
    </div>
  )
}

function MapPart({ view: { id, folders, chosen } }: { view: SurveyView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {chosen ? (
        <section aria-labelledby="module-title" className="grid gap-4 rounded-card bg-sunken p-5">
          <h2 id="module-title" className="heading-small font-mono wrap-anywhere">
            {chosen.path}
          </h2>
          <p className="text-sm">{`${chosen.language}, ${chosen.lines} lines, ${chosen.branches} branches. Exports: ${chosen.exports.join(', ') || 'none that can be told'}.`}</p>
          <div className="grid gap-5 sm:grid-cols-3">
            {(
              [
                ['Imports', chosen.imports],
                ['Imported by', chosen.callers],
              ] as const
            ).map(([label, paths]) => (
              <div key={label}>
                <h3 className="text-sm font-medium">{`${label}: ${paths.length}`}</h3>
                <ul className="grid gap-1">
                  {paths.map((path) => (
                    <li key={path}>
                      <ModuleLink id={id} path={path} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div>
              <h3 className="text-sm font-medium">{`Packages: ${chosen.packages.length}`}</h3>
              <p className="text-sm wrap-anywhere">{chosen.packages.join(', ')}</p>
            </div>
          </div>
        </section>
      ) : null}
      {folders.map((folder) => (
        <details key={folder.name} className="border-t border-line pt-3">
          <summary className="cursor-pointer py-1 wrap-anywhere">
            <span className="font-mono">{folder.name}</span>
            <span className="text-sm text-fg-muted">{` ${folder.files} files, ${folder.lines.toLocaleString('en')} lines${folder.uses.length > 0 ? `; relies on ${folder.uses.map(([name, count]) => `${name} (${count})`).join(', ')}` : ''}`}</span>
          </summary>
          <ul className="mt-2 grid gap-1 pl-4">
            {folder.paths.map((path) => (
              <li key={path}>
                <ModuleLink id={id} path={path} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function DependenciesPart({ view: { survey } }: { view: SurveyView }) {
  if (survey.dependencies.length === 0) return <p>No manifest names a dependency.</p>
  return (
    <Table caption="Dependencies">
      <thead>
        <HeadRow>
          <HeadCell>Name</HeadCell>
          <HeadCell>Version</HeadCell>
          <HeadCell>Named in</HeadCell>
          <HeadCell>Files that import it</HeadCell>
        </HeadRow>
      </thead>
      <tbody>
        {survey.dependencies.map((one, n) => (
          <Row key={n} className="h-9">
            <Cell className="font-mono text-[0.8125rem]">{one.name}</Cell>
            <Cell>{one.version}</Cell>
            <Cell>{`${one.from}${one.isDevelopment ? ' (development)' : ''}`}</Cell>
            <Cell className="tabular-nums">
              {one.usedIn === 0 && !one.isDevelopment ? '0: perhaps it is not needed' : one.usedIn}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

const KINDS = { secret: 'Secret', syntax: 'Syntax', rule: 'Rule' } as const
function ReviewPart({ view: { survey } }: { view: SurveyView }) {
  return (
    <section>
      <h2 className="heading-small">{`${survey.remarks.length} remarks by rules`}</h2>
      <p className="mt-1 mb-4 text-sm text-fg-muted">
        They point at what often goes wrong, not at what certainly does. Secrets come first and are not repeated here.
      </p>
      <ul className="grid gap-2 text-sm">
        {survey.remarks.map((one, n) => (
          <li key={n} className="border-t border-line pt-2 wrap-anywhere">
            <span className="text-fg-muted">{`${KINDS[one.kind]}: `}</span>
            <span className="font-mono text-[0.8125rem]">{`${one.path}:${one.line}`}</span> {one.message}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ComparePart({ view: { id, others, change } }: { view: SurveyView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {others.length === 0 ? <p>Bring another version of this repository first.</p> : null}
      {others.length > 0 ? (
        <Form method="get" action={to('v2-code-architect')} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="survey" value={id} />
          <input type="hidden" name="part" value="compare" />
          <Field label="The version before">
            <Select name="against">
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {`${one.title}, ${one.createdAt.toISOString().slice(0, 16).replace('T', ' ')}`}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit">Compare</Button>
        </Form>
      ) : null}
      {change ? (
        <section role="status" className="grid gap-8 sm:grid-cols-2">
          <p className="sm:col-span-2">{`Since ${change.title}: ${change.lines.before.toLocaleString('en')} lines became ${change.lines.after.toLocaleString('en')}.`}</p>
          <Names title="Files added" items={change.filesAdded} none="None." />
          <Names title="Files gone" items={change.filesGone} none="None." />
          <Names title="Dependencies added" items={change.packagesAdded} none="None." />
          <Names title="Dependencies gone" items={change.packagesGone} none="None." />
          <Names title="Other versions" items={change.versions} none="None." />
          <Names title="New circles" items={change.cyclesAdded} none="None." />
          <Names title="Circles gone" items={change.cyclesGone} none="None." />
          <Names title="New remarks" items={change.remarksAdded} none="None." />
          <Names title="Remarks gone" items={change.remarksGone} none="None." />
        </section>
      ) : null}
    </div>
  )
}
