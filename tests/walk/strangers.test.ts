import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { screens } from '#app/catalogue/screens.ts'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { toDataByDay } from '#tests/support/data-address.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'
import { PLAIN } from '#tests/walk/plain-names.ts'

const filmScene = (words: string) => ({
  ...{ id: 's1', picture: { kind: 'title', title: words, line: '' }, words, speaker: null, seconds: null },
  ...{ movement: 'still', opening: 'cut', chapter: null, description: '', filmer: null },
})

/** What was told of a track. */
const TOLD = {
  ...{ seconds: 60, soundFromS: 0, soundToS: 60, lufs: -14, truePeakDb: -1, key: null },
  tempo: { bpm: 120, firstBeatS: 0, certainty: 0.9, wanderMs: 1, other: null },
}

/** Everything with an address of its own that belongs to somebody. */
type Thing =
  | 'run'
  | 'talk'
  | 'conversation'
  | 'question'
  | 'ticket'
  | 'job'
  | 'file'
  | 'writing'
  | 'document'
  | 'prompt'
  | 'picture'
  | 'draw'
  | 'look'
  | 'reading'
  | 'recording'
  | 'spoken'
  | 'thread'
  | 'mail'
  | 'letter'
  | 'table'
  | 'dashboard'
  | 'alert'
  | 'collection'
  | 'research'
  | 'film'
  | 'song'
  | 'track'
  | 'set'
  | 'group'
  | 'brief'
  | 'post'
  | 'decision'
  | 'flow'
  | 'code'
  | 'project'
  | 'survey'
  | 'wishSaid'
  | 'mockup'

/** Each route with a parameter: whose thing it names, or why anybody may open it. A new route fails the test until it is here. */
const ROUTES: Readonly<Record<string, Thing | `public: ${string}`>> = {
  '/begin/:screen': 'public: a tool, and the words that were typed',
  '/:topic': 'public: words to read about, nobody’s',
  '/ebooks/:id': 'public: a published book; a private one answers 404 to all but its writer (features/library)',
  '/api/ebooks/:id/pictures/:file': 'public: the same of a picture that such a book shows',
  '/product-manuals/:id':
    'public: a published manual; a private one answers 404 to all but its maker (features/library)',
  '/api/manuals/:id/pictures/:file': 'public: the same of a picture of such a manual',
  '/api/manuals/:id/file': 'public: the same of a manual as a file',
  '/api/ebooks/:id/file': 'public: the same of a book as a file',
  '/blog/:slug': 'public: a post, the same for everybody',
  '/university/lesson/:slug': 'public: a lesson, the same for everybody',
  '/search/*': 'public: words to search for',
  '/ai/consensus/shared/:id': 'public: a copy its owner shared, by a secret id that can be taken back',
  '/chat/share/:shareId': 'public: a copy its owner shared, by a secret id that can be taken back',
  '/images/share/:id': 'public: a picture its owner shared, by a secret id that can be taken back',
  '/api/pictures/:id/:name?': 'picture',
  '/api/draws/:id/live': 'draw',
  '/api/lens/:id/picture': 'look',
  '/api/lens/:id/live': 'look',
  '/document-analyzer/shared/:id':
    'public: a document or a collection its owner shared, by a secret id that can be taken back',
  '/api/readings/:id/live': 'reading',
  '/api/readings/:id/export': 'reading',
  '/voice-email/shared/:shareableId': 'public: a mail its owner shared, by a secret id that can be taken back',
  '/youtube/transcriber-v3/shared/:shareableId':
    'public: a transcript its owner shared, by a secret id that can be taken back',
  '/youtube/shared/:shareableId': 'public: a transcript its owner shared, by a secret id that can be taken back',
  '/api/recordings/:id/sound': 'recording',
  '/api/recordings/:id/live': 'recording',
  '/api/recordings/:id/export': 'recording',
  '/api/recordings/:id/position': 'recording',
  '/api/audio-feed/:id': 'public: a feed its owner made, by a secret id that can be taken back',
  '/api/inbox/:id/body': 'mail',
  '/api/inbox/:id/parts/:n/:name?': 'mail',
  '/api/inbox/:id/message.eml': 'mail',
  '/api/tables/:id/answer': 'table',
  '/v2/research-assistant/shared/:id': 'public: a report its owner shared, by a secret id that can be taken back',
  '/api/research/:id/live': 'research',
  '/ai/video/shared/:id': 'public: a film its owner shared, by a secret id that can be taken back',
  '/api/films/:id/stills/:scene': 'film',
  '/api/films/:id/sounds/:scene': 'film',
  '/api/films/:id/file': 'film',
  '/api/films/:id/live': 'film',
  '/v2/music-studio/shared/:id':
    'public: a song its owner shared by a secret id that can be taken back, or published (features/music)',
  '/api/songs/:id/file': 'song',
  '/api/songs/:id/live': 'song',
  '/v2/frenly-dj/shared/:id': 'public: a mix its owner shared, by a secret id that can be taken back',
  '/api/tracks/:id/sound': 'track',
  '/api/tracks/:id/wave': 'track',
  '/api/tracks/:id/live': 'track',
  '/api/sets/:id/file': 'set',
  '/api/sets/:id/live': 'set',
  '/api/content/:id/file': 'brief',
  '/api/flows/:id/file': 'flow',
  '/api/mockups/:id/file': 'mockup',
  '/api/flows/runs/:id/live': 'public: a run by its id; answers the owner of its flow alone (features/flows)',
  '/api/flows/calls/:id': 'public: a call from outside, by the signature of its body; tested in features/flows',
  '/api/run/:language': 'public: an empty frame that runs what its own page hands it',
  '/api/preview/:id/:page?': 'public: a page in a frame, by a secret id of its version',
  '/api/projects/:id/:n': 'project',
  '/api/research/:id/report': 'research',
  '/api/collections/:id/facts': 'collection',
  '/subscription/papers/:number': 'public: a number among the asker’s own papers; tried in strangers-ids',
  '/profile/:handle': 'public: what a member chose to show; 404 for whoever is not to be seen (features/people)',
  '/:handle/ness': 'public: what a member chose to show; 404 for whoever is not to be seen (features/people)',
  '/frenly-v2/codex/:allyId':
    'public: an ally of the house or a published one; the others open for their owner alone (features/quests)',
  '/frenly-v2/quests/:questId': 'public: a quest, the same for everybody',
  '/frenly-v2/scrolls/:scrollId': 'public: a writing; opens by a quest or a link (features/quests)',
  '/frenly-v2/invite/:inviteCode':
    'public: a secret code, the right itself; guessing is limited (kits/members/invites)',
  '/location/:id': 'public: a place',
  '/pandas/:number': 'public: a panda; 404 where its keeper is not to be seen (features/pandas)',
  '/pandas/:number/mint': 'public: 404 for everybody but its keeper, and without a contract (features/pandas)',
  '/api/pandas/portrait/:genome': 'public: a drawing, made from the address alone',
  '/api/pandas/:number/:file': 'public: the same of a panda in a file; the one to travel with is its keeper’s alone',
  '/api/pandas/check/:file': 'public: the same for everybody',
  '/api/profiles/:handle/:file': 'public: the same of a member in a file; 404 for whoever is not to be seen',
  '/api/posts/:id/pictures/:n': 'post',
  '/decisions/:id': 'decision',
  '/nft-marketplace/:listingId': 'public: a panda its keeper listed; 404 for whoever is not to see it (features/nft)',
  '/marketplace/:section?': 'public: a section of the shop',
  '/api/listings/:id/picture':
    'public: what was made to be looked at of such a listing; 404 for whoever is not to see it (features/images/market)',
  '/marketplace/listing/:listingId':
    'public: what its member offers; 404 for whoever is not to see it (features/marketplace)',
  '/activity/:id': 'job',
  '/unsubscribe/:token': 'public: the signed token of a letter is the right itself',
  '/v2/:query': 'public: words to search for',
  '/api/conversations/:id/live': 'conversation',
  '/api/conversations/:id/export': 'conversation',
  '/api/documents/:id/save': 'document',
  '/api/documents/:id/export': 'document',
  '/api/documents/:id/pictures/:file': 'document',
  '/business/:businessId': 'public: what its members publish; before that 404 for others (tests/walk/business)',
  '/business/:businessId/book':
    'public: free times of what is published; before that 404 for others (tests/walk/business)',
  '/business/:businessId/dashboard': 'public: 404 for whoever is not in the business (tests/walk/business)',
  '/bookings/:id?': 'public: 404 for whoever is neither side (tests/walk/business)',
  '/api/business/:businessId/export': 'public: 404 for whoever is not in the business (tests/walk/business)',
  '/api/business/:businessId/picture':
    'public: what its members publish; before that 404 for others (tests/walk/business)',
  '/api/bookings/:id/sound': 'public: 404 for whoever is neither side (tests/walk/business)',
  '/api/bookings/:id/calendar': 'public: 404 for whoever is neither side (tests/walk/business)',
  '/api/threads/:id/live': 'group',
  '/api/threads/:id/export': 'group',
  '/api/threads/:id/files/:file/:name?': 'group',
  '/api/consensus/live/:id': 'run',
  '/api/consensus/export/:id': 'run',
  '/api/banners/:id': 'public: a banner of the operator',
  '/v1/files/:id': 'public: needs a key, and is 404 for another’s (features/programs/files.server.test)',
  '/v1/files/:id/content': 'public: needs a key, and is 404 for another’s (features/programs/files.server.test)',
  '/v1/models/*': 'public: needs a key, and names a model',
  '/files/pictures/:name': 'public: profile pictures, by a name of random bits',
  '/files/:id/:name?': 'file',
}

