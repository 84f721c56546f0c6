import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ConversationPage } from './conversation-view.ts'
import { toDocx } from '#tests/support/docx.ts'
import { toPdf } from '#tests/support/pdf.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-conversations-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=60,free=60'
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
vi.mock('#app/kits/asking/moderation/moderation.server.ts', () => ({ lookOver: () => Promise.resolve(null) }))
vi.mock('#app/kits/asking/engine-worker/engine-worker.server.ts', () => ({
  engineWorker: () => ({
    run: () =>
      Promise.resolve({
        heading: 'single',
        agreement: { perSeat: [], mean: null },
        claims: [],
        disputes: [],
        answer: '',
      }),
  }),
}))

const { closeDocuments, documentsWorker } = await import('#app/kits/foundation/documents/read-document.server.ts')
const { untrustedWorker, closeUntrusted } = await import('#app/kits/foundation/untrusted/untrusted.server.ts')
const { store } = await import('#app/database/store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { tellArrival } = await import('#app/kits/members/identity/account/arrivals.server.ts')
const { closeJobs, openJobs } = await import('#app/kits/foundation/jobs/worker.server.ts')
await import('#app/kits/members/visitor/adopt.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { handleForm, readConversationView } = await import('./conversation-requests.server.ts')
const { toVisitor } = await import('#app/kits/members/visitor/visitor.server.ts')
const { listAttachments } = await import('./conversations.store.server.ts')
const { exportConversation } = await import('./export.server.ts')
const { readHistory } = await import('./history.server.ts')
const { copyShare, getShare } = await import('./sharing/share.server.ts')
const { sweepConversations } = await import('./sweep-conversations.server.ts')

const HOUR_MS = 3_600_000
const SOON = { timeout: 20_000, interval: 20 }

beforeAll(async () => {
  await store().migrate()
  const [document, untrusted] = await Promise.all([
    buildWorker('app/kits/foundation/documents/documents.worker.ts'),
    buildWorker('app/kits/foundation/untrusted/untrusted.worker.ts'),
  ])
  documentsWorker.file = document
  untrustedWorker.file = untrusted
  await openJobs()
})
afterAll(async () => {
  await closeJobs()
  await Promise.all([closeDocuments(), closeUntrusted()])
  await store().close()
})

type Answer =
  | Response
  | {
      data: { problem: { errors: Record<string, string>; values: Record<string, string> } | null }
      init: { status?: number } | null
    }

function browser(cookie = '') {
  let jar = cookie
  const request = (path: string, init: RequestInit = {}) =>
    new Request(`http://frenly.test${path}`, { ...init, headers: { cookie: jar } })
  return {
    request,
    cookie: () => jar,
    async post(fields: [string, string | File][], path = '/ai/chat') {
      const body = new FormData()
      for (const [name, value] of fields) body.append(name, value)
      const answer = (await handleForm(
        request(path, { method: 'POST', body }),
        { network: '10.0.0.9' },
        'chat',
      )) as Answer
      if (answer instanceof Response) {
        const set = answer.headers.get('Set-Cookie')
        if (set) jar = set.split(';')[0]!
      }
      return answer
    },
    async page(path: string): Promise<ConversationPage> {
      const desk = await readConversationView(request(path), 'chat')
      if (desk.shows !== 'talk') throw new Error(desk.shows)
      return desk.page
    },
  }
}
type Browser = ReturnType<typeof browser>

const say = (text: string, rest: [string, string | File][] = []): [string, string | File][] => [
  ['do', 'send'],
  ['c', ''],
  ['parent', ''],
  ['text', text],
  ['voice', 'built-in'],
  ...rest,
]
async function begin(who: Browser, text: string, rest: [string, string | File][] = []): Promise<string> {
  const answer = await who.post(say(text, rest))
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data))
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('Location')!, 'http://frenly.test').searchParams.get('c')!
}
const untilEnded = (who: Browser, id: string) =>
  vi.waitFor(async () => {
    const { conversation } = await who.page(`/ai/chat?c=${id}`)
    expect(conversation!.isUnderWay).toBe(false)
    return conversation!
  }, SOON)
const gone = async (work: Promise<unknown>) => {
  const thrown = await work.catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).status).toBe(404)
}

