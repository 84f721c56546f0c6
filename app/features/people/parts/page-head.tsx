import type { ReactNode } from 'react'

/** The head of a screen: what it is, in a line, and what can be begun here. */
export function PageHead({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="heading-page wrap-anywhere" dir="auto">
          {title}
        </h1>
        <p className="lead mt-1 max-w-[40em]">{lead}</p>
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  )
}
