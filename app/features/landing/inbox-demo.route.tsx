import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { inboxForm } from './inbox/inbox-form.server.ts'
import { LiveInbox } from './inbox/live-inbox.tsx'
import { TryOwn } from './inbox/own-mail/try-own.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return inboxForm.read()
}

export const action = (args: ActionFunctionArgs) => inboxForm.act(args)

export const headers = passRetryAfter

export default function InboxDemo() {
  const { findings } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading-hero">Inbox demo</h1>
      <p className="lead mt-3 max-w-[40em]">
        Open, archive, star and snooze as if it were yours. What you do stands in the address of this page and nowhere
        else: close it, and it is gone.
      </p>
      <p className="mt-4 mb-6 flex flex-wrap items-center gap-2 pr-24">
        <Badge tone="info">Sample mail</Badge>
        <span className="text-sm text-fg-muted">Written by us; the people in it do not exist.</span>
      </p>
      <LiveInbox findings={findings} />
      <section id="own" aria-labelledby="own-title" className="mt-16 scroll-mt-6">
        <h2 id="own-title" className="heading-section">
          Try a mail of your own
        </h2>
        <p className="lead mt-2 mb-7 max-w-[36em]">
          The same rules sort it, and say why. It is read once and forgotten; no model sees it.
        </p>
        <TryOwn result={result} screen="inbox-demo" />
      </section>
      <section aria-labelledby="real-title" className="mt-16">
        <h2 id="real-title" className="heading-section">
          The real one
        </h2>
        <p className="mt-2 max-w-[44em] text-fg-muted">
          Members have an address of their own here, with conversations, search, drafts, ten seconds to take a letter
          back, and pictures that stay shut until asked for.
        </p>
        <p className="mt-5 flex flex-wrap gap-2.5">
          <ButtonLink to={to('inbox')}>Open my inbox</ButtonLink>
          <ButtonLink to={to('inbox-landing')} variant="plain">
            What it is about
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
