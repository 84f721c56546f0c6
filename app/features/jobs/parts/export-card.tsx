import { ActForm } from '#app/ui/controls/act-form.tsx'
import type { AdminJobsView } from '../admin-jobs.server.ts'

/** The whole house as documented files, and the button that writes them. */
export function ExportCard({ exports: { names, folder } }: { exports: AdminJobsView['exports'] }) {
  return (
    <section aria-labelledby="exports">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="exports" className="heading-section">
          Export of the whole site
        </h2>
        <ActForm act="house-export">Export the site</ActForm>
      </div>
      <p className="mt-2 text-fg-muted">
        Every table as JSON lines with a description of its fields, and all files, for moving elsewhere. Keys are left
        out. The last two are kept in <span className="font-mono text-[0.8125rem] wrap-anywhere">{folder}</span>.
      </p>
      {names.length === 0 ? (
        <p className="mt-4 rounded-card bg-sunken p-4 text-fg-muted">There is no export here yet.</p>
      ) : (
        <ul className="mt-4 border-b border-line">
          {names.map((name) => (
            <li key={name} className="border-t border-line py-3.5 font-mono text-[0.8125rem]">
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
