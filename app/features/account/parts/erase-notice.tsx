import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** Takes the erasure back, from whatever page it stands on. */
function KeepAccountForm({ userId, className = '' }: { userId: string; className?: string }) {
  return (
    <Form method="post" action={to('settings', null, { part: 'data' })} className={className}>
      <input type="hidden" name="act" value="deletion.keep" />
      <input type="hidden" name="for" value={userId} />
      <Button type="submit">Keep my account</Button>
    </Form>
  )
}

/** What an account shows in the days before it is erased: when that is, and the way out of it. */
export function EraseNotice({ userId, eraseDay }: { userId: string; eraseDay: string }) {
  return (
    <section
      aria-label="Your account will be erased"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-warning-soft p-5 text-warning-soft-fg sm:px-6"
    >
      <div className="flex min-w-0 flex-[1_1_22rem] items-start gap-3">
        <Icon name="clock" size={22} className="mt-0.5 flex-none" />
        <div>
          <p className="text-base font-strong">Your account will be erased on {eraseDay}</p>
          <p className="mt-0.5">Until then everything works as before, and you can change your mind.</p>
        </div>
      </div>
      <KeepAccountForm userId={userId} />
    </section>
  )
}
