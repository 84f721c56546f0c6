import { to } from '#app/catalogue/to.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import type { OutboxView } from '../outbox.server.ts'

/** Where letters go, and whether the last ones did. */
export function WayOut({ way: { id, place, left, problem, from } }: { way: OutboxView['way'] }) {
  return (
    <section aria-labelledby="way-out" className="mt-7">
      <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-6">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="way-out" className="heading-card">
            {id === 'smtp' ? 'Letters leave by SMTP' : 'Letters stay on this machine'}
          </h2>
          <p className="mt-1 wrap-anywhere text-fg-muted">
            {id === 'smtp'
              ? `From ${from}, handed to ${place}.`
              : `From ${from}, written into ${place}. SMTP_URL would send them for real.`}
          </p>
          <p className="mt-2 wrap-anywhere">
            {left ? `The last one left ${left}.` : 'None has left yet.'}
            {problem ? <span className="text-danger-text"> The latest that did not: {problem}</span> : null}
          </p>
        </div>
        <ActForm name="do" act="test" action={to('admin-outbox')} busyLabel="Sending..." variant="primary">
          Send me a test letter
        </ActForm>
      </Card>
    </section>
  )
}
