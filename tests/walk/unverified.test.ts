import { join } from 'node:path'
import Database from 'better-sqlite3'
import { getTableName, is, Table } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from '#app/database/schema.ts'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

/** Everything of a member that becomes visible to others, by the table it lies in; `no`: why a table shows others nothing. */
const TABLES: Readonly<Record<string, readonly string[] | `no: ${string}`>> = {
  users: ['in the search', 'on the map', 'named on the map'],
  qa_questions: ['a public question', 'a question made public later'],
  qa_answers: ['an answer'],
  qa_edits: ['an answer'],
  qa_votes: ['a vote on a question', 'a vote on the panel'],
  qa_panel_answers: ['a new round of the panel'],
  qa_reports: 'no: the operator alone reads them',
  qa_words: 'no: made from public questions',
  qa_alike: 'no: made from public questions',
  consensus_shares: ['a shared run'],
  conversation_shares: ['a shared conversation'],
  consensus_runs: 'no: opens for its owner; a public question shows its own',
  consensus_talks: 'no: opens for its owner',
  consensus_seats: 'no: part of a run',
  consensus_versions: 'no: part of a run',
  consensus_votes: 'no: its owner’s alone',
  consensus_panels: 'no: its owner’s alone',
  conversations: 'no: opens for its owner',
  conversation_messages: 'no: part of a conversation',
  conversation_attachments: 'no: part of a conversation',
  allies: 'no: its owner’s alone',
  files: 'no: opens for its owner',
  feedback: 'no: the operator alone reads it',
  waitlist: 'no: the operator alone reads it; marketplace and professionals keep nothing else',
  tickets: 'no: the operator alone reads them',
  ticket_messages: 'no: the operator alone reads them',
  help_votes: 'no: the operator alone counts them',
  memories: 'no: its owner’s alone',
  panda_turns: 'no: its owner’s alone',
  panda_days: 'no: counts',
  unanswered_questions: 'no: the operator alone reads them',
  api_keys: 'no: its owner’s alone',
  jobs: 'no: its owner’s alone',
  events: 'no: its owner’s alone',
  runs: 'no: counts',
  engine_uses: 'no: counts',
  mails: 'no: letters of the house',
  received_mails: 'no: its owner’s alone',
  mail_tokens: 'no: secrets of letters',
  sessions: 'no: its owner’s alone',
  connections: 'no: its owner’s alone',
  authenticators: 'no: its owner’s alone',
  recovery_codes: 'no: its owner’s alone',
  passkeys: 'no: its owner’s alone',
  challenges: 'no: under way',
  web_searches: 'no: its owner’s alone',
  audit: 'no: the operator alone reads it',
  sendings: 'no: sealed answers',
  rate_limits: 'no: counts',
  banners: 'no: of the operator',
  banner_clicks: 'no: counts',
  check_runs: 'no: of the house',
  check_results: 'no: of the house',
  call_samples: 'no: counts',
  articles: 'no: of the operator',
  help_edits: 'no: of the operator',
  help_versions: 'no: of the operator',
  providers: 'no: of the operator',
  engine_settings: 'no: of the operator',
  site_settings: 'no: of the operator',
  job_schedules: 'no: of the house',
  budgets: 'no: of the operator',
  web_sites: 'no: of the operator',
  web_pages: 'no: of the web',
  writings: 'no: its owner’s alone',
  text_documents: 'no: its owner’s alone',
  text_versions: 'no: part of a document',
  text_comments: ['a comment on a shared document'],
  prompts: 'no: its owner’s alone',
  prompt_versions: 'no: part of a prompt',
  prompt_cases: 'no: part of a prompt',
  picture_draws: 'no: its owner’s alone',
  pictures: 'no: opens for its owner',
  picture_boards: 'no: its owner’s alone',
  gallery_pictures: ['a picture in the gallery'],
  gallery_likes: 'no: counts, of what is in the gallery',
  picture_reports: 'no: the operator alone reads them',
  lens_looks: 'no: its owner’s alone',
  inbox_threads: 'no: its owner’s alone',
  inbox_messages: 'no: its owner’s alone',
  inbox_bodies: 'no: its owner’s alone',
  inbox_references: 'no: its owner’s alone',
  inbox_contacts: 'no: its owner’s alone',
  inbox_labels: 'no: its owner’s alone',
  inbox_thread_labels: 'no: its owner’s alone',
  inbox_settings: 'no: its owner’s alone',
  inbox_rules: 'no: its owner’s alone',
  inbox_acts: 'no: its owner’s alone',
  inbox_drafts: 'no: its owner’s alone, and stays a draft until the address is confirmed',
  document_collections: 'no: its owner’s alone',
  read_documents: 'no: opens for its owner; shared by a link',
  document_pages: 'no: part of a document',
  document_passages: 'no: part of a document',
  document_questions: 'no: part of a document',
  share_links: ['a shared picture', 'a shared transcript', 'a shared spoken mail', 'a shared document'],
  recordings: ['a recording in a feed'],
  voice_emails: 'no: its owner’s alone',
  spoken_words: 'no: its owner’s alone',
  data_sets: 'no: its owner’s alone',
  data_questions: 'no: part of a table',
}