test('a guest begins a conversation, nobody else opens it, and it becomes the member’s who signs in', async () => {
  const guest = browser()
  const id = await begin(guest, 'Hello there')
  const conversation = await untilEnded(guest, id)
  expect(conversation.title).toBe('Hello there')
  expect(conversation.messages.map(({ role }) => role)).toEqual(['person', 'voice'])
  await gone(browser().page(`/ai/chat?c=${id}`))

  const { id: memberId } = await enrol('mei')
  await tellArrival(guest.request('/'), memberId)
  const member = browser((await startSession(new Request('http://frenly.test/'), memberId, true)).split(';')[0]!)
  expect((await member.page(`/ai/chat?c=${id}`)).conversation!.title).toBe('Hello there')
  await gone(guest.page(`/ai/chat?c=${id}`))
})

test('a mistake gives everything back with a sentence beside the field', async () => {
  const guest = browser()
  const empty = await guest.post(say('   '))
  expect(empty).toMatchObject({
    data: { problem: { errors: { text: 'Please write a message.' } } },
    init: { status: 400 },
  })
  const wrong = await guest.post(
    say('Read this', [['files', new File([new Uint8Array([77, 90, 0, 1, 2])], 'tool.exe')]]),
  )
  expect(wrong).toMatchObject({ data: { problem: { values: { text: 'Read this', voice: 'built-in' } } } })
  expect(wrong).toMatchObject({
    data: { problem: { errors: { files: expect.stringMatching(/^tool\.exe: This is/) } } },
  })
})

test('words are read out of text, PDF and Word, and a broken file is said to be broken', async () => {
  const guest = browser()
  const docx = await toDocx('The library opens at nine.')
  const pdf = toPdf([['The library opens at nine.']])
  const id = await begin(guest, 'What is in these?', [
    ['files', new File(['# Plan\n\nThe library opens at nine.'], 'plan.md', { type: 'text/markdown' })],
    ['files', new File([new Uint8Array(pdf)], 'letter.pdf', { type: 'application/pdf' })],
    ['files', new File([new Uint8Array(docx)], 'letter.docx')],
  ])
  const [message] = (await untilEnded(guest, id)).messages
  expect(message!.attachments.map(({ name }) => name)).toEqual(['plan.md', 'letter.pdf', 'letter.docx'])
  for (const { text } of message!.attachments) expect(text).toMatch(/library opens at nine/)
  expect(message!.attachments[1]!.about).toMatch(/^1 page/)
  const broken = await guest.post(say('And this?', [['files', new File(['%PDF-1.7 broken'], 'broken.pdf')]]))
  expect(broken).toMatchObject({
    data: { problem: { errors: { files: expect.stringMatching(/^broken\.pdf: This file cannot be read/) } } },
  })
})

test('deleting can be undone for a day, then all of it is gone; a temporary one stands in no list', async () => {
  const guest = browser()
  const kept = await begin(guest, 'Keep me')
  const temporary = await begin(guest, 'Forget me', [['temporary', '1']])
  await Promise.all([untilEnded(guest, kept), untilEnded(guest, temporary)])
  expect((await guest.page('/ai/chat')).recent.map(({ title }) => title)).toEqual(['Keep me'])
  await guest.post([
    ['do', 'delete'],
    ['c', kept],
  ])
  await gone(guest.page(`/ai/chat?c=${kept}`))
  expect((await guest.page(`/ai/chat?deleted=${kept}`)).deleted).toEqual({ id: kept, title: 'Keep me' })
  await guest.post([
    ['do', 'bring-back'],
    ['c', kept],
  ])
  expect((await guest.page(`/ai/chat?c=${kept}`)).conversation!.title).toBe('Keep me')

  const later = new Date(clock.now().getTime() + 25 * HOUR_MS)
  const now = vi.spyOn(clock, 'now').mockReturnValue(later)
  await sweepConversations.run(new AbortController().signal)
  now.mockRestore()
  await gone(guest.page(`/ai/chat?c=${temporary}`))
  expect((await guest.page(`/ai/chat?c=${kept}`)).conversation).not.toBeNull()
})

