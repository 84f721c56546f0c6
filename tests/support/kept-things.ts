import { store } from '#app/database/store.server.ts'
import * as schema from '#app/database/schema.ts'

/** One row in every table of what a member makes and keeps: talks, chats, questions and answers, tickets, memories. */
export async function keepThings(name: string, userId: string): Promise<void> {
  const { db } = store()
  const at = new Date()
  const dates = { createdAt: at, updatedAt: at }
  const own = { userId, createdAt: at }
  const text = `Said by ${name}`
  const id = (what: string) => `${what}-of-${name}`

  await db.insert(schema.consensusTalks).values({ id: id('talk'), userId, title: text, ...dates })
  await db.insert(schema.consensusPanels).values({ id: id('panel'), ...own, name: text, seats: ['embedded:facts'] })
  const run = `run-${name}`
  await db
    .insert(schema.consensusVersions)
    .values({ runId: run, version: 1, seats: [], because: 'again', seat: 'embedded:facts', createdAt: at })
  await db.insert(schema.consensusVotes).values({ id: id('vote'), runId: run, ...own, seat: 'embedded:facts' })
  await db
    .insert(schema.consensusShares)
    .values({ id: id('share'), runId: run, ...own, title: text, page: {}, signature: 'signed' })

  const conversationId = id('chat')
  const chat = { id: conversationId, kind: 'chat', userId, title: text, titleWords: text, voices: [] } as const
  await db.insert(schema.conversations).values({ ...chat, ...dates })
  const messageId = id('message')
  await db
    .insert(schema.conversationMessages)
    .values({ id: messageId, conversationId, role: 'person', text, createdAt: at })
  await db.insert(schema.conversationAttachments).values({
    id: id('attachment'),
    conversationId,
    messageId,
    kind: 'text',
    name: 'note.txt',
    type: 'text/plain',
    bytes: text.length,
    text,
    createdAt: at,
  })
  await db
    .insert(schema.conversationShares)
    .values({ id: id('chat-share'), conversationId, ...own, title: text, page: {} })
  const ally = { name: 'Critic', handle: 'critic', about: text, instructions: 'Be strict.' }
  await db.insert(schema.ownAllies).values({ id: id('ally'), userId, ...ally, ...dates })

  await askQuestion(id, userId, text, at)
  await keepPictures(id, userId, text, at)
  const ticketId = id('ticket')
  const ticket = { number: `F-${name}`, subject: text, state: 'open', email: `${name}@frenly.test` } as const
  await db.insert(schema.tickets).values({ id: ticketId, userId, ...ticket, page: '/', requestId: 'r1', ...dates })
  await db
    .insert(schema.ticketMessages)
    .values({ id: id('ticket-message'), ticketId, author: 'member', text, createdAt: at })
  const said = { question: `${text}?`, answer: text }
  await db.insert(schema.pandaTurns).values({ id: id('panda-turn'), talkId: id('panda-talk'), ...own, ...said })
  await db
    .insert(schema.writings)
    .values({ id: id('writing'), userId, tool: 'polish', title: text, result: { draft: text }, ...dates })
  const documentId = id('document')
  await db.insert(schema.textDocuments).values({ id: documentId, userId, title: text, text, ...dates })
  await db
    .insert(schema.textVersions)
    .values({ id: id('version'), documentId, version: 1, title: text, text, reason: 'made', createdAt: at })
  await keepPrompts(id, userId, text, at)
  await db.insert(schema.textComments).values({ id: id('comment'), documentId, ...own, name: text, quote: text, text })
  await keepDocuments(id, userId, text, at)
  await db.insert(schema.memories).values({ id: id('memory'), userId, text, page: '/', ...dates })
}

async function keepPrompts(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const promptId = id('prompt')
  await db.insert(schema.prompts).values({ id: promptId, userId, title: text, text, createdAt, updatedAt: createdAt })
  await db.insert(schema.promptVersions).values({ id: id('prompt-version'), promptId, version: 1, text, createdAt })
  const one = { name: text, values: {}, holds: [text], lacks: [], outcomes: [] }
  await db.insert(schema.promptCases).values({ id: id('prompt-case'), promptId, ...one, createdAt })
}