/** Names of the query that say whose thing is meant. */
const QUERY_IDS: Readonly<Record<string, Thing | `public: ${string}`>> = {
  run: 'run',
  // At the desk of the blog too, for those who write it; tested in features/blog.
  post: 'post',
  write: 'post',
  via: 'public: how somebody came to a public post',
  about: 'public: a path of this site that thanks are for',
  of: 'public: a member whose accepted thanks are listed',
  with: 'run',
  talk: 'talk',
  c: 'conversation',
  w: 'writing',
  from: 'writing',
  d: 'document',
  p: 'prompt',
  at: 'conversation',
  question: 'question',
  picture: 'picture',
  enlarging: 'public: a job about the picture that is named beside it; 404 with it (features/images)',
  draw: 'draw',
  look: 'look',
  doc: 'reading',
  other: 'reading',
  r: 'recording',
  recording: 'recording',
  one: 'recording',
  two: 'recording',
  m: 'spoken',
  mail: 'public: a secret id of a link, the right itself',
  feed: 'public: a secret id of a link, the right itself',
  thread: 'thread',
  compose: 'letter',
  label: 'public: a name among the asker’s own labels',
  did: 'public: what the asker did, looked up among their own',
  data: 'table',
  dashboard: 'dashboard',
  alert: 'alert',
  collection: 'collection',
  research: 'research',
  flow: 'flow',
  mockup: 'mockup',
  screen: 'public: a screen of the mock-up that the address names',
  ran: 'public: a run of the flow that the address names',
  shared: 'public: a secret id of a link, the right itself',
  link: 'public: the secret of a one-time link, the right itself',
  signing: 'public: a message of the asker’s own, told from others in features/wallet',
  // With a signature on the page where a run waits for a person; the signature is the right itself (features/flows).
  answer: 'code',
  project: 'project',
  survey: 'survey',
  heard: 'wishSaid',
  against: 'survey',
  module: 'public: a file of the repository that the address names',
  app: 'public: an app its maker published; the others answer 404 (features/code)',
  film: 'film',
  song: 'song',
  track: 'track',
  set: 'set',
  left: 'public: a track among the asker’s own',
  right: 'public: a track among the asker’s own',
  seed: 'public: tracks among the asker’s own',
  brief: 'brief',
  piece: 'public: a piece of the brief that the address names',
  undo: 'public: what the asker did, looked up among their own',
  ask: 'public: a question to the table that the address names, or to look into',
  listing: 'public: a listing of the asker’s own, told from others in features/marketplace',
  thing: 'public: chosen among the asker’s own things',
  panda: 'public: a panda that everybody may see, or one of the asker’s own (features/nft)',
  order: 'public: an id among the asker’s own orders; tried in strangers-ids',
  paper: 'public: a number among the asker’s own papers; tried in strangers-ids',
  t: 'group',
  on: 'public: a message of the thread that the address names',
  reply: 'public: a message of the thread that the address names',
  history: 'public: a message of the thread that the address names',
  report: 'public: a message of the thread that the address names',
  team: 'public: a secret id of a group, the right itself',
  claim: 'public: a claim of the thread that the address names',
  invite: 'public: a signed invitation, the right itself',
  share: 'public: a secret id of a link, the right itself',
  board: 'public: a name among the asker’s own boards',
  offering: 'public: an offering as its member chose; the others answer 404 (features/people)',
  inviter: 'public: a member whose profile opens for everybody',
  by: 'public: a member whose published pictures are listed',
  ticket: 'ticket',
  deleted: 'public: a name of what the asker deleted, looked up among their own',
  rename: 'public: a name among the asker’s own conversations and writings',
  draft: 'public: opens sealed for its owner alone; tested in kits/members/form-drafts',
  export: 'public: opens sealed for its owner alone; tested in features/consensus/chat-exports',
  chat: 'public: a place in an export that opens for its owner alone',
  pick: 'public: a place in an export that opens for its owner alone',
  key: 'public: a signature, the right itself',
  token: 'public: the secret of a letter, the right itself',
  signature: 'public: the right itself',
  article: 'public: a help article',
  service: 'public: a service of the business that the address names',
  chapter: 'public: a part of the book that the address names',
  volume: 'public: a part of the text that the address names',
  edition: 'public: an edition of the book that the address names',
  removed: 'public: a part of the asker’s own book',
  channel: 'public: a channel of the asker’s own, told from others in features/blog/steward',
  planned: 'public: a post of the channel that the address names',
  lesson: 'public: a text at the desk of those who write; tested in features/university',
  certificate: 'public: the signature is the right itself',
  banner: 'public: the operator’s own screen',
  webhook: 'public: the operator’s own screen',
  item: 'public: the operator’s own screen',
  letter: 'public: the operator’s own screen',
  user: 'public: the operator’s own screen',
  version:
    'public: a version of a help article on the operator’s own screen, or of the document that the address names',
  ally: 'public: a name among the built-in allies and the asker’s own',
}

const SECRET = 'Zanzibar-only-mine'
let app: BuiltApp
let owners: { guest: WalkBrowser; member: WalkBrowser }
let strangers: Record<'member' | 'guest' | 'nobody', () => WalkBrowser>
const ids = { guest: {} as Record<Thing, string>, member: {} as Record<Thing, string> }

async function ask(browser: WalkBrowser, question = `${SECRET}?`): Promise<string> {
  const asked = await browser.post('/ai/consensus', { question })
  return new URL(asked.headers.get('location') ?? '', 'http://frenly.test').searchParams.get('run') ?? ''
}