test('a shared page is a copy without what was blacked out, can be gone on with, and is gone when it is taken back', async () => {
  await enrol('lin', { emailVerifiedAt: new Date() })
  const cookie = await startSession(new Request('http://frenly.test/'), 'lin', true)
  const member = browser(cookie.split(';')[0]!)
  const id = await begin(member, 'Call Lena Brandt at +49 170 5550123 or lena@frenly.test about the grove.')
  await untilEnded(member, id)
  const path = `/ai/chat?c=${id}&view=share`
  const desk = await readConversationView(member.request(path), 'chat')
  if (desk.shows !== 'share') throw new Error(desk.shows)
  const found = desk.preview.masks.map(({ key }) => key)
  expect(found.length).toBeGreaterThanOrEqual(3)
  const shown = desk.preview.masks.find(({ kind }) => kind === 'email')!.key
  await member.post(
    [
      ['do', 'share'],
      ['words', 'grove'],
      ...found.map((key): [string, string] => ['found', key]),
      ...found.filter((key) => key !== shown).map((key): [string, string] => ['hide', key]),
    ],
    path,
  )
  const after = await readConversationView(member.request(path), 'chat')
  if (after.shows !== 'share') throw new Error(after.shows)
  const shareId = after.preview.shares[0]!.id
  const { title, page } = await getShare(shareId)
  const all = JSON.stringify([title, page])
  expect(all).not.toMatch(/Lena Brandt|5550123|grove/)
  expect(all).toContain('lena@frenly.test')

  const stranger = { userId: null, guestId: 'a-stranger' } as const
  const copyId = await copyShare(shareId, stranger)
  expect(copyId).not.toBe(id)
  const strangers = await readHistory(stranger, { find: '', only: 'all', voice: '', page: 1 }, [])
  expect(strangers.rows[0]!.title).toMatch(/\(copy\)$/)

  await member.post(
    [
      ['do', 'revoke'],
      ['share', shareId],
    ],
    path,
  )
  await gone(getShare(shareId))
  await gone(getShare('never-was'))
})

test('history is searched in titles and texts, without regard for case and accents, and filtered', async () => {
  const guest = browser()
  const first = await begin(guest, 'Über die Brücke')
  await begin(guest, 'Something else')
  await untilEnded(guest, first)
  const find = async (query: string) =>
    (await guest.page(`/ai/chat?find=${encodeURIComponent(query)}`)).recent.map(({ title }) => title)
  expect(await find('bruecke')).toEqual([])
  expect(await find('BRUCKE')).toEqual(['Über die Brücke'])
  expect(await find('100%_\\')).toEqual([])
  await guest.post([
    ['do', 'pin'],
    ['c', first],
  ])
  expect((await guest.page('/ai/chat')).recent[0]).toMatchObject({ id: first, isPinned: true })
})

test('the history tells how many messages, who answered, and the place where a word stands', async () => {
  const guest = browser()
  const id = await begin(guest, 'The grove stands north of the river')
  await untilEnded(guest, id)
  await guest.post([...say('And the shed?').filter(([name]) => name !== 'c'), ['c', id]])
  await untilEnded(guest, id)
  const owner = (await toVisitor(guest.request('/'), null))!
  const told = async (find: string) =>
    (await readHistory(owner, { find, only: 'all', voice: '', page: 1 }, [])).rows.find((row) => row.id === id)!
  const last = (await guest.page(`/ai/chat?c=${id}`)).conversation!.messages.at(-1)!
  expect(await told('')).toMatchObject({ messages: 4, voices: ['Built-in engines'] })
  expect((await told('')).snippet.slice(0, 20)).toBe(last.text.slice(0, 20))
  expect((await told('RIVER')).snippet).toContain('north of the river')
})

test('a branch that is removed takes what was attached to it along, less what an edited message took over', async () => {
  const guest = browser()
  const secret: [string, File] = ['files', new File(['The code is 4711.'], 'code.txt')]
  const id = await begin(guest, 'What is the code?', [secret])
  const [asked] = (await untilEnded(guest, id)).messages
  await guest.post([
    ['do', 'edit'],
    ['c', id],
    ['message', asked!.id],
    ['text', 'And now?'],
  ])
  const edited = await untilEnded(guest, id)
  await guest.post([
    ['do', 'remove-branch'],
    ['c', id],
    ['message', edited.messages.at(-1)!.id],
  ])
  const left = await listAttachments(id)
  expect(left.map(({ messageId, text }) => [messageId, text])).toEqual([[asked!.id, 'The code is 4711.']])
})

test('a conversation is taken along as Markdown and as JSON, by its owner alone', async () => {
  const guest = browser()
  const id = await begin(guest, 'Take me along')
  await untilEnded(guest, id)
  const markdown = await (await exportConversation(guest.request(`/api/conversations/${id}/export?as=md`), id)).text()
  expect(markdown).toContain('# Take me along')
  const json = await exportConversation(guest.request(`/api/conversations/${id}/export?as=json`), id)
  expect(json.headers.get('Content-Disposition')).toBe('attachment; filename="take-me-along.json"')
  expect(await json.json()).toMatchObject({ messages: [{ by: 'You', text: 'Take me along' }, { role: 'voice' }] })
  await gone(exportConversation(browser().request('/'), id))
})
