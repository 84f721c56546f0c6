import type { ReactNode } from 'react'

/** The head of an administrator's screen; `children` stand at its end. */
export function AdminHead({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-[var(--reading)] min-w-0">
        <h1 className="heading-page wrap-anywhere">{title}</h1>
        <p className="lead mt-3">{lead}</p>
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </header>
  )
}
