import { to } from '#app/catalogue/to.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toInstallWords } from '#app/providers/system-program.ts'
import type { ProvidersScreen } from '../admin-providers.server.ts'
import { AdminForm } from './admin-form.tsx'

type Machine = NonNullable<ProvidersScreen['machine']>
type Program = Machine['programs'][number]

/** The programs of the machine that add engines: which work, what each adds, and how to get the others. */
export function MachinePart({ view: { programs, looked, isLooking, isOneOfSeveral } }: { view: Machine }) {
  const isBusy = useIsBusy('look')
  const missing = programs.filter(({ probe }) => probe?.state === 'missing')
  const install = toInstallWords([...new Set(missing.flatMap(({ packages }) => packages))].sort())
  return (
    <Card as="section" aria-labelledby="programs" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div>
        <h2 id="programs" className="heading-card">
          Programs of this machine
        </h2>
        <p className="mt-1 max-w-[44em] text-fg-muted">
          Nothing here is needed. Each adds an engine, or makes one better. They are tried when the server starts, and
          one that is broken is not used.
          {isOneOfSeveral ? ' Each server tries its own; this is the one that answered.' : ''}
        </p>
      </div>
      <AdminForm act="look" place={{ part: 'machine' }} className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="plain" busy={isBusy} busyLabel="Looking...">
          Look again
        </Button>
        <p className="text-[0.8125rem] text-fg-muted">{toLookWords(looked, isLooking)}</p>
        {isLooking ? (
          <ButtonLink to={to('admin-providers', null, { part: 'machine' })} variant="soft" size="sm">
            Load this page again
          </ButtonLink>
        ) : null}
      </AdminForm>
      <ul className="divide-y divide-line">
        {programs.map((program) => (
          <ProgramLine key={program.name} program={program} />
        ))}
      </ul>
      {missing.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="font-medium">All that is missing, on Debian</h3>
          <p className="text-[0.8125rem] text-fg-muted">
            As root, in the folder of Frenly: <code>npm run engines</code>. Or by hand, then look again:
          </p>
          <div className="flex flex-wrap items-start gap-2">
            <code className="min-w-0 flex-[1_1_20rem] rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] wrap-anywhere">
              {install}
            </code>
            <CopyButton text={install} />
          </div>
        </div>
      ) : null}
      {programs.every(({ probe }) => probe?.state === 'works') ? (
        <p className="text-fg-muted">All of them are here and work.</p>
      ) : null}
    </Card>
  )
}

function toLookWords(looked: string | null, isLooking: boolean): string {
  if (isLooking) return 'They are being tried now.'
  return looked === null ? 'They have not been tried yet.' : `Tried ${looked}.`
}

function ProgramLine({ program: { name, adds, packages, probe } }: { program: Program }) {
  const { word, tone } = toBadge(probe)
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <code className="font-medium">{name}</code>
        <Badge tone={tone}>{word}</Badge>
        {probe?.state === 'works' && probe.version ? (
          <span className="text-[0.8125rem] text-fg-subtle">{probe.version}</span>
        ) : null}
      </p>
      <p className="text-fg-muted">{adds}</p>
      {probe && probe.state !== 'works' ? (
        <>
          {probe.why ? (
            <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">What its test found: {probe.why}</p>
          ) : null}
          <p className="text-[0.8125rem] wrap-anywhere text-fg-subtle">
            Packages of Debian: <code>{packages.join(' ')}</code>
          </p>
        </>
      ) : null}
    </li>
  )
}

function toBadge(probe: Program['probe']): { word: string; tone: BadgeTone } {
  if (probe === null) return { word: 'Not tried yet', tone: 'quiet' }
  if (probe.state === 'works') return { word: 'Works', tone: 'success' }
  return probe.state === 'broken' ? { word: 'Broken', tone: 'danger' } : { word: 'Missing', tone: 'quiet' }
}
