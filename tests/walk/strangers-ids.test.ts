import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { to } from '#app/catalogue/to.ts'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { toDataByDay } from '#tests/support/data-address.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

const OWNER = 'Zanzibar'
/** What stands in every seeded row and may be read by nobody else. */
const SECRET = `Said by ${OWNER}`

/** Tables with a person in them whose rows have no id that a request could name, or that no request makes. */
const NOT_SEEDED: Readonly<Record<string, string>> = {
  users: 'the person',
  authenticators: 'one of a person, found by the session',
  recovery_codes: 'found by the session',
  challenges: 'found by a secret of its own',
  mail_tokens: 'found by a secret of its own',
  connections: 'one of a person, found by the session',
  sessions: 'there by signing in',
  runs: 'counts',
  engine_uses: 'counts',
  budgets: 'of the operator',
  audit: 'of the operator',
  events: 'found by the session',
  web_searches: 'of one browser alone, tested in web-search',
  received_mails: 'shown on no screen: it waits at the door to be filed',
  inbox_bodies: 'named by its message, which is tried',
  inbox_references: 'named by no request',
  inbox_contacts: 'named by no request',
  inbox_thread_labels: 'named by its conversation and label, which are tried',
  inbox_folders: 'named by no request',
  inbox_copies: 'named by no request',
  notice_people: 'named by its notice, which is tried',
  topic_follows: 'named by a topic, found by the session',
  post_reactions: 'one a member, named by the id of the post, which is tried',
  poll_votes: 'one a member, named by the id of the post, which is tried',
  inbox_settings: 'one of a person, found by the session',
  consensus_runs: 'seeded by asking',
  hub_marks: 'named by the thing that it marks, which is tried',
  profiles: 'one of a person, found by the session or the handle',
  quest_group_members: 'named by its group, which opens by a secret id',
  beta_members: 'one of a person, found by the session',
  beta_switches: 'one of a person, found by the session',
  beta_votes: 'named by what it judges, which is tried',
  stacks: 'one of a person, found by the session',
  quest_settings: 'one of a person, found by the session',
  first_steps: 'one of a person, found by the session',
  invite_joins: 'one of a person, found by the session',
  invite_settings: 'one of a person, found by the session',
  listing_terms: 'named by no request',
  people_reports: 'named by no request: the operator names what it is about',
  book_chapter_versions: 'named by its chapter and its book; tried in features/library',
  manual_versions: 'named by the number and its manual; tried in features/library',
  book_editions: 'named by the number and its book; tried in features/library',
  book_places: 'one of a person for each book, found by the session',
  lesson_answers: 'named by no request: found by the session or the mark of a guest',
  authored_versions: 'named by its text, which is tried',
  authors: 'one of a person, found by the session',
  subscriptions: 'one of a person, found by the session',
  money_events: 'named by no request',
  gallery_pictures: 'public, and named by the id of its picture, which is tried',
  business_members: 'named by its business, whose desk is tried in tests/walk/business',
  thread_members: 'named by its thread, which is tried',
  thread_reactions: 'named by its message, which is tried',
  thread_votes: 'named by its message, which is tried',
  thread_stances: 'named by its thread, which is tried',
  thread_papers: 'named by its thread, which is tried',
  gallery_likes: 'one a member, named by the id of the picture',
  panda_keepers: 'named by no request',
  panda_candidates: 'named by no request: found by the session or the mark of a guest',
  panda_tokens: 'named by the number of its panda; told from others in features/pandas',
  wallets: 'one of a person, found by the session',
  wallet_asks: 'named by its nonce, told from others in features/wallet',
  wallet_links: 'found by a secret of its own',
}

type Row = Record<string, unknown>
let app: BuiltApp
let ownerId: string
let owned: { table: string; id: string }[]
const strangers = {} as Record<'member' | 'guest', WalkBrowser>

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Tables with a column that names a person. */
const listPersonal = () =>
  inDatabase((database) => {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
    return tables.flatMap((table) => {
      const columns = database.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[]
      const person = columns.find((name) => name === 'user_id' || name === 'owner_id')
      return person
        ? [{ table, person, id: columns.includes('number') ? 'number' : columns.includes('id') ? 'id' : null }]
        : []
    })
  })

const readOwned = () =>
  inDatabase((database) =>
    listPersonal().map(({ table, person, id }) => ({
      table,
      id,
      rows: database.prepare(`select * from ${table} where ${person} = ? order by rowid`).all(ownerId) as Row[],
    })),
  )

