import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { screens } from '#app/catalogue/screens.ts'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

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
  | 'collection'

/** Each route with a parameter: whose thing it names, or why anybody may open it. A new route fails the test until it is here. */
const ROUTES: Readonly<Record<string, Thing | `public: ${string}`>> = {
  '/begin/:screen': 'public: a tool, and the words that were typed',
  '/:topic': 'public: words to read about, nobody’s',
  '/search/*': 'public: words to search for',
  '/ai/consensus/shared/:id': 'public: a copy its owner shared, by a secret id that can be taken back',
  '/chat/share/:shareId': 'public: a copy its owner shared, by a secret id that can be taken back',
  '/images/share/:id': 'public: a picture its owner shared, by a secret id that can be taken back',
  '/api/pictures/:id/:name?': 'picture',
  '/api/draws/:id/live': 'draw',
  '/api/lens/:id/picture': 'look',
  '/api/lens/:id/live': 'look',
  '/document-analyzer/shared/:id': 'public: a document its owner shared, by a secret id that can be taken back',
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
  '/api/collections/:id/facts': 'collection',
  '/marketplace/:section?': 'public: a section of the shop',
  '/activity/:id': 'job',
  '/unsubscribe/:token': 'public: the signed token of a letter is the right itself',
  '/v2/:query': 'public: words to search for',
  '/api/conversations/:id/live': 'conversation',
  '/api/conversations/:id/export': 'conversation',
  '/api/documents/:id/save': 'document',
  '/api/documents/:id/export': 'document',
  '/api/documents/:id/pictures/:file': 'document',
  '/api/consensus/live/:id': 'run',
  '/api/consensus/export/:id': 'run',
  '/api/banners/:id': 'public: a banner of the operator',
  '/v1/models/*': 'public: needs a key, and names a model',
  '/files/pictures/:name': 'public: profile pictures, by a name of random bits',
  '/files/:id/:name?': 'file',
}

/** Names of the query that say whose thing is meant. */
const QUERY_IDS: Readonly<Record<string, Thing | `public: ${string}`>> = {
  run: 'run',
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
  collection: 'collection',
  ask: 'public: a question to the table that the address names',
  share: 'public: a secret id of a link, the right itself',
  board: 'public: a name among the asker’s own boards',
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
  banner: 'public: the operator’s own screen',
  item: 'public: the operator’s own screen',
  letter: 'public: the operator’s own screen',
  user: 'public: the operator’s own screen',
  version:
    'public: a version of a help article on the operator’s own screen, or of the document that the address names',
  ally: 'public: a name among the built-in allies and the asker’s own',
}

/** Names of the query that choose, filter or fill, and name nothing of anybody. */
const PLAIN =
  'act after disputes joined way again ask before blur body brand by category chosen claims colour compare connect cookie days do domain done download edit edit-ally engine error example find format group hide home kind look more new only open page part place plain play port pose pressed preview prompt q reason redirect_uri refresh return_url round said screen seat show since site sort state step still style subject target toast tone topic try type until v view voice wait where whole width as text purpose tool judge folder mark table pack video bundle check pictures to when rule line'.split(
    ' ',
  )

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
  const id = (what: Thing) => `${what}-${run}`
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
  // The inbox is for members.
  if (user_id !== null) {
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
    collection: id('collection'),
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
    ...['', '&part=merge', '&part=compare', '&part=share', '&since=1', '&key=x.y'].map(
      (part) => `/ai/consensus?run=${id}${part}`,
    ),
    `/ai/consensus-v4?run=${id}`,
    `/ai/consensus-simple?run=${id}`,
    ...(own ? [`/ai/consensus?run=${own}&part=compare&with=${id}`] : []),
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
    ...['', '&part=documents', '&part=facts', '&key=x.y'].map(
      (more) => `/v2/document-intelligence?collection=${id}${more}`,
    ),
    `/api/collections/${id}/facts`,
  ],
  table: (id) => [
    ...['', '&part=columns', '&part=rows', '&ask=none', '&key=x.y'].map(
      (more) => `/v2/business-intelligence?data=${id}${more}`,
    ),
    `/api/tables/${id}/answer?ask=none`,
  ],
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
    ).map((form): [string, Record<string, string>] => [`/ai/consensus?run=${id}`, form]),
    [`/ai/consensus?run=${id}&part=share`, { act: 'share' }],
    [`/ai/consensus?run=${id}&part=share`, { act: 'revoke', id: 'x' }],
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
    ['/v2/document-intelligence', { do: 'rename', id, title: 'Mine' }],
    ['/v2/document-intelligence', { do: 'delete', id }],
  ],
  table: (id) => [
    ['/v2/business-intelligence', { do: 'ask', data: id, question: 'How many?' }],
    ['/v2/business-intelligence', { do: 'query', data: id, query: 'SELECT 1' }],
    ['/v2/business-intelligence', { do: 'clean', data: id }],
    ['/v2/business-intelligence', { do: 'rename', id, title: 'Mine' }],
    ['/v2/business-intelligence', { do: 'delete', id }],
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
  file: () => [],
}

const things = Object.keys(ADDRESSES) as Thing[]
const cases = (['guest', 'member'] as const).flatMap((owner) =>
  (['member', 'guest', 'nobody'] as const).flatMap((stranger) => things.map((thing) => ({ owner, stranger, thing }))),
)
const isSignIn = (answer: Response) => /^\/login\?/.test(answer.headers.get('location') ?? '')

async function expectNothing(answer: Response, what: string) {
  // Screens for members send everybody else to sign in, whatever is asked for.
  if (!isSignIn(answer)) expect(answer.status, what).toBe(404)
  expect(await answer.text(), what).not.toContain(SECRET)
}

test.each(cases)('the $thing of a $owner is not there for another: $stranger', async ({ owner, stranger, thing }) => {
  const browser = strangers[stranger]()
  for (const id of [ids[owner][thing], 'none']) {
    for (const path of ADDRESSES[thing](id, '')) await expectNothing(await browser.get(path), path)
    for (const [path, form] of FORMS[thing](id))
      await expectNothing(await browser.post(path, form), `${path} ${JSON.stringify(form)}`)
  }
})

test.each(['guest', 'member'] as const)('what belongs to a %s opens for them', async (owner) => {
  const own = ids[owner]
  const opened: Partial<Record<Thing, string>> = {
    run: `/ai/consensus?run=${own.run}`,
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
    collection: `/v2/document-intelligence?collection=${own.collection}`,
    document: `/ai/text-editor?d=${own.document}`,
    prompt: `/ai/prompts?p=${own.prompt}`,
    ...(owner === 'member' && {
      ticket: `/support?ticket=${own.ticket}`,
      job: `/activity/${own.job}`,
      thread: `/inbox?thread=${own.thread}`,
      mail: `/inbox?folder=all`,
      letter: `/inbox?compose=${own.letter}`,
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
      '/ai/consensus?part=history',
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
      '/',
    ])
      expect(await (await stranger().get(path)).text(), path).not.toContain(SECRET)
})
