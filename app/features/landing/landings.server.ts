import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { polishDesk } from './email/polish-desk.server.ts'
import { inboxDesk } from './inbox/inbox-desk.server.ts'
import { letterDesk } from './voice2email/letter-desk.server.ts'

/** The server half of a landing whose hero works: the same loader and action its own address has. */
type Desk = {
  read?: (args: LoaderFunctionArgs) => unknown
  act?: (args: ActionFunctionArgs) => unknown
}

/** Desks of the landings, so that `/` of a brand host answers like the landing's own address. */
export const desks: Readonly<Partial<Record<ScreenId, Desk>>> = {
  'inbox-landing': inboxDesk,
  'voice2email-landing': letterDesk,
  'email-landing': polishDesk,
}