function seedRest(): void {
  const now = Date.now()
  inDatabase((database) => {
    const put = (table: string, row: Row) =>
      database
        .prepare(
          `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
            .map((name) => `@${name}`)
            .join()})`,
        )
        .run(row)
    const own = { user_id: ownerId, created_at: now }
    const mail = { ...own, subject: SECRET }
    const draft = { kind: 'new', state: 'draft', text: SECRET, files: '[]', updated_at: now }
    put('inbox_threads', {
      id: 'thread-of-owner',
      ...mail,
      place: 'inbox',
      subject_key: 'x',
      people: '[]',
      last_at: now,
    })
    put('inbox_messages', {
      ...{ id: 'mail-of-owner', ...mail, thread_id: 'thread-of-owner', search_id: now, source: 'x', message_id: 'x' },
      ...{ from_name: SECRET, from_address: 'a@b.test', snippet: SECRET, details: '{}', deliveries: '[]' },
      ...{ raw_key: 'mails/x', bytes: 1, at: now },
    })
    put('inbox_drafts', { id: 'letter-of-owner', ...mail, ...draft })
    put('inbox_labels', { id: 'label-of-owner', ...own, name: SECRET, name_key: 'x' })
    put('inbox_rules', { id: 'rule-of-owner', ...own, words: SECRET, rule: '{}' })
    const act = { deed_id: 'deed-of-owner', thread_id: 'thread-of-owner', act: 'star', before: '{}' }
    put('inbox_acts', { id: 'act-of-owner', ...own, ...act })
    const servers = { imap_host: 'x.test', imap_port: 993, imap_security: 'tls', smtp_host: 'x.test', smtp_port: 465 }
    put('inbox_accounts', {
      ...{ id: 'account-of-owner', ...own, address: `${SECRET}@x.test`, address_key: 'x', login: SECRET, secret: 'x' },
      ...{ ...servers, smtp_security: 'tls', state: 'stopped', due_at: now, seen_at: now },
    })
    const sum = { total: 900, tax: 0, currency: 'USD', lines: JSON.stringify([{ words: SECRET, minor: 900 }]) }
    const bought = { what: JSON.stringify({ plan: 'plus', change: 'start' }), till: 'embedded' }
    put('orders', { id: 'order-of-owner', ...own, ...sum, ...bought, state: 'open', expires_at: Date.now() + 9e7 })
    put('invoices', {
      ...{ number: 900_001, event_id: 'event-of-owner', user_id: ownerId, kind: 'invoice', is_test: 1, ...sum },
      ...{ buyer: SECRET, seller: 'Frenly', tax_words: 'VAT', issued_at: Date.now() },
    })
    put('api_keys', { id: 'key-of-owner', ...own, name: SECRET, hash: 'h', ending: 'abcd' })
    put('passkeys', { id: 'passkey-of-owner', ...own, public_key: 'x', counter: 0, name: SECRET })
    put('providers', { id: 'engine-of-owner', owner_id: ownerId, company: 'openai', label: SECRET, created_at: now })
    put('files', {
      id: 'file-of-owner',
      owner_id: ownerId,
      key: 'files/x',
      purpose: 'document',
      name: `${SECRET}.txt`,
      type: 'text/plain',
      bytes: 1,
      sha256: 'x',
      created_at: now,
    })
    put('feedback', { id: 'feedback-of-owner', ...own, page: '/', type: 'bug', feedback: SECRET, request_id: 'r' })
    put('jobs', {
      id: 'job-of-owner',
      ...own,
      kind: 'film',
      title: SECRET,
      state: 'done',
      max_attempts: 1,
      due_at: now,
    })
  })
}

beforeAll(async () => {
  app = await openBuiltApp()
  const owner = openBrowser(app)
  ownerId = await owner.join(OWNER)
  const asked = await owner.post('/ai/consensus', { question: `${SECRET}?` })
  // What is under way changes by itself.
  await vi.waitFor(
    async () => {
      await owner.get(asked.headers.get('location') ?? '')
      expect(inDatabase((database) => database.prepare('select state from consensus_runs').pluck().get())).toBe('done')
    },
    { timeout: 60_000, interval: 500 },
  )
  // The seeds hang on a run of this name.
  inDatabase((database) => {
    const row = database.prepare('select * from consensus_runs where user_id = ?').get(ownerId) as Row
    const names = Object.keys(row)
    database
      .prepare(`insert into consensus_runs (${names.join()}) values (${names.map((name) => `@${name}`).join()})`)
      .run({ ...row, id: `run-${OWNER}` })
  })
  const { keepThings } = await import('#tests/support/kept-things.ts')
  await keepThings(OWNER, ownerId)
  seedRest()
  owned = readOwned().flatMap(({ table, id, rows }) => (id ? rows.map((row) => ({ table, id: String(row[id]) })) : []))
  const [member, guest] = [openBrowser(app), openBrowser(app)]
  await member.join('Stranger')
  await guest.post('/ai/consensus', { question: 'How long is a day?' })
  Object.assign(strangers, { member, guest })
})
afterAll(() => app.close())