const NAME = { unproved: 'Quillfeather', proved: 'Marrowstone' } as const
type Who = keyof typeof NAME
const HOSTS_QUESTION = 'Which tree grows fastest in a small garden?'

let app: BuiltApp
let hosts: string
const browsers = {} as Record<Who, WalkBrowser>

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}
const prove = (username: string) =>
  inDatabase((database) =>
    database
      .prepare('update users set email_verified_at = ?, created_at = 0 where username = ?')
      .run(Date.now(), username),
  )
const addressOf = (answer: Response) => new URL(answer.headers.get('location') ?? '/', 'http://frenly.test')
const ask = async (browser: WalkBrowser, question: string, visibility: string) =>
  addressOf(await browser.post('/qa', { question, visibility, topic: 'science', sure: '1' })).searchParams.get(
    'question',
  )

beforeAll(async () => {
  app = await openBuiltApp()
  const host = openBrowser(app)
  await host.join('Hostess')
  prove('Hostess')
  hosts = (await ask(host, HOSTS_QUESTION, 'public')) ?? ''
  for (const who of Object.keys(NAME) as Who[]) {
    browsers[who] = openBrowser(app)
    await browsers[who].join(NAME[who])
  }
  prove(NAME.proved)
})
afterAll(() => app.close())

const guest = async (path: string) => (await openBrowser(app).get(path)).text()
const votesOn = (target: string) =>
  inDatabase(
    (database) => database.prepare('select count(*) as n from qa_votes where target = ?').get(target) as { n: number },
  ).n
const ownedOf = async (who: Who, table: string) => {
  const { id } = await browsers[who].whoami()
  return inDatabase(
    (database) => database.prepare(`select count(*) as n from ${table} where user_id = ?`).get(id) as { n: number },
  ).n
}
const saveProfile = (who: Who) =>
  browsers[who].act('profile', 'profile.save', {
    name: NAME[who],
    username: NAME[who],
    handle: NAME[who].toLowerCase(),
    country: who === 'proved' ? 'IS' : 'BT',
    isFindable: 'on',
    isOnMap: 'on',
  })
const onQuestion = (who: Who, fields: Record<string, string>) => browsers[who].post(`/qa?question=${hosts}`, fields)

/** Puts a picture of somebody into the database, as the studio keeps it. */
async function keepPicture(who: Who): Promise<string> {
  const { id: userId } = await browsers[who].whoami()
  const id = `picture-${who}`
  const recipe = { prompt: 'A fox', style: null, width: 256, height: 256, seed: 1, engine: 'embedded:illustrator' }
  const row = {
    ...{ id, user_id: userId, title: 'Fox', words: 'fox', alt: 'A fox', prompt: 'A fox', colour: 'red' },
    ...{ engine_id: 'embedded:illustrator', engine_label: 'Illustrator', understood: '[]', ignored: '[]' },
    ...{ recipe: JSON.stringify({ ...recipe, version: '2', changes: [] }), width: 256, height: 256 },
    ...{ file_id: `file-${who}`, sha256: 'x', created_at: Date.now() },
  }
  const names = Object.keys(row)
  inDatabase((database) =>
    database
      .prepare(`insert or ignore into pictures (${names.join()}) values (${names.map((name) => `@${name}`).join()})`)
      .run(row),
  )
  return id
}

