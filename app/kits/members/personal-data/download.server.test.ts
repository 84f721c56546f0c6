import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-download-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { consensusRuns } = await import('#app/database/tables/consensus.ts')
const { saveFeedback } = await import('#app/kits/members/feedback/feedback.store.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { savePicture } = await import('#app/kits/members/identity/profile/profile-picture.server.ts')
const { createSomebody, SECRETS } = await import('#tests/support/somebody.ts')
const { packPerson } = await import('./download.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

/** The files of somebody's download, opened again. */
async function unpack(userId: string): Promise<Record<string, Uint8Array>> {
  const pieces: Uint8Array[] = []
  for await (const piece of packPerson((await findUserById(userId))!, 'Frenly')) pieces.push(piece)
  return unzipSync(Buffer.concat(pieces))
}
const readJson = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[name]!)) as Record<string, unknown>[]

test('the zip holds what every table keeps about the member, and nothing of anybody else', async () => {
  const profilePicture = await savePicture(new Uint8Array([82, 73, 70, 70, 1, 2, 3]))
  const { id } = await createSomebody('Mira', { profilePicture, country: 'PT' })
  await createSomebody('Tomas')
  const files = await unpack(id)
  expect(
    Object.keys(files)
      .filter((name) => !name.startsWith('pages/'))
      .sort(),
  ).toEqual(
    [
      'index.html',
      'README.txt',
      'account.json',
      'answers.json',
      'api-keys.json',
      'audit.json',
      'authenticator.json',
      'connections.json',
      'feedback.json',
      'files.json',
      'files/file-Mira-note.txt',
      'files/profile-picture.webp',
      'jobs.json',
      'mails.json',
      'open-links.json',
      'passkeys.json',
      'providers.json',
      'question-votes.json',
      'questions.json',
      'received-mails.json',
      'received-mails/received-Mira.eml',
      'reports.json',
      'runs.json',
      'sessions.json',
      'usage.json',
      'waitlist.json',
      'web-searches.json',
      'told-elsewhere.json',
      'votes.json',
      'tickets.json',
      'shared-runs.json',
      'shared-conversations.json',
      'panda-talks.json',
      'panels.json',
      'memories.json',
      'conversations.json',
      'consensus-talks.json',
      'allies.json',
    ].sort(),
  )
  expect(readJson(files, 'account.json')).toEqual([
    expect.objectContaining({ username: 'Mira', email: 'Mira@Frenly.test', country: 'PT', hasPassword: true }),
  ])
  expect(readJson(files, 'runs.json')).toEqual([
    expect.objectContaining({
      question: 'What does Mira ask?',
      seats: [expect.objectContaining({ label: 'World facts', text: 'An answer for Mira.' })],
    }),
  ])
  expect(readJson(files, 'feedback.json')).toHaveLength(2)
  expect(readJson(files, 'mails.json')).toEqual([expect.objectContaining({ subject: 'Choose a new password' })])
  expect(readJson(files, 'waitlist.json')).toEqual([expect.objectContaining({ screen: 'video' })])
  expect(readJson(files, 'sessions.json')).toEqual([expect.objectContaining({ device: 'Firefox on Linux' })])
  expect(readJson(files, 'passkeys.json')).toEqual([expect.objectContaining({ publicKey: 'public-half' })])
  expect(readJson(files, 'usage.json')).toEqual([
    expect.objectContaining({ engines: [expect.objectContaining({ engineId: 'embedded:facts', costMicros: 0 })] }),
  ])
  expect(strFromU8(files['files/file-Mira-note.txt']!)).toBe('Kept by Mira')
  expect(strFromU8(files['received-mails/received-Mira.eml']!)).toBe('Subject: For Mira')
  expect(files['files/profile-picture.webp']).toEqual(new Uint8Array([82, 73, 70, 70, 1, 2, 3]))
  const readme = strFromU8(files['README.txt']!)
  for (const name of Object.keys(files).filter((one) => one.endsWith('.json'))) expect(readme).toContain(name)
  for (const [name, bytes] of Object.entries(files)) expect(strFromU8(bytes), name).not.toContain('Tomas')
})

