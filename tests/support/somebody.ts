import { store } from '#app/database/store.server.ts'
import * as schema from '#app/database/schema.ts'
import { createId, createSecretId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { fillRest } from './fill-rest.ts'
import { keepThings } from './kept-things.ts'

/** Words that no download may ever carry. */
export const SECRETS = [
  'argon2id-of-the-password',
  'hash-of-a-session',
  'hash-of-a-mailed-link',
  'token-in-a-letter',
  'sealed-authenticator',
  'hash-of-a-recovery-code',
  'hash-of-a-challenge',
  'bytes-to-sign',
  'hash-of-an-api-key',
  'sealed-provider-key',
  'sealed-backup-words',
] as const

const DAY_MS = 86_400_000

/** A person with a row in every table that can hold one. `changes` go into the row of the person. */
export async function createSomebody(name: string, changes: Partial<typeof schema.users.$inferInsert> = {}) {
  const id = `id-of-${name}`
  const [username, handle] = [name, `${name}-handle`]
  const [email, emailKey] = [`${name}@Frenly.test`, `${name.toLowerCase()}@frenly.test`]
  const later = new Date(Date.now() + DAY_MS)
  const { db } = store()
  await db.insert(schema.users).values({
    id,
    username,
    usernameKey: name.toLowerCase(),
    handle,
    name: `${name} the Panda`,
    email,
    emailKey,
    emailVerifiedAt: new Date(),
    passwordHash: 'argon2id-of-the-password',
    passwordChangedAt: new Date(),
    ...changes,
  })
  const tokenHash = `hash-of-a-session ${name}`
  await db.insert(schema.sessions).values({ tokenHash, userId: id, expiresAt: later, device: 'Firefox on Linux' })
  await db.insert(schema.mailTokens).values({
    tokenHash: `hash-of-a-mailed-link ${name}`,
    userId: id,
    purpose: 'reset-password',
    email,
    expiresAt: later,
  })
  await db
    .insert(schema.connections)
    .values({ provider: 'google', subject: `google-${name}`, userId: id, email: `${name}@gmail.test` })
  await db.insert(schema.authenticators).values({ userId: id, sealedSecret: 'sealed-authenticator' })
  await db.insert(schema.recoveryCodes).values({ codeHash: `hash-of-a-recovery-code ${name}`, userId: id })
  await db
    .insert(schema.passkeys)
    .values({ id: `passkey-${name}`, userId: id, publicKey: 'public-half', counter: 3, name: `Phone of ${name}` })
  await db.insert(schema.challenges).values({
    tokenHash: `hash-of-a-challenge ${name}`,
    purpose: 'passkey-add',
    userId: id,
    challenge: 'bytes-to-sign',
    expiresAt: later,
  })
  await db.insert(schema.waitlist).values({ id: `waiting-${name}`, screen: 'video', email, emailKey, brand: 'main' })
  const mail = { fromName: 'Frenly', html: '', dueAt: new Date(), sentAt: new Date() }
  await db.insert(schema.mails).values({
    id: `mail-${name}`,
    to: email,
    subject: 'Choose a new password',
    text: `Hello ${name}, token-in-a-letter`,
    ...mail,
  })
  await db.insert(schema.consensusRuns).values({ id: `run-${name}`, question: `What does ${name} ask?`, userId: id })
  await db.insert(schema.consensusSeats).values({
    runId: `run-${name}`,
    position: 0,
    seat: 'facts',
    label: 'World facts',
    family: 'facts',
    kind: 'engine',
    state: 'answered',
    text: `An answer for ${name}.`,
  })
  await leaveTraces(name, id)
  await keepThings(name, id)
  const word = { type: 'praise', feedback: 'Lovely panda.', requestId: 'r1' } as const
  await db.insert(schema.feedback).values([
    { ...word, id: createId(), page: `/profile/${handle}`, userId: id },
    { ...word, id: createId(), page: '/ai/consensus', email: email.toUpperCase() },
  ])
  await fillRest(id)
  return { id, username, handle, email, emailKey }
}

/** What the services of the platform keep about somebody who used them once. */
async function leaveTraces(name: string, userId: string) {
  const { db } = store()
  const at = new Date()
  const runId = createId()
  await db
    .insert(schema.webSearches)
    .values({ id: `web-search-${name}`, userId, query: `what ${name} looked for`, results: 3, createdAt: at })
  await db.insert(schema.runs).values({ id: runId, userId, screen: 'consensus', createdAt: at })
  await db.insert(schema.uses).values({
    id: createId(),
    runId,
    userId,
    screen: 'consensus',
    engineId: 'embedded:facts',
    port: 'answer',
    state: 'done',
    unit: 'request',
    costMicros: 0,
    startedAt: at,
  })
  await db.insert(schema.budgets).values({ scope: `member:${userId}`, microsPerDay: 1_000, updatedAt: at })
  await db.insert(schema.apiKeys).values({
    id: `key-${name}`,
    userId,
    name: 'My script',
    hash: `hash-of-an-api-key ${name}`,
    ending: 'wxyz',
    createdAt: at,
  })
  await db.insert(schema.providers).values({
    id: `own-${name}`,
    ownerId: userId,
    company: 'openai',
    label: `Models of ${name}`,
    sealedKey: 'sealed-provider-key',
  })
  const job = { kind: 'film', title: `Film of ${name}`, userId, maxAttempts: 3, dueAt: at, createdAt: at }
  await db.insert(schema.jobs).values({ id: `job-${name}`, state: 'done', ...job })
  await db
    .insert(schema.events)
    .values({ id: createId(), topic: `member:${userId}`, name: 'job', data: { name }, createdAt: at })
  await db
    .insert(schema.audit)
    .values({ id: createId(), at, actorId: userId, act: 'engine.saved', target: 'embedded:facts' })
  const key = `files/${createSecretId()}`
  const text = `Kept by ${name}`
  await chosenFiles().put(key, new TextEncoder().encode(text))
  const file = {
    key,
    purpose: 'attachment',
    name: 'note.txt',
    type: 'text/plain',
    bytes: text.length,
    sha256: hashOf(text),
    createdAt: at,
  }
  await db.insert(schema.files).values({ id: `file-${name}`, ownerId: userId, ...file })
  const rawKey = `mails/${createSecretId()}`
  await chosenFiles().put(rawKey, new TextEncoder().encode(`Subject: For ${name}`))
  const from = { envelopeFrom: 'friend@frenly.test', fromName: 'A friend', fromAddress: 'friend@frenly.test' }
  const letter = {
    subject: `For ${name}`,
    text: 'Hello.',
    rawKey,
    bytes: 12 + name.length,
    receivedAt: at,
    to: `${name}@inbox.test`,
  }
  await db.insert(schema.receivedMails).values({ id: `received-${name}`, userId, ...from, ...letter })
}
