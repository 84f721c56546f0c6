import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImapFlow } from 'imapflow'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lacksDovecot, openDovecot, type Dovecot } from '#tests/support/dovecot.ts'
import { openLabelServer } from '#tests/support/label-server.ts'
import { openPoorServer } from '#tests/support/mail-proxy.ts'
import { byDay } from '#tests/support/nightly.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-syncing-')))
process.env.LOG_LEVEL = 'silent'
process.env.INBOUND_MAIL_DOMAIN = 'inbox.test'
process.env.MAIL_ACCOUNTS_PRIVATE = 'true'
const { store } = await import('#app/database/store.server.ts')
const tables = await import('#app/database/tables/mail/inbox.ts')
const { inboxAccounts, inboxCopies, inboxFolders } = await import('#app/database/tables/mail/accounts.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { closeWorkerPools } = await import('#app/platform/worker-pool/open-pools.server.ts')
const { mailTrust } = await import('#app/providers/mail/server-address.server.ts')
const { openImap, closeImap } = await import('#app/providers/mail/imap.server.ts')
const { mailWorker } = await import('../mail/mail-room.server.ts')
const { createAccount, findAnyAccount } = await import('../accounts/accounts.store.server.ts')
const { sealPassword } = await import('../accounts/account-secret.server.ts')
const { checkServers } = await import('../accounts/check-servers.server.ts')
const { removeAccountJob, startRemoval } = await import('../accounts/remove-account.server.ts')
const { doWithThreads, undoDeed } = await import('../filing/acts.server.ts')
const { removeLabel } = await import('../filing/threads.store.server.ts')
const { eraseThreads } = await import('../filing/acts.store.server.ts')
const { keepNewDraft } = await import('../writing/begin-draft.server.ts')
const { carryJob } = await import('../writing/carry-letter.server.ts')
const { discardLetter } = await import('../writing/compose-acts.server.ts')
const { changeDraft, listOwnFiles } = await import('../writing/drafts.store.server.ts')
const { fileSentJob } = await import('../writing/file-sent.server.ts')
const { sendDraftJob } = await import('../writing/send-draft.server.ts')
const { syncMailJob } = await import('./sync-job.server.ts')
const { listening, listenMailJob, listenToMail } = await import('./listen-job.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

type Member = Parameters<typeof keepNewDraft>[0]
let syncer = ''
let dovecot: Dovecot
let mira: Member
const certFile = join(dataDir, 'cert.pem')

beforeAll(async () => {
  if (lacksDovecot) return console.warn(`skipped: ${lacksDovecot}`)
  mailWorker.file = await buildWorker('app/features/inbox/mail/mail.worker.ts')
  syncer = await buildWorker('tests/support/mail-syncer.ts')
  await store().migrate()
  mira = (await enrol('mira')) as unknown as Member
  dovecot = await openDovecot()
  mailTrust.ca = dovecot.cert
  writeFileSync(certFile, dovecot.cert)
}, 60_000)
afterAll(async () => {
  await closeWorkerPools()
  await store().close()
  await dovecot?.remove()
})

let count = 0
let user = ''
let account = ''
const base = (login: string) => ({
  ...{ login, imapHost: 'localhost', imapPort: dovecot.port, imapSecurity: 'tls' as const },
  ...{ smtpHost: 'localhost', smtpPort: 2525, smtpSecurity: 'tls' as const },
})
beforeEach(async () => {
  if (lacksDovecot) return
  const { db } = store()
  for (const table of [
    ...[tables.inboxThreads, tables.inboxMessages, tables.inboxBodies, tables.inboxReferences, tables.inboxDrafts],
    ...[tables.inboxThreadLabels, tables.inboxLabels, tables.inboxActs, inboxCopies, inboxFolders, inboxAccounts, jobs],
  ])
    await db.delete(table)
  count += 1
  user = `u${count}`
  account = `account-${count}`
  const now = new Date()
  await createAccount({
    ...{ id: account, userId: 'mira', address: `${user}@elsewhere.test`, addressKey: user, ...base(user) },
    ...{ secret: sealPassword(dovecot.password), dueAt: now, seenAt: now, createdAt: now },
  })
})

const tools = {
  job: { id: 'j', userId: 'mira', title: 't', attempt: 1 },
  signal: new AbortController().signal,
  progress: () => undefined,
}
const sync = async () => {
  await syncMailJob.perform({ account }, tools)
  return (await findAnyAccount(account))!
}
/** What somebody does with another mail program. */
async function elsewhere<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const client = await openImap({
    host: 'localhost',
    port: dovecot.port,
    security: 'tls',
    login: user,
    password: dovecot.password,
  })
  try {
    return await work(client)
  } finally {
    await closeImap(client)
  }
}
const letter = (subject: string, more: string[] = [], text = 'Bamboo at eight?') =>
  Buffer.from(
    [
      'From: Tess <tess@outside.test>',
      `To: ${user}@elsewhere.test`,
      `Subject: ${subject}`,
      ...(more.some((line) => line.startsWith('Message-ID'))
        ? []
        : [`Message-ID: <${subject.replaceAll(' ', '-')}.${user}@x>`]),
      ...more,
      '',
      text,
    ].join('\r\n'),
  )
const put = (subjects: string[], folder = 'INBOX', flags: string[] = []) =>
  elsewhere(async (client) => {
    for (const subject of subjects) await client.append(folder, letter(subject), flags)
  })
const messages = () => store().db.select().from(tables.inboxMessages)
const threads = () => store().db.select().from(tables.inboxThreads)
const threadOf = async (subject: string) => (await threads()).find((one) => one.subject === subject)!
const subjects = async () => (await messages()).map(({ subject }) => subject).sort()
const placeOf = async (subject: string) => (await threadOf(subject)).place
/** What lies in a folder of the server, with the flags. */
const listed = (folder: string) =>
  elsewhere(async (client) => {
    await client.mailboxOpen(folder, { readOnly: true })
    const found = await client.fetchAll('1:*', { flags: true, envelope: true })
    return found
      .map(({ envelope, flags }) =>
        [envelope!.subject, ...[...flags!].filter((flag) => flag !== '\\Recent').sort()].join(' '),
      )
      .sort()
  })
const here = test.skipIf(lacksDovecot)

here(
  'the first look brings all folders over, each to its place, with flags; a second one doubles nothing',
  async () => {
    await elsewhere((client) => client.mailboxCreate('Projects'))
    await put(['One', 'Two'])
    await put(['Read'], 'INBOX', ['\\Seen', '\\Flagged'])
    await put(['Old'], 'Archive', ['\\Seen'])
    await put(['Offer'], 'Junk')
    await put(['Gone'], 'Trash')
    await put(['Roof'], 'Projects')
    await elsewhere((client) => client.append('Sent', letter('Mine', [`From: ${user}@elsewhere.test`]), ['\\Seen']))
    const looked = await sync()
    expect(looked).toMatchObject({ trouble: null, isComplete: true, total: 8, done: 8, failures: 0 })
    await sync()
    expect(await subjects()).toEqual(['Gone', 'Mine', 'Offer', 'Old', 'One', 'Read', 'Roof', 'Two'])
    const places = await Promise.all(['One', 'Old', 'Offer', 'Gone', 'Roof'].map(placeOf))
    expect(places).toEqual(['inbox', 'archive', 'junk', 'trash', 'archive'])
    expect((await threadOf('Gone')).trashedAt).not.toBeNull()
    expect([(await threadOf('Read')).unread, (await threadOf('Read')).starredAt !== null]).toEqual([0, true])
    expect([(await threadOf('One')).unread, (await threadOf('One')).starredAt]).toEqual([1, null])
    expect((await messages()).find(({ subject }) => subject === 'Mine')!.isSent).toBe(true)
    const [label] = await store().db.select().from(tables.inboxLabels)
    const labelled = await store().db.select().from(tables.inboxThreadLabels)
    expect([label!.name, labelled.map(({ threadId }) => threadId)]).toEqual(['Projects', [(await threadOf('Roof')).id]])
  },
)

here('new mail comes with the next look, also the same letter in two folders and two letters of one name', async () => {
  await put(['One'])
  await sync()
  await put(['Two'])
  await elsewhere(async (client) => {
    await client.mailboxOpen('INBOX')
    await client.messageCopy('1', 'Archive')
    await client.append('INBOX', letter('Three', ['Message-ID: <same@x>']))
    await client.append('INBOX', letter('Four', ['Message-ID: <same@x>'], 'Another text altogether'))
  })
  await sync()
  expect(await subjects()).toEqual(['Four', 'One', 'Three', 'Two'])
  expect(await store().db.select().from(inboxCopies)).toHaveLength(5)
  expect(await placeOf('One')).toBe('inbox')
})

here(
  'a process that is killed in the middle of the first look has lost nothing and doubles nothing',
  async () => {
    const all = Array.from({ length: 60 }, (_, n) => `Letter ${n}`)
    await put(all)
    for (let round = 0; round < byDay(1, 3); round += 1) {
      const before = (await messages()).length
      const child = spawn(process.execPath, [syncer, mailWorker.file, account, certFile], {
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      await new Promise((resolve) => child.stdout.once('data', resolve))
      while ((await messages()).length < before + 7 && child.exitCode === null)
        await new Promise((resolve) => setTimeout(resolve, 2))
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    const half = (await messages()).length
    expect(half).toBeLessThan(all.length)
    const looked = await sync()
    expect(await subjects()).toEqual([...all].sort())
    expect(await store().db.select().from(inboxCopies)).toHaveLength(all.length)
    expect(looked).toMatchObject({ isComplete: true, done: all.length })
  },
  120_000,
)

here('flags go both ways, and what was done here goes before what was done there', async () => {
  await put(['One', 'Two', 'Three'])
  await sync()
  const one = await threadOf('One')
  await doWithThreads('mira', [one.id], { act: 'read' })
  await doWithThreads('mira', [one.id], { act: 'star' })
  expect((await findAnyAccount(account))!.dueAt.getTime()).toBeLessThanOrEqual(Date.now())
  await elsewhere(async (client) => {
    await client.mailboxOpen('INBOX')
    await client.messageFlagsAdd('2', ['\\Seen', '\\Flagged'])
  })
  await sync()
  expect(await listed('INBOX')).toEqual(['One \\Flagged \\Seen', 'Three', 'Two \\Flagged \\Seen'])
  expect([(await threadOf('Two')).unread, (await threadOf('Two')).starredAt !== null]).toEqual([0, true])
  await doWithThreads('mira', [one.id], { act: 'unread' })
  const deed = await doWithThreads('mira', [one.id], { act: 'unstar' })
  await elsewhere(async (client) => {
    await client.mailboxOpen('INBOX')
    await client.messageFlagsRemove('2', ['\\Seen', '\\Flagged'])
  })
  await sync()
  expect(await listed('INBOX')).toEqual(['One', 'Three', 'Two'])
  expect([(await threadOf('Two')).unread, (await threadOf('Two')).starredAt]).toEqual([1, null])
  await undoDeed('mira', deed!)
  await sync()
  expect(await listed('INBOX')).toEqual(['One \\Flagged', 'Three', 'Two'])
  expect(await store().db.select().from(inboxCopies)).toHaveLength(3)
})

here('moves go both ways: archive, delete, junk, and back', async () => {
  await put(['One', 'Two', 'Three', 'Four'])
  await sync()
  const act = async (subject: string, name: 'archive' | 'trash' | 'junk' | 'inbox') =>
    doWithThreads('mira', [(await threadOf(subject)).id], { act: name })
  await act('One', 'archive')
  const trashed = await act('Two', 'trash')
  await elsewhere(async (client) => {
    await client.mailboxOpen('INBOX')
    await client.messageMove('3', 'Junk')
    await client.messageMove('3', 'Archive')
  })
  await sync()
  expect(await Promise.all(['INBOX', 'Archive', 'Trash', 'Junk'].map(listed))).toEqual([
    [],
    ['Four', 'One'],
    ['Two'],
    ['Three'],
  ])
  expect(await Promise.all(['One', 'Two', 'Three', 'Four'].map(placeOf))).toEqual([
    'archive',
    'trash',
    'junk',
    'archive',
  ])
  await undoDeed('mira', trashed!)
  await act('Three', 'inbox')
  await sync()
  await sync()
  expect(await listed('INBOX')).toEqual(['Three', 'Two'])
  expect(await Promise.all(['One', 'Two', 'Three', 'Four'].map(placeOf))).toEqual([
    'archive',
    'inbox',
    'inbox',
    'archive',
  ])
  expect(await messages()).toHaveLength(4)
  expect(await store().db.select().from(inboxCopies)).toHaveLength(4)
})

here('what is deleted there goes among the deleted here, and what is erased here leaves the trash there', async () => {
  await put(['One', 'Two'])
  await elsewhere((client) => client.append('INBOX', letter('Re: Two', [`In-Reply-To: <Two.${user}@x>`])))
  await sync()
  await elsewhere(async (client) => {
    await client.mailboxOpen('INBOX')
    await client.messageDelete('1')
    await client.messageDelete('2')
  })
  await sync()
  expect(await placeOf('One')).toBe('trash')
  // Of a conversation of two the letter that was deleted goes.
  expect(await subjects()).toEqual(['One', 'Two'])
  const two = await threadOf('Two')
  expect(two).toMatchObject({ place: 'inbox', messages: 1 })
  await doWithThreads('mira', [two.id], { act: 'trash' })
  await sync()
  expect(await listed('Trash')).toEqual(['Two'])
  await store().tx(() => eraseThreads('mira', [two.id], { isAsked: true }))
  await sync()
  await sync()
  expect([await listed('Trash'), await subjects()]).toEqual([[], ['One']])
})

here('what was swept here after its days stays on the server and does not come back', async () => {
  await put(['One'], 'Trash')
  await sync()
  await store().tx(async () => eraseThreads('mira', [(await threadOf('One')).id]))
  await put(['Two'])
  await sync()
  expect([await listed('Trash'), await subjects()]).toEqual([['One'], ['Two']])
})

here(
  'new numbers for a whole folder lose nothing, double nothing, and keep what was still to be told',
  async () => {
    await put(['Zero', 'One', 'Two', 'Three'])
    // The old number of one letter will be the new number of the next.
    await elsewhere(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageDelete('1')
    })
    await elsewhere((client) => client.append('INBOX', Buffer.from('Subject: Nameless\r\n\r\nNo name at all')))
    await sync()
    const before = (await store().db.select().from(inboxFolders)).find(({ path }) => path === 'INBOX')!
    await dovecot.stop()
    const folder = dovecot.mailOf(user)
    for (const name of readdirSync(folder))
      if (/^dovecot/.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await dovecot.start()
    await doWithThreads('mira', [(await threadOf('One')).id], { act: 'read' })
    await sync()
    await sync()
    const after = (await store().db.select().from(inboxFolders)).find(({ path }) => path === 'INBOX')!
    expect(after.validity).not.toBe(before.validity)
    expect(await subjects()).toEqual(['Nameless', 'One', 'Three', 'Two'])
    expect(await store().db.select().from(inboxCopies)).toHaveLength(4)
    expect((await listed('INBOX')).filter((line) => line.includes('Seen'))).toEqual(['One \\Seen'])
    expect(await Promise.all(['One', 'Nameless'].map(placeOf))).toEqual(['inbox', 'inbox'])
  },
  30_000,
)

here(
  'a server that is away is tried again later, and is up to date once it is back',
  async () => {
    await put(['One'])
    await sync()
    await doWithThreads('mira', [(await threadOf('One')).id], { act: 'archive' })
    await put(['Two'])
    await dovecot.stop()
    const away = await sync()
    expect(away.trouble).toBe(`Nothing answers at localhost on port ${dovecot.port}.`)
    expect([away.state, away.failures, away.dueAt.getTime() > Date.now() + 60_000]).toEqual(['on', 1, true])
    await dovecot.start()
    expect(await sync()).toMatchObject({ trouble: null, failures: 0 })
    expect([await listed('INBOX'), await listed('Archive'), await subjects()]).toEqual([
      ['Two'],
      ['One'],
      ['One', 'Two'],
    ])
  },
  30_000,
)

const jobsOf = async (kind: string) => (await store().db.select().from(jobs)).filter((one) => one.kind === kind)
/** Listens until the end of some work, and gives the account as it is then. */
async function whileListening(work: () => Promise<unknown>) {
  const stop = new AbortController()
  const done = listenMailJob.perform({ account }, { ...tools, signal: stop.signal }).catch((error: unknown) => error)
  await work()
  stop.abort(new Error('closing'))
  await done
  return (await findAnyAccount(account))!
}
const later = new Date(Date.now() + 3_600_000)
const restUntil = (change: object) => store().db.update(inboxAccounts).set(change)

here(
  'while its member is here a server says itself that something came, and it is looked at that moment',
  async () => {
    await put(['One'])
    await sync()
    await listenToMail.run(tools.signal)
    await listenToMail.run(tools.signal)
    expect(await jobsOf('listen-mail')).toHaveLength(1)
    await restUntil({ dueAt: later })
    await store().db.delete(jobs)
    await whileListening(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(await jobsOf('sync-mail')).toEqual([])
      await put(['Two'])
      await vi.waitFor(async () => expect(await jobsOf('sync-mail')).toHaveLength(1), { timeout: 10_000 })
    })
    expect((await findAnyAccount(account))!.dueAt.getTime()).toBeLessThanOrEqual(Date.now())
    await sync()
    expect(await subjects()).toEqual(['One', 'Two'])
  },
  30_000,
)

here('what is heard of while an account is being looked at is looked at right afterwards', async () => {
  await put(['One'])
  await sync()
  await put(['Two'])
  await restUntil({ dueAt: new Date(0) })
  let heard: Promise<unknown> | null = null
  const progress = () => void (heard ??= restUntil({ dueAt: new Date() }).then())
  await syncMailJob.perform({ account }, { ...tools, progress })
  await heard
  expect(heard).not.toBeNull()
  expect((await findAnyAccount(account))!.dueAt.getTime()).toBeLessThanOrEqual(Date.now())
  expect((await sync()).dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000)
})

here(
  'nobody listens for somebody who is away, in trouble, or to a server that went; the looks by the clock go on',
  async () => {
    await put(['One'])
    await sync()
    const wants = async (change: object) => {
      await store().db.delete(jobs)
      await restUntil({ state: 'on', failures: 0, seenAt: new Date(), listenAt: null, isComplete: true, ...change })
      await listenToMail.run(tools.signal)
      return (await jobsOf('listen-mail')).length
    }
    expect(await wants({})).toBe(1)
    expect(await wants({ seenAt: new Date(Date.now() - 3_600_000) })).toBe(0)
    expect(await wants({ state: 'stopped' })).toBe(0)
    expect(await wants({ failures: 1 })).toBe(0)
    expect(await wants({ isComplete: false })).toBe(0)
    expect(await wants({ listenAt: later })).toBe(0)
    await restUntil({ listenAt: null, dueAt: later })
    const done = listenMailJob.perform({ account }, tools)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await dovecot.stop('SIGKILL')
    await done
    const left = (await findAnyAccount(account))!
    expect([left.listenAt!.getTime() > Date.now() + 60_000, left.dueAt]).toEqual([true, later])
    expect([left.trouble, left.failures]).toEqual([null, 0])
    await dovecot.start()
  },
  30_000,
)

here('another password ends the connection that was opened with the old one', async () => {
  await put(['One'])
  await sync()
  listening.askEveryMs = 50
  const done = listenMailJob.perform({ account }, tools)
  await new Promise((resolve) => setTimeout(resolve, 500))
  await restUntil({ secret: sealPassword('another') })
  await done
  listening.askEveryMs = 60_000
  expect((await findAnyAccount(account))!.listenAt!.getTime()).toBeLessThanOrEqual(Date.now())
})

const labelRows = () => store().db.select().from(tables.inboxLabels)
const makeLabel = async (name: string) => {
  const id = `label-${name}`
  await store()
    .db.insert(tables.inboxLabels)
    .values({ id, userId: 'mira', name, nameKey: name.toLowerCase(), createdAt: new Date() })
  return id
}
const labelOf = async (name: string) => (await labelRows()).find((label) => label.name === name)!.id
const labelled = async () => {
  const [labels, all] = [await labelRows(), await threads()]
  const rows = await store().db.select().from(tables.inboxThreadLabels)
  return rows
    .map(({ labelId, threadId }) =>
      [all.find(({ id }) => id === threadId)?.subject, labels.find(({ id }) => id === labelId)?.name].join(': '),
    )
    .sort()
}
const setLabel = async (subject: string, name: string, act: 'label' | 'unlabel' = 'label') =>
  doWithThreads('mira', [(await threadOf(subject)).id], { act, label: await labelOf(name) })
const listedIn = (...names: string[]) => Promise.all(names.map(listed))

here(
  'a label that is a folder there: a copy goes into it, and leaves it, and no letter is lost or doubled',
  async () => {
    await elsewhere((client) => client.mailboxCreate('Projects'))
    await put(['One', 'Two'])
    await elsewhere((client) => client.append('INBOX', letter('Re: Two', [`In-Reply-To: <Two.${user}@x>`])))
    await sync()
    await setLabel('One', 'Projects')
    await setLabel('Re: Two', 'Projects')
    await sync()
    await sync()
    expect(await listedIn('INBOX', 'Projects')).toEqual([
      ['One', 'Re: Two', 'Two'],
      ['One', 'Re: Two', 'Two'],
    ])
    expect([(await messages()).length, (await store().db.select().from(inboxCopies)).length]).toEqual([3, 6])
    const off = await setLabel('One', 'Projects', 'unlabel')
    await sync()
    await sync()
    expect(await listedIn('INBOX', 'Projects', 'Archive', 'Trash')).toEqual([
      ['One', 'Re: Two', 'Two'],
      ['Re: Two', 'Two'],
      [],
      [],
    ])
    expect(await labelled()).toEqual(['Re: Two: Projects'])
    await undoDeed('mira', off!)
    await sync()
    expect((await listed('Projects')).length).toBe(3)
    expect(await labelled()).toEqual(['One: Projects', 'Re: Two: Projects'])
  },
)

here('a letter that lies in the folder of a label alone goes to its place when the label is taken off', async () => {
  await elsewhere((client) => client.mailboxCreate('Projects'))
  await put(['Roof', 'Wall', 'Door'], 'Projects')
  await sync()
  await setLabel('Roof', 'Projects', 'unlabel')
  await setLabel('Wall', 'Projects', 'unlabel')
  await doWithThreads('mira', [(await threadOf('Wall')).id], { act: 'inbox' })
  await setLabel('Door', 'Projects', 'unlabel')
  await doWithThreads('mira', [(await threadOf('Door')).id], { act: 'trash' })
  await sync()
  await sync()
  expect(await listedIn('Projects', 'Archive', 'INBOX', 'Trash')).toEqual([[], ['Roof'], ['Wall'], ['Door']])
  expect(await Promise.all(['Roof', 'Wall', 'Door'].map(placeOf))).toEqual(['archive', 'inbox', 'trash'])
  expect([await labelled(), (await messages()).length]).toEqual([[], 3])
})

here('a letter with a label that is deleted and brought back lies in the inbox once, with its label', async () => {
  await elsewhere((client) => client.mailboxCreate('Projects'))
  await put(['One'])
  await sync()
  await setLabel('One', 'Projects')
  await sync()
  const trashed = await doWithThreads('mira', [(await threadOf('One')).id], { act: 'trash' })
  await sync()
  expect(await listedIn('INBOX', 'Projects')).toEqual([[], []])
  await undoDeed('mira', trashed!)
  await sync()
  await sync()
  expect(await listedIn('INBOX', 'Projects')).toEqual([['One'], ['One']])
  expect([await placeOf('One'), await labelled()]).toEqual(['inbox', ['One: Projects']])
  await doWithThreads('mira', [(await threadOf('One')).id], { act: 'archive' })
  await sync()
  await sync()
  expect(await listedIn('INBOX', 'Archive', 'Projects')).toEqual([[], ['One'], ['One']])
  expect(await placeOf('One')).toBe('archive')
  await doWithThreads('mira', [(await threadOf('One')).id], { act: 'inbox' })
  await sync()
  await sync()
  expect(await listedIn('INBOX', 'Archive', 'Projects')).toEqual([['One'], [], ['One']])
})

here('what a process copied that died before it wrote it down is not copied again', async () => {
  await elsewhere((client) => client.mailboxCreate('Projects'))
  await put(['One'])
  await sync()
  await setLabel('One', 'Projects')
  await elsewhere(async (client) => {
    await client.mailboxOpen('INBOX')
    await client.messageCopy('1', 'Projects')
  })
  await sync()
  await sync()
  expect(await listedIn('INBOX', 'Projects')).toEqual([['One'], ['One']])
})

here(
  'a process that is killed while it tells of labels loses and doubles nothing',
  async () => {
    const [from, more] = [['Projects', 'Roofs'], Array.from({ length: 24 }, (_, n) => `Letter ${n + 10}`)]
    for (const name of from) await elsewhere((client) => client.mailboxCreate(name))
    await put(more)
    await sync()
    const kill = async (afterMs: number) => {
      const child = spawn(process.execPath, [syncer, mailWorker.file, account, certFile], {
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      await new Promise((resolve) => child.stdout.once('data', resolve))
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    for (const act of ['label', 'unlabel'] as const) {
      for (const [n, subject] of more.entries()) await setLabel(subject, from[n % 2]!, act)
      for (const afterMs of byDay([120], [60, 120, 180])) await kill(afterMs)
      await sync()
      await sync()
      const [inbox, ...labels] = await listedIn('INBOX', ...from)
      expect(inbox).toEqual(more)
      const half = (rest: number) => (act === 'label' ? more.filter((_, n) => n % 2 === rest) : [])
      expect(labels).toEqual([half(0), half(1)])
    }
    expect((await listed('Archive')).concat(await listed('Trash'))).toEqual([])
    expect([(await messages()).length, (await store().db.select().from(inboxCopies)).length]).toEqual([24, 24])
  },
  120_000,
)

here('a label that is removed here leaves the folder there as it is, and joins it again under its name', async () => {
  await elsewhere((client) => client.mailboxCreate('Projects'))
  await put(['Roof'], 'Projects')
  await sync()
  await removeLabel(await labelOf('Projects'), 'mira')
  await put(['Wall'], 'Projects')
  await sync()
  expect([await listed('Projects'), await labelRows(), await labelled()]).toEqual([['Roof', 'Wall'], [], []])
  await put(['One'])
  await sync()
  const again = await makeLabel('Projects')
  await doWithThreads('mira', [(await threadOf('One')).id], { act: 'label', label: again })
  await sync()
  expect(await listedIn('Projects', 'INBOX')).toEqual([['One', 'Roof', 'Wall'], ['One']])
})

here('a label without a folder stays here: no server of folders gets a new one for it', async () => {
  await put(['One'])
  await sync()
  await makeLabel('Mine')
  await setLabel('One', 'Mine')
  await sync()
  const folders = await elsewhere(async (client) => (await client.list()).map(({ path }) => path).sort())
  expect([folders, await labelled()]).toEqual([['Archive', 'INBOX', 'Junk', 'Sent', 'Trash'], ['One: Mine']])
})

here('a server that has labels is told of them as labels, and one is made for a new one', async () => {
  await elsewhere((client) => client.mailboxCreate('Projects'))
  await put(['One', 'Two'])
  const gmail = await openLabelServer(dovecot)
  await restUntil({ imapPort: gmail.port })
  expect(await sync()).toMatchObject({ trouble: null, isComplete: true })
  await makeLabel('Grüße & more')
  await makeLabel('Sent')
  await setLabel('One', 'Projects')
  await setLabel('Two', 'Grüße & more')
  await setLabel('Two', 'Sent')
  await sync()
  await sync()
  expect(gmail.told.sort()).toEqual(['1 +X-GM-LABELS (Projects)', '2 +X-GM-LABELS ("Gr&APwA3w-e &- more")'])
  expect(await listedIn('Projects', 'Grüße & more', 'INBOX')).toEqual([['One'], ['Two'], ['One', 'Two']])
  gmail.told.length = 0
  await setLabel('One', 'Projects', 'unlabel')
  await sync()
  await sync()
  expect(gmail.told).toEqual(['1 -X-GM-LABELS (Projects)'])
  expect(await listedIn('Projects', 'INBOX', 'Archive', 'Trash')).toEqual([[], ['One', 'Two'], [], []])
  expect(await labelled()).toEqual(['Two: Grüße & more', 'Two: Sent'])
  await gmail.close()
})

here(
  'a server that does not say where letters go is told of a label all the same once they are found there',
  async () => {
    await elsewhere((client) => client.mailboxCreate('Projects'))
    await put(['One', 'Two', 'Three'])
    await put(['Four'], 'Projects')
    const plain = await openPoorServer(dovecot, { lacks: ['UIDPLUS'] })
    await restUntil({ imapPort: plain.port })
    await sync()
    for (const subject of ['One', 'Two']) await setLabel(subject, 'Projects')
    for (const [subject, act] of [
      ['One', 'archive'],
      ['Two', 'trash'],
    ] as const)
      await doWithThreads('mira', [(await threadOf(subject)).id], { act })
    await setLabel('Four', 'Projects', 'unlabel')
    expect((await sync()).dueAt.getTime()).toBeLessThanOrEqual(Date.now())
    expect((await sync()).dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000)
    await sync()
    expect(await listedIn('INBOX', 'Archive', 'Trash', 'Projects')).toEqual([
      ['Three'],
      ['Four', 'One'],
      ['Two'],
      ['One'],
    ])
    expect(await Promise.all(['One', 'Two', 'Three', 'Four'].map(placeOf))).toEqual([
      'archive',
      'trash',
      'inbox',
      'archive',
    ])
    expect(await labelled()).toEqual(['One: Projects', 'Two: Projects'])
    expect([(await messages()).length, (await store().db.select().from(inboxCopies)).length]).toEqual([4, 5])
    await plain.close()
  },
)

here(
  'a line that breaks when letters were moved but nobody heard where to: labels are told, nothing is doubled',
  async () => {
    await elsewhere((client) => client.mailboxCreate('Projects'))
    await put(['One', 'Two'])
    await sync()
    const cut = await openPoorServer(dovecot, { cutsAfter: /UID MOVE/ })
    await restUntil({ imapPort: cut.port })
    await setLabel('One', 'Projects')
    await doWithThreads('mira', [(await threadOf('One')).id], { act: 'archive' })
    expect((await sync()).trouble).not.toBeNull()
    expect(await listedIn('INBOX', 'Archive', 'Projects')).toEqual([['Two'], ['One'], []])
    await sync()
    await sync()
    expect(await listedIn('INBOX', 'Archive', 'Projects')).toEqual([['Two'], ['One'], ['One']])
    expect([await placeOf('One'), await labelled()]).toEqual(['archive', ['One: Projects']])
    expect([(await messages()).length, (await store().db.select().from(inboxCopies)).length]).toEqual([2, 3])
    await cut.close()
  },
)

here.each([[['MOVE'] as const], [['MOVE', 'UIDPLUS'] as const]])(
  'a server without %s: a line that breaks between the copy and the deletion doubles and loses nothing',
  async (lacks) => {
    await put(['One', 'Two', 'Three'])
    await sync()
    const poor = await openPoorServer(dovecot, { lacks, cutsAfter: /UID COPY/ })
    await restUntil({ imapPort: poor.port })
    await doWithThreads('mira', [(await threadOf('One')).id, (await threadOf('Two')).id], { act: 'archive' })
    expect((await sync()).trouble).not.toBeNull()
    expect(await listedIn('INBOX', 'Archive')).toEqual([
      ['One', 'Three', 'Two'],
      ['One', 'Two'],
    ])
    await sync()
    await sync()
    expect(await listedIn('INBOX', 'Archive')).toEqual([['Three'], ['One', 'Two']])
    await doWithThreads('mira', [(await threadOf('Two')).id], { act: 'inbox' })
    await sync()
    await sync()
    expect(await listedIn('INBOX', 'Archive')).toEqual([['Three', 'Two'], ['One']])
    expect(await Promise.all(['One', 'Two', 'Three'].map(placeOf))).toEqual(['archive', 'inbox', 'inbox'])
    expect([(await messages()).length, (await store().db.select().from(inboxCopies)).length]).toEqual([3, 3])
    await poor.close()
  },
)

here('a line that breaks before a server hears of flags and moves: they are told again', async () => {
  await put(['One', 'Two'])
  await sync()
  for (const command of [/UID STORE/, /UID MOVE/]) {
    const deaf = await openPoorServer(dovecot, { breaksBefore: command })
    await restUntil({ imapPort: deaf.port })
    await doWithThreads('mira', [(await threadOf('One')).id], { act: 'star' })
    await doWithThreads('mira', [(await threadOf('Two')).id], { act: 'archive' })
    expect((await sync()).trouble).not.toBeNull()
    await sync()
    expect(await listedIn('INBOX', 'Archive')).toEqual([['One \\Flagged'], ['Two']])
    await doWithThreads('mira', [(await threadOf('One')).id], { act: 'unstar' })
    await doWithThreads('mira', [(await threadOf('Two')).id], { act: 'inbox' })
    await sync()
    await sync()
    expect(await listedIn('INBOX', 'Archive')).toEqual([['One', 'Two'], []])
    await deaf.close()
  }
})

here('a line that breaks, and a server that refuses, while a folder is listed: nothing is taken for gone', async () => {
  await put(['One', 'Two'])
  await put(['Old'], 'Archive')
  await sync()
  for (const server of [{ breaksBefore: /UID SEARCH/ }, { refuses: /UID SEARCH/ }, { breaksBefore: /UID FETCH/ }]) {
    await put(['More'], 'Archive')
    await put(['News'])
    const poor = await openPoorServer(dovecot, server)
    await restUntil({ imapPort: poor.port })
    expect((await sync()).trouble).not.toBeNull()
    await sync()
    expect((await sync()).trouble).toBeNull()
    expect(await Promise.all(['One', 'Two', 'Old'].map(placeOf))).toEqual(['inbox', 'inbox', 'archive'])
    await poor.close()
  }
  expect([(await threads()).filter(({ place }) => place === 'trash'), (await subjects()).length]).toEqual([[], 5])
})

here('a letter that went to a folder which cannot be read for now is not taken for gone', async () => {
  await put(['One'])
  await put(['Old'], 'Archive')
  await sync()
  await elsewhere(async (client) => {
    await client.mailboxOpen('INBOX')
    await client.messageMove('1', 'Archive')
  })
  const poor = await openPoorServer(dovecot, { refuses: /STATUS Archive/ })
  await restUntil({ imapPort: poor.port })
  await sync()
  expect(await placeOf('One')).toBe('inbox')
  await sync()
  expect([await placeOf('One'), (await messages()).length]).toEqual(['archive', 2])
  await poor.close()
})

here(
  'what waits to be told of a letter goes with it where another mail program puts it, and so does its place',
  async () => {
    await put(['One', 'Two'])
    await sync()
    await doWithThreads('mira', [(await threadOf('One')).id], { act: 'read' })
    await doWithThreads('mira', [(await threadOf('Two')).id], { act: 'archive' })
    await elsewhere(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageMove('1:2', 'Trash')
    })
    await sync()
    await sync()
    // What was done here goes before what was done there.
    expect(await listedIn('INBOX', 'Archive', 'Trash')).toEqual([[], ['Two'], ['One \\Seen']])
    expect(await Promise.all(['One', 'Two'].map(placeOf))).toEqual(['trash', 'archive'])
    expect((await threadOf('One')).unread).toBe(0)
  },
)

const drafts = async () => (await store().db.select().from(tables.inboxDrafts)).filter(({ state }) => state === 'draft')
const draftOf = async (subject: string) => (await drafts()).find((one) => one.subject === subject)
const putDraft = (subject: string, more: string[] = [], text = 'As far as I am') =>
  elsewhere((client) =>
    client.append('Drafts', letter(subject, ['Bcc: hidden@outside.test', ...more], text), ['\\Draft']),
  )
const dropDraft = (range: string) =>
  elsewhere(async (client) => {
    await client.mailboxOpen('Drafts')
    await client.messageDelete(range)
  })

here('a draft of another mail program is gone on with here, with its files and what it answers', async () => {
  await elsewhere((client) => client.mailboxCreate('Drafts'))
  await put(['Question'])
  await sync()
  const mixed = 'Content-Type: multipart/mixed; boundary=x'
  const parts =
    '--x\r\nContent-Type: text/plain\r\n\r\nAs far\r\n--x\r\nContent-Disposition: attachment; filename=a.txt\r\nContent-Transfer-Encoding: base64\r\n\r\nQmFtYm9v\r\n--x--'
  await putDraft('Re: Question', [`In-Reply-To: <Question.${user}@x>`, mixed], parts)
  await putDraft('New')
  await sync()
  await sync()
  const about = (await messages())[0]!
  const reply = (await draftOf('Re: Question'))!
  expect(reply).toMatchObject({ kind: 'reply', aboutId: about.id, threadId: about.threadId, accountId: account })
  expect(reply).toMatchObject({
    to: `${user}@elsewhere.test`,
    bcc: 'hidden@outside.test',
    text: 'As far',
    trouble: null,
  })
  expect((await listOwnFiles('mira', reply.files)).map(({ name, bytes }) => [name, bytes])).toEqual([['a.txt', 6]])
  expect([(await draftOf('New'))!.kind, await drafts()]).toEqual(['new', expect.objectContaining({ length: 2 })])
  expect(await subjects()).toEqual(['Question'])
})

here('a draft that goes there goes here, unless somebody wrote in it here; what goes here goes there', async () => {
  await elsewhere((client) => client.mailboxCreate('Drafts'))
  for (const subject of ['Left', 'Written', 'Thrown']) await putDraft(subject)
  await sync()
  const written = (await draftOf('Written'))!
  await changeDraft({ id: written.id, userId: 'mira', state: 'draft' }, { text: 'More', version: 2 })
  await dropDraft('1:2')
  await putDraft('Written', [], 'Another end')
  await sync()
  expect((await drafts()).map(({ subject, text }) => [subject, text]).sort()).toEqual([
    ['Thrown', 'As far as I am'],
    ['Written', 'Another end'],
    ['Written', 'More'],
  ])
  await discardLetter((await draftOf('Thrown'))!.id, 'mira')
  await sync()
  expect(await listed('Drafts')).toEqual(['Written \\Draft'])
  const got: Got[] = []
  const smtp = await openSmtp(got)
  const left = (await drafts()).find(({ text }) => text === 'Another end')!
  await changeDraft(
    { id: left.id, userId: 'mira', state: 'draft' },
    { state: 'held', sendAt: new Date(), version: 2, to: 'tess@outside.test' },
  )
  await sendDraftJob.perform({ draft: left.id, version: 2 }, tools)
  await sync()
  expect(await listed('Drafts')).toEqual([])
  await smtp.close()
})

here('the word of the server a letter was fetched from is believed, that of the letter is not', async () => {
  const said = 'spf=pass smtp.mailfrom=outside.test; dkim=pass; dmarc=pass'
  await elsewhere(async (client) => {
    await client.append(
      'INBOX',
      letter('Real', [`Authentication-Results: mx.elsewhere.test; ${said}`, 'Received: from a by mx.elsewhere.test']),
    )
    await client.append(
      'INBOX',
      letter('Forged', ['Received: from a by mx.elsewhere.test', `Authentication-Results: mx.elsewhere.test; ${said}`]),
    )
  })
  await sync()
  const found = async (name: string) => (await messages()).find(({ subject }) => subject === name)!.details.found
  expect(await found('Real')).toMatchObject({ by: 'mx.elsewhere.test', dmarc: 'pass', isProven: true })
  const forged = await found('Forged')
  expect([forged.by, forged.isProven ?? false]).toEqual([undefined, false])
})

here('a password that is refused stops the account, and each cause has its sentence', async () => {
  await store()
    .db.update(inboxAccounts)
    .set({ secret: sealPassword('wrong') })
  const stopped = await sync()
  expect(stopped.state).toBe('stopped')
  expect(stopped.trouble).toMatch(/^localhost does not take this user name with this password\./)
  const imap = {
    host: 'localhost',
    port: dovecot.port,
    security: 'tls' as const,
    login: user,
    password: dovecot.password,
  }
  const smtp = { ...imap, port: 1 }
  const said = async (change: Partial<typeof imap>) =>
    (await checkServers({ imap: { ...imap, ...change }, smtp })).imapHost
  expect(await said({ port: 1 })).toBe('Nothing answers at localhost on port 1.')
  expect(await said({ host: 'no-such-host.invalid' })).toBe('There is no server called no-such-host.invalid.')
  mailTrust.ca = undefined
  expect(await said({})).toBe('The certificate of localhost cannot be trusted, so the password was not sent.')
  mailTrust.ca = dovecot.cert
  const open = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true })
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve))
  const { port } = open.server.address() as { port: number }
  const { smtpHost } = await checkServers({ imap, smtp: { ...imap, port, security: 'starttls' as never } })
  expect(smtpHost).toBe(`localhost offers no safe connection on port ${port}, so the password was not sent.`)
  await new Promise<void>((resolve) => open.close(resolve))
})

here('a full mailbox takes no more and says so; what came stays', async () => {
  await put(['One', 'Two'])
  await sync()
  const { env } = await import('#app/platform/env.server.ts')
  const before = env().FILE_QUOTA_MB.free
  env().FILE_QUOTA_MB.free = 0
  await put(['Three'])
  const full = await sync()
  env().FILE_QUOTA_MB.free = before
  expect([full.trouble, await subjects()]).toEqual([expect.stringMatching(/mailbox here is full/), ['One', 'Two']])
  await sync()
  expect(await subjects()).toEqual(['One', 'Three', 'Two'])
})

here('removing an account keeps its mail or deletes it, as was chosen', async () => {
  await put(['One', 'Two'])
  await sync()
  const row = (await findAnyAccount(account))!
  await startRemoval(row, { keepsMail: true })
  expect(await findAnyAccount(account)).toMatchObject({ state: 'leaving', secret: '' })
  await removeAccountJob.perform({ account, keepsMail: true }, tools)
  expect([await findAnyAccount(account), await subjects()]).toEqual([null, ['One', 'Two']])
  expect([await store().db.select().from(inboxCopies), await store().db.select().from(inboxFolders)]).toEqual([[], []])
  await createAccount({ ...row, state: 'on' })
  await sync()
  expect(await subjects()).toEqual(['One', 'Two'])
  await removeAccountJob.perform({ account, keepsMail: false }, tools)
  expect([await subjects(), await threads(), await store().db.select().from(tables.inboxBodies)]).toEqual([[], [], []])
  expect(await listed('INBOX')).toEqual(['One', 'Two'])
})

type Got = { from: string; to: string[]; raw: string }
/** A mail server that takes letters of whoever signs in. */
async function openSmtp(got: Got[], answer: (to: string) => Error | null = () => null) {
  const server = new SMTPServer({
    secure: true,
    key: dovecot.key,
    cert: dovecot.cert,
    onAuth: ({ username, password }, _session, done) =>
      password === dovecot.password ? done(null, { user: username! }) : done(new Error('No')),
    onRcptTo: ({ address }, _session, done) => done(answer(address)),
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        got.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(pieces).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await store()
    .db.update(inboxAccounts)
    .set({ smtpPort: (server.server.address() as { port: number }).port })
  return { close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
async function write(given: { to: string; text: string; about?: string; subject?: string; bcc?: string }) {
  const { bcc = '', about = null, ...rest } = given
  const draft = (await keepNewDraft(mira, { kind: about ? 'reply' : 'new', about, ...rest }))!
  const held = { state: 'held', sendAt: new Date(), version: 2, accountId: account, bcc } as const
  await changeDraft({ id: draft.id, userId: 'mira', state: 'draft' }, held)
  await sendDraftJob.perform({ draft: draft.id, version: 2 }, tools)
  await sendDraftJob.perform({ draft: draft.id, version: 2 }, tools)
  return (await messages()).find((one) => one.source === `sent:${draft.id}`)!
}
const carry = (message: string, attempt = 1) =>
  carryJob.perform({ message }, { ...tools, job: { ...tools.job, attempt } })

here('a letter leaves through its account once for all, is filed in Sent once, and marks what it answers', async () => {
  await put(['Question'])
  await sync()
  const got: Got[] = []
  const smtp = await openSmtp(got)
  const about = (await messages())[0]!
  const begun = (await keepNewDraft(mira, { kind: 'reply', about: about.id }))!
  expect([begun.accountId, begun.to]).toEqual([account, 'Tess <tess@outside.test>'])
  const sent = await write({
    ...{ about: about.id, to: 'tess@outside.test, tomas@inbox.test', bcc: 'hidden@outside.test' },
    text: 'Gladly.',
  })
  expect(sent).toMatchObject({ fromAddress: `${user}@elsewhere.test`, sentBy: account, threadId: about.threadId })
  await carry(sent.id)
  await carry(sent.id)
  expect(got).toHaveLength(1)
  expect(got[0]).toMatchObject({
    from: `${user}@elsewhere.test`,
    to: ['tess@outside.test', 'tomas@inbox.test', 'hidden@outside.test'],
  })
  expect(got[0]!.raw).not.toContain('hidden@')
  expect(got[0]!.raw).toMatch(new RegExp(`^In-Reply-To: <Question.${user}@x>`, 'm'))
  await fileSentJob.perform({ message: sent.id }, tools)
  await fileSentJob.perform({ message: sent.id }, tools)
  await sync()
  await sync()
  expect([await listed('Sent'), await listed('INBOX')]).toEqual([['Re: Question \\Seen'], ['Question \\Answered']])
  expect(await messages()).toHaveLength(2)
  await smtp.close()
})

here('a server that files by itself is not given the letter again', async () => {
  const got: Got[] = []
  const smtp = await openSmtp(got)
  const sent = await write({ to: 'tess@outside.test', subject: 'Roof', text: 'Hello' })
  await carry(sent.id)
  await elsewhere((client) =>
    client.append('Sent', Buffer.from(`X-Filed: by the server\r\n${got[0]!.raw}`), ['\\Seen']),
  )
  await fileSentJob.perform({ message: sent.id }, tools)
  await sync()
  expect([(await listed('Sent')).length, (await messages()).length]).toEqual([1, 1])
  await smtp.close()
})

here('a server that refuses to look into Sent is not given the letter until it has looked', async () => {
  const smtp = await openSmtp([])
  const sent = await write({ to: 'tess@outside.test', subject: 'Roof', text: 'Hello' })
  await fileSentJob.perform({ message: sent.id }, tools)
  const poor = await openPoorServer(dovecot, { refuses: /UID SEARCH/ })
  await restUntil({ imapPort: poor.port })
  await expect(fileSentJob.perform({ message: sent.id }, tools)).rejects.toThrow('did not look')
  expect((await listed('Sent')).length).toBe(1)
  await fileSentJob.perform({ message: sent.id }, tools)
  expect((await listed('Sent')).length).toBe(1)
  await poor.close()
  await smtp.close()
})

here('who is refused is told so, who is refused for now waits, and a server that is away is tried again', async () => {
  const got: Got[] = []
  const no = (code: number) => Object.assign(new Error('Not here'), { responseCode: code })
  const smtp = await openSmtp(got, (to) => (to.startsWith('550') ? no(550) : to.startsWith('451') ? no(451) : null))
  const sent = await write({ to: 'tess@outside.test, 550@outside.test, 451@outside.test', text: 'Hello' })
  const states = async () =>
    (await messages()).find(({ id }) => id === sent.id)!.deliveries.map(({ address, state }) => `${address} ${state}`)
  await expect(carry(sent.id)).rejects.toThrow('could not be reached yet')
  expect(await states()).toEqual(['tess@outside.test sent', '550@outside.test failed', '451@outside.test waiting'])
  await expect(carry(sent.id, 12)).resolves.toBeNull()
  expect([(await states())[2], got.length]).toEqual(['451@outside.test failed', 1])
  await smtp.close()
  const later = await write({ to: 'tess@outside.test', text: 'Again' })
  await expect(carry(later.id)).rejects.toThrow('could not be reached yet')
  expect((await findAnyAccount(account))!.trouble).toMatch(/^Nothing answers at localhost/)
  const open = await openSmtp(got)
  await carry(later.id)
  expect(got.map(({ to }) => to)).toEqual([['tess@outside.test'], ['tess@outside.test']])
  await open.close()
})

here('a letter of which nobody knows whether it was taken is not handed over a second time', async () => {
  const got: Got[] = []
  const smtp = await openSmtp(got)
  const sent = await write({ to: 'tess@outside.test', text: 'Hello' })
  // As a process leaves it that was killed while it handed the letter over.
  const leaving = sent.deliveries.map((one) => ({ ...one, state: 'leaving' as const }))
  await store().db.update(tables.inboxMessages).set({ deliveries: leaving })
  await carry(sent.id)
  expect(got).toEqual([])
  expect((await messages())[0]!.deliveries).toMatchObject([
    { state: 'failed', said: expect.stringMatching(/may have arrived/) },
  ])
  await smtp.close()
})

here('a letter that waits does not leave from another address when its account is removed', async () => {
  const draft = (await keepNewDraft(mira, { kind: 'new', about: null, to: 'tess@outside.test', text: 'Hello' }))!
  const held = { state: 'held', sendAt: new Date(), version: 2, accountId: account } as const
  const rowOf = async () => (await store().db.select().from(tables.inboxDrafts))[0]!
  await changeDraft({ id: draft.id, userId: 'mira', state: 'draft' }, held)
  await startRemoval((await findAnyAccount(account))!, { keepsMail: true })
  await sendDraftJob.perform({ draft: draft.id, version: 2 }, tools)
  expect(await rowOf()).toMatchObject({ state: 'draft', trouble: expect.stringMatching(/account .* is gone/) })
  await changeDraft({ id: draft.id, userId: 'mira', state: 'draft' }, held)
  await removeAccountJob.perform({ account, keepsMail: true }, tools)
  expect(await rowOf()).toMatchObject({
    state: 'draft',
    accountId: null,
    trouble: expect.stringMatching(/was removed/),
  })
  expect(await messages()).toEqual([])
})