/** Makes a document and a link to it, as far as somebody may. */
async function shareDocument(who: Who): Promise<{ share: string | null; location: string | null }> {
  const made = await browsers[who].post('/ai/text-editor', { do: 'new', text: `Words of ${NAME[who]}` })
  const id = addressOf(made).searchParams.get('d') ?? ''
  await browsers[who].post(`/ai/text-editor?d=${id}&part=share`, { do: 'share', id, term: 'month', comments: 'on' })
  const share = inDatabase(
    (database) =>
      (database.prepare('select id from share_links where thing_id = ?').get(id) as { id: string } | undefined)?.id ??
      null,
  )
  return { share, location: share && `/ai/text-editor?share=${share}` }
}

/** Publishes something as somebody, and says whether a guest sees it then. */
const PUBLISHES: Readonly<Record<string, (who: Who) => Promise<boolean>>> = {
  'in the search': async (who) => {
    await saveProfile(who)
    return (await guest(`/search?q=${NAME[who]}`)).includes(`@${NAME[who]}`)
  },
  'on the map': async (who) => {
    await saveProfile(who)
    return /One member shows/.test(await guest(`/world?place=${who === 'proved' ? 'iceland' : 'bhutan'}`))
  },
  'named on the map': async (who) => {
    await saveProfile(who)
    return (await guest(`/world?place=${who === 'proved' ? 'iceland' : 'bhutan'}`)).includes(NAME[who])
  },
  'a public question': async (who) => {
    const words = `How deep does the ${NAME[who]} well go?`
    await ask(browsers[who], words, 'public')
    return (await guest('/qa')).includes(words)
  },
  'a question made public later': async (who) => {
    const words = `How old is the ${NAME[who]} bridge?`
    const id = await ask(browsers[who], words, 'own')
    expect(id).not.toBeNull()
    await browsers[who].post(`/qa?question=${id}`, { act: 'publish' })
    return (await guest(`/qa?question=${id}`)).includes(words)
  },
  'an answer': async (who) => {
    const text = `Bamboo, says ${NAME[who]} from years of it.`
    await onQuestion(who, { act: 'answer', text, basis: 'experience', sources: '' })
    return (await guest(`/qa?question=${hosts}`)).includes(text)
  },
  'a vote on a question': async (who) => {
    const before = votesOn('question')
    await onQuestion(who, { act: 'vote', target: 'question', value: '1' })
    return votesOn('question') > before
  },
  'a vote on the panel': async (who) => {
    const before = votesOn('panel')
    await onQuestion(who, { act: 'vote', target: 'panel', value: '1' })
    return votesOn('panel') > before
  },
  'a new round of the panel': async (who) => {
    inDatabase((database) =>
      database
        .prepare("update qa_panel_answers set state = 'answered', answered_at = 1 where question_id = ?")
        .run(hosts),
    )
    const rounds = () =>
      inDatabase(
        (database) =>
          database.prepare('select count(*) as n from qa_panel_answers where question_id = ?').get(hosts) as {
            n: number
          },
      ).n
    const before = rounds()
    await onQuestion(who, { act: 'again' })
    return rounds() > before
  },
  'a shared run': async (who) => {
    const run = addressOf(await browsers[who].post('/ai/consensus', { question: 'What is 5 + 5?' })).searchParams.get(
      'run',
    )
    expect(run).not.toBeNull()
    await browsers[who].get(`/ai/consensus?run=${run}`)
    await browsers[who].post(`/ai/consensus?run=${run}&part=share`, { act: 'share', more: '', term: 'month' })
    return (await ownedOf(who, 'consensus_shares')) > 0
  },
  'a shared document': async (who) => {
    const { location } = await shareDocument(who)
    return location !== null && (await guest(location)).includes(`Words of ${NAME[who]}`)
  },
  'a comment on a shared document': async (who) => {
    const { share } = await shareDocument('proved')
    const text = `${NAME[who]} likes it.`
    await browsers[who].post(`/ai/text-editor?share=${share}`, { do: 'comment', share: share ?? '', text })
    return (await guest(`/ai/text-editor?share=${share}`)).includes(text)
  },
  'a shared conversation': async (who) => {
    const { id: userId } = await browsers[who].whoami()
    const id = `talk-${who}`
    const now = Date.now()
    inDatabase((database) => {
      database
        .prepare(
          "insert into conversations (id, kind, user_id, title, title_words, voices, created_at, updated_at) values (?, 'chat', ?, 'T', 'T', '[]', ?, ?)",
        )
        .run(id, userId, now, now)
      database
        .prepare(
          "insert into conversation_messages (id, conversation_id, role, text, created_at) values (?, ?, 'person', 'Hello there', ?)",
        )
        .run(`${id}-m`, id, now)
      database.prepare('update conversations set tip_id = ? where id = ?').run(`${id}-m`, id)
    })
    await browsers[who].post(`/ai/chat?c=${id}&view=share`, { do: 'share', words: '', term: 'month' })
    return (await ownedOf(who, 'conversation_shares')) > 0
  },
  'a picture in the gallery': async (who) => {
    const title = `Fox of ${NAME[who]}`
    const id = await keepPicture(who)
    await browsers[who].post(`/ai/images?picture=${id}`, { do: 'publish', title, alt: 'A fox', licence: 'cc0' })
    return (await guest('/gallery')).includes(title)
  },
  'a shared transcript': async (who) => {
    const id = await keepRecording(who)
    await browsers[who].post(`/youtube/transcriber?r=${id}`, { do: 'share', recording: id, term: 'month' })
    return (await ownedLinks(who, 'recording')) > 0
  },
  'a recording in a feed': async (who) => {
    const id = await keepRecording(who)
    inDatabase((database) => database.prepare("update recordings set file_id = 'x' where id = ?").run(id))
    await browsers[who].post(`/audio-player?r=${id}`, { do: 'publish', recording: id })
    return (await ownedLinks(who, 'audio-feed')) > 0
  },
  'a shared spoken mail': async (who) => {
    const said = await browsers[who].post('/ai/voice-email', { do: 'write', said: 'hi Tom see you on Friday' })
    const id = addressOf(said).searchParams.get('m')
    await browsers[who].post(`/ai/voice-email?m=${id}`, { do: 'share', email: id ?? '', term: 'month' })
    return (await ownedLinks(who, 'voice-email')) > 0
  },
  'a shared picture': async (who) => {
    const id = await keepPicture(who)
    await browsers[who].post(`/ai/images?picture=${id}`, { do: 'share', term: 'month', licence: 'cc0' })
    return (await ownedOf(who, 'share_links')) > 0
  },
}

