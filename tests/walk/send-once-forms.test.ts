import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { readForms } from '#tests/support/page-forms.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'
import { openUrlBrowser } from '#tests/support/url-browser.ts'

const PASSWORD = 'seven bamboo shoots'
const ADMIN_EMAIL = 'chief@frenly.test'
const MANY = { TRUST_PROXY: '1', LOG_LEVEL: 'error', ADMIN_EMAIL }

/** The forms of the source that are done once: `name` of a KeyedForm, FormKey or ShareLinksPart, `act` of its kin. */
function listOnceForms(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^features\/showcase\/|^ui\//.test(file),
  )
  return files.flatMap((file) => {
    const source = readFileSync(`app/${file}`, 'utf8')
    const scripts = [...source.matchAll(/useFormKeys\('([^']+)'\)/g)].map(([, name]) => name!)
    return [
      ...toTags(source.replace(/^\s*\/\/.*$/gm, ''))
        .filter(isOnce)
        .map(toName)
        .filter((name) => name !== null),
      ...scripts,
    ]
  })
}

/** The opening tags of forms with a key, up to the `>` that closes them. */
function toTags(source: string): string[] {
  return [...source.matchAll(/<(?:KeyedForm|FormKey|ShareLinksPart|SettingsForm|AdminForm|IndexForm)\b/g)].map(
    ({ index }) => {
      let depth = 0
      let at = index
      for (; at < source.length && (depth > 0 || source[at] !== '>'); at += 1)
        depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0
      return source.slice(index, at)
    },
  )
}
const isOnce = (tag: string) =>
  /^<(?:KeyedForm|FormKey|ShareLinksPart)\b/.test(tag) ? !/\sagain\b/.test(tag) : /\sonce\b(?!=\{false)/.test(tag)
/** A tag whose name is passed on stands for those that pass it. */
const toName = (tag: string): string | null =>
  /\s(?:name|act)="([^"]+)"/.exec(tag)?.[1] ?? /\sname=\{`([a-z-]+)\$\{/.exec(tag)?.[1]?.replace(/-$/, '') ?? null

type Who = 'guest' | 'member' | 'admin'
type Case = {
  who: Who
  page: () => string | Promise<string>
  /** What is typed; a list for a name that comes several times. */
  fill?: Record<string, string | readonly string[]>
  /** Where something new lies then. */
  table: string
  /** How many rows one of it is. */
  rows?: number
}

/** Forms of the same act as another, which stand where models contradict each other. */
const SAME_ACT: Readonly<Record<string, string>> = { question: 'next-question', unsubscribe: 'begin' }
/** Forms that cannot be sent here, and why. */
const NOT_HERE: Readonly<Record<string, string>> = {
  'merge': 'puts an account into another, which is gone then: the second finds none; tests/walk/members tries it',
  'trial': 'begins once for each member; features/plans tries it',
  'flow-answer': 'a question is answered once, by its row; tested in features/flows',
  'import-mail': 'brings a file, which this browser does not send; a letter is known by its bytes',
  'add-account': 'signs in at a mail server, which no test reaches here; features/inbox/accounts tries it',
  'check-members': 'brings a file, which this browser does not send; tests/walk/members tries it',
  'autosave': 'a script keeps a draft by its version: the same save again is refused',
  'mail': 'a script does with a conversation what its buttons do: the same again changes nothing',
  'survey': 'brings a file, which this browser does not send',
  'look': 'brings a file, which this browser does not send',
  'import': 'brings a file, which this browser does not send',
  'hear': 'brings a file, which this browser does not send',
  'captions': 'brings a file, which this browser does not send',
  'video': 'asks a site that no test reaches; features/voice tries it with a stand-in',
  'track': 'there only when the site of videos gave several captions',
  'add-tracks': 'brings files, which this browser does not send',
  'add-song': 'there only where there is a song with its sound; features/dj tries it',
  'add-recording': 'there only where there is a recording with its sound; features/dj tries it',
  'add-to-set': 'changes the list of a set in its row; the key keeps it from doing so twice',
  'add-shared': 'names what another member shares, of whom there is none here; features/dj tries it',
  'bring': 'brings a file, which this browser does not send',
  'ebook-file': 'brings a file, which this browser does not send',
  'edit': 'there only where an engine that goes on from a picture is connected',
  'import-song': 'brings a file, which this browser does not send',
  'add-documents': 'brings files, which this browser does not send',
  'take-listing': 'takes what another member offers, of whom there is none here; kits/members/market tries it',
  'try-listing': 'runs what another member offers, of whom there is none here; features/marketplace tries it',
  'ask-seller': 'asks another member, of whom there is none here; features/marketplace tries it',
  'buy-listed-panda':
    'takes what another member listed, of whom there is none here; kits/members/pandas/trade tries it',
  'bid': 'takes part in the auction of another member, of whom there is none here; kits/members/pandas/trade tries it',
  'make-offer': 'asks another member, of whom there is none here; kits/members/pandas/trade tries it',
  'give-panda': 'names another member, of whom there is none here; kits/members/pandas/trade tries it',
  'mint-panda': 'there only where a contract on a chain is configured; features/pandas tries it',
  'payout': 'there only for whoever is owed ten dollars; kits/members/market tries it',
  'payout-paid': 'there only when a seller asked to be paid; kits/members/market tries it',
  'share-stack': 'there only once a stack is kept; features/quests tries it',
  'share-scroll': 'there only once a quest was finished; features/quests tries it',
  'order-scenes': 'a script sends the same order again: nothing changes',
  'thank': 'names another member, of whom there is none here; features/pulse tries it',
  'hold-slot': 'a slot that is held is taken: the same again is refused; tests/walk/business tries it',
  'dictate': 'brings a file, which this browser does not send',
  'say-intake': 'brings a file, which this browser does not send',
  'say-wish': 'brings a file, which this browser does not send',
  'guest-hold': 'holds a time of another; tests/walk/business tries it',
  'confirm-booking': 'changes what is held once; tests/walk/business tries it',
  'cancel-booking': 'changes what is booked once; tests/walk/business tries it',
  'ask-lens': 'there only where an engine that sees is connected',
}
const QUESTION = 'Which tree grows fastest in a small garden?'
const known: Record<string, string> = {}
const at = (page: string) => () => page
const run = () => `/ai/consensus/run?run=${known.run}`
const chat = () => `/ai/chat?c=${known.chat}`
const recording = (part: string) => () => `/youtube/transcriber?r=${known.recording}${part}`
const picture = (part: string) => () => `/ai/images?picture=${known.picture}${part}`
const bookDesk = () => to('ebook', { id: known.book! }, { part: 'desk' })
const desksOfAdmin = () => to('ebook', { id: known.adminsBook! }, { part: 'desk' })
const asked = (name: string) => ({ question: `How high is the ${name} tower?` })