test('every table with a person in it has a row here whose id is tried, or a reason', () => {
  const seeded = new Set(owned.map(({ table }) => table))
  const missing = listPersonal().filter(({ table }) => !seeded.has(table) && !Object.hasOwn(NOT_SEEDED, table))
  expect(missing.map(({ table }) => table)).toEqual([])
  expect(owned.length).toBeGreaterThan(15)
})

const QUERIES: readonly [string, string][] = [
  ['/ai/consensus/run', 'run'],
  ['/ai/consensus', 'draft'],
  ['/ai/consensus', 'pick'],
  ['/ai/consensus/chat-export', 'export'],
  ['/ai/consensus/chat', 'talk'],
  ['/ai/chat', 'c'],
  ['/ai/chat?view=share', 'c'],
  [to('summon'), 'edit-ally'],
  [to('summon'), 'c'],
  [to('memories'), 'edit'],
  ['/qa', 'question'],
  ['/support', 'ticket'],
  [to('chat-history'), 'rename'],
  [to('admin-feedback'), 'item'],
  [to('admin-users'), 'user'],
  [to('admin-users', null, { part: 'merge' }), 'user'],
  [to('admin-users', null, { part: 'import' }), 'file'],
  ['/', 'held'],
  [to('inbox'), 'thread'],
  [to('inbox'), 'compose'],
  [to('inbox'), 'label'],
  [to('inbox'), 'did'],
  [to('checkout'), 'order'],
  [to('subscription-success'), 'order'],
  [to('subscription'), 'paper'],
  [to('threads'), 't'],
  [to('threads'), 'invite'],
  [to('threads'), 'deleted'],
  [to('thread-workspace'), 't'],
  [to('threads-shared'), 'share'],
  [to('offerings'), 'offering'],
]
const PATHS: readonly ((id: string) => string)[] = [
  (id) => `/activity/${id}`,
  (id) => `/files/${id}`,
  (id) => `/files/${id}/a.txt`,
  (id) => `/api/conversations/${id}/export`,
  (id) => `/api/conversations/${id}/live`,
  (id) => `/api/consensus/export/${id}`,
  (id) => `/api/consensus/live/${id}`,
  (id) => `/files/pictures/${id}`,
  (id) => `/subscription/papers/${id}`,
  (id) => `/api/inbox/${id}/body`,
  (id) => `/api/inbox/${id}/message.eml`,
  (id) => `/api/threads/${id}/export`,
  (id) => `/api/threads/${id}/live`,
  (id) => `/bookings/${id}`,
  (id) => `/api/bookings/${id}/calendar`,
  (id) => `/api/bookings/${id}/sound`,
  (id) => `/business/${id}/dashboard`,
  (id) => `/api/business/${id}/export`,
]
/** Forms of an own screen in which the id of another's thing is put. */
const FIELDS: readonly [string, Record<string, string>, string][] = [
  [to('memories'), { act: 'forget' }, 'id'],
  [to('memories'), { act: 'save', text: 'Mine now' }, 'id'],
  [`${to('summon')}?act=remove`, {}, 'ally'],
  [to('summon', null, { act: 'save' }), { name: 'Mine', about: 'Mine', instructions: 'Mine now' }, 'ally'],
  ['/ai/consensus', {}, 'removePanel'],
  ['/ai/consensus', { question: 'What does it say?', choose: '1' }, 'ownFile'],
  ['/ai/consensus', { question: 'What does it say?', choose: '1' }, 'held'],
  ['/ai/chat', { do: 'delete' }, 'c'],
  ['/ai/chat', { do: 'bring-back' }, 'c'],
  ['/ai/chat', { do: 'pin' }, 'c'],
  ['/ai/chat', { do: 'rename', title: 'Mine' }, 'c'],
  ['/ai/chat', { do: 'stop' }, 'c'],
  ['/ai/chat', { do: 'send', text: 'Mine', voice: 'x' }, 'c'],
  ['/ai/chat', { do: 'edit', text: 'Mine', c: 'x' }, 'message'],
  [to('chat-history'), { do: 'delete' }, 'c'],
  ['/api/panda/chat', { message: 'And what did I say?', page: '/' }, 'conversationId'],
  ['/support', { act: 'ask', message: 'And what did I say?' }, 'conversationId'],
  ['/support', { act: 'reply', text: 'Mine now' }, 'ticket'],
  [to('admin-feedback'), { act: 'reply', reply: 'Mine now' }, 'item'],
  [to('inbox'), { do: 'act', act: 'trash' }, 't'],
  [to('inbox'), { do: 'erase' }, 't'],
  [to('inbox'), { do: 'undo' }, 'deed'],
  [to('inbox'), { do: 'remove-label' }, 'label'],
  [to('inbox'), { do: 'begin', kind: 'forward' }, 'about'],
  [to('inbox'), { do: 'save', text: 'Mine now' }, 'draft'],
  [to('inbox'), { do: 'discard' }, 'draft'],
  [to('inbox'), { do: 'say' }, 'draft'],
  [to('inbox'), { do: 'unsay', heard: 'x' }, 'draft'],
  [to('inbox'), { do: 'put', text: 'x' }, 'draft'],
  [to('inbox'), { do: 'save', draft: 'new', text: 'Mine now' }, 'from'],
  [to('inbox'), { do: 'send', draft: 'new', to: 'a@b.test', text: 'Mine now' }, 'from'],
  [to('mail-accounts'), { do: 'sync' }, 'account'],
  [to('mail-accounts'), { do: 'change', password: 'Mine now' }, 'account'],
  [to('mail-accounts'), { do: 'remove', mail: 'delete' }, 'account'],
  [to('threads'), { do: 'join' }, 'invite'],
  [to('threads'), { do: 'decline' }, 'invite'],
  [to('threads-shared'), { do: 'revoke' }, 'share'],
  [to('my-businesses'), { do: 'join' }, 'invite'],
  [to('my-businesses'), { do: 'bring-back' }, 'business'],
  [to('offerings'), { do: 'pause' }, 'offering'],
  [to('offerings'), { do: 'remove' }, 'offering'],
  [to('offerings'), { do: 'hide' }, 'offering'],
  [to('offerings'), { do: 'ask', words: 'Mine now' }, 'offering'],
  [to('offerings'), { do: 'accept', words: 'Mine now' }, 'wish'],
  [to('offerings'), { do: 'withdraw' }, 'wish'],
  [to('offerings'), { do: 'done' }, 'wish'],
  [to('connect'), { do: 'accept' }, 'meeting'],
  [to('connect'), { do: 'withdraw' }, 'meeting'],
  [to('connect'), { do: 'end' }, 'meeting'],
  [to('directory'), { do: 'close', kind: 'offering' }, 'thing'],
]
const SETTINGS: readonly [string, string, string][] = [
  ['engines', 'apiKeys.change', 'key'],
  ['engines', 'apiKeys.remove', 'key'],
  ['engines', 'ownEngines.remove', 'provider'],
  ['engines', 'ownEngines.test', 'provider'],
  ['security', 'passkeys.remove', 'passkey'],
  ['security', 'passkeys.rename', 'passkey'],
  ['devices', 'devices.end', 'device'],
]

