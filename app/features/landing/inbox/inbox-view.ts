import { readSender } from '#app/engines/mail-triage/sender.ts'
import { piles, type Pile, type Priority } from '#app/engines/mail-triage/mail.ts'
import type { Triage } from '#app/engines/mail-triage/triage.ts'
import { isSnoozed, placeOf, type InboxState, type Tab } from './inbox-state.ts'
import { sampleMail, type SampleMail } from './sample-mail.ts'

export type Findings = Readonly<Record<string, Triage>>
export type SortedSample = SampleMail & { name: string; address: string; triage: Triage }
export type Bundle = { pile: Pile; mails: readonly SortedSample[] }

const URGENCY: Readonly<Record<Priority, number>> = { now: 0, soon: 1, calm: 2 }

/** The sample mail with what the engine found, most pressing first, then newest. */
export function sortSample(findings: Findings): SortedSample[] {
  const sorted = sampleMail.flatMap((mail): SortedSample[] => {
    const triage = findings[mail.id]
    const { name, address } = readSender(mail.from)
    return triage ? [{ ...mail, name, address, triage }] : []
  })
  return sorted.sort((a, b) => URGENCY[a.triage.priority] - URGENCY[b.triage.priority] || b.at.localeCompare(a.at))
}

const isIn = (state: InboxState, tab: Tab) => (mail: SortedSample) => {
  const place = placeOf(state, mail.id)
  if (tab === 'archive') return place === 'done'
  if (tab === 'later') return isSnoozed(place)
  if (tab === 'starred') return state.stars.includes(mail.id)
  return place === 'in' && (tab === 'inbox' || mail.triage.pile === tab)
}

export const listTab = (all: readonly SortedSample[], state: InboxState, tab: Tab) => all.filter(isIn(state, tab))

/** What the list shows: the inbox puts people one by one and everything else in its bundle. */
export function viewOf(all: readonly SortedSample[], state: InboxState) {
  const here = listTab(all, state, state.tab)
  const rows = state.tab === 'inbox' ? here.filter(({ triage }) => triage.pile === 'people') : here
  const bundles: Bundle[] =
    state.tab === 'inbox'
      ? piles
          .filter((pile) => pile !== 'people')
          .map((pile) => ({ pile, mails: here.filter(({ triage }) => triage.pile === pile) }))
          .filter(({ mails }) => mails.length > 0)
      : []
  const find = (id: string | null) => all.find((mail) => mail.id === id) ?? null
  const shown = find(state.open) ?? rows.find(({ id }) => id === state.beside) ?? rows[0] ?? null
  return { rows, bundles, shown, isOpened: find(state.open) !== null }
}

/** The mail to show once this one has left the list: the one below it, else the one above. */
export function nextAfter(rows: readonly SortedSample[], id: string): string | null {
  const at = rows.findIndex((mail) => mail.id === id)
  return at < 0 ? null : (rows[at + 1]?.id ?? rows[at - 1]?.id ?? null)
}

const tabNames: Readonly<Record<Tab, string>> = {
  people: 'People',
  notices: 'Notices',
  newsletters: 'Newsletters',
  receipts: 'Receipts',
  inbox: 'Inbox',
  starred: 'Starred',
  later: 'Later',
  archive: 'Archive',
}
export const tabName = (tab: Tab): string => tabNames[tab]