/** Puts the other things of whoever asked a run into the database. */
function keepThings(run: string): Record<Thing, string> {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  const mine = database.prepare('select user_id, guest_id from consensus_runs where id = ?').get(run) as object
  const now = Date.now()
  const id = (what: Thing | 'pass' | 'snapshot' | 'report' | 'note') => `${what}-${run}`
  const insert = (table: string, row: object) => {
    const names = Object.keys(row)
    database
      .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`)
      .run(row)
  }
  const owned = { ...mine, created_at: now }
  const titled = { title: SECRET, updated_at: now }
  insert('consensus_talks', { id: id('talk'), ...owned, ...titled })
  insert('conversations', {
    id: id('conversation'),
    ...owned,
    ...titled,
    title_words: SECRET,
    kind: 'chat',
    voices: '[]',
  })
  insert('qa_questions', { id: id('question'), ...owned, question: `${SECRET}?`, topic: 'science' })
  const { user_id } = mine as { user_id: string | null }
  const number = run.slice(0, 8).toUpperCase()
  const letter = { email: 'a@frenly.test', page: '/', request_id: 'r', created_at: now, updated_at: now }
  insert('tickets', { id: id('ticket'), number, user_id, subject: SECRET, state: 'open', ...letter })
  const job = { kind: 'film', title: SECRET, user_id, state: 'done', max_attempts: 1, due_at: now, created_at: now }
  insert('jobs', { id: id('job'), ...job })
  const file = { name: `${SECRET}.txt`, type: 'text/plain', bytes: 1, sha256: 'x', key: id('file'), created_at: now }
  insert('writings', {
    id: id('writing'),
    ...owned,
    ...titled,
    tool: 'polish',
    result: JSON.stringify({
      draft: SECRET,
      incoming: '',
      tone: 'plain',
      changes: [],
      taken: [],
      advice: [],
      engine: null,
      tookMs: 1,
      costMicros: 0,
      notes: [],
    }),
  })
  insert('text_documents', { id: id('document'), ...owned, ...titled, text: SECRET })
  insert('prompts', { id: id('prompt'), ...owned, ...titled, text: SECRET })
  insert('files', { id: id('file'), owner_id: user_id, purpose: 'attachment', ...file })
  const wish = { prompt: SECRET, width: 256, height: 256, count: 1, run_id: 'r', progress: 1, state: 'done' }
  const seen = { name: SECRET, words: SECRET, file_id: id('file'), width: 9, height: 9, parts: '{}', run_id: 'r' }
  const found = { facts: null, summary: null, level: null, troubles: [], hidden: [], orders: [], reader: null }
  const brought = {
    name: SECRET,
    file_id: id('file'),
    sha256: 'x',
    bytes: 1,
    run_id: 'r',
    state: 'ready',
    kind: 'text',
  }
  insert('read_documents', { id: id('reading'), ...owned, ...titled, ...brought, found: JSON.stringify(found) })
  insert('document_pages', { document_id: id('reading'), number: 1, text: SECRET, blocks: '[]' })
  const told = JSON.stringify({ columns: [], notes: [], sheets: [], values: [], rowCount: 1 })
  const table = { name: SECRET, file_id: id('file'), bytes: 1, recipe: '{}', told, row_count: 1 }
  insert('document_collections', { id: id('collection'), ...owned, ...titled, columns: '[]' })
  insert('data_sets', { id: id('table'), ...owned, ...titled, ...table })
  insert('data_dashboards', { id: id('dashboard'), ...owned, ...titled })
  if (user_id !== null) {
    const watched = { column_name: 'value', pick: 'one', condition: 'above', threshold: 1, by_mail: 0, is_on: 0 }
    const when = { often: 'daily', hour: 8, weekday: 1, zone: 'UTC', is_met: 0, created_at: now }
    insert('data_alerts', { id: id('alert'), user_id, ...titled, ...watched, ...when })
  }
  const plan = JSON.stringify({
    subs: [{ id: 's1', text: SECRET }],
    kinds: ['here'],
    documents: [],
    collections: [],
    model: null,
    pages: 1,
  })
  const project = JSON.stringify({ from: { kind: 'script', label: SECRET, href: null }, scenes: [filmScene(SECRET)] })
  const moments = { created_at: now, updated_at: now }
  insert('films', { id: id('film'), ...owned, ...titled, words: SECRET, project, ...moments })
  insert('film_versions', {
    id: `film-version-${run}`,
    film_id: id('film'),
    number: 1,
    why: SECRET,
    project,
    created_at: now,
  })
  const songText = `song: ${SECRET}\ntrack a: piano\npattern p, 1 bar\n  C4  x...\nsection s, 1 bar\n  a: p\nplay: s\n`
  const facts = JSON.stringify({ tempo: 100, meter: '4/4', key: 'C major', seconds: 4, bars: 1, genre: null })
  insert('songs', {
    ...{ id: id('song'), ...owned, ...titled, words: SECRET, text: songText, facts },
    ...{ origin: '{}', version: 1, ...moments },
  })
  insert('song_versions', {
    ...{ id: `song-version-${run}`, song_id: id('song'), number: 1, why: SECRET, text: songText },
    created_at: now,
  })
  insert('dj_tracks', {
    ...{ id: id('track'), ...owned, kind: 'upload', state: 'done', title: SECRET, words: SECRET, seconds: 60 },
    ...{ analysis: JSON.stringify(TOLD), cues: '[]', wave: '[50]', file_id: id('file') },
  })
  const setPlan = JSON.stringify({ tracks: [id('track')], overlapBeats: 32, curve: 'bass', playS: null })
  insert('dj_sets', { id: id('set'), ...owned, ...titled, words: SECRET, plan: setPlan })
  const research = { question: SECRET, plan, state: 'done', pass_id: `pass-${run}` }
  insert('research', { id: id('research'), ...owned, ...titled, ...research })
  const progress = JSON.stringify({ done: [], reached: [], sections: [], disputes: [], notes: [] })
  insert('research_passes', {
    id: `pass-${run}`,
    research_id: id('research'),
    number: 1,
    plan,
    progress,
    run_id: 'r',
    created_at: now,
  })
  const snapshot = {
    kind: 'here',
    title: SECRET,
    href: '',
    site: SECRET,
    text: SECRET,
    sha256: 'x',
    subs: '["s1"]',
    created_at: now,
  }
  insert('research_snapshots', { id: `snapshot-${run}`, pass_id: `pass-${run}`, n: 1, ...snapshot })
  const cited = { n: 1, quote: SECRET, start: 0, end: SECRET.length }
  const sentence = { id: 's1.1-0', text: SECRET, by: null, cites: [cited] }
  const report = JSON.stringify({
    disputes: [],
    sections: [{ sub: 's1', heading: SECRET, sentences: [sentence], dropped: 0 }],
  })
  insert('research_reports', {
    id: `report-${run}`,
    pass_id: `pass-${run}`,
    number: 1,
    why: 'written',
    report,
    created_at: now,
  })
  insert('research_notes', {
    id: `note-${run}`,
    pass_id: `pass-${run}`,
    sub: 's1',
    ...cited,
    score: 1,
    created_at: now,
  })
  const step = { id: 's1', tool: 'words', fields: { text: SECRET } }
  insert('flows', { id: id('flow'), ...owned, ...titled, face: 'workflow', version: 1 })
  insert('mockups', { id: id('mockup'), ...owned, ...titled, words: SECRET, version: 1 })
  const drawn = { id: 'p1', kind: 'text', x: 0, y: 0, width: 80, height: 80, words: SECRET }
  const sheet = JSON.stringify({ screens: [{ id: 'v1', name: SECRET, parts: [drawn] }] })
  insert('mockup_versions', {
    ...{ id: `drawn-${run}`, mockup_id: id('mockup'), number: 1, mockup: sheet, why: SECRET, created_at: now },
  })
  insert('flow_versions', {
    ...{ id: `version-${run}`, flow_id: id('flow'), number: 1, flow: JSON.stringify({ inputs: [], steps: [step] }) },
    ...{ why: SECRET, created_at: now },
  })
  insert('flow_runs', {
    ...{ id: `ran-${run}`, flow_id: id('flow'), version: 1, kind: 'real', state: 'waiting', started_by: 'by hand' },
    ...{ given: JSON.stringify({ text: SECRET }), created_at: now },
  })
  const brief = { title: SECRET, message: SECRET, audience: '', tone: 'plain', action: '', facts: [] }
  insert('content_briefs', { id: id('brief'), ...owned, ...titled, brief: JSON.stringify(brief) })
  const said = { kind: 'article', text: SECRET, used: '{}', created_at: now, updated_at: now }
  insert('content_pieces', { id: `piece-${run}`, brief_id: id('brief'), ...said })
  const code = {
    language: 'python',
    told: JSON.stringify({ task: SECRET, values: {}, parsed: { parser: null, faults: [] }, ran: null, candidates: [] }),
    text: SECRET,
  }
  insert('code_answers', { id: id('code'), ...owned, ...titled, ...code })
  insert('code_projects', { id: id('project'), ...owned, ...titled })
  const built = {
    plan: JSON.stringify({
      plan: { title: SECRET, look: { accent: 'green', isDark: false, font: 'sans' }, sections: [] },
      base: {},
    }),
    files: JSON.stringify({ 'index.html': SECRET }),
  }
  insert('code_versions', {
    id: `version-${run}`,
    project_id: id('project'),
    n: 1,
    ...built,
    said: SECRET,
    told: JSON.stringify({ done: [SECRET], missed: [], by: 'rules' }),
    created_at: now,
  })
  const surveyed = {
    files: 1,
    bytes: 1,
    languages: [],
    modules: [],
    dependencies: [],
    cycles: [],
    unused: [],
    licences: [],
    remarks: [],
    left: [],
    tookMs: 1,
  }
  insert('code_spoken', {
    ...{ id: id('wishSaid'), ...owned, state: 'done', run_id: id('wishSaid'), text: SECRET, created_at: now },
  })
  insert('code_surveys', {
    id: id('survey'),
    ...owned,
    ...titled,
    file_id: id('file'),
    state: 'ready',
    report: JSON.stringify(surveyed),
  })
  insert('lens_looks', { id: id('look'), ...owned, ...seen })
  insert('recordings', {
    id: id('recording'),
    ...owned,
    kind: 'captions',
    state: 'done',
    title: SECRET,
    words: SECRET,
    file_id: id('file'),
    seconds: 2,
    peaks: '[]',
    transcript: JSON.stringify({
      language: null,
      pieces: [{ startS: 0, endS: 2, text: SECRET, speaker: null, confidence: null, words: [] }],
    }),
    facts: '{}',
    marks: '[]',
  })
  insert('voice_emails', {
    id: id('spoken'),
    ...owned,
    ...titled,
    words: SECRET,
    raw: SECRET,
    pack: 'plain',
    letter: JSON.stringify({ body: SECRET }),
  })
  insert('picture_draws', { id: id('draw'), ...owned, ...wish })
  insert('pictures', {
    id: id('picture'),
    ...owned,
    draw_id: id('draw'),
    title: SECRET,
    words: SECRET,
    alt: SECRET,
    prompt: SECRET,
    engine_id: 'embedded:illustrator',
    engine_label: 'Illustrator',
    recipe: JSON.stringify({
      prompt: SECRET,
      style: null,
      width: 256,
      height: 256,
      seed: 1,
      engine: 'embedded:illustrator',
      version: '2',
      changes: [],
    }),
    understood: '[]',
    ignored: '[]',
    colour: 'red',
    width: 256,
    height: 256,
    file_id: id('file'),
    sha256: 'x',
  })
  const mail = { subject: SECRET, created_at: now, last_at: now, subject_key: 'x', place: 'inbox', people: '[]' }
  const details = {
    ...{ to: [], cc: [], replyTo: null, references: [], attachments: [], unsubscribe: null, problems: [] },
    ...{ found: { spf: null, dkim: null, dmarc: null }, hasInvitation: false },
  }
  // The inbox and threads are for members.
  if (user_id !== null) {
    const of = { thread_id: id('group'), user_id, created_at: now }
    insert('threads', { id: id('group'), started_by: user_id, words: SECRET, ...titled, created_at: now })
    insert('thread_members', { thread_id: id('group'), user_id, role: 'owner', joined_at: now })
    insert('thread_messages', { id: id('group'), ...of, kind: 'said', text: SECRET, words: SECRET })
    insert('thread_papers', { ...of, version: 1, text: SECRET })
    insert('inbox_threads', { id: id('thread'), user_id, ...mail, messages: 1 })
    insert('inbox_messages', {
      ...{ id: id('mail'), user_id, thread_id: id('thread'), search_id: now, source: 'x', message_id: 'x@x' },
      ...{
        from_name: '',
        from_address: 'a@b.test',
        subject: SECRET,
        snippet: SECRET,
        details: JSON.stringify(details),
      },
      ...{ deliveries: '[]', raw_key: 'mails/x', bytes: 1, at: now, created_at: now },
    })
    insert('inbox_bodies', {
      ...{ message_id: id('mail'), user_id, search_id: now, owner: 'x', people: '', subject: SECRET, text: SECRET },
      created_at: now,
    })
    insert('posts', { id: id('post'), ...{ user_id, text: SECRET, audience: 'all', pictures: '[]', created_at: now } })
    insert('decisions', {
      ...{ id: id('decision'), user_id, kind: 'post', thing_id: 'x', act: 'warned', reason: 'spam' },
      ...{ words: SECRET, excerpt: SECRET, created_at: now },
    })
    insert('inbox_drafts', {
      ...{ id: id('letter'), user_id, kind: 'new', state: 'draft', subject: SECRET, text: SECRET, files: '[]' },
      ...{ created_at: now, updated_at: now },
    })
  }
  database.close()
  const [talk, conversation, question, job_, file_] = [
    id('talk'),
    id('conversation'),
    id('question'),
    id('job'),
    id('file'),
  ]
  const things = { run, talk, conversation, question, ticket: number, job: job_, file: file_ }
  return {
    ...things,
    writing: id('writing'),
    document: id('document'),
    prompt: id('prompt'),
    picture: id('picture'),
    draw: id('draw'),
    look: id('look'),
    reading: id('reading'),
    recording: id('recording'),
    spoken: id('spoken'),
    thread: id('thread'),
    mail: id('mail'),
    letter: id('letter'),
    table: id('table'),
    dashboard: id('dashboard'),
    alert: id('alert'),
    collection: id('collection'),
    post: id('post'),
    decision: id('decision'),
    research: id('research'),
    flow: id('flow'),
    mockup: id('mockup'),
    film: id('film'),
    song: id('song'),
    track: id('track'),
    set: id('set'),
    group: id('group'),
    brief: id('brief'),
    code: id('code'),
    project: id('project'),
    survey: id('survey'),
    wishSaid: id('wishSaid'),
  }
}

beforeAll(async () => {
  app = await openBuiltApp()
  const open = () => openBrowser(app)
  owners = { guest: open(), member: open() }
  await owners.member.join('Visitor')
  ids.guest = keepThings(await ask(owners.guest))
  ids.member = keepThings(await ask(owners.member))
  const [member, guest] = [open(), open()]
  await member.join('Stranger')
  await ask(guest, 'How long is a day?')
  strangers = { member: () => member, guest: () => guest, nobody: open }
})
afterAll(() => app.close())

const parametersOf = (paths: readonly string[]) => paths.filter((path) => /[:*]/.test(path))
const sources = ['features', 'kits', 'shell'].flatMap((layer) =>
  readdirSync(`app/${layer}`, { recursive: true, encoding: 'utf8' }).map((name) => `app/${layer}/${name}`),
)
const hasFile = (id: string) => sources.some((file) => file.endsWith(`/${id}.route.tsx`))

test('every route with a parameter has its decision here', () => {
  const built = (Object.entries(screens) as [string, ScreenEntry][]).filter(
    ([id, { paths }]) => id !== 'not-found' && hasFile(id) && parametersOf(paths).length > 0,
  )
  const patterns = [
    ...built.flatMap(([, { paths }]) => parametersOf(paths)),
    ...parametersOf(Object.values(allEndpoints)),
  ]
  expect(patterns.filter((pattern) => !Object.hasOwn(ROUTES, pattern))).toEqual([])
})

test('every name of the query has its decision here', () => {
  const files = sources.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const names = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:searchParams|params|query|search)\.(?:get|getAll|has)\('([\w-]+)'\)/g),
    ].map(([, name]) => name!),
  )
  const decided = new Set([...PLAIN, ...Object.keys(QUERY_IDS)])
  expect([...new Set(names)].filter((name) => !decided.has(name))).toEqual([])
})

/** Every address that shows or does something with a thing. */
const ADDRESSES: Record<Thing, (id: string, own: string) => string[]> = {
  run: (id, own) => [
    ...['run', 'merge', 'compare', 'share'].map((part) => `/ai/consensus/${part}?run=${id}`),
    `/ai/consensus/run?run=${id}&since=1`,
    `/ai/consensus/run?run=${id}&key=x.y`,
    `/ai/consensus-v4/run?run=${id}`,
    `/ai/consensus-simple/run?run=${id}`,
    ...(own ? [`/ai/consensus/compare?run=${own}&with=${id}`] : []),
    ...['md', 'json', 'csv'].map((as) => `/api/consensus/export/${id}?as=${as}`),
    `/api/consensus/live/${id}`,
  ],
  talk: (id) => [`/ai/consensus/chat?talk=${id}`, `/ai/consensus/chat?talk=${id}&key=x.y`],
  conversation: (id) => [
    ...['', '&view=share', '&view=branches', '&at=x'].flatMap((view) =>
      ['chat', 'summon'].map((screen) => `${screens[screen as 'chat'].paths[0]}?c=${id}${view}`),
    ),
    `/api/conversations/${id}/export`,
    `/api/conversations/${id}/export?as=json`,
    `/api/conversations/${id}/live`,
  ],
  question: (id) => [`${screens.questions.paths[0]}?question=${id}`],
  ticket: (id) => [`/support?ticket=${id}`, `/support?ticket=${id}&key=x`],
  job: (id) => [`/activity/${id}`],
  writing: (id) => [
    `/ai/content-tools?w=${id}`,
    `/ai/content-tools?tool=summarise&from=${id}`,
    `/ai/email?w=${id}`,
    `/ai/email-polish?w=${id}`,
    `/ai/email-polish?w=${id}&key=x.y`,
  ],
  picture: (id) => [
    ...['', '&part=change', '&part=share', '&part=publish'].map((part) => `/ai/images?picture=${id}${part}`),
    `/ai/images?from=${id}`,
    `/ai/images?from=${id}&share=none`,
    ...['', '/a.png', '?as=svg', '?as=webp', '?width=320', '?share=none'].map((more) => `/api/pictures/${id}${more}`),
    `/gallery?picture=${id}`,
    `/images/share/${id}`,
    `/api/images/export?c=${id}`,
  ],
  draw: (id) => [`/ai/images?draw=${id}`, `/api/draws/${id}/live`],
  look: (id) => [
    `/lens?look=${id}`,
    `/lens?look=${id}&blur=0`,
    `/api/lens/${id}/picture?blur=0`,
    `/api/lens/${id}/live`,
  ],
  collection: (id) => [
    ...['', '&part=documents', '&part=facts', '&part=share', '&key=x.y'].map(
      (more) => `/v2/document-intelligence?collection=${id}${more}`,
    ),
    `/api/collections/${id}/facts`,
  ],
  song: (id) => [
    ...['grid', 'arrangement', 'mixer', 'text', 'help', 'sound', 'versions&with=1', 'share', 'grid&key=x.y'].map(
      (part) => `/v2/music-studio?song=${id}&part=${part}`,
    ),
    ...['mp3', 'wav', 'stems', 'midi', 'musicxml', 'abc', 'svg', 'txt'].map((as) => `/api/songs/${id}/file?as=${as}`),
    `/api/songs/${id}/file?share=${id}`,
    `/api/songs/${id}/live`,
    `/v2/music-studio/shared/${id}`,
  ],
  film: (id) => [
    ...['storyboard', 'storyboard&edit=s1', 'sound', 'film', 'versions', 'share', 'film&key=x.y'].map(
      (part) => `/ai/video?film=${id}&part=${part}`,
    ),
    ...['mp4', 'vtt', 'srt', 'txt', 'edl', 'csv', 'zip', 'pdf', 'html', 'jpg'].map(
      (as) => `/api/films/${id}/file?as=${as}`,
    ),
    `/api/films/${id}/file?share=${id}`,
    `/api/films/${id}/stills/s1`,
    `/api/films/${id}/sounds/s1`,
    `/api/films/${id}/live`,
    `/ai/video/shared/${id}`,
  ],
  track: (id) => [
    ...['', '&key=x.y'].map((more) => `/v2/frenly-dj?track=${id}${more}`),
    ...['sound', 'wave', 'live'].map((what) => `/api/tracks/${id}/${what}`),
  ],
  set: (id) => [
    ...['', '&part=mix', '&part=share', '&key=x.y'].map((more) => `/v2/frenly-dj?set=${id}${more}`),
    ...['audio', 'wav', 'json', 'm3u8', 'cue', 'chapters'].map((as) => `/api/sets/${id}/file?as=${as}`),
    `/api/sets/${id}/file?share=${id}`,
    `/api/sets/${id}/live`,
    `/v2/frenly-dj/shared/${id}`,
  ],
  research: (id) => [
    ...[
      'plan',
      'report',
      'notes',
      'sources',
      'sources&source=1',
      'edit',
      'versions',
      'compare',
      'share',
      'report&key=x.y',
    ].map((part) => `/v2/research-assistant?research=${id}&part=${part}`),
    ...['md', 'html', 'docx', 'json', 'bib', 'csl'].map((as) => `/api/research/${id}/report?as=${as}`),
    `/api/research/${id}/live`,
    `/v2/research-assistant/shared/${id}`,
  ],
  mockup: (id) => [
    ...['edit', 'play', 'versions', 'share', 'edit&key=x.y'].map((part) => `/mockup-lab?mockup=${id}&part=${part}`),
    `/mockup-lab?shared=${id}`,
    ...['svg', 'png', 'html', 'json'].map((as) => `/api/mockups/${id}/file?as=${as}`),
  ],
  flow: (id) => [
    ...[
      'steps',
      'try',
      'runs',
      `runs&ran=${id.replace('flow', 'ran')}`,
      'tests',
      'starts',
      'versions',
      'share',
      'steps&key=x.y',
    ].flatMap((part) => ['/create/lab', '/v2/workflow-builder'].map((path) => `${path}?flow=${id}&part=${part}`)),
    `/v2/workflow-builder?shared=${id}`,
    `/v2/workflow-builder?answer=${id}.x`,
    ...['json', 'ts', 'svg'].map((as) => `/api/flows/${id}/file?as=${as}`),
    `/api/flows/runs/${id.replace('flow', 'ran')}/live`,
  ],
  group: (id) => [
    ...[
      '',
      '&view=claims',
      '&view=people',
      '&view=share',
      '&q=Zanzibar',
      '&before=z',
      '&on=x',
      '&edit=x',
      '&history=x',
    ].map((more) => `/threads?t=${id}${more}`),
    ...['', '&version=1'].map((more) => `/threads/workspace?t=${id}${more}`),
    `/threads?invite=${id}`,
    `/threads/shared?share=${id}`,
    ...['', '?as=json', '?as=html', '?of=document', '?of=decisions'].map((more) => `/api/threads/${id}/export${more}`),
    `/api/threads/${id}/live`,
    `/api/threads/${id}/files/x/a.txt`,
  ],
  brief: (id) => [
    ...['brief', 'pieces', 'calendar', `versions&piece=piece-${id.slice(6)}`, 'brief&key=x.y'].map(
      (part) => `/v2/content-creation-studio?brief=${id}&part=${part}`,
    ),
    ...['md', 'html', 'json', 'ics'].map((as) => `/api/content/${id}/file?as=${as}`),
  ],
  wishSaid: (id) => ['', '&key=x.y'].map((more) => `/v2/vibe-coder?heard=${id}${more}`),
  survey: (id) =>
    ['', '&part=map', '&part=dependencies', '&part=review', `&part=compare&against=${id}`, '&key=x.y'].map(
      (more) => `/v2/code-architect?survey=${id}${more}`,
    ),
  code: (id) => ['', '&key=x.y'].map((more) => `/code-generator?answer=${id}${more}`),
  project: (id) => [
    ...[
      '',
      '&part=sections',
      '&part=files',
      '&part=versions&version=1',
      '&part=check',
      '&part=publish',
      '&key=x.y',
    ].map((more) => `/builder?project=${id}${more}`),
    `/v2/vibe-coder?project=${id}`,
    `/builder?app=${id}`,
    `/api/preview/${id}/index.html`,
    `/api/projects/${id}/1`,
    `/api/projects/${id}/git`,
  ],
  table: (id) => [
    ...['', '&part=columns', '&part=rows', '&ask=none', '&key=x.y'].map(
      (more) => `/v2/business-intelligence?data=${id}${more}`,
    ),
    `/api/tables/${id}/answer?ask=none`,
  ],
  dashboard: (id) => [
    ...['', '&key=x.y'].map((more) => `/v2/business-intelligence?dashboard=${id}${more}`),
    `/v2/business-intelligence?shared=${id}`,
  ],
  alert: (id) => [`/v2/business-intelligence?alert=${id}`],
  reading: (id) => [
    ...['', '&part=text', '&part=facts', '&part=ask', '&part=compare', '&part=share', '&key=x.y'].map(
      (more) => `/document-analyzer?doc=${id}${more}`,
    ),
    `/document-analyzer/shared/${id}`,
    ...['', '?as=json', '?as=txt', '?as=csv'].map((more) => `/api/readings/${id}/export${more}`),
    `/api/readings/${id}/live`,
  ],
  recording: (id) => [
    ...['/ai/voice', '/youtube/transcriber', '/audio-player'].flatMap((screen) =>
      ['', '&part=edit', '&part=contents&ask=Zanzibar', '&part=exports', '&part=share', '&find=Zanzibar'].map(
        (part) => `${screen}?r=${id}${part}`,
      ),
    ),
    `/youtube/transcriber?one=${id}&two=${id}`,
    ...['srt', 'json', 'docx'].map((as) => `/api/recordings/${id}/export?as=${as}`),
    `/api/recordings/${id}/export?as=srt&share=none`,
    ...['', '?share=none', '?feed=none', '?mail=none'].map((more) => `/api/recordings/${id}/sound${more}`),
    `/api/recordings/${id}/live`,
    `/youtube/shared/${id}`,
    `/api/audio-feed/${id}`,
  ],
  spoken: (id) => [
    ...['', '&as=steps&step=3', '&as=plain'].map((more) => `/ai/voice-email?m=${id}${more}`),
    `/voice-email/shared/${id}`,
  ],
  document: (id) => [
    ...['', '&part=versions', '&plain=1', '&key=x.y'].map((more) => `/ai/text-editor?d=${id}${more}`),
    ...['md', 'pdf', 'docx', 'epub'].map((as) => `/api/documents/${id}/export?as=${as}`),
    `/ai/text-editor?d=${id}&part=share`,
    `/ai/text-editor?share=${id}`,
    `/api/documents/${id}/pictures/x`,
    `/api/documents/${id}/pictures/x?share=none`,
  ],
  thread: (id) => ['', '&folder=archive', '&open=x', '&compose=new'].map((more) => `/inbox?thread=${id}${more}`),
  mail: (id) => [`/api/inbox/${id}/body`, `/api/inbox/${id}/parts/0/a.txt`, `/api/inbox/${id}/message.eml`],
  letter: (id) => [`/inbox?compose=${id}`],
  prompt: (id) => [`/ai/prompts?p=${id}`, `/ai/prompts?p=${id}&key=x.y`],
  post: (id) => [
    `/connect/pulse?post=${id}`,
    `/connect/pulse?show=drafts&write=${id}`,
    `/ripples?post=${id}`,
    `/api/posts/${id}/pictures/0`,
  ],
  decision: (id) => [`/decisions/${id}`],
  file: (id) => [`/files/${id}`, `/files/${id}/a.txt`, `/files/${id}?width=64`, `/files/${id}?signature=x&until=9`],
}

/** Forms that act on a thing: where they go, and what they say. */
const FORMS: Record<Thing, (id: string) => [string, Record<string, string>][]> = {
  run: (id) => [
    ...(
      [
        { act: 'vote', seat: 'x' },
        { act: 'unvote' },
        { act: 'again', position: '0' },
        { act: 'add', answer: 'Mine' },
        { act: 'follow', question: 'Why?' },
        { act: 'resolve', dispute: '0' },
        { act: 'why', seat: 'x', dispute: '0' },
        { act: 'remove' },
      ] as Record<string, string>[]
    ).map((form): [string, Record<string, string>] => [`/ai/consensus/run?run=${id}`, form]),
    [`/ai/consensus/share?run=${id}`, { act: 'share' }],
    [`/ai/consensus/share?run=${id}`, { act: 'revoke', id: 'x' }],
  ],
  talk: (id) => [
    [`/ai/consensus/chat?talk=${id}`, { act: 'say', question: 'Why?' }],
    [`/ai/consensus/chat?talk=${id}`, { act: 'rename', title: 'Mine' }],
    [`/ai/consensus/chat?talk=${id}`, { act: 'remove' }],
  ],
  conversation: (id) => [
    ...['stop', 'pin', 'unpin', 'keep'].map((act): [string, Record<string, string>] => [
      screens.chat.paths[0],
      { do: act, c: id },
    ]),
    [screens.chat.paths[0], { do: 'send', c: id, text: 'Hello', voice: 'x' }],
    [screens.chat.paths[0], { do: 'rename', c: id, title: 'Mine' }],
    [`${screens.chat.paths[0]}?c=${id}&view=share`, { do: 'share' }],
  ],
  question: (id) =>
    ['again', 'publish', 'unpublish', 'remove'].map((act) => [`${screens.questions.paths[0]}?question=${id}`, { act }]),
  ticket: (id) => ['reply', 'close', 'reopen'].map((act) => [`/support?ticket=${id}`, { act, text: 'Hello there' }]),
  job: (id) => ['cancel', 'retry'].map((act) => [`/activity/${id}`, { act, id }]),
  writing: (id) => [
    ['/ai/email-polish', { do: 'choose', id, take: 'x' }],
    ['/ai/email-polish', { do: 'rename', id, title: 'Mine' }],
    ['/ai/email-polish', { do: 'delete', id }],
    ['/ai/email-polish', { do: 'bring-back', id }],
  ],
  picture: (id) => [
    ...['vary', 'check', 'delete', 'unpublish', 'enlarge'].map((act): [string, Record<string, string>] => [
      `/ai/images?picture=${id}`,
      { do: act, factor: '2' },
    ]),
    [`/ai/images?picture=${id}`, { do: 'save', title: 'Mine', alt: 'Mine' }],
    [`/ai/images?picture=${id}`, { do: 'edit', prompt: 'A fox', engine: 'x' }],
    [`/ai/images?picture=${id}`, { do: 'describe' }],
    [`/ai/images?picture=${id}`, { do: 'share', licence: 'cc0' }],
    [`/ai/images?picture=${id}`, { do: 'publish', title: 'Mine', alt: 'Mine', licence: 'cc0' }],
    ['/gallery', { do: 'report', picture: id, reason: 'spam' }],
    ['/gallery', { do: 'hide', picture: id }],
  ],
  draw: (id) => [[`/ai/images?draw=${id}`, { do: 'stop' }]],
  look: (id) => [
    ['/lens', { do: 'delete', look: id }],
    ['/lens', { do: 'ask', look: id, question: 'What is it?' }],
  ],
  collection: (id) => [
    ['/v2/document-intelligence', { do: 'ask', collection: id, question: 'What is it?' }],
    ['/v2/document-intelligence', { do: 'add', collection: id }],
    ['/v2/document-intelligence', { do: 'columns', collection: id, columns: 'rent' }],
    ['/v2/document-intelligence', { do: 'remove', collection: id, doc: 'x' }],
    ['/v2/document-intelligence', { do: 'share', collection: id }],
    ['/v2/document-intelligence', { do: 'rename', id, title: 'Mine' }],
    ['/v2/document-intelligence', { do: 'delete', id }],
  ],
  song: (id) => [
    ...['undo', 'redo', 'render', 'stop', 'duplicate', 'share', 'publish', 'retract', 'again', 'in-key'].map(
      (act): [string, Record<string, string>] => ['/v2/music-studio', { do: act, song: id, term: 'never' }],
    ),
    ['/v2/music-studio', { do: 'text', song: id, text: 'song: Mine' }],
    ['/v2/music-studio', { do: 'grid', song: id, pattern: 'p', on: '0.0' }],
    ['/v2/music-studio', { do: 'mixer', song: id }],
    ['/v2/music-studio', { do: 'whole', song: id, title: 'Mine', tempo: '90', meter: '4/4', key: 'C', ending: 'ring' }],
    ['/v2/music-studio', { do: 'section', song: id, section: 's', bars: '1' }],
    ['/v2/music-studio', { do: 'pattern', song: id, name: 'mine', bars: '1' }],
    ['/v2/music-studio', { do: 'change', song: id, words: 'faster' }],
    ['/v2/music-studio', { do: 'version', song: id, version: '1' }],
    ['/v2/music-studio', { do: 'rename', id, title: 'Mine' }],
    ['/v2/music-studio', { do: 'delete', id }],
  ],
  film: (id) => [
    ...['undo', 'redo', 'render', 'stop', 'duplicate', 'share'].map((act): [string, Record<string, string>] => [
      '/ai/video',
      { do: act, film: id },
    ]),
    ...['split', 'merge', 'up', 'down', 'copy', 'remove', 'redraw', 'add'].map(
      (act): [string, Record<string, string>] => ['/ai/video', { do: act, film: id, scene: 's1' }],
    ),
    ['/ai/video', { do: 'scene', film: id, scene: 's1', kind: 'title', heading: 'Mine' }],
    ['/ai/video', { do: 'order', film: id, ids: 's1' }],
    ['/ai/video', { do: 'version', film: id, version: '1' }],
    [
      '/ai/video',
      {
        ...{ do: 'settings', film: id, shape: 'wide', quality: '720', captions: 'both', look: 'night' },
        ...{ speed: '1', mood: 'none', level: '0', seed: '1' },
      },
    ],
    ['/ai/video', { do: 'rename', id, title: 'Mine' }],
    ['/ai/video', { do: 'delete', id }],
  ],
  track: (id) => [
    ...['half', 'double', 'later', 'found', 'no-beat', 'listen-again', 'clear-cues'].map(
      (act): [string, Record<string, string>] => ['/v2/frenly-dj', { do: act, track: id }],
    ),
    ['/v2/frenly-dj', { do: 'grid', track: id, bpm: '100', first: '0' }],
    ['/v2/frenly-dj', { do: 'cue', track: id, at: '1' }],
    ['/v2/frenly-dj', { do: 'rename', id, title: 'Mine' }],
    ['/v2/frenly-dj', { do: 'delete', id }],
  ],
  set: (id) => [
    ...['order-best', 'copy', 'mix', 'stop', 'share', 'wishes'].map((act): [string, Record<string, string>] => [
      '/v2/frenly-dj',
      { do: act, set: id },
    ]),
    ...['up', 'down', 'leave-out'].map((act): [string, Record<string, string>] => [
      '/v2/frenly-dj',
      { do: act, set: id, place: '0' },
    ]),
    ['/v2/frenly-dj', { do: 'add-to', set: id, track: 'x' }],
    ['/v2/frenly-dj', { do: 'rename', id, title: 'Mine' }],
    ['/v2/frenly-dj', { do: 'delete', id }],
  ],
  research: (id) => [
    ...['pause', 'resume', 'again', 'rewrite', 'share'].map((act): [string, Record<string, string>] => [
      '/v2/research-assistant',
      { do: act, research: id },
    ]),
    ['/v2/research-assistant', { do: 'plan', research: id, subs: 'Mine', kinds: 'here', pages: '1' }],
    ['/v2/research-assistant', { do: 'source-out', research: id, n: '1' }],
    ['/v2/research-assistant', { do: 'note-out', research: id, note: 'x' }],
    ['/v2/research-assistant', { do: 'edit', research: id, report: 'x' }],
    ['/v2/research-assistant', { do: 'restore', research: id, report: 'x' }],
    ['/v2/research-assistant', { do: 'rename', id, title: 'Mine' }],
    ['/v2/research-assistant', { do: 'delete', id }],
  ],
  mockup: (id) => [
    [
      '/mockup-lab',
      { do: 'save', mockup: id, version: '1', screen: 'v1', device: 'phone', kit: 'house', look: 'sketch' },
    ],
    ['/mockup-lab', { do: 'restore', mockup: id, version: '1' }],
    ['/mockup-lab', { do: 'share', mockup: id, term: 'never' }],
    ['/mockup-lab', { do: 'revoke', mockup: id, share: 'x' }],
    ['/mockup-lab', { do: 'rename', id, title: 'Mine' }],
    ['/mockup-lab', { do: 'delete', id }],
  ],
  flow: (id) => [
    ...(
      [
        { do: 'save', version: '1', title: 'Mine' },
        { do: 'run' },
        { do: 'run', how: 'dry' },
        { do: 'stop', run: id.replace('flow', 'ran') },
        { do: 'retry', run: id.replace('flow', 'ran') },
        { do: 'restore', version: '1' },
        { do: 'release', version: '1' },
        { do: 'withdraw' },
        { do: 'as-workflow' },
        { do: 'case', title: 'Mine', of: 's1', holds: 'x' },
        { do: 'remove-case', case: 'x' },
        { do: 'test' },
        { do: 'start', kind: 'call' },
        { do: 'start-on', start: 'x' },
        { do: 'remove-start', start: 'x' },
        { do: 'share', term: 'never' },
        { do: 'revoke', share: 'x' },
      ] as Record<string, string>[]
    ).map((form): [string, Record<string, string>] => ['/v2/workflow-builder', { flow: id, ...form }]),
    ['/create/lab', { do: 'take-over', shared: id }],
    ['/create/lab', { do: 'answer', question: `${id}.x`, answer: 'yes' }],
    ['/create/lab', { do: 'rename', id, title: 'Mine' }],
    ['/create/lab', { do: 'delete', id }],
  ],
  group: (id) => [
    ...(
      [
        { do: 'say', text: 'Mine' },
        { do: 'edit', message: id, text: 'Mine' },
        { do: 'unsay', message: id },
        { do: 'say-again', message: id },
        { do: 'mark', message: id, mark: '👍' },
        { do: 'vote', message: id, choice: '0' },
        { do: 'close-poll', message: id },
        { do: 'stop', message: id },
        { do: 'report', message: id, reason: 'spam' },
        { do: 'rename', title: 'Mine' },
        { do: 'mute' },
        { do: 'leave' },
        { do: 'delete' },
        { do: 'bring-back' },
        { do: 'link', role: 'writer' },
        { do: 'invite', handle: 'stranger', role: 'writer' },
        { do: 'revoke', invite: 'x' },
        { do: 'role', member: 'x', role: 'reader' },
        { do: 'remove', member: 'x' },
        { do: 'hand-over', member: 'x' },
        { do: 'read-claims' },
        { do: 'stance', claim: 'x', stance: 'agree' },
        { do: 'decide', decision: 'Mine', day: '2026-01-01' },
        { do: 'redecide', decision_id: 'x', decision: 'Mine', day: '2026-01-01' },
        { do: 'undecide', decision_id: 'x' },
        { do: 'write', paper: 'Mine' },
        { do: 'restore', version: '1' },
        { do: 'nonsense' },
      ] as Record<string, string>[]
    ).flatMap((form): [string, Record<string, string>][] => [
      [`/threads?t=${id}`, form],
      [`/threads/workspace?t=${id}`, form],
    ]),
    [`/threads?t=${id}&view=share`, { do: 'share' }],
    [`/threads?t=${id}&view=share`, { do: 'preview' }],
    ['/threads', { do: 'join', invite: id }],
    ['/threads/shared', { do: 'revoke', share: id }],
  ],
  brief: (id) => [
    ['/v2/content-creation-studio', { do: 'save', brief: id, title: 'Mine', message: 'Mine' }],
    ['/v2/content-creation-studio', { do: 'make', brief: id, pieces: 'faq' }],
    ['/v2/content-creation-studio', { do: 'renew', brief: id, piece: 'x' }],
    ...['word', 'remove', 'day'].map((act): [string, Record<string, string>] => [
      '/v2/content-creation-studio',
      { do: act, brief: id, piece: `piece-${id.slice(6)}`, day: '' },
    ]),
    ['/v2/content-creation-studio', { do: 'edit', brief: id, piece: 'x', text: 'Mine' }],
    ['/v2/content-creation-studio', { do: 'restore', brief: id, piece: 'x', version: 'x' }],
    ['/v2/content-creation-studio', { do: 'rename', id, title: 'Mine' }],
    ['/v2/content-creation-studio', { do: 'delete', id }],
  ],
  wishSaid: (id) => [['/v2/vibe-coder', { do: 'unsay', spoken: id }]],
  survey: (id) => [
    ['/v2/code-architect', { do: 'rename', id, title: 'Mine' }],
    ['/v2/code-architect', { do: 'delete', id }],
  ],
  code: (id) => [
    ['/code-generator', { do: 'fill', answer: id }],
    ['/code-generator', { do: 'edit', answer: id, text: 'Mine' }],
    ['/code-generator', { do: 'pick', answer: id, place: '0' }],
    ['/code-generator', { do: 'share', answer: id }],
    ['/code-generator', { do: 'rename', id, title: 'Mine' }],
    ['/code-generator', { do: 'delete', id }],
  ],
  project: (id) => [
    ['/builder', { do: 'wish', project: id, after: '1', prompt: 'make it dark' }],
    ['/builder', { do: 'section', project: id, after: '1', section: 'hero' }],
    ['/builder', { do: 'add', project: id, after: '1', kind: 'faq' }],
    ['/builder', { do: 'place', project: id, after: '1', section: 'hero', way: 'out' }],
    ['/builder', { do: 'look', project: id, after: '1', title: 'Mine', accent: 'red', ground: 'dark', font: 'mono' }],
    ['/builder', { do: 'file', project: id, after: '1', file: 'index.html', text: 'Mine' }],
    ['/builder', { do: 'restore', project: id, after: '1', n: '1' }],
    ['/builder', { do: 'publish', project: id, after: '1' }],
    ['/builder', { do: 'retract', project: id }],
    ['/builder', { do: 'drop-reply', project: id, reply: 'x' }],
    ['/builder', { do: 'send', app: id, form: 'contact' }],
    ['/builder', { do: 'rename', id, title: 'Mine' }],
    ['/v2/vibe-coder', { do: 'wish', project: id, after: '1', prompt: 'make it dark' }],
    ['/v2/vibe-coder', { do: 'say', project: id }],
    ['/v2/vibe-coder', { do: 'delete', id }],
  ],
  table: (id) => [
    ['/v2/business-intelligence', { do: 'ask', data: id, question: 'How many?' }],
    ['/v2/business-intelligence', { do: 'query', data: id, query: 'SELECT 1' }],
    ['/v2/business-intelligence', { do: 'clean', data: id }],
    ['/v2/business-intelligence', { do: 'again', data: id, ask: 'none' }],
    ['/v2/business-intelligence', { do: 'pin', data: id, ask: 'none', title: 'Mine' }],
    [
      '/v2/business-intelligence',
      {
        ...{ do: 'alert', data: id, ask: 'none', column: 'value', condition: 'above' },
        threshold: '1',
        often: 'daily',
      },
    ],
    ['/v2/business-intelligence', { do: 'rename', id, title: 'Mine' }],
    ['/v2/business-intelligence', { do: 'delete', id }],
  ],
  dashboard: (id) => [
    ...['tile-up', 'tile-down', 'tile-width', 'tile-off', 'tile-again'].map((act): [string, Record<string, string>] => [
      '/v2/business-intelligence',
      { do: act, dashboard: id, tile: 'none', width: 'full' },
    ]),
    ['/v2/business-intelligence', { do: 'all-again', dashboard: id }],
    ['/v2/business-intelligence', { do: 'share', dashboard: id, term: 'day' }],
    [`/v2/business-intelligence?dashboard=${id}`, { do: 'revoke', share: 'none' }],
    ['/v2/business-intelligence?part=dashboards', { do: 'rename', id, title: 'Mine' }],
    ['/v2/business-intelligence?part=dashboards', { do: 'delete', id }],
  ],
  alert: (id) => [
    ...['alert-on', 'alert-off', 'alert-look'].map((act): [string, Record<string, string>] => [
      '/v2/business-intelligence',
      { do: act, alert: id },
    ]),
    ['/v2/business-intelligence?part=alerts', { do: 'rename', id, title: 'Mine' }],
    ['/v2/business-intelligence?part=alerts', { do: 'delete', id }],
  ],
  reading: (id) => [
    ['/document-analyzer', { do: 'ask', doc: id, question: 'What is it?' }],
    ['/document-analyzer', { do: 'share', doc: id }],
    ['/document-analyzer', { do: 'rename', id, title: 'Mine' }],
    ['/document-analyzer', { do: 'delete', id }],
    ['/document-analyzer', { do: 'bring-back', id }],
  ],
  recording: (id) => [
    ...['delete', 'remove-sound', 'queue', 'unqueue', 'unpublish', 'publish', 'stop', 'again', 'share'].map(
      (act): [string, Record<string, string>] => [`/ai/voice?r=${id}`, { do: act, recording: id }],
    ),
    ['/youtube/transcriber', { do: 'edit', recording: id, version: '1', from: '0', to: '1', text: 'Mine' }],
    ['/youtube/transcriber', { do: 'rename', recording: id, title: 'Mine' }],
    ['/youtube/transcriber', { do: 'name-speaker', recording: id, version: '1', speaker: 'A', name: 'B' }],
    ['/audio-player', { do: 'mark', recording: id, at: '0:01', note: 'Mine' }],
    ['/audio-player', { do: 'unmark', recording: id, mark: 'x' }],
    ['/ai/voice', { do: 'summarise', recording: id, from: '0', to: '2' }],
    ['/ai/voice', { do: 'bring-back', c: id }],
    [`/api/recordings/${id}/position`, { at: '1' }],
  ],
  spoken: (id) => [
    ['/hub', { do: 'done', kind: 'voice', id }],
    ...['send', 'delete', 'remove-sound', 'remove-words', 'share'].map((act): [string, Record<string, string>] => [
      `/ai/voice-email?m=${id}`,
      { do: act, email: id },
    ]),
    ['/ai/voice-email', { do: 'rewrite', email: id, said: 'Mine' }],
    ['/ai/voice-email', { do: 'save', email: id, body: 'Mine' }],
    ['/ai/voice-email', { do: 'confirm', email: id, fact: 'x', written: 'x' }],
    ['/ai/voice-email', { do: 'doubt', email: id, fact: 'x' }],
    ['/ai/voice-email', { do: 'bring-back', c: id }],
  ],
  document: (id) => [
    ['/ai/text-editor', { do: 'save', id, version: '1', title: 'Mine', text: 'Mine' }],
    ['/ai/text-editor', { do: 'restore', id, version: 'x' }],
    ['/ai/text-editor', { do: 'check', id }],
    ['/ai/text-editor', { do: 'apply', id, version: '1' }],
    ['/ai/text-editor', { do: 'rename', id, title: 'Mine' }],
    ['/ai/text-editor', { do: 'delete', id }],
    ['/ai/text-editor', { do: 'replace', id, version: '1', find: 'a' }],
    ['/ai/text-editor', { do: 'help', id, passage: 'a', how: 'polish' }],
    ['/ai/text-editor', { do: 'put', id, version: '1', passage: 'a', text: 'b' }],
    ['/ai/text-editor', { do: 'picture', id }],
    ['/ai/text-editor', { do: 'share', id }],
    ['/ai/text-editor', { do: 'revoke', share: id }],
    ['/ai/text-editor', { do: 'comment', id, text: 'Mine' }],
    ['/ai/text-editor', { do: 'comment', share: id, text: 'Mine' }],
    ['/ai/text-editor', { do: 'comment-remove', id, comment: 'x' }],
    [`/api/documents/${id}/save`, { do: 'save', version: '1', title: 'Mine', text: 'Mine' }],
  ],
  thread: (id) => [
    ...['archive', 'trash', 'star', 'read', 'snooze:tomorrow', 'mute'].map((act): [string, Record<string, string>] => [
      '/inbox',
      { do: 'act', act: `${act}@${id}` },
    ]),
    ['/inbox', { do: 'act', act: 'junk', t: id }],
    ['/inbox', { do: 'erase', t: id }],
    ['/hub', { do: 'star', kind: 'mail', id }],
    ['/hub', { do: 'done', kind: 'mail', id }],
    ['/inbox', { do: 'label', name: 'Mine', t: id }],
  ],
  mail: (id) => [
    ['/inbox', { do: 'pictures', message: id }],
    ['/inbox', { do: 'unsubscribe', message: id }],
    ['/inbox', { do: 'answer', message: id, answer: 'accept' }],
    ['/inbox', { do: 'begin', kind: 'reply', about: id }],
  ],
  letter: (id) => [
    ['/inbox', { do: 'save', draft: id, text: 'Mine' }],
    ['/inbox', { do: 'send', draft: id, to: 'a@b.test' }],
    ['/inbox', { do: 'discard', draft: id }],
    ['/inbox', { do: 'say', draft: id }],
    ['/inbox', { do: 'unsay', draft: id, heard: id }],
    ['/inbox', { do: 'put', draft: id, text: 'x' }],
    ['/inbox', { do: 'take-back', draft: id }],
  ],
  prompt: (id) => [
    ['/ai/prompts', { do: 'save', id, title: 'Mine', text: 'Mine' }],
    ['/ai/prompts', { do: 'restore', id, version: '1' }],
    ['/ai/prompts', { do: 'use', id, where: 'here' }],
    ['/ai/prompts', { do: 'case', id, name: 'Mine', holds: 'a' }],
    ['/ai/prompts', { do: 'case-remove', id, case: 'x' }],
    ['/ai/prompts', { do: 'try', id }],
    ['/ai/prompts', { do: 'rename', id, title: 'Mine' }],
    ['/ai/prompts', { do: 'delete', id }],
  ],
  post: (id) => [
    ['/connect/pulse', { act: 'post', draft: id, text: 'Mine' }],
    ...['reply', 'edit'].map((act): [string, Record<string, string>] => [
      `/connect/pulse?post=${id}`,
      { act, target: id, text: 'Mine' },
    ]),
    [`/connect/pulse?post=${id}`, { act: 'react', target: id, kind: 'agree' }],
    [`/connect/pulse?post=${id}`, { act: 'vote', target: id, choice: '0' }],
    ...['pass', 'unpass', 'remove'].map((act): [string, Record<string, string>] => [
      `/connect/pulse?post=${id}`,
      { act, target: id },
    ]),
    ['/connect/pulse', { act: 'bring-back', c: id }],
    [`/connect/pulse?post=${id}`, { act: 'report', target: id, reason: 'spam' }],
  ],
  decision: (id) => [[`/decisions/${id}`, { appeal: 'It is not wrong at all.' }]],
  file: () => [],
}

const things = Object.keys(ADDRESSES) as Thing[]
const cases = (['guest', 'member'] as const).flatMap((owner) =>
  (['member', 'guest', 'nobody'] as const).flatMap((stranger) => things.map((thing) => ({ owner, stranger, thing }))),
)
/** As a redirect of a page, or as the data of one. */
const isSignIn = ({ headers }: Response, text: string) =>
  /^\/login\?/.test(headers.get('location') ?? '') || /"SingleFetchRedirect"[^\]]*"\/login\?/.test(text)

async function expectNothing(answer: Response, what: string) {
  const text = await answer.text()
  // Screens for members send everybody else to sign in, whatever is asked for.
  if (!isSignIn(answer, text)) expect(answer.status, what).toBe(404)
  expect(text, what).not.toContain(SECRET)
}

test.each(cases)('the $thing of a $owner is not there for another: $stranger', async ({ owner, stranger, thing }) => {
  const browser = strangers[stranger]()
  // What is not there has no owner.
  for (const id of owner === 'guest' ? [ids.guest[thing], 'none'] : [ids.member[thing]]) {
    for (const path of ADDRESSES[thing](id, '')) await expectNothing(await browser.get(toDataByDay(path)), path)
    for (const [path, form] of FORMS[thing](id))
      await expectNothing(await browser.post(toDataByDay(path), form), `${path} ${JSON.stringify(form)}`)
  }
})

test.each(['guest', 'member'] as const)('what belongs to a %s opens for them', async (owner) => {
  const own = ids[owner]
  const opened: Partial<Record<Thing, string>> = {
    run: `/ai/consensus/run?run=${own.run}`,
    talk: `/ai/consensus/chat?talk=${own.talk}`,
    conversation: `${screens.chat.paths[0]}?c=${own.conversation}`,
    question: `${screens.questions.paths[0]}?question=${own.question}`,
    writing: `/ai/email-polish?w=${own.writing}`,
    picture: `/ai/images?picture=${own.picture}`,
    draw: `/ai/images?draw=${own.draw}`,
    look: `/lens?look=${own.look}`,
    reading: `/document-analyzer?doc=${own.reading}`,
    recording: `/youtube/transcriber?r=${own.recording}`,
    spoken: `/ai/voice-email?m=${own.spoken}`,
    table: `/v2/business-intelligence?data=${own.table}`,
    dashboard: `/v2/business-intelligence?dashboard=${own.dashboard}`,
    research: `/v2/research-assistant?research=${own.research}`,
    flow: `/v2/workflow-builder?flow=${own.flow}`,
    mockup: `/mockup-lab?mockup=${own.mockup}`,
    film: `/ai/video?film=${own.film}`,
    song: `/v2/music-studio?song=${own.song}`,
    track: `/v2/frenly-dj?track=${own.track}`,
    set: `/v2/frenly-dj?set=${own.set}`,
    brief: `/v2/content-creation-studio?brief=${own.brief}`,
    collection: `/v2/document-intelligence?collection=${own.collection}`,
    document: `/ai/text-editor?d=${own.document}`,
    prompt: `/ai/prompts?p=${own.prompt}`,
    ...(owner === 'member' && {
      ticket: `/support?ticket=${own.ticket}`,
      job: `/activity/${own.job}`,
      alert: `/v2/business-intelligence?alert=${own.alert}`,
      thread: `/inbox?thread=${own.thread}`,
      mail: `/inbox?folder=all`,
      letter: `/inbox?compose=${own.letter}`,
      post: `/connect/pulse?show=drafts&write=${own.post}`,
      decision: `/decisions/${own.decision}`,
      group: `/threads?t=${own.group}`,
    }),
  }
  for (const [thing, path] of Object.entries(opened)) {
    const answer = await owners[owner].get(path)
    expect(answer.status, thing).toBe(200)
    expect(await answer.text(), thing).toContain(SECRET)
  }
})

test('lists show a stranger nothing of others', async () => {
  for (const stranger of Object.values(strangers))
    for (const path of [
      '/ai/consensus/history',
      '/ai/consensus/chat',
      '/qa',
      '/activity',
      '/access',
      '/chat/history',
      '/ai/email-polish?part=history',
      '/ai/images',
      '/images',
      '/gallery',
      '/lens',
      '/ai/voice',
      '/ai/voice?part=list',
      '/youtube/transcriber',
      '/youtube/transcriber-v4',
      '/audio-player',
      '/ai/voice-email',
      '/ai/voice-email?part=list',
      '/ai/text-editor',
      '/ai/prompts',
      '/v2',
      '/v2/research-assistant',
      '/create/lab',
      '/mockup-lab',
      '/v2/ai-ecosystem',
      '/v2/workflow-builder',
      '/v2/business-intelligence?part=dashboards',
      '/v2/business-intelligence?part=alerts',
      '/ai/video',
      '/v2/music-studio',
      '/v2/frenly-dj',
      '/v2/frenly-dj?part=sets',
      '/v2/frenly-dj?part=decks',
      '/v2/frenly-dj?part=radio',
      '/threads',
      '/threads?q=Zanzibar',
      '/threads/shared',
      '/threads/workspace',
      '/ai/collaborate',
      '/v2/content-creation-studio',
      '/hub',
      '/',
    ])
      expect(await (await stranger().get(path)).text(), path).not.toContain(SECRET)
})
