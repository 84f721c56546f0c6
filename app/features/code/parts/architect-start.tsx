import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ArchitectView } from '../architect/architect-view.server.ts'
import { REPOSITORY_MAX_BYTES } from '../code.limits.ts'

type Start = Extract<ArchitectView, { view: 'start' }>

/** A repository in, and those that were read before. */
export function ArchitectStart({ view: { page, folders }, problem }: { view: Start; problem: FormProblem | null }) {
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Code architect</h1>
      <p className="lead mt-1 max-w-[46em]">
        Bring a repository as a zip and get its map: modules and imports, dependencies, cycles, hot spots, exports
        nobody takes, licences, secrets, and remarks at file and line. It is read by real parsers and never run.
      </p>
      <KeyedForm
        name="survey"
        action={to('v2-code-architect')}
        encType="multipart/form-data"
        className="mt-6 grid gap-4"
      >
        <input type="hidden" name="do" value="survey" />
        <FileDrop
          label="Your repository"
          name="repository"
          accept=".zip,application/zip"
          kinds="A .zip, as GitHub or GitLab offer for download"
          maxBytes={REPOSITORY_MAX_BYTES}
          error={problem?.errors['repository'] ?? null}
        />
        {folders.length > 0 ? (
          <Field label="Or a folder on this server" help="Only administrators see these.">
            <Select name="folder" defaultValue={problem?.values['folder'] ?? ''}>
              <option value="">None</option>
              {folders.map((folder) => (
                <option key={folder} value={folder}>
                  {folder}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Button type="submit" size="lg" className="justify-self-start">
          <Icon name="folder-tree" size={18} /> Read it
        </Button>
      </KeyedForm>
      <section aria-labelledby="kept-title" className="mt-12">
        <h2 id="kept-title" className="heading-section">
          Your repositories
        </h2>
        <KeptList
          page={page}
          problem={problem?.values['do'] === 'rename' ? problem : null}
          words={{ one: 'repository', many: 'repositories' }}
          toList={(query) => to('v2-code-architect', null, query)}
          empty="What you bring is kept here: for members until they delete it, for guests 30 days in this browser."
        />
      </section>
    </div>
  )
}

/** A repository that is being read, or could not be. */
export function ArchitectWaiting({
  view: { id, title, trouble },
}: {
  view: Extract<ArchitectView, { view: 'waiting' }>
}) {
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <BackLink to={to('v2-code-architect')}>All repositories</BackLink>
      <h1 className="heading-page wrap-anywhere">{title}</h1>
      <p role="status" className="mt-4 max-w-[46em]">
        {trouble ?? 'It is being read. This takes some seconds, a minute for a large one.'}
      </p>
      {trouble ? null : (
        <p className="mt-3">
          <Link to={to('v2-code-architect', null, { survey: id })} className="link">
            Look again
          </Link>
        </p>
      )}
    </div>
  )
}