async function keepPictures(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const size = { width: 256, height: 256 }
  const wish = { prompt: text, count: 1, runId: id('draw-run'), ...size }
  await db.insert(schema.pictureDraws).values({ id: id('draw'), userId, ...wish, createdAt })
  const said = {
    title: text,
    words: text,
    alt: text,
    prompt: text,
    recipe: { prompt: text },
    understood: [],
    ignored: [],
  }
  const made = { engineId: 'embedded:illustrator', engineLabel: 'Illustrator', colour: 'red', sha256: 'x', ...size }
  const pictureId = id('picture')
  const picture = { id: pictureId, userId, drawId: id('draw'), fileId: id('picture-file'), ...said, ...made, createdAt }
  await db.insert(schema.pictures).values(picture)
  await db.insert(schema.pictureBoards).values({ id: id('board'), userId, name: text, createdAt })
  const shown = { title: text, alt: text, licence: 'cc0', showsRecipe: true, style: 'plain', colour: 'red' }
  await db.insert(schema.galleryPictures).values({ pictureId, userId, ...shown, publishedAt: createdAt })
  await db.insert(schema.galleryLikes).values({ pictureId, userId, createdAt })
  const report = { reason: 'spam', words: text }
  await db.insert(schema.pictureReports).values({ id: id('picture-report'), pictureId, userId, ...report, createdAt })
  const look = { name: text, words: text, fileId: id('look-file'), parts: {}, runId: id('look-run'), ...size }
  await db.insert(schema.lensLooks).values({ id: id('look'), userId, ...look, createdAt })
  const heard = {
    title: text,
    words: text,
    transcript: { language: null, pieces: [] },
    peaks: [],
    facts: {},
    marks: [],
  }
  const recordingId = id('recording')
  await db
    .insert(schema.recordings)
    .values({ id: recordingId, userId, kind: 'captions', state: 'done', ...heard, createdAt })
  const mail = { title: text, words: text, recordingId, raw: text, pack: 'plain', letter: {} }
  await db
    .insert(schema.voiceEmails)
    .values({ id: id('voice-email'), userId, ...mail, createdAt, updatedAt: createdAt })
  await db.insert(schema.spokenWords).values({ id: id('spoken-word'), userId, word: text, said: text, createdAt })
  const link = { kind: 'picture', thingId: pictureId, terms: {} }
  await db.insert(schema.shareLinks).values({ id: id('link'), userId, ...link, createdAt })
}

async function keepDocuments(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const dates = { createdAt, updatedAt: createdAt }
  const collectionId = id('collection')
  await db.insert(schema.documentCollections).values({ id: collectionId, userId, title: text, columns: [], ...dates })
  const documentId = id('reading')
  const file = { name: text, fileId: id('reading-file'), sha256: 'x', bytes: 1, found: {}, runId: id('reading-run') }
  await db.insert(schema.readDocuments).values({ id: documentId, userId, collectionId, title: text, ...file, ...dates })
  await db.insert(schema.documentPages).values({ documentId, number: 1, text, blocks: [] })
  const passage = {
    id: id('passage'),
    searchId: [...documentId].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 1_000_000_007, 0),
  }
  await db.insert(schema.documentPassages).values({ ...passage, documentId, page: 1, start: 0, text })
  const dataSetId = id('table')
  const table = { name: text, fileId: id('table-file'), bytes: 1, recipe: {}, told: {}, rowCount: 1 }
  await db.insert(schema.dataSets).values({ id: dataSetId, userId, title: text, ...table, ...dates })
  const line = { question: text, plan: null, query: 'SELECT 1', answer: { columns: [], rows: [] }, createdAt }
  await db.insert(schema.dataQuestions).values({ id: id('table-question'), dataSetId, ...line })
  const asked = { question: `${text}?`, answer: { passages: [], near: [], tookMs: 1, looked: 1 }, createdAt }
  await db.insert(schema.documentQuestions).values({ id: id('document-question'), documentId, ...asked })
}

async function askQuestion(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const questionId = id('question')
  await db
    .insert(schema.qaQuestions)
    .values({ id: questionId, userId, question: `${text}?`, topic: 'science', createdAt })
  await db
    .insert(schema.qaQuestions)
    .values({ id: id('other-question'), userId, question: `${text}??`, topic: 'science', createdAt })
  await db.insert(schema.qaWords).values({ questionId, word: 'said', isInQuestion: true })
  await db.insert(schema.qaAlike).values({ questionId, otherId: id('other-question'), likeness: 1, isSame: true })
  await db
    .insert(schema.qaAnswers)
    .values({ id: id('answer'), questionId, userId, text, basis: 'experience', createdAt })
  await db.insert(schema.qaEdits).values({ id: id('edit'), questionId, text, createdAt })
  await db
    .insert(schema.qaPanelAnswers)
    .values({ questionId, version: 1, asked: text, runId: id('panel-run'), createdAt })
  await db
    .insert(schema.qaReports)
    .values({ id: id('report'), questionId, userId, target: questionId, reason: 'spam', createdAt })
  await db
    .insert(schema.qaVotes)
    .values({ id: id('qa-vote'), questionId, userId, target: questionId, value: 1, createdAt })
}
