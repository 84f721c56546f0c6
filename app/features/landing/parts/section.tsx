import type { ReactNode } from 'react'

/** One part of a landing with its heading; the heading names the region. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="page mt-section">
      <div className="mb-6.5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
        <h2 id={id} className="heading-page">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