test('it is a site as well: pages that lead to each other and to the files, with nothing that a browser would run', async () => {
  const { id } = await createSomebody('Mabel')
  const hostile = '<script>alert(1)</script> & "quotes"'
  const word = { page: '/support', type: 'question', requestId: 'r3', status: 'new' } as const
  for (let n = 0; n < 60; n += 1)
    await saveFeedback({ ...word, id: `many-${n}`, feedback: `${n} ${hostile}`, userId: id })
  const files = await unpack(id)
  const pages = Object.keys(files).filter((name) => name.endsWith('.html'))
  expect(pages).toEqual(
    expect.arrayContaining(['index.html', 'pages/feedback.html', 'pages/feedback-2.html', 'pages/files.html']),
  )
  for (const name of pages) {
    const text = strFromU8(files[name]!)
    expect(text, name).not.toMatch(/<script|<img|https?:\/\/(?!\S*frenly\.test)[^<"]*"|\son\w+=/)
    for (const [, address] of text.matchAll(/(?:href)="([^"]+)"/g)) {
      const path = new URL(address!, `http://zip.test/${name}`).pathname.slice(1)
      expect(Object.keys(files), `${name} leads to ${address}`).toContain(decodeURIComponent(path))
    }
  }
  expect(strFromU8(files['pages/feedback.html']!) + strFromU8(files['pages/feedback-2.html']!)).toContain(
    '59 &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;',
  )
  expect(strFromU8(files['pages/conversations.html']!)).toContain('Said by Mabel')
})

test('what the team answered to feedback is in it, also to a word sent with the address alone', async () => {
  const { id, email } = await createSomebody('Tamsin')
  const word = { page: '/support', type: 'question', requestId: 'r2', status: 'answered' } as const
  const repliedAt = new Date('2026-03-01T10:00:00Z')
  for (const one of [
    { id: 'asked-as-member', feedback: 'Is there a map?', reply: 'There is, under World.', userId: id },
    { id: 'asked-as-guest', feedback: 'Is it free?', reply: 'The free plan is.', email },
  ])
    await saveFeedback({ ...word, ...one, repliedAt })
  expect(readJson(await unpack(id), 'feedback.json')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        text: 'Is there a map?',
        reply: 'There is, under World.',
        repliedAt: repliedAt.toJSON(),
      }),
      expect.objectContaining({ text: 'Is it free?', reply: 'The free plan is.' }),
      expect.objectContaining({ text: 'Lovely panda.', reply: null, repliedAt: null }),
    ]),
  )
})

test('no secret is in it, under no name', async () => {
  const { id } = await createSomebody('Nadia')
  const files = await unpack(id)
  const isSecretName = /hash|secret|token|challenge|^password$|lastStep/i
  for (const [name, bytes] of Object.entries(files)) {
    const text = strFromU8(bytes)
    for (const secret of SECRETS) expect(text, name).not.toContain(secret)
    if (!name.endsWith('.json')) continue
    for (const row of readJson(files, name))
      expect(
        Object.keys(row).filter((key) => isSecretName.test(key)),
        name,
      ).toEqual([])
  }
})

test('what hangs on an address alone is handed out once the address is proved', async () => {
  const { id } = await createSomebody('Yuki', { emailVerifiedAt: null })
  const files = await unpack(id)
  expect(readJson(files, 'waitlist.json')).toEqual([])
  expect(readJson(files, 'mails.json')).toEqual([])
  expect(readJson(files, 'feedback.json')).toHaveLength(1)
  expect(strFromU8(files['README.txt']!)).toContain('not confirmed yet')
})

test('many runs come whole and in order, page by page, also those of one moment', async () => {
  const { id } = await createSomebody('Ada')
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const many = Array.from({ length: 130 }, (_, n) => ({
    id: `many-${String(n).padStart(3, '0')}`,
    question: `Question ${n} ${'long '.repeat(400)}`,
    userId: id,
    createdAt: n < 120 ? createdAt : new Date(createdAt.getTime() + n),
  }))
  await store().db.insert(consensusRuns).values(many)
  const ids = readJson(await unpack(id), 'runs.json').map((run) => run.id)
  expect(ids).toEqual([...many.map((run) => run.id), 'run-Ada'])
})
