import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

type Name = 'Mira' | 'Tomas' | 'Anna' | 'Jon'
let app: BuiltApp
const people = {} as Record<Name, WalkBrowser>
let thread = ''

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}
const addressOf = (answer: Response) => new URL(answer.headers.get('location') ?? '/', 'http://frenly.test')
const at = (more = '') => `/threads?t=${thread}${more}`
const textOf = async (who: Name, path = at()) => (await people[who].get(path)).text()
const act = (who: Name, form: Record<string, string>, path = at()) => people[who].post(path, form)
const say = async (who: Name, text: string, more: Record<string, string> = {}) =>
  addressOf(await act(who, { do: 'say', text, ...more })).hash.slice('#m-'.length)
const tokenOn = (page: string) => /invite=([\w.-]+)/.exec(page)?.[1] ?? ''

beforeAll(async () => {
  app = await openBuiltApp()
  for (const name of ['Mira', 'Tomas', 'Anna', 'Jon'] as const) {
    people[name] = openBrowser(app)
    await people[name].join(name)
  }
  inDatabase((database) => database.prepare('update users set email_verified_at = 1, created_at = 0').run())
  const begun = await people.Mira.post('/threads/new', {
    text: 'When do we print the poster?',
    invite: '@tomas nobody-here',
  })
  thread = addressOf(begun).searchParams.get('t') ?? ''
  const waiting = /name="invite" value="([^"]+)"/.exec(await textOf('Tomas', '/threads'))?.[1] ?? ''
  await act('Tomas', { do: 'join', invite: waiting }, '/threads')
  await act('Mira', { do: 'link', role: 'reader', term: 'day', once: 'on' })
  await act('Jon', { do: 'join', invite: tokenOn(await textOf('Mira', at('&view=people'))) }, '/threads')
})
afterAll(() => app.close())

test('an invitation that lets one in lets in no second, and a forged one nobody', async () => {
  await act('Mira', { do: 'link', role: 'writer', term: 'week', once: 'on' })
  const token = tokenOn(await textOf('Mira', at('&view=people')))
  const both = await Promise.all([1, 2, 3].map(() => act('Anna', { do: 'join', invite: token }, '/threads')))
  expect(both.map(({ status }) => status)).toContain(303)
  expect((await openBrowser(app).get(`/threads?invite=${token}`)).status).toBe(404)
  expect((await people.Jon.get(`/threads?invite=${token.slice(0, -2)}AA`)).status).toBe(404)
  await act('Anna', { do: 'leave' })
  expect((await people.Anna.get(at())).status).toBe(404)
  expect((await act('Anna', { do: 'join', invite: token }, '/threads')).status).toBe(404)
})

test('a reader reads, votes and reacts, and does not write', async () => {
  const form = new URLSearchParams([
    ['do', 'say'],
    ['text', 'Which day?'],
    ['choice', 'Friday'],
    ['choice', 'Monday'],
  ])
  const asked = await people.Tomas.post(at(), Object.fromEntries(form))
  expect(asked.status).toBe(400)
  const poll = await say('Tomas', 'Which day suits you?')
  inDatabase((database) =>
    database
      .prepare('update thread_messages set poll = ? where id = ?')
      .run(JSON.stringify({ options: ['Friday', 'Monday'], isMany: false, closesAt: null }), poll),
  )
  expect((await act('Jon', { do: 'say', text: 'Hi' })).status).toBe(403)
  for (const choice of ['0', '1']) expect((await act('Jon', { do: 'vote', message: poll, choice })).status).toBe(303)
  expect(inDatabase((database) => database.prepare('select choice from thread_votes').pluck().all())).toEqual([1])
  await Promise.all(Array.from({ length: 5 }, () => act('Jon', { do: 'mark', message: poll, mark: '🎉' })))
  expect((await act('Jon', { do: 'mark', message: poll, mark: '<b>' })).status).toBe(400)
  expect((await act('Tomas', { do: 'close-poll', message: poll })).status).toBe(303)
  expect((await act('Jon', { do: 'vote', message: poll, choice: '0' })).status).toBe(409)
})

test('a message is changed with its history, deleted and brought back; others may not', async () => {
  const id = await say('Mira', 'The bridge opened in 1973.')
  await act('Mira', { do: 'edit', message: id, text: 'The bridge opened in 1937.' })
  expect(await textOf('Jon', at(`&history=${id}&on=${id}`))).toContain('1973')
  expect((await act('Tomas', { do: 'edit', message: id, text: 'Mine' })).status).toBe(403)
  expect((await act('Tomas', { do: 'unsay', message: id })).status).toBe(403)
  await act('Mira', { do: 'unsay', message: id })
  expect(await textOf('Tomas')).not.toContain('1937')
  expect(await textOf('Tomas', at('&q=1937'))).toContain('No message holds')
  await act('Mira', { do: 'say-again', message: id })
  expect(await textOf('Tomas', at('&q=1937'))).toContain('The bridge opened in 1937.')
})

