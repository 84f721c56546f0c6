import { useId, type ReactNode } from 'react'
import { Card } from '#app/ui/brand/card.tsx'

/** One subject of the settings under its heading; `state` stands at the end of the heading's line, such as a badge. */
export function SettingsCard({
  title,
  about,
  state,
  children,
}: {
  title: string
  about?: ReactNode
  state?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id={id} className="heading-card">
              {title}
            </h2>
            {state}
          </div>
          {about ? <p className="mt-1 text-fg-muted">{about}</p> : null}
        </div>
        {children}
      </Card>
    </section>
  )
}
