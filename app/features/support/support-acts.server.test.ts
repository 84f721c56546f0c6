import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActionFunctionArgs } from '@remix-run/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-support-acts-')))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'keeper@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { findTicket, listTickets } = await import('#app/kits/members/tickets/tickets.store.server.ts')
const { actOnSupport } = await import('./support-acts.server.ts')
const { getTicketView } = await import('./tickets-view.server.ts')
const { countHelpVotes, listMissing } = await import('#app/kits/operations/knowledge-base/votes.store.server.ts')

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ORIGIN = 'http://localhost:3000'
let networks = 0
type Answer = {
  data: { problem: { errors: Record<string, string>; values: Record<string, string> } }
  init: { status: number }
}

async function post(path: string, fields: Record<string, string>, { cookie = '', network = `net-${++networks}` } = {}) {
  const request = new Request(ORIGIN + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: cookie ? { Cookie: cookie } : {},
  })
  const visit = { request, params: {}, context: { network, requestId: 'r-1' } } as unknown as ActionFunctionArgs
  return actOnSupport(visit)
}
const asRefusal = (answer: unknown) => (answer as Answer).data.problem
const read = (path: string) => getTicketView(new Request(ORIGIN + path))
const contact = {
  act: 'contact',
  subject: 'Where is my run?',
  text: 'I asked\n\nand it is gone.',
  email: 'ada@home.test',
  page: '/ai/consensus',
}
const lettersTo = async (address: string) =>
  (await store().db.select().from(mails).orderBy(mails.createdAt)).filter(({ to }) => to === address)

test('a guest writes to the team, both sides get a letter, and the link alone opens the talk', async () => {
  const sent = (await post('/support?part=contact', contact)) as Response
  expect(sent.status).toBeLessThan(400)
  const address = sent.headers.get('Location')!
  const [ticket] = await listTickets(['open'], 5, 0)
  expect(ticket).toMatchObject({ subject: 'Where is my run?', page: '/ai/consensus', requestId: 'r-1', userId: null })
  expect(ticket!.number).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  const [letter] = await lettersTo('ada@home.test')
  expect(letter!.text).toContain(address)
  // The address may be a stranger's: a letter nobody asked for carries nobody's words.
  expect(letter!.text + letter!.html + letter!.subject).not.toContain('Where is my run')
  const [told] = await lettersTo('keeper@frenly.test')
  expect(told!.text).toContain('and it is gone.')
  expect(told!.text).toContain(`ticket=${ticket!.number}`)
  const view = await read(address)
  expect(view.messages.map(({ text }) => text)).toEqual(['I asked\n\nand it is gone.'])
  await expect(read(`/support?ticket=${ticket!.number}&key=${'A'.repeat(43)}`)).rejects.toMatchObject({ status: 404 })
  await expect(read(`/support?ticket=${ticket!.number}`)).rejects.toMatchObject({ status: 302 })
})

test('the asker replies, closes and opens again; the team’s turn decides what it waits for', async () => {
  const sent = (await post('/support?part=contact', { ...contact, email: 'bea@home.test' })) as Response
  const address = sent.headers.get('Location')!
  const number = new URL(address, ORIGIN).searchParams.get('ticket')!
  await post(address, { act: 'close' })
  expect((await findTicket(number))!.state).toBe('closed')
  await post(address, { act: 'reply', text: 'One more thing.' })
  expect((await findTicket(number))!.state).toBe('waiting')
  expect((await read(address)).messages).toHaveLength(2)
  const empty = asRefusal(await post(address, { act: 'reply', text: '  ' }))
  expect(empty.errors['text']).toContain('Please write')
  await expect(post(`/support?ticket=${number}&key=no`, { act: 'close' })).rejects.toMatchObject({ status: 404 })
})

test('a form that is not right comes back filled, each sentence beside its field', async () => {
  const refused = asRefusal(await post('/support?part=contact', { ...contact, email: 'nobody', subject: ' ' }))
  expect(Object.keys(refused.errors).toSorted()).toEqual(['email', 'subject'])
  expect(refused.values).toMatchObject({ text: contact.text, email: 'nobody' })
  const trapped = asRefusal(await post('/support?part=contact', { ...contact, trap: 'http://spam.test' }))
  expect(trapped.errors['form']).toContain('must stay empty')
  expect(trapped.values).toMatchObject({ text: contact.text })
  expect(trapped.values['trap']).toBeUndefined()
})

test('many messages at once are refused with what was typed, and one mailbox is never flooded', async () => {
  const fill = { ...contact, email: 'victim@home.test' }
  const answers = []
  for (let n = 0; n < 6; n++) answers.push(await post('/support?part=contact', fill))
  const over = answers.at(-1) as Answer
  expect(over.init.status).toBe(429)
  expect(over.data.problem.values).toMatchObject({ text: contact.text })
  expect((await lettersTo('victim@home.test')).length).toBeLessThanOrEqual(3)
})

test('one browser is one voice on an article, and the last word counts', async () => {
  const path = '/support?article=backups'
  const first = (await post(path, { act: 'vote', helpful: 'yes' })) as Response
  expect(first.headers.get('Location')).toContain('said=yes')
  const cookie = first.headers.get('Set-Cookie')!.split(';')[0]!
  await post(path, { act: 'vote', helpful: 'no' }, { cookie })
  expect((await countHelpVotes()).get('backups')).toEqual({ yes: 0, no: 1 })
  await post(path, { act: 'missing', missing: 'How to reach me: eve@home.test' }, { cookie })
  const [missed] = await listMissing('backups', 5)
  expect(missed!.missing).toContain('How to reach me')
  expect(missed!.missing).not.toContain('eve@home.test')
  const stranger = asRefusal(await post(path, { act: 'missing', missing: 'All of it' }))
  expect(stranger.errors['missing']).toContain('choose No first')
  await expect(post('/support?article=nope', { act: 'vote', helpful: 'yes' })).rejects.toMatchObject({ status: 404 })
})

test('a form of another page is no form of this one', async () => {
  await expect(post('/support', { act: 'constructor' })).rejects.toMatchObject({ status: 400 })
})