test('too long, too many names and nothing at all are refused with the words kept', async () => {
  const long = await act('Mira', { do: 'say', text: `Zugspitze ${'x'.repeat(10_000)}` })
  expect(long.status).toBe(400)
  expect(await long.text()).toContain('Zugspitze')
  const storm = await act('Mira', { do: 'say', text: Array.from({ length: 9 }, (_, n) => `@someone${n}`).join(' ') })
  expect(await storm.text()).toContain('calls up to 8 by name')
  expect((await act('Mira', { do: 'say', text: '  ' })).status).toBe(400)
  const zalgo = await say('Mira', `Z${'\u0301'.repeat(500)}algo`)
  expect(
    inDatabase((database) =>
      database.prepare('select length(text) from thread_messages where id = ?').pluck().get(zalgo),
    ),
  ).toBeLessThan(20)
})

test('whoever is named is told, and not who muted the thread', async () => {
  const toldOf = async (who: Name, kind: string) => {
    const { id = '' } = await people[who].whoami()
    return inDatabase((database) =>
      database.prepare('select count(*) from notices where user_id = ? and kind = ?').pluck().get(id, kind),
    )
  }
  await say('Mira', 'What do you say, @tomas?')
  expect(await toldOf('Tomas', 'threads.mention')).toBe(1)
  await act('Jon', { do: 'mute' })
  await say('Mira', 'And you, @jon?')
  expect(await toldOf('Jon', 'threads.mention')).toBe(0)
})

test('an engine that is called answers with its price, by the run of whoever asked', async () => {
  const id = await say('Tomas', '@built-in What is 17 % of 2340?')
  expect(id).not.toBe('')
  await vi.waitFor(async () => expect(await textOf('Jon')).toContain('397.8'), { timeout: 60_000, interval: 500 })
  const [row] = inDatabase((database) =>
    database.prepare("select asked_by, facts, reply_to_id from thread_messages where kind = 'voice'").all(),
  ) as { asked_by: string; facts: string; reply_to_id: string }[]
  expect(row!.reply_to_id).toBe(id)
  expect(row!.asked_by).toBe((await people.Tomas.whoami()).id)
  expect(JSON.parse(row!.facts)).toMatchObject({ costMicros: 0 })
})

test('claims are read out of the talk, people stand to them, and a decision settles one', async () => {
  await say('Mira', 'The Golden Gate Bridge opened in 1937.')
  await say('Tomas', 'The Golden Gate Bridge opened in 1973.')
  await act('Mira', { do: 'read-claims' })
  const page = await vi.waitFor(
    async () => {
      const text = await textOf('Mira', at('&view=claims'))
      expect(text).toContain('disputed')
      return text
    },
    { timeout: 60_000, interval: 500 },
  )
  const claim = /id="claim-(\w+)"/.exec(page)?.[1] ?? ''
  expect((await act('Jon', { do: 'stance', claim, stance: 'agree' })).status).toBe(303)
  expect((await act('Jon', { do: 'stance', claim: 'none', stance: 'agree' })).status).toBe(409)
  const decision = {
    decision: 'It says 1937.',
    reasons: 'The plaque.',
    dissent: 'Tomas.',
    carried: 'Mira',
    day: '2026-11-28',
  }
  await act('Mira', { do: 'decide', ...decision, claim })
  expect(await textOf('Mira', at('&view=claims'))).toContain('decided')
  const record = await textOf('Jon', `/api/threads/${thread}/export?of=decisions&as=md`)
  for (const words of Object.values(decision)) expect(record).toContain(words)
  expect((await act('Jon', { do: 'decide', ...decision, claim: '' })).status).toBe(403)
})

test('two who save one version both stand in the document', async () => {
  const workspace = `/threads/workspace?t=${thread}`
  await act('Mira', { do: 'write', base: '0', paper: 'one\n\ntwo' }, workspace)
  await act('Mira', { do: 'write', base: '1', paper: 'ONE\n\ntwo' }, workspace)
  await act('Tomas', { do: 'write', base: '1', paper: 'uno\n\ntwo' }, workspace)
  const text = await textOf('Jon', `/api/threads/${thread}/export?of=document&as=md`)
  expect(text).toContain('ONE')
  expect(text).toContain('uno')
  expect((await act('Jon', { do: 'write', base: '3', paper: 'mine' }, workspace)).status).toBe(403)
})