async function keepRecording(who: Who): Promise<string> {
  const pasted = await browsers[who].post('/youtube/transcriber', { do: 'paste', text: '0:01 Good day to you' })
  return addressOf(pasted).searchParams.get('r') ?? ''
}

async function ownedLinks(who: Who, kind: string): Promise<number> {
  const { id } = await browsers[who].whoami()
  return inDatabase(
    (database) =>
      (
        database.prepare('select count(*) as n from share_links where user_id = ? and kind = ?').get(id, kind) as {
          n: number
        }
      ).n,
  )
}

test('every table has its decision here', () => {
  const tables = (Object.values(schema) as unknown[]).flatMap((table) =>
    is(table, Table) ? [getTableName(table)] : [],
  )
  expect(tables.filter((name) => !Object.hasOwn(TABLES, name))).toEqual([])
  expect(Object.keys(TABLES).filter((name) => !tables.includes(name))).toEqual([])
  const ways = Object.values(TABLES).flatMap((way) => (typeof way === 'string' ? [] : way))
  expect([...new Set(ways)].sort()).toEqual(Object.keys(PUBLISHES).sort())
})

describe.each(Object.keys(PUBLISHES))('%s', (what) => {
  test('is seen of a member who proved their address, and not of one who did not', async () => {
    expect(await PUBLISHES[what]!('unproved')).toBe(false)
    expect(await PUBLISHES[what]!('proved')).toBe(true)
  })
})

test('where something is refused, the mail can be sent again', async () => {
  await saveProfile('unproved')
  const pages = ['/qa', `/qa?question=${hosts}`, '/settings?part=profile']
  for (const path of pages) {
    const page = await (await browsers.unproved.get(path)).text()
    expect(page, path).toContain('Send the mail again')
    expect(await (await browsers.proved.get(path)).text(), path).not.toContain('Send the mail again')
  }
  const refused = await onQuestion('unproved', { act: 'vote', target: 'question', value: '1' })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('Send the mail again')
  const sent = await browsers.unproved.post('/verify-email', { again: '1' })
  expect(await sent.text()).toContain('We sent a fresh link')
})
