import { expect, test } from 'vitest'
import { SAMPLE_NOW, sampleMail } from './sample-mail.ts'
import { triage } from '#app/engines/mail-triage/triage.ts'
import { readInbox, writeInbox } from './inbox-address.ts'
import { move, toggleStar, undo } from './inbox-state.ts'
import { nextAfter, sortSample, viewOf } from './inbox-view.ts'

const findings = Object.fromEntries(sampleMail.map((mail) => [mail.id, triage(mail, SAMPLE_NOW)]))
const all = sortSample(findings)
const empty = readInbox('')

test('the address holds the whole inbox and gives it back', () => {
  const moved = toggleStar(move(move(empty, 'tr', 'done', 'nk'), 'nk', 't'), 'ad')
  const search = writeInbox(moved, '?domain=inbox.localhost')
  expect(search).toBe('?domain=inbox.localhost&done=tr&later=nk.t&star=ad&did=ad.plain')
  expect(readInbox(search)).toEqual(moved)
})

test('an address somebody made up leaves an inbox that works', () => {
  const state = readInbox('?mail=zz&pile=nonsense&done=zz_tr_tr&later=nk.x_ad.w&star=__proto__&did=tr.gone')
  expect(state).toEqual({ ...empty, places: { tr: 'done', ad: 'w' } })
})

test('undo takes back one deed and no more', () => {
  const archived = move(empty, 'tr', 'done')
  const back = undo(archived)
  expect(back?.places).toEqual({ tr: 'in' })
  expect(back && undo(back)).toBeNull()
  expect(undo(toggleStar(empty, 'tr'))?.stars).toEqual([])
  expect(undo(empty)).toBeNull()
})

test('the inbox lists people one by one, the most pressing first, and bundles the rest', () => {
  const { rows, bundles, shown } = viewOf(all, empty)
  expect(rows.map(({ id }) => id)).toEqual(['tr', 'nk', 'ad', 'yv'])
  expect(bundles.map(({ pile, mails }) => [pile, mails.length])).toEqual([
    ['notices', 4],
    ['newsletters', 3],
    ['receipts', 3],
  ])
  expect(shown?.id).toBe('tr')
})

test('the next mail takes the place of one that left', () => {
  const { rows } = viewOf(all, empty)
  expect(nextAfter(rows, 'nk')).toBe('ad')
  expect(nextAfter(rows, 'yv')).toBe('ad')
  const state = move(empty, 'nk', 'done', 'ad')
  expect(viewOf(all, state).shown?.id).toBe('ad')
  expect(viewOf(all, state).isOpened).toBe(false)
  expect(viewOf(all, { ...state, tab: 'archive' }).rows.map(({ id }) => id)).toEqual(['nk'])
})
