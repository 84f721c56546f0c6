import { to } from '#app/catalogue/to.ts'
import { fieldOf, isTicked, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { AdminForm, AdminFormProblem, useIsBusy } from '../../parts/admin-form.tsx'
import { AdminHead } from '../../parts/admin-head.tsx'
import type { ImportView, ListView } from './import-view.server.ts'
import { LIST_BYTES, MOST_ROWS } from './import.limits.ts'
import { ImportRows } from './import-rows.tsx'

type Answered = { answer: AdminFormAnswer | null }

/** Members from a list: it is checked first, and nothing is made before somebody says so. */
export function ImportPage({ view: { list }, answer }: Answered & { view: ImportView }) {
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={list ? to('admin-users', null, { part: 'import' }) : to('admin-users')}>
        {list ? 'Another list' : 'All people'}
      </BackLink>
      <AdminHead
        title="Import members"
        lead="A list is checked first: which rows will be made, which are there already, and which are faulty. Nothing is made before you say so."
      />
      <AdminFormProblem answer={answer} />
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-6">
        {list ? <ListStep list={list} answer={answer} /> : <SendList answer={answer} />}
      </div>
    </div>
  )
}

function SendList({ answer }: Answered) {
  return (
    <Card as="section" className="grid max-w-[var(--reading)] gap-4 p-5 lg:p-7">
      <p className="text-fg-muted">
        The first line names the columns: <b className="font-medium text-fg">email</b>, and where you have them{' '}
        <b className="font-medium text-fg">name</b> and <b className="font-medium text-fg">role</b>. Commas, semicolons
        and tabs are understood; {MOST_ROWS.toLocaleString('en')} rows at most.
      </p>
      <KeyedForm name="check-members" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="act" value="check-members" />
        <FileDrop
          label="List of members"
          name="list"
          accept=".csv,.tsv,.txt,text/csv"
          kinds="A table saved as CSV"
          maxBytes={LIST_BYTES}
          error={fieldOf(answer, 'check-members', 'list').error}
        />
        <div>
          <Button type="submit">Check the list</Button>
        </div>
      </KeyedForm>
    </Card>
  )
}

function ListStep({ list, answer }: Answered & { list: ListView }) {
  const { step, isImport } = list
  if (step.state === 'working')
    return (
      <Card as="section" aria-labelledby="working" className="grid max-w-[var(--reading)] gap-4 p-5">
        <h2 id="working" className="heading-card">
          {isImport ? 'The members are being made' : 'The list is being checked'}
        </h2>
        <ProgressBar label={step.title} value={step.percent} words={step.note ?? undefined} />
        <p className="text-fg-muted">{step.note ?? 'It begins in a moment.'}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('admin-users', null, { part: 'import', file: list.id })} variant="plain" size="sm">
            Look again
          </ButtonLink>
          <ButtonLink to={step.page} variant="ghost" size="sm">
            Watch or stop it
          </ButtonLink>
        </div>
      </Card>
    )
  if (step.state === 'stopped')
    return (
      <>
        <Card
          as="section"
          aria-labelledby="stopped"
          className="grid max-w-[var(--reading)] justify-items-start gap-3 p-5"
        >
          <h2 id="stopped" className="heading-card">
            {isImport ? 'The import stopped' : 'The list could not be checked'}
          </h2>
          <p className="wrap-anywhere text-fg-muted">{step.why}</p>
          {isImport ? <p className="text-fg-muted">Who was made stays. Going on makes nobody twice.</p> : null}
          {step.canRetry ? (
            <ButtonLink to={step.page} variant="plain" size="sm">
              {isImport ? 'Go on with it' : 'Try it again'}
            </ButtonLink>
          ) : null}
        </Card>
        {list.canImport ? <StartImport list={list} answer={answer} /> : null}
      </>
    )
  return (
    <>
      <ImportRows step={step} isImport={isImport} />
      {list.canImport && step.counts.made > 0 ? <StartImport list={list} answer={answer} /> : null}
    </>
  )
}

function StartImport({ list, answer }: Answered & { list: ListView }) {
  return (
    <Card as="section" aria-labelledby="start" className="grid max-w-[var(--reading)] gap-4 p-5">
      <h2 id="start" className="heading-card">
        Import {list.name ?? 'the list'}
      </h2>
      <AdminForm act="import-members" fixed={{ file: list.id }}>
        <Checkbox
          name="letters"
          label="Write to the new members"
          help="Each gets a letter with a link to choose a password, good for 7 days. Without it they use “forgot password” when you tell them."
          defaultChecked={isTicked(answer, 'import-members', 'letters', false)}
        />
        <div>
          <Button type="submit" busy={useIsBusy('import-members')} busyLabel="Starting...">
            Make the members
          </Button>
        </div>
      </AdminForm>
    </Card>
  )
}