test('shared to read, names are numbers, what is said later stays inside, and taken back it is gone', async () => {
  await say('Mira', 'Tomas, call me: mira@private.test')
  await act('Mira', { do: 'share', term: 'month', listed: 'on' }, at('&view=share'))
  await say('Mira', 'This was said later.')
  const guest = openBrowser(app)
  const room = await (await guest.get('/threads/shared')).text()
  const share = /share=([\w-]+)/.exec(room)?.[1] ?? ''
  const page = await (await guest.get(`/threads/shared?share=${share}`)).text()
  expect(page).toContain('Member 1')
  for (const hidden of ['Tomas', 'mira@private.test', 'This was said later']) expect(page).not.toContain(hidden)
  expect((await act('Tomas', { do: 'revoke', share }, '/threads/shared')).status).toBe(404)
  await act('Mira', { do: 'revoke', share }, '/threads/shared')
  expect((await guest.get(`/threads/shared?share=${share}`)).status).toBe(404)
})

test('while the owner’s account is closed the senior writer stands in, and nobody is stuck', async () => {
  const { id: mira = '' } = await people.Mira.whoami()
  const { id: jon = '' } = await people.Jon.whoami()
  const close = (column: 'suspended_at' | 'erase_at', name: string, at: number | null) =>
    inDatabase((database) => database.prepare(`update users set ${column} = ? where name = ?`).run(at, name))
  expect(await textOf('Tomas', at('&view=people'))).not.toContain('closed for now')
  expect((await act('Tomas', { do: 'rename', title: 'Mine' })).status).toBe(403)
  for (const column of ['suspended_at', 'erase_at'] as const) {
    close(column, 'Mira', Date.now())
    expect(await textOf('Tomas', at('&view=people'))).toContain('You stand in until it opens again')
    expect(await textOf('Jon', at('&view=people'))).toContain('Tomas stands in until it opens again')
    expect((await act('Jon', { do: 'rename', title: 'Mine' })).status).toBe(403)
    expect((await act('Tomas', { do: 'rename', title: 'Poster and print' })).status).toBe(303)
    expect((await act('Tomas', { do: 'role', member: jon, role: 'writer' })).status).toBe(303)
    expect((await act('Tomas', { do: 'role', member: jon, role: 'reader' })).status).toBe(303)
    const forms: Record<string, string>[] = [
      { do: 'delete' },
      { do: 'hand-over', member: jon },
      { do: 'role', member: mira, role: 'reader' },
      { do: 'remove', member: mira },
    ]
    for (const form of forms) expect([form.do, (await act('Tomas', form)).status]).toEqual([form.do, 403])
    expect((await people.Tomas.get(at('&view=share'))).status).toBe(403)
    close(column, 'Mira', null)
    expect((await act('Tomas', { do: 'rename', title: 'Mine' })).status).toBe(403)
  }
  // Where the next is away too, it is whoever comes after: nobody is stuck.
  close('suspended_at', 'Mira', Date.now())
  close('suspended_at', 'Tomas', Date.now())
  expect((await act('Jon', { do: 'rename', title: 'Poster' })).status).toBe(303)
  close('suspended_at', 'Mira', null)
  expect((await act('Jon', { do: 'rename', title: 'Mine' })).status).toBe(403)
  const { id: tomas = '' } = inDatabase(
    (database) => database.prepare(`select id from users where name = 'Tomas'`).get() as { id: string },
  )
  expect((await act('Mira', { do: 'hand-over', member: tomas })).status).toBe(409)
  close('suspended_at', 'Tomas', null)
})

test('an owner leaves only after handing over, and a deleted thread comes back', async () => {
  expect((await act('Mira', { do: 'leave' })).status).toBe(409)
  const { id: tomas = '' } = await people.Tomas.whoami()
  await act('Mira', { do: 'hand-over', member: tomas })
  expect((await act('Mira', { do: 'delete' })).status).toBe(403)
  await act('Tomas', { do: 'delete' })
  expect((await people.Mira.get(at())).status).toBe(404)
  expect((await act('Mira', { do: 'bring-back' })).status).toBe(404)
  await act('Tomas', { do: 'bring-back' })
  expect((await people.Mira.get(at())).status).toBe(200)
  expect((await act('Mira', { do: 'leave' })).status).toBe(303)
})
