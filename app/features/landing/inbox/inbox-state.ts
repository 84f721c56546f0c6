import { piles, type Pile } from '#app/engines/mail-triage/mail.ts'

/** Where a mail lies: in the inbox, in the archive, or snoozed until evening, tomorrow or next week. */
export const snoozes = ['e', 't', 'w'] as const
export type Snooze = (typeof snoozes)[number]
export type Place = 'in' | 'done' | Snooze

export const tabs = ['inbox', ...piles, 'starred', 'later', 'archive'] as const
export type Tab = (typeof tabs)[number]

/** What happened last, so that it can be taken back: the mail moved from a place, or its star changed. */
export type Deed = { mail: string; was: Place | 'star' | 'plain' | 'back' }

/** The whole inbox of one visitor. It stands in the address and nowhere else. */
export type InboxState = {
  tab: Tab
  /** The mail that was opened, and the one to show beside the list when none was. */
  open: string | null
  beside: string | null
  places: Readonly<Record<string, Place>>
  stars: readonly string[]
  deed: Deed | null
}

export const placeOf = (state: InboxState, mail: string): Place => state.places[mail] ?? 'in'
export const isSnoozed = (place: Place): place is Snooze => (snoozes as readonly string[]).includes(place)
export const isPile = (tab: Tab): tab is Pile => (piles as readonly string[]).includes(tab)

/** Moves a mail; what is shown beside the list goes on to `next`. */
export function move(state: InboxState, mail: string, place: Place, next: string | null = null): InboxState {
  const places = { ...state.places, [mail]: place }
  return { ...state, places, open: null, beside: next, deed: { mail, was: placeOf(state, mail) } }
}

export function toggleStar(state: InboxState, mail: string): InboxState {
  const had = state.stars.includes(mail)
  const stars = had ? state.stars.filter((each) => each !== mail) : [...state.stars, mail]
  return { ...state, stars, deed: { mail, was: had ? 'star' : 'plain' } }
}

/** Takes the last deed back; null when there is nothing to take back. */
export function undo(state: InboxState): InboxState | null {
  if (!state.deed || state.deed.was === 'back') return null
  const { mail, was } = state.deed
  const deed = { mail, was: 'back' } as const
  if (was === 'plain') return { ...state, stars: state.stars.filter((each) => each !== mail), deed }
  if (was === 'star') return { ...state, stars: [...state.stars, mail], deed }
  return { ...state, places: { ...state.places, [mail]: was }, beside: mail, deed }
}