async function expectNothing(answer: Response, what: string) {
  expect(answer.status, what).not.toBe(500)
  expect(await answer.text(), what).not.toContain(SECRET)
}

test.each(['member', 'guest'] as const)(
  'no id of somebody opens or changes anything for a %s',
  async (who) => {
    const stranger = strangers[who]
    const before = readOwned()
    for (const { table, id } of owned) {
      const named = encodeURIComponent(id)
      for (const [path, name] of QUERIES) {
        const target = `${path}${path.includes('?') ? '&' : '?'}${name}=${named}`
        await expectNothing(await stranger.get(toDataByDay(target)), `${table} ${target}`)
      }
      for (const toPath of PATHS) await expectNothing(await stranger.get(toPath(named)), `${table} ${toPath(named)}`)
      for (const [path, fields, name] of FIELDS)
        await expectNothing(
          await stranger.post(toDataByDay(path), { ...fields, [name]: id }),
          `${table} ${path} ${name}`,
        )
      if (who === 'member')
        for (const [part, act, name] of SETTINGS)
          await expectNothing(await stranger.act(part, act, { [name]: id, name: 'Mine' }), `${table} ${act}`)
    }
    expect(readOwned()).toEqual(before)
  },
  900_000,
)

test('the same ids open for their owner', async () => {
  const owner = openBrowser(app)
  await owner.signIn(OWNER)
  for (const path of [to('memories'), '/settings?part=engines', `/ai/chat?c=chat-of-${OWNER}`])
    for (const asked of [path, toDataByDay(path)])
      expect(await (await owner.get(asked)).text(), asked).toContain(SECRET)
  const refused = await owner.post(toDataByDay(to('memories')), { act: 'save', text: 'Without its id' })
  expect(await refused.text()).toContain('"errors"')
})
