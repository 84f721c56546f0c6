import type { ReactNode } from 'react'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { AdminJobsView } from '../admin-jobs.server.ts'

/** Backups of the data folder, and the button that makes one. */
export function BackupCard({ backups }: { backups: AdminJobsView['backups'] }) {
  const { isEmbedded, kept, dataDir, free, isTight } = backups
  return (
    <section aria-labelledby="backups">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="backups" className="heading-section">
          Backups
        </h2>
        {isEmbedded ? (
          <div className="flex flex-wrap gap-2">
            {kept.length > 0 ? <ActForm act="try-backup">Try the newest</ActForm> : null}
            <ActForm act="backup" about="the data folder" variant="primary">
              Back up now
            </ActForm>
          </div>
        ) : null}
      </div>
      {isTight ? (
        <p className="mt-3 flex items-start gap-2 rounded-[13px] bg-warning-soft px-3.5 py-3 text-warning-soft-fg">
          <Icon name="alert" size={18} className="mt-px flex-none" />
          The disk is nearly full: {free} are free. When nothing is left, nothing can be saved any more.
        </p>
      ) : null}
      {isEmbedded ? <Kept {...backups} /> : <OnPostgres dataDir={dataDir} />}
    </section>
  )
}

function Kept({ kept, most, everyHours, trial, dataDir }: AdminJobsView['backups']) {
  return (
    <>
      <p className="mt-2 text-fg-muted">
        Database, files, outbox and the session secret, copied while the server runs and then checked,{' '}
        {everyHours === 0 ? 'when somebody asks for it (BACKUP_EVERY_HOURS is 0)' : toEveryWords(everyHours)}. The last{' '}
        {most} are kept in <Path>{dataDir}/backups</Path>. Keep a copy on another machine too: this one can be lost as a
        whole.
      </p>
      {trial ? (
        <p className="mt-3 flex items-start gap-2 text-fg-muted">
          <Icon name={trial.isPassed ? 'check-circle' : 'alert'} size={18} className="mt-px flex-none" />
          <span className="min-w-0 wrap-anywhere">{trial.words}</span>
        </p>
      ) : null}
      {kept.length === 0 ? (
        <p className="mt-4 rounded-card bg-sunken p-4 text-fg-muted">There is no backup here yet.</p>
      ) : (
        <ul className="mt-4 border-b border-line">
          {kept.map(({ name, at, ago, moment, size }) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3.5"
            >
              <span className="font-mono text-[0.8125rem]">{name}</span>
              <span className="text-[0.8125rem] text-fg-muted">
                <time dateTime={at} title={moment}>
                  {ago}
                </time>
                , database {size}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-[0.8125rem] text-fg-muted">
        To put one back, stop the server and run <Path>DATA_DIR=a-new-folder npm run restore -- the-backup</Path>.
        Nothing is ever overwritten.
      </p>
    </>
  )
}

const toEveryWords = (hours: number) =>
  hours === 24 ? 'every day' : hours === 1 ? 'every hour' : `every ${hours} hours`

function OnPostgres({ dataDir }: { dataDir: string }) {
  return (
    <p className="mt-2 text-fg-muted">
      This server works on PostgreSQL, which has its own way to make backups: run{' '}
      <Path>pg_dump --format=custom --file=frenly.dump</Path> with the server’s DATABASE_URL, and copy{' '}
      <Path>{dataDir}</Path> beside it for the files and the session secret.
    </p>
  )
}

const Path = ({ children }: { children: ReactNode }) => (
  <code className="rounded-[6px] bg-sunken px-1.5 py-0.5 font-mono text-[0.8125rem] wrap-anywhere">{children}</code>
)