const CASES: Readonly<Record<string, Case>> = {
  'begin': { who: 'member', page: () => `/inbox?thread=${known.thread}`, table: 'inbox_drafts' },
  'keep-rule': { who: 'member', page: at(to('smart-inbox', null, { rule: 'Star receipts' })), table: 'inbox_rules' },
  'offer-listing': {
    who: 'member',
    page: at(to('market-selling', null, { part: 'new' })),
    fill: {
      thing: 'service',
      title: 'An hour of help',
      about: 'With your garden.',
      price: '12.50',
      licence: 'personal',
    },
    table: 'listings',
  },
  'make-coupon': {
    who: 'admin',
    page: at(to('admin-sales', null, { part: 'coupons' })),
    fill: { code: 'TWICE-10', percent: '10' },
    table: 'coupons',
  },
  'buy-panda': {
    who: 'member',
    page: async () => {
      await browsers.member.post('/panda-purchase', { do: 'meet' })
      return '/panda-purchase'
    },
    fill: { chosen: '0', name: 'Bought-Bao' },
    table: 'orders',
  },
  'list-panda': {
    who: 'admin',
    page: async () => {
      await browsers.admin.post('/adopt-panda', { do: 'meet' })
      const adopted = await browsers.admin.post('/adopt-panda', { do: 'adopt', chosen: '1', name: 'Listed-Bao' })
      const number = /\/pandas\/(\d+)/.exec(adopted.location ?? '')?.[1]
      return to('nft-selling', null, { panda: number })
    },
    fill: { kind: 'price', price: '12.50' },
    table: 'panda_listings',
  },
  'adopt-panda': {
    who: 'member',
    page: async () => {
      await browsers.member.post('/adopt-panda', { do: 'meet' })
      return '/adopt-panda'
    },
    fill: { do: 'adopt', chosen: '1', name: 'Twice-Bao' },
    table: 'pandas',
  },
  'make-wallet': { who: 'member', page: at(to('wallet-setup')), fill: { do: 'make' }, table: 'wallets' },
  'checkout': { who: 'member', page: at(to('checkout', null, { plan: 'plus' })), table: 'orders' },
  'register': {
    who: 'guest',
    page: at('/register'),
    fill: { username: 'Twice', email: 'twice@frenly.test', password: PASSWORD, confirmPassword: PASSWORD },
    table: 'users',
  },
  'ask-consensus': { who: 'member', page: at('/ai/consensus'), fill: asked('ask'), table: 'consensus_runs' },
  'try-question': { who: 'member', page: at('/'), fill: asked('try'), table: 'consensus_runs' },
  'first-question': { who: 'member', page: at('/'), fill: asked('first'), table: 'consensus_runs' },
  'open-example': { who: 'member', page: at('/'), table: 'consensus_runs' },
  'ask-box': { who: 'member', page: at('/models'), fill: asked('box'), table: 'consensus_runs' },
  'follow-up': { who: 'member', page: run, fill: asked('follow'), table: 'consensus_runs' },
  'next-question': { who: 'member', page: at('/ai/consensus/chat'), fill: asked('next'), table: 'consensus_runs' },
  'add-answer': {
    who: 'member',
    page: run,
    fill: { label: 'Mine', answer: 'It is ten.' },
    table: 'consensus_versions',
  },
  'share-run': {
    who: 'member',
    page: () => `/ai/consensus/share?run=${known.run}&preview=1`,
    table: 'consensus_shares',
  },
  'chat-export': {
    who: 'member',
    page: at('/ai/consensus/chat-export'),
    fill: { copied: 'You: How high is it?\n\nChatGPT: It is 300 m high.\n' },
    table: 'files',
    rows: 2,
  },
  'message': { who: 'member', page: at('/ai/chat'), fill: { text: 'What is 3 + 3?' }, table: 'conversations' },
  'edit': {
    who: 'member',
    page: () => `${chat()}&edit=${known.message}`,
    fill: { text: 'What is 4 + 4?' },
    table: 'conversation_messages',
    rows: 2,
  },
  'again': { who: 'member', page: chat, table: 'conversation_messages' },
  'share-conversation': {
    who: 'member',
    page: () => `${chat()}&view=share`,
    fill: { do: 'share' },
    table: 'conversation_shares',
  },
  'copy-conversation': { who: 'admin', page: () => `/chat/share/${known.share}`, table: 'conversations' },
  'ally': {
    who: 'member',
    page: at(to('summon', null, { 'edit-ally': 'new' })),
    fill: { name: 'Critic', about: 'Reads strictly', instructions: 'Be strict and short.' },
    table: 'allies',
  },
  'fork-ally': { who: 'member', page: at(to('codex-ally', { allyId: 'coach' })), table: 'allies' },
  'beta-say': {
    who: 'admin',
    page: at(to('beta-dashboard')),
    fill: { text: 'A darker dark, please.' },
    table: 'beta_ideas',
  },
  'quest-group': { who: 'member', page: at(to('quest', { questId: 'study-circle' })), table: 'quest_groups' },
  'invite': { who: 'member', page: at(to('invites')), fill: { label: 'Jon', words: 'Come in' }, table: 'invites' },
  'ask-place': {
    who: 'guest',
    page: at('/world?place=japan'),
    fill: { question: 'what is the capital?' },
    table: 'sendings',
  },
  'try-engine': {
    who: 'member',
    page: at('/ai/models?try=embedded:calculator'),
    fill: { text: '6 + 7' },
    table: 'sendings',
  },
  'panda-chat': {
    who: 'guest',
    page: at('/'),
    fill: { message: 'How do I sign in?', page: '/' },
    table: 'panda_turns',
  },
  'ask-panda': { who: 'guest', page: at('/support'), fill: { message: 'How do I sign in?' }, table: 'panda_turns' },
  'feedback-pane': {
    who: 'guest',
    page: at('/'),
    fill: { type: 'bug', page: '/', feedback: 'The pane is fine.', email: '' },
    table: 'feedback',
  },
  'feedback': {
    who: 'guest',
    page: at('/feedback?type=bug'),
    fill: { feedback: 'The page is fine.' },
    table: 'feedback',
  },
  'waitlist': { who: 'guest', page: at('/therapist'), fill: { email: 'waits@frenly.test' }, table: 'waitlist' },
  'contact': {
    who: 'guest',
    page: at('/support?part=contact'),
    fill: { subject: 'A subject', text: 'A long enough text.', email: 'asks@frenly.test' },
    table: 'tickets',
  },
  'ticket-reply': {
    who: 'member',
    page: () => `/support?ticket=${known.ticket}`,
    fill: { text: 'One more thing.' },
    table: 'ticket_messages',
  },
  'vote-helpful': {
    who: 'guest',
    page: at('/support?article=reset-password'),
    fill: { helpful: 'no' },
    table: 'help_votes',
  },
  'missing-help': {
    who: 'guest',
    page: at('/support?article=reset-password&said=no'),
    fill: { missing: 'A picture of it.' },
    table: 'sendings',
  },
  'add-memory': { who: 'member', page: at(to('memories')), fill: { text: 'I like short answers.' }, table: 'memories' },
  'ask-question': {
    who: 'member',
    page: at('/qa'),
    fill: { question: 'How old do bamboos get in Norway?', topic: 'science' },
    table: 'qa_questions',
  },
  'post': {
    who: 'member',
    page: () => '/connect/pulse',
    fill: { text: 'A post that somebody sends twice' },
    table: 'posts',
  },
  'answer': {
    who: 'member',
    page: () => `/qa?question=${known.question}`,
    fill: { text: 'Bamboo does, by a metre a day.', basis: 'experience' },
    table: 'qa_answers',
  },
  'report': {
    who: 'guest',
    page: () => `/qa?question=${known.question}`,
    fill: { words: 'It is an advertisement.' },
    table: 'qa_reports',
  },
  'ask-panel-again': { who: 'admin', page: () => `/qa?question=${known.question}`, table: 'qa_panel_answers' },
  'apiKeys.create': { who: 'member', page: at('/settings?part=engines'), fill: { name: 'Script' }, table: 'api_keys' },
  'ownEngines.add': {
    who: 'member',
    page: at('/settings?part=engines'),
    fill: { label: 'Mine', secretKey: 'sk-test-123456789' },
    table: 'providers',
  },
  'reply': {
    who: 'admin',
    page: () => `/admin/feedback?item=${known.feedback}`,
    fill: { reply: 'Thank you for saying so.' },
    table: 'mails',
  },
  'help-article': {
    who: 'admin',
    page: at(to('admin-knowledge-base', null, { new: 'yes' })),
    fill: { title: 'A new article', summary: 'What it says.', body: 'A body of a few words.', act: 'draft' },
    table: 'help_edits',
  },
  'save': {
    who: 'admin',
    page: at(to('admin-cta', null, { banner: 'new' })),
    fill: { text: 'Hello', linkLabel: 'See', link: '/plan' },
    table: 'banners',
  },
  'create-member': {
    who: 'admin',
    page: at(to('admin-users', null, { part: 'new' })),
    fill: { name: 'Ida', email: 'ida@made.example' },
    table: 'users',
  },
  'add': {
    who: 'admin',
    page: at(to('admin-providers')),
    fill: { label: 'House', secretKey: 'sk-test-123456789' },
    table: 'providers',
  },
}

