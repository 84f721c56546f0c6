import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { UNASKED } from '#app/kits/asking/panel/seat-result.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-private-'))
process.env.LOG_LEVEL = 'silent'
const one = { seat: 'one', label: 'One', family: 'one' }
const NOBODY = { oppose: [], qualify: [], silent: [], voices: [] }
const claim = (id: string, seat: string) => ({ id, text: 'It opened.', support: [seat], ...NOBODY })
const position = (value: string, seat: string) => ({ value, seats: [seat], quotes: [] })
const ledger = {
  ...{ heading: 'split', agreement: { perSeat: [], mean: null }, answer: '' },
  claims: [claim('c1', 'document:1'), claim('c2', 'pasted-1')],
  disputes: [{ slot: 'date', claimIds: [], positions: [position('1937', 'document:1'), position('1973', 'pasted-1')] }],
}
vi.mock('#app/kits/asking/panel/panel.server.ts', () => ({
  listSeats: () => Promise.resolve([{ engine: { id: 'one', ...one }, price: null, isOwn: false }]),
  toSeatInfo: ({ engine }: { engine: object }) => ({ ...engine, about: '', isBuiltIn: true }),
  ledgerOf: () => Promise.resolve(ledger),
  askSeat: () => Promise.resolve({ ...UNASKED, ...one, sources: [], kind: 'engine', state: 'abstained', text: 'No.' }),
}))
const { store } = await import('#app/database/store.server.ts')
const { createRun, endRun, findRun, saveLedger } = await import('#app/kits/asking/consensus/runs.store.server.ts')
const { toSharedPage } = await import('#app/kits/asking/consensus/sharing/shared-page.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { loader } = await import('./consensus-run.route.tsx')
const { action } = await import('./consensus-share.route.tsx')
const exporting = await import('./run-export.api.ts')

const OWN_FILE = '/files/f1/chronicle.pdf'
const source = { title: 'Chronicle', url: OWN_FILE, license: null, quote: 'It opened in 1937.', page: 2 }
const voice = { ...UNASKED, sources: [], state: 'answered' as const, version: 1 }
const document = { seat: 'document:1', label: 'Chronicle', family: 'document:1', kind: 'document' as const }
const pasted = { seat: 'pasted-1', label: 'Mine', family: 'pasted-1', kind: 'pasted' as const }
const seats = [
  { ...voice, ...document, text: 'It opened in 1937.', sources: [source], position: 0 },
  { ...voice, ...pasted, text: 'It opened in 1973.', position: 1 },
]
const context = { network: '10.0.0.9', cspNonce: '', requestId: '', isDocument: true }
const PAGE = 'http://frenly.test/ai/consensus/run?run=hers'
const enter = async (handle: string) => {
  const { id } = await enrol(handle)
  return { id, cookie: (await startSession(new Request(PAGE), id, true)).split(';')[0]! }
}
let hers = ''

beforeAll(async () => {
  await store().migrate()
  const mei = await enter('mei')
  hers = mei.cookie
  const row = { id: 'hers', question: 'When did it open?', userId: mei.id, guestId: null }
  await createRun({ ...row, createdAt: new Date(), leaseUntil: new Date() }, seats)
  await saveLedger('hers', ledger as never, 1)
  await endRun('hers', new Date())
})
afterAll(() => store().close())

const read = async (cookie: string) =>
  JSON.stringify(await loader({ request: new Request(PAGE, { headers: { cookie } }), params: {}, context }))
async function take(cookie: string) {
  const request = new Request(`${PAGE}&as=json`, { headers: { cookie } })
  return ((await exporting.loader({ request, params: { id: 'hers' }, context })) as Response).text()
}

test('the owner is led to their own file, on the page and in what they take along', async () => {
  expect(await read(hers)).toContain(OWN_FILE)
  expect(await take(hers)).toContain(OWN_FILE)
})

test('a shared copy leads nobody to a file that opens for its owner alone, and the passage stays', async () => {
  const run = (await findRun('hers'))!
  const page = JSON.stringify(toSharedPage({ ...run, ledger: run.ledger! }))
  expect(page).toContain(source.quote)
  expect(page).not.toContain('/files/')
})

test('more words than can be taken out are refused in a sentence, and nothing is shared', async () => {
  const body = new URLSearchParams([['act', 'share'], ...Array.from({ length: 101 }, (_, n) => ['hide', `word ${n}`])])
  const request = new Request(PAGE.replace('/run?', '/share?'), { method: 'POST', body, headers: { cookie: hers } })
  const answer = (await action({ request, params: {}, context })) as unknown
  expect(answer).toMatchObject({
    data: { problem: { errors: { hide: 'Up to 100 of these can be taken out. Untick some.' } } },
    init: { status: 400 },
  })
})
