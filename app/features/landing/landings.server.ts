import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { polishForm } from './email/polish-form.server.ts'
import { inboxForm } from './inbox/inbox-form.server.ts'
import { letterForm } from './voice2email/letter/letter-form.server.ts'

/** The server half of a landing whose hero works. Its forms post to the landing's own address: `/` takes no posts. */
type Desk = {
  read: (args: LoaderFunctionArgs) => unknown
}

/** Desks of the landings, so that `/` of a brand host shows what the landing's own address shows. */
export const desks: Readonly<Partial<Record<ScreenId, Desk>>> = {
  'inbox-landing': inboxForm,
  'voice2email-landing': letterForm,
  'email-landing': polishForm,
}
