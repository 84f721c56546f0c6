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
  allies: 'no: its owner’s alone until it is published, which only a proved member does (features/quests)',
  files: 'no: opens for its owner',
  feedback: 'no: the operator alone reads it',
  waitlist: 'no: the operator alone reads it; marketplace and professionals keep nothing else',
  tickets: 'no: the operator alone reads them',
  ticket_messages: 'no: the operator alone reads them',
  help_votes: 'no: the operator alone counts them',
  memories: 'no: its owner’s alone',
  panda_turns: 'no: its owner’s alone',
  posts: ['a post', 'a reply'],
  post_edits: 'no: part of a post',
  post_topics: 'no: part of a post',
  topic_follows: 'no: its owner’s alone',
  post_reactions: ['a reaction'],
  post_counts: 'no: counts',
  poll_votes: 'no: counts; tested in features/pulse',
  post_passes: ['a post passed on'],
  thanks: ['thanks'],
  reports: 'no: the operator alone reads them',
  decisions: 'no: its member and the operator alone read it',
  blocked_words: 'no: the operator’s',
  notices: 'no: what a member is told is their own',
  notice_people: 'no: part of a notice',
  profiles: ['a profile'],
  listing_terms: ['in the directory'],
  listing_counts: 'no: how many there are of each value, of those who are shown',
  meetings: 'no: whoever was asked alone reads it; only a proved member asks',
  people_reports: 'no: the operator alone reads them',
  offerings: ['an offering'],
  offering_requests: 'no: whoever gives it alone reads it; only a proved member asks',
  beta_members: 'no: its owner’s alone',
  beta_switches: 'no: its owner’s alone',
  beta_ideas: 'no: only a proved member says something (features/beta)',
  beta_votes: 'no: counts; only a proved member votes (features/beta)',
  stacks: 'no: its owner’s alone; only a proved member shares it (features/quests)',
  quest_runs: 'no: its owner’s alone',
  quest_groups: 'no: a goal and its dates; opens by a secret id',
  quest_group_members: 'no: read by those who were given the address of the group',
  quest_settings: 'no: its owner’s alone',
  invites: 'no: only a proved member makes one (features/quests); whoever has the code reads it',
  invite_joins: 'no: shown by the choice of both (features/quests)',
  invite_settings: 'no: its owner’s choice',
  first_steps: 'no: its owner’s alone',
  ties: 'no: whom somebody follows, mutes or blocks is their own',
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
  subscriptions: 'no: its owner’s alone',
  orders: 'no: its owner’s alone',
  money_events: 'no: of the books',
  postings: 'no: of the books',
  invoices: 'no: its owner’s alone',
  till_messages: 'no: counts',
  coupons: 'no: of the operator',
  coupon_uses: 'no: its owner’s alone',
  listings: 'no: offered only with a confirmed address (features/marketplace)',
  purchases: 'no: its owner’s and the seller’s alone',
  listing_trials: 'no: its visitor’s alone',
  listing_reviews: 'no: written only with a confirmed address (features/marketplace)',
  listing_questions: 'no: asked only with a confirmed address (features/marketplace)',
  payouts: 'no: its owner’s and the operator’s alone',
  manuals: ['a published manual'],
  manual_versions: 'no: part of a manual',
  books: ['a published ebook'],
  book_chapters: 'no: part of a book',
  book_chapter_versions: 'no: part of a book',
  book_editions: 'no: part of a book',
  book_reviews: ['a review of an ebook'],
  book_places: 'no: its owner’s alone',
  cited_claims: 'no: its owner’s alone',
  blog_comments: ['a comment on the blog'],
  blog_reports: 'no: those who run the blog alone read them',
  blog_readers: 'no: addresses that get letters',
  blog_letters: 'no: what was sent',
  blog_days: 'no: counts',
  steward_channels: 'no: its owner’s alone',
  steward_posts: 'no: part of a channel',
  lesson_answers: 'no: its owner’s alone',
  authored_texts:
    'no: those who write are chosen by the operator, and publish only with a confirmed address (features/university)',
  authored_versions: 'no: part of an authored text',
  authors: 'no: of the operator',
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
  inbox_accounts: 'no: its owner’s alone',
  inbox_folders: 'no: part of a mail account',
  inbox_copies: 'no: part of a mail account',
  inbox_drafts: 'no: its owner’s alone, and stays a draft until the address is confirmed',
  content_briefs: 'no: its owner’s alone',
  content_pieces: 'no: part of a brief',
  content_versions: 'no: part of a brief',
  hub_marks: 'no: its owner’s alone',
  mockups: 'no: opens for its owner; shared by a link',
  mockup_versions: 'no: part of a mock-up',
  flows: 'no: opens for its owner; shared by a link',
  flow_versions: 'no: part of a flow',
  flow_runs: 'no: part of a flow',
  flow_run_steps: 'no: part of a flow; asks whoever has its signed address',
  flow_starts: 'no: part of a flow',
  flow_cases: 'no: part of a flow',
  films: 'no: opens for its owner; shared by a link',
  film_versions: 'no: part of a film',
  film_renders: 'no: part of a film; shown by a link of a member',
  film_files: 'no: part of a film',
  songs: 'no: opens for its owner; shared by a link or published, which only a proved member does (features/music)',
  song_versions: 'no: part of a song',
  song_renders: 'no: part of a song',
  dj_tracks: 'no: its owner’s alone',
  dj_sets: 'no: opens for its owner; shared by a link',
  dj_mixes: 'no: part of a set; heard by a link of a member',
  research: 'no: opens for its owner; shared by a link',
  research_passes: 'no: part of a research',
  research_snapshots: 'no: part of a research',
  research_notes: 'no: part of a research',
  research_reports: 'no: part of a research',
  document_collections: 'no: opens for its owner; shared by a link',
  read_documents: 'no: opens for its owner; shared by a link',
  document_pages: 'no: part of a document',
  document_passages: 'no: part of a document',
  document_questions: 'no: part of a document',
  share_links: [
    'a shared picture',
    'a shared transcript',
    'a shared spoken mail',
    'a shared document',
    'a shared report',
    'a shared flow',
    'a shared dashboard',
    'a shared mock-up',
    'a shared thread',
    'shared code',
  ],
  recordings: ['a recording in a feed'],
  voice_emails: 'no: its owner’s alone',
  spoken_words: 'no: its owner’s alone',
  data_sets: 'no: its owner’s alone',
  code_answers: 'no: opens for its owner; shared by a link',
  code_projects: ['a published app'],
  code_versions: 'no: part of a project',
  code_replies: 'no: part of a project',
  code_surveys: 'no: its owner’s alone',
  code_spoken: 'no: its owner’s alone',
  data_questions: 'no: part of a table',
  data_dashboards: 'no: opens for its owner; shared by a link',
  data_tiles: 'no: part of a dashboard',
  data_alerts: 'no: its owner’s alone',
  data_alert_looks: 'no: part of an alert',
  businesses: 'no: only a proved member publishes one (tests/walk/business)',
  business_members: 'no: invited by, and shown with, proved owners alone',
  business_invites: 'no: only a proved member invites (tests/walk/business)',
  business_visits: 'no: counts',
  business_leads: 'no: a letter to the business',
  business_tasks: 'no: part of a business',
  business_reviews: 'no: only a proved member reviews (tests/walk/business)',
  business_services: 'no: part of a business',
  bookings: 'no: only a proved member books, or a guest by a link in a letter (tests/walk/business)',
  booking_cells: 'no: part of a booking',
  threads: 'no: opens for who is in it; nobody is invited by, or joins as, an unproved member',
  thread_members: ['in the thread of another'],
  thread_messages: 'no: part of a thread',
  thread_edits: 'no: part of a thread',
  thread_reactions: 'no: part of a thread',
  thread_votes: 'no: part of a thread',
  thread_files: 'no: part of a thread',
  thread_invites: ['an invitation'],
  pandas: ['a panda'],
  panda_chains: 'no: of the site',
  panda_tokens: 'no: it is minted by who may publish alone (features/pandas)',
  panda_keepers: 'no: marks that name nobody',
  panda_ledger: 'no: marks that name nobody',
  panda_candidates: 'no: its owner’s alone',
  webhooks: 'no: of the operator',
  webhook_calls: 'no: of the operator',
  panda_listings: 'no: listed only with a confirmed address (features/nft)',
  panda_offers: 'no: the two sides alone read them, and both are proved (features/nft)',
  panda_gifts: 'no: given and taken only with a confirmed address (features/nft)',
  wallets: 'no: its owner’s alone',
  wallet_asks: 'no: its owner’s alone',
  wallet_links: 'no: its owner’s alone',
  thread_ledgers: 'no: part of a thread',
  thread_stances: 'no: part of a thread',
  thread_decisions: 'no: part of a thread',
  thread_papers: 'no: part of a thread',
}

