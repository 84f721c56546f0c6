import { snoozes, tabs, type Deed, type InboxState, type Place, type Tab } from './inbox-state.ts'
import { sampleMail } from './sample-mail.ts'

const NAMES = {
  tab: 'pile',
  open: 'mail',
  beside: 'by',
  done: 'done',
  later: 'later',
  stars: 'star',
  deed: 'did',
} as const
const DEEDS: readonly string[] = ['in', 'done', ...snoozes, 'star', 'plain', 'back']

const isMail = (id: string) => sampleMail.some((mail) => mail.id === id)

/** Reads the inbox from a query; what names nothing is left out. */
export function readInbox(search: string): InboxState {
  const query = new URLSearchParams(search)
  const list = (name: string) => [...new Set((query.get(name) ?? '').split('_').filter(Boolean))]
  const one = (name: string) => {
    const id = query.get(name)
    return id && isMail(id) ? id : null
  }
  const done = list(NAMES.done)
    .filter(isMail)
    .map((id): [string, Place] => [id, 'done'])
  const later = list(NAMES.later).flatMap((pair): [string, Place][] => {
    const [id = '', until = ''] = pair.split('.')
    const snooze = snoozes.find((each) => each === until)
    return snooze && isMail(id) ? [[id, snooze]] : []
  })
  return {
    tab: tabs.find((tab): tab is Tab => tab === query.get(NAMES.tab)) ?? 'inbox',
    open: one(NAMES.open),
    beside: one(NAMES.beside),
    places: Object.fromEntries([...done, ...later]),
    stars: list(NAMES.stars).filter(isMail),
    deed: readDeed(query.get(NAMES.deed)),
  }
}

function readDeed(written: string | null): Deed | null {
  const [mail = '', was = ''] = (written ?? '').split('.')
  return isMail(mail) && DEEDS.includes(was) ? { mail, was: was as Deed['was'] } : null
}

/** The query of an inbox; everything else that stands in `search` stays there. */
export function writeInbox(state: InboxState, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of Object.values(NAMES)) query.delete(name)
  const set = (name: string, value: string | null) => (value ? query.set(name, value) : undefined)
  const places = Object.entries(state.places)
  set(NAMES.tab, state.tab === 'inbox' ? null : state.tab)
  set(NAMES.open, state.open)
  set(NAMES.beside, state.open ? null : state.beside)
  set(NAMES.done, places.flatMap(([id, place]) => (place === 'done' ? [id] : [])).join('_'))
  set(
    NAMES.later,
    places.flatMap(([id, place]) => (place === 'in' || place === 'done' ? [] : [`${id}.${place}`])).join('_'),
  )
  set(NAMES.stars, state.stars.join('_'))
  set(NAMES.deed, state.deed ? `${state.deed.mail}.${state.deed.was}` : null)
  return query.size ? `?${query}` : ''
}