Object.assign(CASES, {
  'comment-post': {
    who: 'admin',
    page: at('/blog/how-agreement-is-counted'),
    fill: { text: 'A comment of one.' },
    table: 'blog_comments',
  },
  'make-channel': {
    who: 'member',
    page: at(to('channel-steward')),
    fill: { name: 'Films', kind: 'elsewhere', zone: 'UTC' },
    table: 'steward_channels',
  },
  'add-idea': {
    who: 'member',
    page: () => to('channel-steward', null, { channel: known.channel }),
    fill: { title: 'An idea' },
    table: 'steward_posts',
  },
  'begin-text': {
    who: 'admin',
    page: at(to('university', null, { part: 'write' })),
    fill: { title: 'A lesson of our own', slug: '' },
    table: 'authored_texts',
  },
  'ebook-outline': {
    who: 'member',
    page: at(to('ebook-create')),
    fill: { title: 'A book', outline: 'One' },
    table: 'books',
  },
  'ebook-own': {
    who: 'member',
    page: at(to('ebook-create')),
    fill: { title: 'A book of texts', documents: 'a-text' },
    table: 'books',
  },
  'chapter-add': { who: 'member', page: bookDesk, fill: { title: 'Another' }, table: 'book_chapters' },
  'chapter-document': { who: 'member', page: bookDesk, table: 'book_chapters' },
  'chapter-run': { who: 'member', page: bookDesk, table: 'book_chapters' },
  'manual-make': {
    who: 'member',
    page: at(to('manual-create')),
    fill: { title: 'Kettle', about: 'It boils.' },
    table: 'manuals',
  },
  'manual-share': {
    who: 'admin',
    page: () => to('manual', { id: known.manual! }, { part: 'desk' }),
    table: 'share_links',
  },
  'ebook-share': { who: 'admin', page: desksOfAdmin, table: 'share_links' },
  'ebook-publish': { who: 'admin', page: desksOfAdmin, table: 'book_editions' },
  'compare-answers': {
    who: 'member',
    page: at('/ai/consensus?way=compare'),
    fill: { answer: ['It is 300 m high.', 'It is 330 m high.'] },
    table: 'consensus_runs',
  },
  'example-answers': { who: 'member', page: at('/ai/consensus?way=compare'), table: 'consensus_runs' },
  'draw': { who: 'member', page: at('/ai/images'), fill: { prompt: 'A fox at night' }, table: 'picture_draws' },
  'example': { who: 'member', page: at('/ai/images'), fill: { prompt: 'A fox' }, table: 'picture_draws' },
  'speak': { who: 'member', page: at('/ai/voice'), fill: { text: 'Good day.', format: 'wav' }, table: 'recordings' },
  'add-word': { who: 'member', page: at('/ai/voice'), fill: { word: 'GIF', said: 'jif' }, table: 'spoken_words' },
  'paste': {
    who: 'member',
    page: at('/youtube/transcriber'),
    fill: { text: '0:01 Good day to you' },
    table: 'recordings',
  },
  'mark': { who: 'member', page: recording(''), fill: { at: '0:01' }, table: 'sendings' },
  'share-recording': { who: 'member', page: recording('&part=share'), table: 'share_links' },
  'write': { who: 'member', page: at('/ai/voice-email'), fill: { said: 'hi Tom see you' }, table: 'voice_emails' },
  'share-mail': { who: 'member', page: () => `/ai/voice-email?m=${known.mail}`, table: 'share_links' },
  'send': { who: 'member', page: () => `/ai/voice-email?m=${known.mail}`, table: 'mails' },
  'vary': { who: 'member', page: picture(''), table: 'picture_draws' },
  'change': {
    who: 'member',
    page: picture('&part=change'),
    fill: { left: '10' },
    table: 'pictures where draw_id is null',
  },
  'share-picture': { who: 'member', page: picture('&part=share'), table: 'share_links' },
  'board': { who: 'member', page: at(to('image-history')), fill: { name: 'Foxes' }, table: 'picture_boards' },
  'report-picture': {
    who: 'admin',
    page: () => `/gallery?picture=${known.picture}`,
    fill: { reason: 'spam' },
    table: 'picture_reports',
  },
  'letter': { who: 'member', page: at('/ai/email?purpose=complain'), table: 'writings' },
  'polish': { who: 'member', page: at('/ai/email-polish'), fill: { draft: 'I has a dog.' }, table: 'writings' },
  'tool': {
    who: 'member',
    page: at('/ai/content-tools?tool=readability'),
    fill: { text: 'A short text. It has two sentences.' },
    table: 'writings',
  },
  'read-document': {
    who: 'member',
    page: at('/document-analyzer'),
    fill: { text: 'The tea cost 4 euros in 2024.' },
    table: 'read_documents',
  },
  'ask-document': {
    who: 'member',
    page: () => `/document-analyzer?doc=${known.reading}&part=ask`,
    fill: { question: 'What did the tea cost?' },
    table: 'document_questions',
  },
  'share-document': {
    who: 'member',
    page: () => `/document-analyzer?doc=${known.reading}&part=share`,
    table: 'share_links',
  },
  'gather': {
    who: 'member',
    page: at('/v2/document-intelligence'),
    fill: { title: 'Leases' },
    table: 'document_collections',
  },
  'ask-collection': {
    who: 'member',
    page: () => `/v2/document-intelligence?collection=${known.collection}&part=ask`,
    fill: { question: 'What did the tea cost?' },
    table: 'document_questions',
  },
  'share-collection': {
    who: 'member',
    page: () => `/v2/document-intelligence?collection=${known.collection}&part=share`,
    table: 'share_links',
  },
  'open-table': {
    who: 'member',
    page: at('/v2/business-intelligence'),
    fill: { text: 'Region,Revenue\nNorth,100\nSouth,50' },
    table: 'data_sets',
  },
  'ask-table': {
    who: 'member',
    page: () => `/v2/business-intelligence?data=${known.table}`,
    fill: { question: 'revenue by region' },
    table: 'data_questions',
  },
  'query-table': {
    who: 'member',
    page: () => `/v2/business-intelligence?data=${known.table}`,
    fill: { query: 'SELECT count(*) FROM data' },
    table: 'data_questions',
  },
  'new-dashboard': {
    who: 'member',
    page: at('/v2/business-intelligence?part=dashboards'),
    fill: { title: 'Sales' },
    table: 'data_dashboards',
  },
  'pin-answer': {
    who: 'member',
    page: () => `/v2/business-intelligence?data=${known.table}`,
    fill: { dashboard: '', title: 'More sales' },
    table: 'data_tiles',
  },
  'share-dashboard': {
    who: 'member',
    page: () => `/v2/business-intelligence?dashboard=${known.dashboard}`,
    table: 'share_links',
  },
  'ask-code': {
    who: 'member',
    page: at('/code-generator'),
    fill: { prompt: 'remove duplicates from a list', language: 'python' },
    table: 'code_answers',
  },
  'share-code': { who: 'member', page: () => known.code!, table: 'share_links' },
  'begin-project': {
    who: 'member',
    page: at('/builder'),
    fill: { prompt: 'A page with opening hours' },
    table: 'code_projects',
  },
  'wish': {
    who: 'member',
    page: () => known.project!,
    fill: { prompt: 'make it dark' },
    table: 'code_versions',
  },
  'fill-section': {
    who: 'member',
    page: () => `${known.project}&part=sections`,
    fill: { value: ['Tea', 'Ink', 'In', '#hours'] },
    table: 'code_versions',
  },
  'add-section': { who: 'member', page: () => `${known.project}&part=sections`, table: 'code_versions' },
  'page-look': {
    who: 'member',
    page: () => `${known.project}&part=sections`,
    fill: { title: 'Another name' },
    table: 'code_versions',
  },
  'edit-file': {
    who: 'member',
    page: () => `${known.project}&part=files&file=style.css`,
    fill: { text: 'body { color: red }' },
    table: 'code_versions',
  },
  'send-app': {
    who: 'guest',
    page: () => known.app!,
    fill: { value: ['Mira', 'mira@example.org', 'Hello'] },
    table: 'code_replies',
  },
  'begin-brief': {
    who: 'member',
    page: at('/v2/content-creation-studio'),
    fill: { title: 'A bakery', message: 'It opens on Monday.' },
    table: 'content_briefs',
  },
  'begin-film': {
    who: 'member',
    page: at('/ai/video'),
    fill: { script: 'Tea is a drink made of leaves. It is drunk hot.' },
    table: 'films',
  },
  'make-film': { who: 'member', page: () => `${known.film}&part=film`, table: 'film_renders' },
  'share-film': { who: 'member', page: () => `${known.film}&part=share`, table: 'share_links' },
  'duplicate-film': { who: 'member', page: () => known.film!, table: 'films' },
  'scene-act': { who: 'member', page: () => known.film!, table: 'film_versions' },
  'add-scene': { who: 'member', page: () => known.film!, table: 'film_versions' },
  'compose-song': {
    who: 'member',
    page: at('/v2/music-studio'),
    fill: { prompt: 'A calm waltz, 8 seconds' },
    table: 'songs',
  },
  'paste-song': { who: 'member', page: at('/v2/music-studio'), table: 'songs' },
  'duplicate-song': { who: 'member', page: () => known.song!, table: 'songs' },
  'pattern-song': {
    who: 'member',
    page: () => known.song!,
    fill: { name: 'another', bars: '1' },
    table: 'song_versions',
  },
  'grid-song': { who: 'member', page: () => known.song!, fill: { add: 'cowbell' }, table: 'song_versions' },
  'whole-song': {
    who: 'member',
    page: () => `${known.song}&part=arrangement`,
    fill: { tempo: '91' },
    table: 'song_versions',
  },
  'section-song': {
    who: 'member',
    page: () => `${known.song}&part=arrangement`,
    fill: { chords: 'C | G' },
    table: 'song_versions',
  },
  'mixer-song': {
    who: 'member',
    page: () => `${known.song}&part=mixer`,
    fill: { volume: ['11', '12', '13', '14', '15'] },
    table: 'song_versions',
  },
  'text-song': {
    who: 'member',
    page: () => `${known.song}&part=text`,
    fill: { text: 'song: Another' },
    table: 'song_versions',
  },
  'change-song': {
    who: 'member',
    page: () => `${known.song}&part=help`,
    fill: { words: 'loop' },
    table: 'song_versions',
  },
  'share-song': { who: 'member', page: () => `${known.song}&part=share`, table: 'share_links' },
  'remix-song': { who: 'member', page: () => `/v2/music-studio/shared/${idIn(known.song!, 'song')}`, table: 'songs' },
  'try-beds': { who: 'guest', page: at('/v2/frenly-dj'), table: 'dj_tracks', rows: 4 },
  'add-bed': { who: 'member', page: at('/v2/frenly-dj'), table: 'dj_tracks' },
  'make-set': { who: 'member', page: at('/v2/frenly-dj'), table: 'dj_sets' },
  'mix-two': { who: 'member', page: at('/v2/frenly-dj?part=decks'), table: 'dj_sets' },
  'import-set': {
    who: 'member',
    page: at('/v2/frenly-dj?part=sets'),
    fill: { text: '{"format":"frenly-set","title":"Tea","tracks":[{"title":"Tea track"}]}' },
    table: 'dj_sets',
  },
  'copy-set': { who: 'member', page: () => known.set!, table: 'dj_sets' },
  'mix-set': { who: 'member', page: () => known.set!, table: 'dj_mixes' },
  'share-mix': { who: 'member', page: () => `${known.set}&part=share`, table: 'share_links' },
  'begin-research': {
    who: 'member',
    page: at('/v2/research-assistant'),
    fill: { question: 'What is tea?' },
    table: 'research',
  },
  'new-flow': { who: 'member', page: at('/create/lab'), table: 'flows' },
  'import-flow': {
    who: 'member',
    page: at('/v2/workflow-builder'),
    fill: { file: JSON.stringify({ frenly: 'flow', title: 'A flow', flow: { steps: [] } }) },
    table: 'flows',
  },
  'run-flow': {
    who: 'member',
    page: () => `${known.flow}&part=try`,
    fill: { 'given.text': 'Tea is hot.' },
    table: 'flow_runs',
  },
  'flow-test': {
    who: 'member',
    page: () => `${known.flow}&part=tests`,
    fill: { 'title': 'Says tea', 'given.text': 'Tea is hot.', 'holds': 'tea' },
    table: 'flow_cases',
  },
  'flow-start': { who: 'member', page: () => `${known.flow}&part=starts`, table: 'flow_starts' },
  'share-flow': { who: 'member', page: () => `${known.flow}&part=share`, table: 'share_links' },
  'take-over': { who: 'member', page: () => sharedFlow(), table: 'flows' },
  'begin-mockup': {
    who: 'member',
    page: at('/mockup-lab'),
    fill: { words: 'A heading and a button' },
    table: 'mockups',
  },
  'empty-mockup': { who: 'member', page: at('/mockup-lab'), table: 'mockups' },
  'share-mockup': {
    who: 'member',
    page: async () => `${await madeBy('/mockup-lab', { do: 'empty' })}&part=share`,
    table: 'share_links',
  },
  'share-research': {
    who: 'member',
    page: () => `${known.research}&part=share`,
    table: 'share_links',
  },
  'meet': { who: 'member', page: at('/profile/chief'), fill: { words: 'Hello' }, table: 'meetings' },
  'report-people': { who: 'member', page: at('/profile/chief'), fill: { reason: 'spam' }, table: 'people_reports' },
  'ask-offering': {
    who: 'member',
    page: () => `/Offering?offering=${known.offering}`,
    fill: { words: 'Tomorrow?' },
    table: 'offering_requests',
  },
  'new': { who: 'member', page: at('/ai/text-editor'), table: 'text_documents' },
  'share-text': {
    who: 'member',
    page: async () => `${await madeBy('/ai/text-editor', { do: 'new' })}&part=share`,
    table: 'share_links',
  },
  'comment': {
    who: 'member',
    page: async () => `${await madeBy('/ai/text-editor', { do: 'new' })}&part=share`,
    fill: { text: 'Good.' },
    table: 'text_comments',
  },
  'case': {
    who: 'member',
    page: () => madeBy('/ai/prompts', { do: 'make', title: 'Plan', text: 'Say hello.' }),
    fill: { name: 'Polite', holds: 'hello' },
    table: 'prompt_cases',
  },
  'make-prompt': {
    who: 'member',
    page: at('/ai/prompts'),
    fill: { title: 'Plan', text: 'Say {{what}}.' },
    table: 'prompts',
  },
  'import-prompts': {
    who: 'member',
    page: at('/ai/prompts'),
    fill: { text: '[{"title":"A","text":"B"}]' },
    table: 'prompts',
  },
  'register-business': {
    who: 'member',
    page: at('/business/my-businesses?part=new'),
    fill: { name: 'Blue Door', tagline: 'Bread', place: 'Bergen' },
    table: 'businesses',
  },
  'add-task': { who: 'member', page: desk('tasks'), fill: { title: 'Buy flour' }, table: 'business_tasks' },
  'invite-to-business': {
    who: 'member',
    page: desk('people'),
    fill: { handle: 'chief' },
    table: 'business_invites',
  },
  'add-service': {
    who: 'member',
    page: desk('services'),
    fill: { name: 'First talk', hours_0: '9-17', minutes: '30' },
    table: 'business_services',
  },
  'write-to-business': {
    who: 'guest',
    page: async () => `/business/${known.business}`,
    fill: { name: 'Ann', email: 'ann@frenly.test', text: 'When do you open?' },
    table: 'business_leads',
  },
  'verify-business': { who: 'admin', page: desk('page'), fill: { seen: 'A licence' }, table: 'audit' },
  'begin-thread': {
    who: 'member',
    page: at('/threads/new'),
    fill: { text: 'Which tree grows fastest?' },
    table: 'threads',
  },
  'say': { who: 'member', page: thread(''), fill: { text: 'Bamboo does.' }, table: 'thread_messages' },
  'edit-said': {
    who: 'member',
    page: async () => `${await thread('')()}&edit=${known.said}`,
    fill: { text: 'Which grows fastest?' },
    table: 'thread_edits',
  },
  'report-said': {
    who: 'admin',
    page: async () => {
      const path = await thread('')()
      const id = new URL(path, server.url).searchParams.get('t')
      inDatabase((database) =>
        database
          .prepare(
            "insert into thread_members (thread_id, user_id, role, joined_at) select ?, id, 'writer', 1 from users where username = 'Chief'",
          )
          .run(id),
      )
      return `${path}&report=${known.said}`
    },
    fill: { reason: 'spam' },
    table: 'reports',
  },
  'invite-member': {
    who: 'member',
    page: thread('&view=people'),
    fill: { handle: 'chief' },
    table: 'thread_invites',
  },
  'invite-link': { who: 'member', page: thread('&view=people'), table: 'thread_invites' },
  'decide': { who: 'member', page: thread('&view=claims'), fill: { decision: 'Bamboo.' }, table: 'thread_decisions' },
  'share-thread': { who: 'member', page: thread('&view=share'), fill: { do: 'share' }, table: 'share_links' },
  'new-with-text': { who: 'member', page: at('/ai/text-editor?text=Hello'), table: 'text_documents' },
} satisfies Record<string, Case>)