const NAME = { unproved: 'Quillfeather', proved: 'Marrowstone' } as const
type Who = keyof typeof NAME
const HOSTS_QUESTION = 'Which tree grows fastest in a small garden?'

let app: BuiltApp
let hostsBook = ''
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
  await host.post('/connect/pulse', { act: 'post', text: 'The post of the host', audience: 'all' })
  hostsBook = await publishBook(host, 'The book of the host')
  for (const who of Object.keys(NAME) as Who[]) {
    browsers[who] = openBrowser(app)
    await browsers[who].join(NAME[who])
  }
  prove(NAME.proved)
})
afterAll(() => app.close())

const hostsPost = () =>
  inDatabase(
    (database) => database.prepare("select id from posts where text = 'The post of the host'").get() as { id: string },
  ).id
/** Writes a book of one chapter and publishes it, as far as its writer may. */
async function publishBook(browser: WalkBrowser, title: string): Promise<string> {
  const made = addressOf(await browser.post('/ebooks/create', { do: 'outline', title, outline: 'One' }))
  const id = /^\/ebooks\/([\w-]+)/.exec(made.pathname)?.[1] ?? ''
  const { id: chapter } = inDatabase(
    (database) => database.prepare('select id from book_chapters where book_id = ?').get(id) as { id: string },
  )
  const text = 'The words of a chapter.'
  await browser.post(`/ebooks/${id}`, { do: 'save-chapter', chapter, version: '1', title: 'One', text })
  await browser.post(`/ebooks/${id}`, { do: 'publish' })
  return id
}
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
    return (await guest(`/search?q=${NAME[who]}`)).includes(`@${NAME[who].toLowerCase()}`)
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
  'a post': async (who) => {
    const text = `A post of ${NAME[who]} about rivers`
    await browsers[who].post('/connect/pulse', { act: 'post', text, audience: 'all' })
    return (await guest('/connect/pulse')).includes(text)
  },
  'a reply': async (who) => {
    const id = hostsPost()
    await browsers[who].post(`/connect/pulse?post=${id}`, { act: 'reply', target: id, text: `${NAME[who]} replies` })
    return (await guest(`/connect/pulse?post=${id}`)).includes(`${NAME[who]} replies`)
  },
  'a reaction': async (who) => {
    await browsers[who].post('/connect/pulse', { act: 'react', target: hostsPost(), kind: 'insight' })
    return (await ownedOf(who, 'post_reactions')) > 0
  },
  'a post passed on': async (who) => {
    await browsers[who].post('/connect/pulse', { act: 'pass', target: hostsPost() })
    return (await ownedOf(who, 'post_passes')) > 0
  },
  'thanks': async (who) => {
    const text = `${NAME[who]} thanks for the tea`
    await browsers[who].post('/connect/acknowledgements', { act: 'thank', to: 'hostess', text })
    return inDatabase((database) => database.prepare('select id from thanks where text = ?').get(text) !== undefined)
  },
  'a shared run': async (who) => {
    const run = addressOf(await browsers[who].post('/ai/consensus', { question: 'What is 5 + 5?' })).searchParams.get(
      'run',
    )
    expect(run).not.toBeNull()
    await browsers[who].get(`/ai/consensus/run?run=${run}`)
    await browsers[who].post(`/ai/consensus/share?run=${run}`, { act: 'share', more: '', term: 'month' })
    return (await ownedOf(who, 'consensus_shares')) > 0
  },
  'a shared document': async (who) => {
    const { location } = await shareDocument(who)
    return location !== null && (await guest(location)).includes(`Words of ${NAME[who]}`)
  },
  'a shared report': async (who) => {
    const { id: userId } = await browsers[who].whoami()
    const [id, pass, now] = [`research-${who}`, `pass-${who}`, Date.now()]
    const words = `Words of ${NAME[who]}`
    const plan = JSON.stringify({ subs: [], kinds: [], documents: [], collections: [], model: null, pages: 1 })
    const progress = JSON.stringify({ done: [], reached: [], sections: [], disputes: [], notes: [] })
    const report = JSON.stringify({
      disputes: [],
      sections: [{ sub: 's1', heading: words, sentences: [], dropped: 0 }],
    })
    inDatabase((database) => {
      database
        .prepare(
          "insert into research (id, user_id, title, question, plan, state, pass_id, created_at, updated_at) values (?, ?, 'T', 'T', ?, 'done', ?, ?, ?)",
        )
        .run(id, userId, plan, pass, now, now)
      database
        .prepare(
          "insert into research_passes (id, research_id, number, plan, progress, run_id, created_at) values (?, ?, 1, ?, ?, 'r', ?)",
        )
        .run(pass, id, plan, progress, now)
      database
        .prepare(
          "insert into research_reports (id, pass_id, number, why, report, created_at) values (?, ?, 1, 'written', ?, ?)",
        )
        .run(`report-${who}`, pass, report, now)
    })
    await browsers[who].post('/v2/research-assistant', { do: 'share', research: id, term: 'month' })
    const link = inDatabase((database) =>
      database.prepare("select id from share_links where kind = 'research' and thing_id = ?").get(id),
    ) as { id: string } | undefined
    return link !== undefined && (await guest(`/v2/research-assistant/shared/${link.id}`)).includes(words)
  },
  'a shared mock-up': async (who) => {
    const words = `Sheet of ${NAME[who]}`
    const made = addressOf(await browsers[who].post('/mockup-lab', { do: 'begin', words }))
    const id = made.searchParams.get('mockup') ?? ''
    await browsers[who].post('/mockup-lab', { do: 'share', mockup: id, term: 'month' })
    const link = inDatabase((database) =>
      database.prepare("select id from share_links where kind = 'mockup' and thing_id = ?").get(id),
    ) as { id: string } | undefined
    return link !== undefined && (await guest(`/mockup-lab?shared=${link.id}`)).includes(words)
  },
  'a shared dashboard': async (who) => {
    const [page, title] = ['/v2/business-intelligence', `Figures of ${NAME[who]}`]
    const made = addressOf(await browsers[who].post(page, { do: 'new-dashboard', title }))
    const id = made.searchParams.get('dashboard') ?? ''
    await browsers[who].post(page, { do: 'share', dashboard: id, term: 'month' })
    const link = inDatabase((database) =>
      database.prepare("select id from share_links where kind = 'dashboard' and thing_id = ?").get(id),
    ) as { id: string } | undefined
    return link !== undefined && (await guest(`${page}?shared=${link.id}`)).includes(title)
  },
  'a shared flow': async (who) => {
    const words = `A flow of ${NAME[who]}`
    const file = JSON.stringify({ frenly: 'flow', title: words, flow: { steps: [] } })
    const made = addressOf(await browsers[who].post('/v2/workflow-builder', { do: 'import', file }))
    const id = made.searchParams.get('flow') ?? ''
    await browsers[who].post('/v2/workflow-builder', { do: 'share', flow: id, term: 'month' })
    const link = inDatabase((database) =>
      database.prepare("select id from share_links where kind = 'flow' and thing_id = ?").get(id),
    ) as { id: string } | undefined
    return link !== undefined && (await guest(`/v2/workflow-builder?shared=${link.id}`)).includes(words)
  },
  'a comment on a shared document': async (who) => {
    const { share } = await shareDocument('proved')
    const text = `${NAME[who]} likes it.`
    await browsers[who].post(`/ai/text-editor?share=${share}`, { do: 'comment', share: share ?? '', text })
    return (await guest(`/ai/text-editor?share=${share}`)).includes(text)
  },
  'a comment on the blog': async (who) => {
    const text = `${NAME[who]} agrees.`
    await browsers[who].post('/blog/how-agreement-is-counted', { do: 'comment', text })
    return (await guest('/blog/how-agreement-is-counted')).includes(text)
  },
  'a published manual': async (who) => {
    const title = `Kettle of ${NAME[who]}`
    const made = await browsers[who].post('/product-manuals/create', {
      do: 'make',
      title,
      language: 'en',
      about: 'It boils.',
    })
    const path = addressOf(made).pathname
    await browsers[who].post(path, { do: 'publish' })
    return (await guest(path)).includes(title)
  },
  'a published ebook': async (who) => {
    const id = await publishBook(browsers[who], `A book of ${NAME[who]}`)
    return (await guest(`/ebooks/${id}`)).includes(`A book of ${NAME[who]}`)
  },
  'a review of an ebook': async (who) => {
    const text = `${NAME[who]} read it.`
    await browsers[who].post(`/ebooks/${hostsBook}`, { do: 'review', stars: '4', text })
    return (await guest(`/ebooks/${hostsBook}`)).includes(text)
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
  'a profile': async (who) => {
    await openProfile(who)
    await browsers[who].post('/profile', { do: 'about', about: `Words about ${NAME[who]}.` })
    return (await guest(`/profile/${NAME[who].toLowerCase()}`)).includes(`Words about ${NAME[who]}.`)
  },
  'in the directory': async (who) => {
    await openProfile(who)
    return (await guest(`/connect/directory?q=${NAME[who]}`)).includes(`@${NAME[who].toLowerCase()}`)
  },
  'an offering': async (who) => {
    const title = `Time of ${NAME[who]}`
    const fields = { do: 'offer', title, about: 'An hour', kind: 'time', where: 'near', audience: 'all' }
    await browsers[who].post('/Offering?part=new', fields)
    return (await guest('/Offering')).includes(title)
  },
  'a panda': async (who) => {
    await browsers[who].post('/adopt-panda', { do: 'meet' })
    const name = `Bao-${NAME[who]}`
    const adopted = await browsers[who].post('/adopt-panda', { do: 'adopt', chosen: '0', name, shows: 'on' })
    return (await guest(addressOf(adopted).pathname)).includes(NAME[who])
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
  'a published app': async (who) => {
    const made = await browsers[who].post('/builder', { do: 'begin', prompt: 'A page with opening hours' })
    const id = addressOf(made).searchParams.get('project') ?? ''
    await browsers[who].post('/builder', { do: 'publish', project: id, after: '1' })
    return (await openBrowser(app).get(`/builder?app=${id}`)).status === 200
  },
  'shared code': async (who) => {
    const made = await browsers[who].post('/code-generator', {
      ...{ do: 'ask', prompt: 'remove duplicates from a list', language: 'python' },
    })
    const id = addressOf(made).searchParams.get('answer') ?? ''
    await browsers[who].post(`/code-generator?answer=${id}`, { do: 'share', answer: id, term: 'month' })
    return (await ownedLinks(who, 'code')) > 0
  },
  'in the thread of another': async (who) => {
    const host = openBrowser(app)
    await host.signIn('Hostess')
    const thread = addressOf(await host.post('/threads/new', { text: 'Who comes along?' })).searchParams.get('t')
    await host.post(`/threads?t=${thread}`, { do: 'link', role: 'writer', term: 'day' })
    const page = await (await host.get(`/threads?t=${thread}&view=people`)).text()
    const token = /invite=([\w.-]+)/.exec(page)?.[1] ?? ''
    await browsers[who].post('/threads', { do: 'join', invite: token })
    return (await (await host.get(`/threads?t=${thread}&view=people`)).text()).includes(NAME[who])
  },
  'an invitation': async (who) => {
    const begun = await browsers[who].post('/threads/new', { text: `Words of ${NAME[who]}` })
    const thread = addressOf(begun).searchParams.get('t')
    await browsers[who].post(`/threads?t=${thread}`, { do: 'invite', handle: 'hostess', role: 'writer' })
    const host = openBrowser(app)
    await host.signIn('Hostess')
    return (await (await host.get('/threads')).text()).includes(`Words of ${NAME[who]}`)
  },
  'a shared thread': async (who) => {
    const title = `Ferns of ${who}`
    const begun = await browsers[who].post('/threads/new', { title, text: 'Ferns like shade.' })
    const thread = addressOf(begun).searchParams.get('t')
    await browsers[who].post(`/threads?t=${thread}&view=share`, { do: 'share', term: 'month', listed: 'on' })
    return (await guest('/threads/shared')).includes(title)
  },
  'a shared picture': async (who) => {
    const id = await keepPicture(who)
    await browsers[who].post(`/ai/images?picture=${id}`, { do: 'share', term: 'month', licence: 'cc0' })
    return (await ownedOf(who, 'share_links')) > 0
  },
}

const openProfile = (who: Who) =>
  browsers[who].post('/profile?part=seen', { do: 'seen', reach: 'all', isFindable: 'on' })

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
