import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { byDay } from '#tests/support/nightly.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-filing-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { receivedMails } = await import('#app/database/tables/mail.ts')
const tables = await import('#app/database/tables/mail/inbox.ts')
const { chosenFiles } = await import('#app/providers/files/index.server.ts')
const { closeWorkerPools } = await import('#app/platform/worker-pool/open-pools.server.ts')
const { mailWorker } = await import('../mail/mail-room.server.ts')
const { fileMessage } = await import('./file-message.server.ts')
const { takeInMail } = await import('./take-in.server.ts')
const { doWithThreads, undoDeed } = await import('./acts.server.ts')
const { listPage, searchPage } = await import('./find-threads.server.ts')
const { readMailSearch } = await import('./search-words.ts')
const { createSecretId } = await import('#app/platform/secrets/ids.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

beforeAll(async () => {
  mailWorker.file = await buildWorker('app/features/inbox/mail/mail.worker.ts')
  await store().migrate()
  await enrol('mira')
  await enrol('tomas')
})
afterAll(async () => {
  await closeWorkerPools()
  await store().close()
})
beforeEach(async () => {
  const { db } = store()
  for (const table of [
    tables.inboxThreads,
    tables.inboxMessages,
    tables.inboxBodies,
    tables.inboxReferences,
    tables.inboxContacts,
    tables.inboxThreadLabels,
    tables.inboxActs,
    receivedMails,
  ])
    await db.delete(table)
})

let clockMs = Date.UTC(2026, 2, 1)
let count = 0
/** Puts a message at the door, as the listener does. */
async function arrive(lines: string[], text = 'Hello', userId = 'mira') {
  count += 1
  const rawKey = `mails/${createSecretId()}`
  const raw = Buffer.from(
    [
      ...lines,
      ...(lines.some((line) => /^from:/i.test(line)) ? [] : ['From: Tess <tess@outside.test>']),
      '',
      text,
    ].join('\r\n'),
  )
  await chosenFiles().put(rawKey, raw)
  clockMs += 60_000
  await store()
    .db.insert(receivedMails)
    .values({
      ...{ id: `in-${count}`, userId, to: 'mira@inbox.test', envelopeFrom: 'x@outside.test', rawKey },
      ...{ fromName: '', fromAddress: '', subject: '', text: '', bytes: raw.byteLength, receivedAt: new Date(clockMs) },
    })
}
const messages = () => store().db.select().from(tables.inboxMessages)
const threads = () => store().db.select().from(tables.inboxThreads)
const all = { bundle: null, label: null, isUnread: false, isStarred: false, hasAttachment: false } as const
const inbox = { ...all, folder: 'inbox', before: null, after: null } as const
const titles = async (folder: 'inbox' | 'archive' | 'trash' | 'starred' | 'snoozed' = 'inbox') =>
  (await listPage('mira', { ...inbox, folder }, null, 50)).threads.map(({ subject }) => subject)
const find = async (words: string) =>
  (await searchPage('mira', readMailSearch(words)!, { label: null, after: null, most: 50 })).threads.map(
    ({ subject }) => subject,
  )

test('a conversation is sorted by its newest letter, in whatever order they come', async () => {
  const of = (id: string) => [`Message-ID: <${id}@x>`, 'References: <w1@x>', 'Subject: Roof']
  await arrive(of('w2'), 'Can you answer by Friday?')
  await takeInMail()
  clockMs -= 86_400_000
  await arrive(of('w1'), 'Can you answer by Wednesday?')
  clockMs += 86_400_000
  await takeInMail()
  expect((await threads()).map(({ messages, why }) => [messages, why])).toEqual([[2, 'Answer by Friday']])
})

test('what an earlier letter asked waits until its reader writes, in words of the day it is', async () => {
  const of = (id: string) => [
    `Message-ID: <${id}@x>`,
    'References: <q1@x>',
    'Subject: Roof',
    'From: Tess Roe <tess@x.test>',
  ]
  await arrive(of('q1'), 'Can you answer by tomorrow?')
  await takeInMail()
  const [asked] = await threads()
  clockMs += 3_600_000
  await arrive(of('q2'), 'The tiles are late.')
  await takeInMail()
  const [after] = await threads()
  expect([after!.messages, after!.priority, after!.why]).toEqual([2, asked!.priority, asked!.why])
  expect(after!.priority).not.toBe('calm')
  await store()
    .db.update(tables.inboxThreads)
    .set({ lastSentAt: new Date(clockMs + 60_000) })
  clockMs += 3_600_000
  await arrive(of('q3'), 'Fine, thank you.')
  await takeInMail()
  expect((await threads())[0]).toMatchObject({ messages: 3, priority: 'calm' })
})

test('a change of an event joins its invitation, however the calendar named the letter', async () => {
  const of = (name: string) => [`Message-ID: <${name}@x>`, `Subject: ${name}`, 'Content-Type: text/calendar']
  const calendar = (uid: string) =>
    [
      'BEGIN:VCALENDAR',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART:20261210T090000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
  for (const [uid, name] of [
    ['one', 'Talk'],
    ['two', 'Other'],
    ['one', 'Updated talk'],
  ] as const)
    await arrive(of(name), calendar(uid))
  await takeInMail()
  expect((await threads()).map(({ subject, messages }) => [subject, messages]).sort()).toEqual([
    ['Other', 1],
    ['Talk', 2],
  ])
  expect((await messages()).map(({ details }) => details.event)).toContainEqual({ uid: 'two', only: null })
})

test('mail at the door is filed once, whole, and leaves the door', async () => {
  await arrive(
    ['Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=', 'Message-ID: <a@x>', 'To: Mira <mira@inbox.test>, n@y.test'],
    'Bamboo at eight?',
  )
  await Promise.all([takeInMail(), takeInMail()])
  await takeInMail()
  expect(await store().db.select().from(receivedMails)).toEqual([])
  const [message, ...rest] = await messages()
  expect(rest).toEqual([])
  expect(message).toMatchObject({
    source: expect.stringMatching(/^received:/),
    messageId: 'a@x',
    subject: 'Grüße',
    fromName: 'Tess',
    fromAddress: 'tess@outside.test',
    snippet: 'Bamboo at eight?',
    details: { to: [{ name: 'Mira', address: 'mira@inbox.test' }, { address: 'n@y.test' }] },
  })
  expect((await threads())[0]).toMatchObject({ messages: 1, unread: 1, place: 'inbox', people: [{ name: 'Tess' }] })
})

/** One conversation whose messages know each other by several ways, and one that has nothing to do with it. */
const family = [
  ['Message-ID: <1@x>', 'Subject: Venue'],
  ['Message-ID: <2@x>', 'Subject: Re: Venue', 'In-Reply-To: <1@x>'],
  ['Message-ID: <3@x>', 'Subject: Something else', 'References: <1@x> <2@x>'],
  ['Message-ID: <4@x>', 'Subject: Re: Venue', 'References: <lost@x> <3@x>'],
  ['Message-ID: <5@x>', 'Subject: Late', 'References: <lost@x>'],
  ['Message-ID: <9@x>', 'Subject: Venue'],
]
const shuffles = Array.from({ length: 12 }, (_, seed) =>
  family
    .map((lines, n) => ({ lines, key: Math.sin((seed + 1) * (n + 3)) }))
    .sort((a, b) => a.key - b.key)
    .map(({ lines }) => lines),
)
test.each(shuffles.map((order, n) => [n, order] as const))(
  'a conversation is the same in whatever order it comes (%i)',
  async (_, order) => {
    for (const lines of order) await arrive(lines)
    await takeInMail()
    const groups = new Map<string, string[]>()
    for (const { threadId, messageId } of await messages())
      groups.set(threadId, [...(groups.get(threadId) ?? []), messageId].sort())
    expect([...groups.values()].sort((a, b) => b.length - a.length)).toEqual([
      ['1@x', '2@x', '3@x', '4@x', '5@x'],
      ['9@x'],
    ])
    expect((await threads()).map(({ messages: n }) => n).sort()).toEqual([1, 5])
  },
)

test('a reply that names nothing joins by its subject, a duplicate Message-ID loses nothing, no name at all neither', async () => {
  await arrive(['Subject: Lunch', 'Message-ID: <l@x>'])
  await arrive(['Subject: RE: Lunch'])
  await arrive(['Subject: Other', 'Message-ID: <l@x>'])
  await arrive(['Subject: Lunch'])
  await takeInMail()
  expect(await messages()).toHaveLength(4)
  expect((await threads()).map(({ messages: n }) => n).sort()).toEqual([1, 3])
})

test('words, people, phrases, days and states find conversations; nobody finds another’s', async () => {
  await arrive(['Subject: Roof', 'From: Anna Kovac <anna@roof.test>'], 'The roofers come on Friday with new tiles')
  await arrive(['Subject: Garden', 'From: Ben <ben@soil.test>'], 'The tiles of the path are new')
  await arrive(['Subject: Secret'], 'roofers', 'tomas')
  await takeInMail()
  expect(await find('roofer')).toEqual(['Roof'])
  expect(await find('tiles')).toEqual(['Garden', 'Roof'])
  expect(await find('"new tiles"')).toEqual(['Roof'])
  expect(await find('from:kovac tiles')).toEqual(['Roof'])
  expect(await find('from:ben')).toEqual(['Garden'])
  expect(await find('is:unread tiles')).toHaveLength(2)
  expect(await find('before:2020-01-01 tiles')).toEqual([])
  expect(await find('is:unread')).toHaveLength(2)
  expect(await find('tiles -path')).toEqual(['Roof'])
  expect(await find('-roofer')).toEqual(['Garden'])
  expect(await find('from:ben -tiles')).toEqual([])
  expect(readMailSearch('€ …')!.unknown).toEqual(['€ …'])
  expect(await find('"'.repeat(9) + ' * NEAR( owner:')).toEqual([])
})

test('a page ends where the next begins, in lists and in what was found', async () => {
  for (let n = 0; n < 7; n += 1) await arrive([`Subject: Number ${n}`], 'bamboo in every one')
  await takeInMail()
  const walk = async (read: (after: string | null) => ReturnType<typeof listPage>) => {
    const seen: string[] = []
    for (let after: string | null = null; ;) {
      const { threads: page, next } = await read(after)
      seen.push(...page.map(({ subject }) => subject))
      if (next === null) return seen
      after = next
    }
  }
  const wanted = [6, 5, 4, 3, 2, 1, 0].map((n) => `Number ${n}`)
  expect(await walk((after) => listPage('mira', inbox, after, 3))).toEqual(wanted)
  const search = readMailSearch('bamboo')!
  expect(await walk((after) => searchPage('mira', search, { label: null, after, most: 3 }))).toEqual(wanted)
})

test('every act is taken back as if it had not happened', async () => {
  await arrive(['Subject: One'])
  await takeInMail()
  const [thread] = await threads()
  const id = thread!.id
  for (const act of ['archive', 'junk', 'trash', 'star', 'read', 'mute'] as const) {
    const deed = await doWithThreads('mira', [id], { act })
    expect(await threads(), act).not.toEqual([thread])
    expect(await undoDeed('mira', deed!)).toBe(true)
    expect(await threads(), act).toEqual([thread])
    expect(await undoDeed('mira', deed!), 'once').toBe(false)
  }
  const deed = await doWithThreads('mira', [id], { act: 'snooze', until: new Date(Date.now() + 3_600_000) })
  expect([await titles(), await titles('snoozed')]).toEqual([[], ['One']])
  expect(await undoDeed('tomas', deed!)).toBe(false)
  expect(await doWithThreads('tomas', [id], { act: 'trash' })).toBeNull()
  await undoDeed('mira', deed!)
  expect(await titles()).toEqual(['One'])
})

test('an answer brings a conversation back from the archive, but not one that was muted', async () => {
  await arrive(['Subject: Loud', 'Message-ID: <loud@x>'])
  await arrive(['Subject: Calm', 'Message-ID: <calm@x>'])
  await takeInMail()
  const ids = new Map((await threads()).map(({ subject, id }) => [subject, id]))
  await doWithThreads('mira', [ids.get('Loud')!], { act: 'mute' })
  await doWithThreads('mira', [ids.get('Calm')!], { act: 'archive' })
  await arrive(['Subject: Re: Loud', 'In-Reply-To: <loud@x>'])
  await arrive(['Subject: Re: Calm', 'In-Reply-To: <calm@x>'])
  await takeInMail()
  expect(await titles()).toEqual(['Calm'])
})

test('whatever a message is made of, it is filed with what can be read of it', async () => {
  const parts = Array.from({ length: 10_000 }, () => '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n').join('')
  await arrive(['Subject: Bomb', 'Content-Type: multipart/mixed; boundary=b'], `${parts}--b--`)
  await arrive(['Subject: Long', `X-Long: ${'a'.repeat(400_000)}`])
  const deep = Array.from({ length: 300 }, (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n`)
  await arrive(['Subject: Deep', 'Content-Type: multipart/mixed; boundary=b0'], deep.join('\r\n'))
  await arrive(['Subject: Odd', 'Content-Type: text/plain; charset=x-klingon'], 'Gr\u00fc\u00dfe \0 \u202e')
  await arrive(['From: "mira@inbox.test" <evil@x.test>', 'Subject: a\tb'])
  await arrive([])
  await takeInMail()
  const filed = await messages()
  // What takes long comes after what does not.
  expect(filed.map(({ subject }) => subject).toSorted()).toEqual(['', 'Bomb', 'Deep', 'Long', 'Odd', 'a b'])
  const problemOf = (wanted: string) => filed.find(({ subject }) => subject === wanted)!.details.problems[0] ?? ''
  expect(problemOf('Long')).toMatch(/could not be taken apart/)
  expect(problemOf('Deep')).toMatch(/could not be taken apart/)
}, 60_000)

test('a process that is killed while it files has lost nothing and doubled nothing', async () => {
  const all = Array.from({ length: 40 }, (_, n) => `Letter ${n}`)
  for (const subject of all) await arrive([`Subject: ${subject}`, `Message-ID: <${subject.replace(' ', '')}@x>`])
  const filer = await buildWorker('tests/support/mail-filer.ts')
  for (let round = 0; round < byDay(1, 3); round += 1) {
    const child = spawn(process.execPath, [filer, mailWorker.file], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const before = (await messages()).length
    while ((await messages()).length < before + 8 && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 2))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  await takeInMail()
  expect((await messages()).map(({ subject }) => subject).sort()).toEqual([...all].sort())
  expect(await store().db.select().from(receivedMails)).toEqual([])
  const bodies = await store().db.select().from(tables.inboxBodies).where(eq(tables.inboxBodies.userId, 'mira'))
  expect(bodies).toHaveLength(all.length)
}, 120_000)

test('thousands of letters of one second, and one of the year 9999, find a number of their own', async () => {
  const at = new Date(Date.UTC(2025, 0, 1))
  const last = new Date('9999-12-31T23:59:59Z')
  const file = (source: string, when: Date) =>
    store().tx(() =>
      fileMessage({
        ...{ userId: 'mira', source, rawKey: source, bytes: 1, at: when },
        mail: {
          ...{ messageId: `${source}@x`, inReplyTo: null, from: { name: 'Tess', address: 'tess@outside.test' } },
          ...{ subject: source, date: null, text: '', html: null, snippet: '', bcc: [], words: [] },
          details: {
            ...{ to: [], cc: [], replyTo: null, references: [], attachments: [], unsubscribe: null },
            ...{ found: { spf: null, dkim: null, dmarc: null }, hasInvitation: false, problems: [] },
          },
        },
      }),
    )
  await file('first', at)
  const [first] = await messages()
  const taken = Array.from({ length: 1_500 }, (_, n) => ({
    ...{
      ...first!,
      id: `taken-${n}`,
      source: `taken-${n}`,
      messageId: `taken-${n}`,
      searchId: at.getTime() * 1_000 + n,
    },
  }))
  await store().db.delete(tables.inboxMessages)
  for (let n = 0; n < taken.length; n += 50)
    await store()
      .db.insert(tables.inboxMessages)
      .values(taken.slice(n, n + 50))
  expect(await file('second', at)).not.toBeNull()
  expect(await file('far', last)).not.toBeNull()
  const filed = (await messages()).filter(({ source }) => !source.startsWith('taken-'))
  expect(filed.map(({ source }) => source)).toEqual(['second', 'far'])
  for (const { searchId } of filed) expect(Number.isSafeInteger(searchId)).toBe(true)
})