let server: RunningServer
/** A part of the desk of the member's business. */
function desk(view: string) {
  return () => `/business/${known.business}/dashboard?view=${view}`
}

/** A page of a thread that was begun for it. */
function thread(part: string) {
  return async () => {
    const path = await madeBy('/threads/new', { text: 'Which tree grows fastest?' })
    const id = new URL(path, server.url).searchParams.get('t') ?? ''
    known.said = inDatabase(
      (database) =>
        database.prepare("select id from thread_messages where thread_id = ? and kind = 'said'").get(id) as {
          id: string
        },
    ).id
    return `/threads?t=${id}${part}`
  }
}
/** Makes something as the member, and gives its address. */
async function madeBy(page: string, fields: Record<string, string>): Promise<string> {
  const { location } = await browsers.member.post(page, fields)
  const { pathname, search } = new URL(location ?? '/', server.url)
  return pathname + search
}
const browsers = {} as Record<Who, ReturnType<typeof openUrlBrowser>>
let network = 0
const nextNetwork = () => ({ 'x-forwarded-for': `10.9.${Math.floor(network / 250)}.${(network++ % 250) + 1}` })

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(server.dataDir, 'frenly.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}
const countIn = (table: string) =>
  inDatabase((database) => (database.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n)

async function signIn(username: string, email: string) {
  const browser = openUrlBrowser(server.url)
  await browser.post('/api/auth/register', { username, email, password: PASSWORD })
  inDatabase((database) => database.prepare('update users set email_verified_at = ?, created_at = 0').run(Date.now()))
  await browser.post('/login', { usernameOrEmail: username, password: PASSWORD })
  return browser
}
const idIn = (location: string | null, name: string) =>
  new URL(location ?? '/', server.url).searchParams.get(name) ?? ''

/** A conversation with an answer, and its shared copy. */
async function talk() {
  const { member } = browsers
  const share = (text: string) =>
    readForms(text, `/ai/chat?c=${known.chat}&view=share`).find(({ name }) => name === 'share-conversation')!
  const form = readForms((await member.get('/ai/chat')).text, '/ai/chat').find(({ name }) => name === 'message')!
  const sent = await member.post(form.action, [
    ...form.fields.filter(([name]) => name !== 'text'),
    ['text', 'What is 2 + 2?'],
  ])
  known.chat = idIn(sent.location, 'c')
  await answered()
  known.message = inDatabase(
    (database) =>
      database
        .prepare("select id from conversation_messages where conversation_id = ? and role = 'person'")
        .get(known.chat) as { id: string },
  ).id
  const { action, fields } = share((await member.get(`/ai/chat?c=${known.chat}&view=share`)).text)
  await member.post(action, [...fields, ['do', 'share']])
  known.share = inDatabase(
    (database) => database.prepare('select id from conversation_shares').get() as { id: string },
  ).id
}

/** A document that was read. */
async function documentRead() {
  const { member } = browsers
  const page = '/document-analyzer'
  const form = readForms((await member.get(page)).text, page).find(({ name }) => name === 'read-document')!
  await member.post(form.action, [
    ...form.fields.filter(([name]) => name !== 'text'),
    ['text', 'The tea cost 4 euros.'],
  ])
  for (let n = 0; n < 300 && !known.reading; n += 1) {
    await pause(100)
    const row = inDatabase((database) => database.prepare("select id from read_documents where state = 'ready'").get())
    if (row) known.reading = (row as { id: string }).id
  }
}

/** A collection of documents. */
async function gathered() {
  const { member } = browsers
  const page = '/v2/document-intelligence'
  const form = readForms((await member.get(page)).text, page).find(({ name }) => name === 'gather')!
  const sent = await member.post(form.action, [...form.fields.filter(([name]) => name !== 'title'), ['title', 'Teas']])
  known.collection = idIn(sent.location, 'collection')
}

/** A song that was played once, and published. */
async function played() {
  known.song = await madeBy('/v2/music-studio', { do: 'compose', prompt: 'Pop, 8 seconds' })
  const id = idIn(known.song, 'song')
  inDatabase((database) => {
    const { text } = database.prepare('select text from songs where id = ?').get(id) as { text: string }
    database
      .prepare(
        "insert into song_renders (id, song_id, state, version, text, facts, run_id, created_at) values ('song-render', ?, 'done', 1, ?, '{}', 'r', 1)",
      )
      .run(id, text)
    database.prepare('update songs set published_at = 1 where id = ?').run(id)
  })
}

/** A film that was made once. */
async function filmed() {
  known.film = await madeBy('/ai/video', { do: 'begin', script: 'Tea is a drink made of leaves. It is drunk hot.' })
  const id = idIn(known.film, 'film')
  inDatabase((database) => {
    const { project } = database.prepare('select project from films where id = ?').get(id) as { project: string }
    database
      .prepare(
        "insert into film_renders (id, film_id, state, version, project, timeline, facts, run_id, created_at) values ('render', ?, 'done', 1, ?, '[]', '{}', 'r', 1)",
      )
      .run(id, project)
  })
}

/** A set of a track that was listened to, mixed once. */
async function mixed() {
  const { id: userId } = inDatabase(
    (database) => database.prepare("select id from users where username = 'Sender'").get() as { id: string },
  )
  const analysis = JSON.stringify({
    ...{ seconds: 60, soundFromS: 0, soundToS: 60, lufs: -14, truePeakDb: -1, key: null },
    tempo: { bpm: 120, firstBeatS: 0, certainty: 0.9, wanderMs: 1, other: null },
  })
  inDatabase((database) =>
    database
      .prepare(
        "insert into dj_tracks (id, user_id, kind, state, title, words, seconds, analysis, cues, wave, created_at) values ('tea-track', ?, 'upload', 'done', 'Tea track', 'tea track', 60, ?, '[]', '[]', 1)",
      )
      .run(userId, analysis),
  )
  known.set = await madeBy('/v2/frenly-dj', { do: 'make-set', tracks: 'tea-track' })
  inDatabase((database) =>
    database
      .prepare(
        "insert into dj_mixes (id, set_id, state, plan, timeline, facts, run_id, created_at) values ('mix', ?, 'done', '{}', '{}', '{}', 'r', 1)",
      )
      .run(idIn(known.set!, 'set')),
  )
}

/** A research with a pass that ended. */
async function researched() {
  known.code = await madeBy('/code-generator', {
    do: 'ask',
    prompt: 'remove duplicates from a list',
    language: 'python',
  })
  known.project = await madeBy('/builder', { do: 'begin', prompt: 'A page with opening hours' })
  const app = await madeBy('/builder', { do: 'begin', prompt: 'A page with a contact form' })
  const appId = idIn(app, 'project')
  await browsers.member.post('/builder', [
    ['do', 'publish'],
    ['project', appId],
    ['after', '1'],
  ])
  known.app = `/builder?app=${appId}`
  known.research = await madeBy('/v2/research-assistant', { do: 'begin', question: 'What is tea?' })
  const id = idIn(known.research, 'research')
  inDatabase((database) => {
    const plan = (database.prepare('select plan from research where id = ?').get(id) as { plan: string }).plan
    const progress = JSON.stringify({ done: [], reached: [], sections: [], disputes: [], notes: [] })
    database
      .prepare(
        "insert into research_passes (id, research_id, number, plan, progress, run_id, created_at) values ('pass', ?, 1, ?, ?, 'r', 1)",
      )
      .run(id, plan, progress)
    database.prepare("update research set state = 'done', pass_id = 'pass' where id = ?").run(id)
  })
}

/** The page of a flow as its link shows it. */
async function sharedFlow(): Promise<string> {
  const page = `${known.flow}&part=share`
  const form = readForms((await browsers.member.get(page)).text, page).find(({ name }) =>
    name.startsWith('share-flow'),
  )!
  await browsers.member.post(form.action, form.fields)
  const { id } = inDatabase((database) =>
    database.prepare("select id from share_links where kind = 'flow' order by created_at desc").get(),
  ) as { id: string }
  return `/v2/workflow-builder?shared=${id}`
}

/** A table that was brought. */
async function tableOpened() {
  const { member } = browsers
  const page = '/v2/business-intelligence'
  const form = readForms((await member.get(page)).text, page).find(({ name }) => name === 'open-table')!
  const text = 'Region,Revenue\nNorth,100\nSouth,50'
  const sent = await member.post(form.action, [...form.fields.filter(([name]) => name !== 'text'), ['text', text]])
  known.table = idIn(sent.location, 'data')
  await member.post(page, { do: 'ask', data: known.table, question: 'revenue by region' })
  const made = await member.post(`${page}?part=dashboards`, { do: 'new-dashboard', title: 'Figures' })
  known.dashboard = idIn(made.location, 'dashboard')
}

/** A member who can be asked to be in touch, and what they offer. */
async function offered() {
  const { admin } = browsers
  await admin.post('/profile?part=seen', { do: 'seen', reach: 'all', isFindable: 'on', isOpen: 'on' })
  const offering = { title: 'An hour', about: 'Of time', kind: 'time', where: 'near', audience: 'all' }
  known.offering = idIn((await admin.post('/Offering?part=new', { do: 'offer', ...offering })).location, 'offering')
}

/** A business of the member that everybody can see. */
async function registered() {
  const { member } = browsers
  const said = { do: 'register', name: 'Red Door', tagline: 'Tea', place: 'Bergen', zone: 'UTC' }
  const { location } = await member.post(to('my-businesses'), said)
  known.business = /business\/([^/]+)\/dashboard/.exec(location ?? '')?.[1] ?? ''
  await member.post(`/business/${known.business}/dashboard`, { do: 'publish' })
}

/** A book of the member, one of the administrator with words in it, and a text that can become a chapter. */
async function shelved() {
  const outline = { do: 'outline', title: 'A book', outline: 'One' }
  const idOf = (location: string | null) => /^\/ebooks\/([\w-]+)/.exec(location ?? '')?.[1] ?? ''
  known.book = idOf((await browsers.member.post(to('ebook-create'), outline)).location)
  known.adminsBook = idOf((await browsers.admin.post(to('ebook-create'), outline)).location)
  const kettle = { do: 'make', title: 'Kettle', language: 'en', about: 'It boils.' }
  const made = (await browsers.admin.post(to('manual-create'), kettle)).location
  known.manual = /^\/product-manuals\/([\w-]+)/.exec(made ?? '')?.[1] ?? ''
  inDatabase((database) => {
    database.prepare("update book_chapters set text = 'Words.', words = 1").run()
    database
      .prepare(
        "insert into text_documents (id, user_id, title, folder, text, version, created_at, updated_at) select 'a-text', user_id, 'A text', '', 'Words', 1, 1, 1 from books where id = ?",
      )
      .run(known.book)
  })
}

/** A picture that the studio made. */
async function drawn() {
  const { member } = browsers
  const form = readForms((await member.get('/ai/images')).text, '/ai/images').find(({ name }) => name === 'draw')!
  await member.post(form.action, [...form.fields.filter(([name]) => name !== 'prompt'), ['prompt', 'A fox']])
  for (let n = 0; n < 300 && !known.picture; n += 1) {
    await pause(100)
    const row = inDatabase((database) => database.prepare('select id from pictures').get()) as
      { id: string } | undefined
    if (row) known.picture = row.id
  }
}

async function answered() {
  for (let n = 0; n < 200; n += 1) {
    const open = inDatabase(
      (database) =>
        (
          database
            .prepare("select count(*) as n from conversation_messages where state in ('waiting', 'writing')")
            .get() as { n: number }
        ).n,
    )
    if (open === 0) return
    await pause(100)
  }
}

/** Things that forms are about. */
async function prepare() {
  const { member } = browsers
  known.run = idIn((await member.post('/ai/consensus', { question: 'What is 5 + 5?' })).location, 'run')
  known.talk = idIn(
    (await member.post('/ai/consensus/chat', { act: 'say', question: 'Who wrote Faust?' })).location,
    'talk',
  )
  known.question = idIn(
    (await browsers.admin.post('/qa', { question: QUESTION, visibility: 'public', topic: 'science', sure: '1' }))
      .location,
    'question',
  )
  await registered()
  await offered()
  await shelved()
  await talk()
  await drawn()
  await documentRead()
  const channel = { do: 'make-channel', kind: 'elsewhere', name: 'A list', zone: 'UTC' }
  known.channel = idIn((await member.post(to('channel-steward'), channel)).location, 'channel')
  known.recording = idIn(
    (await member.post('/youtube/transcriber', { do: 'paste', text: '0:01 Good day to you' })).location,
    'r',
  )
  known.mail = idIn(
    (await member.post('/ai/voice-email', { do: 'write', said: 'please call me back soon', to: 'tom@frenly.test' }))
      .location,
    'm',
  )
  await member.post(`/ai/voice-email?m=${known.mail}`, {
    do: 'confirm',
    email: known.mail,
    fact: 'to',
    written: 'tom@frenly.test',
  })
  await tableOpened()
  known.flow = (await madeBy('/create/lab', { do: 'new', from: 'brief' })).replace('&part=steps', '')
  await researched()
  await filmed()
  await played()
  await mixed()
  await gathered()
  inDatabase((database) => {
    const { id } = database.prepare("select id from users where username = 'Sender'").get() as { id: string }
    const now = Date.now()
    const put = (table: string, row: Record<string, unknown>) =>
      database
        .prepare(
          `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
            .map((name) => `@${name}`)
            .join()})`,
        )
        .run(row)
    known.ticket = 'F-TEST'
    put('tickets', {
      id: 'a-ticket',
      number: 'F-TEST',
      user_id: id,
      subject: 'S',
      state: 'open',
      email: 'sender@frenly.test',
      page: '/',
      request_id: 'r',
      created_at: now,
      updated_at: now,
    })
    const shown = { title: 'Fox', alt: 'A fox', licence: 'cc0', shows_recipe: 1, style: 'plain', colour: 'red' }
    put('gallery_pictures', { picture_id: known.picture, user_id: id, ...shown, published_at: now })
    known.thread = 'a-thread'
    const details = {
      ...{ to: [], cc: [], replyTo: null, references: [], attachments: [], unsubscribe: null, problems: [] },
      ...{ found: { spf: null, dkim: null, dmarc: null }, hasInvitation: false },
    }
    const mail = { user_id: id, subject: 'Lunch', created_at: now }
    put('inbox_threads', { id: 'a-thread', ...mail, place: 'inbox', subject_key: 'lunch', people: '[]', last_at: now })
    put('inbox_messages', {
      ...{ id: 'a-mail', ...mail, thread_id: 'a-thread', search_id: now, source: 'x', message_id: 'x@x', at: now },
      ...{ from_name: '', from_address: 'a@b.test', snippet: 'Hi', details: JSON.stringify(details) },
      ...{ deliveries: '[]', raw_key: 'mails/x', bytes: 1 },
    })
    put('inbox_bodies', {
      ...{ message_id: 'a-mail', ...mail, search_id: now, owner: 'x', people: '', text: 'Hi' },
    })
    known.feedback = 'a-feedback'
    put('feedback', {
      id: 'a-feedback',
      type: 'bug',
      feedback: 'It creaks.',
      email: 'says@frenly.test',
      page: '/',
      request_id: 'r',
      created_at: now,
    })
  })
}

beforeAll(async () => {
  server = await startServer(MANY)
  browsers.guest = openUrlBrowser(server.url)
  browsers.admin = await signIn('Chief', ADMIN_EMAIL)
  browsers.member = await signIn('Sender', 'sender@frenly.test')
  await prepare()
})
afterAll(() => stopServer(server, 'SIGTERM'))

test('every form that is done once has its case here', () => {
  const forms = [...new Set(listOnceForms())].sort()
  expect(forms.length).toBeGreaterThan(30)
  expect(forms.filter((name) => ![CASES, SAME_ACT, NOT_HERE].some((one) => Object.hasOwn(one, name)))).toEqual([])
  expect(Object.keys(CASES).filter((name) => !forms.includes(name))).toEqual([])
})

/** Calls that scripts send, with the key of their page. */
const CALLS: Readonly<Record<string, string>> = {
  'panda-chat': endpoints['assistant/chat-call'],
  'feedback-pane': endpoints['assistant/feedback-call'],
}

async function findForm(name: string, { who, page }: Case) {
  const path = await page()
  const { status, text } = await browsers[who].get(path)
  expect(status, path).toBe(200)
  const forms = readForms(text, path)
  if (Object.hasOwn(CALLS, name)) {
    const key = forms.flatMap(({ fields }) => fields.filter(([field]) => field === 'form_key'))[0]?.[1] ?? ''
    return { action: CALLS[name]!, fields: [['form_key', key.replace(/[~!].*/, `~${name}.1`)]] as [string, string][] }
  }
  const form = forms.find(
    (one) => one.name === name || one.name.startsWith(`${name}.`) || one.name.startsWith(`${name}-`),
  )
  if (!form) throw new Error(`${path} has no form ${name}: ${forms.map((one) => one.name).join(', ')}`)
  return form
}

/** Without what is drawn anew each time. */
const toAnswer = ({ status, location, text }: { status: number; location: string | null; text: string }) => ({
  status,
  location,
  problem: /-error"[^>]*>(?:<svg[\s\S]*?<\/svg>)?([^<]+)/.exec(text)?.[1] ?? null,
})

test.each(Object.keys(CASES))('%s, sent twice at once with one key, makes one thing and one answer', async (name) => {
  const one = CASES[name]!
  await answered()
  const { action, fields } = await findForm(name, one)
  const fill = one.fill ?? {}
  const sent = [
    ...fields.filter(([field]) => !Object.hasOwn(fill, field)),
    ...Object.entries(fill).flatMap(([field, values]) => [values].flat().map((value) => [field, value])),
  ] as [string, string][]
  const before = countIn(one.table)
  const send = () => browsers[one.who].post(action, sent, nextNetwork())
  const answers = (await Promise.all([send(), send()])).map(toAnswer)
  expect(answers[0]!.status, JSON.stringify(answers)).toBeLessThan(400)
  expect(answers[1]).toEqual(answers[0])
  expect(countIn(one.table) - before).toBe(one.rows ?? 1)
})
