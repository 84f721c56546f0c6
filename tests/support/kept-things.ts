import { store } from '#app/database/store.server.ts'
import * as schema from '#app/database/schema.ts'
import { createSecretId, hashOf } from '#app/platform/secrets/ids.server.ts'

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

  await keepThread(id, userId, text, at)
  await askQuestion(id, userId, text, at)
  await keepPictures(id, userId, text, at)
  await keepResearch(id, userId, text, at)
  await keepFlow(id, userId, text, at)
  await keepFilm(id, userId, text, at)
  await keepWallet(id, userId, at)
  await keepSong(id, userId, text, at)
  await keepCrate(id, userId, text, at)
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
  await keepAuthored(id, userId, text, at)
  await keepBooks(id, userId, text, at)
  await db.insert(schema.textComments).values({ id: id('comment'), documentId, ...own, name: text, quote: text, text })
  await keepDocuments(id, userId, text, at)
  await keepCode(id, userId, text, at)
  await db.insert(schema.ties).values({ fromId: userId, toId: userId, kind: 'follow', createdAt: at })
  await keepPosts(id, userId, text, at)
  await keepPeople(id, userId, text, at)
  await keepQuests(id, userId, text, at)
  await keepBusiness(id, userId, text, at)
  await keepMarket(id, userId, text, at)
  const webhookId = createSecretId()
  const webhook = { url: 'https://hooks.example/frenly', secret: 'sealed', events: [], createdAt: at }
  await db.insert(schema.webhooks).values({ id: webhookId, ...webhook })
  const told = { event: 'member.registered', body: JSON.stringify({ data: { id: userId, username: name } }) }
  await db
    .insert(schema.webhookCalls)
    .values({ id: id('webhook-call'), webhookId, ...told, state: 'delivered', createdAt: at })
  await db.insert(schema.memories).values({ id: id('memory'), userId, text, page: '/', ...dates })
}

/** What a member offered, listed and gave of pandas; ended, and with the money where it belongs. */
async function keepTrade(id: (what: string) => string, userId: string, panda: number, createdAt: Date) {
  const { db } = store()
  const listing = { kind: 'price', price: 900, asks: 900, rarity: 1, currency: 'USD', state: 'withdrawn' } as const
  const dates = { createdAt, updatedAt: createdAt, closedAt: createdAt }
  await db.insert(schema.pandaListings).values({ id: createSecretId(), panda, sellerId: userId, ...listing, ...dates })
  const sum = { minor: 900, total: 900, fee: 90, currency: 'USD', till: 'embedded', paidAs: createSecretId() }
  const ended = { state: 'refused', createdAt, settledAt: createdAt, givenBackAt: createdAt } as const
  await db
    .insert(schema.pandaOffers)
    .values({ id: createSecretId(), kind: 'offer', panda, buyerId: userId, sellerId: userId, ...sum, ...ended })
  const gift = { state: 'refused', createdAt, expiresAt: createdAt, closedAt: createdAt } as const
  await db.insert(schema.pandaGifts).values({ id: id('panda-gift'), panda, fromId: userId, toId: userId, ...gift })
}

/** A panda that was to be minted, and was not. */
async function keepToken(userId: string, panda: number, createdAt: Date) {
  const where = { chainId: 1, contract: `0x${'1'.repeat(40)}`, toAddress: `0x${'2'.repeat(40)}` }
  const failed = { state: 'failed', problem: 'The network does not answer now.' } as const
  await store()
    .db.insert(schema.pandaTokens)
    .values({ panda, userId, ...where, ...failed, createdAt, updatedAt: createdAt })
}

async function keepMarket(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const listingId = id('listing')
  const sold = { title: text, kind: 'service', price: 900, currency: 'USD', licence: 'personal' }
  const listing = { section: 'services', about: text, state: 'listed', createdAt, updatedAt: createdAt } as const
  await db.insert(schema.listings).values({ id: listingId, sellerId: userId, ...sold, ...listing })
  const bought = { version: 1, share: 810, state: 'delivered', createdAt } as const
  await db
    .insert(schema.purchases)
    .values({ id: id('purchase'), buyerId: userId, listingId, sellerId: userId, ...sold, ...bought })
  const said = { listingId, userId, text, createdAt }
  await db.insert(schema.listingReviews).values({ id: id('listing-review'), ...said, stars: 4 })
  await db.insert(schema.listingQuestions).values({ id: id('listing-question'), ...said })
  const ran = { version: 1, values: { text }, state: 'answered', answer: text, createdAt } as const
  await db.insert(schema.listingTrials).values({ id: id('trial'), listingId, userId, once: id('trial-once'), ...ran })
  const payout = { minor: 900, currency: 'USD', whereTo: text, askedAt: createdAt }
  await db.insert(schema.payouts).values({ id: createSecretId(), userId, ...payout, open: userId })
  const code = createSecretId()
  await db.insert(schema.coupons).values({ code, percent: 10, createdAt })
  await db.insert(schema.couponUses).values({ id: id('coupon-use'), code, userId, orderId: id('order'), createdAt })
}

async function keepFlow(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const mockupId = id('mockup')
  await db
    .insert(schema.mockups)
    .values({ id: mockupId, userId, title: text, version: 1, createdAt, updatedAt: createdAt })
  const drawn = { number: 1, mockup: { screens: [] }, why: text }
  await db.insert(schema.mockupVersions).values({ id: id('mockup-version'), mockupId, ...drawn, createdAt })
  const [flowId, runId] = [id('flow'), id('flow-run')]
  const flow = { title: text, face: 'workflow', version: 1 } as const
  await db.insert(schema.flows).values({ id: flowId, userId, ...flow, createdAt, updatedAt: createdAt })
  const version = { number: 1, flow: { inputs: [], steps: [] }, why: text }
  await db.insert(schema.flowVersions).values({ id: id('flow-version'), flowId, ...version, createdAt })
  const run = { version: 1, kind: 'real', state: 'done', startedBy: 'by hand', given: { text } } as const
  await db.insert(schema.flowRuns).values({ id: runId, flowId, ...run, createdAt })
  const step = { step: 's1', item: -1, state: 'done', fields: { text }, value: text, startedAt: createdAt } as const
  await db.insert(schema.flowRunSteps).values({ id: id('flow-step'), runId, ...step })
  const start = { kind: 'mail', settings: { words: text } } as const
  await db.insert(schema.flowStarts).values({ id: id('flow-start'), flowId, ...start, createdAt })
  const one = { title: text, given: { text }, step: 's1', holds: [text], lacks: [] }
  await db.insert(schema.flowCases).values({ id: id('flow-case'), flowId, ...one, createdAt })
}

async function keepPeople(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const dates = { createdAt, changedAt: createdAt }
  const offeringId = id('offering')
  const offering = { title: text, about: text, kind: 'skill', where: 'near', state: 'open' } as const
  await db.insert(schema.offerings).values({ id: offeringId, userId, ...offering, createdAt, updatedAt: createdAt })
  const wish = { offeringId, userId, giverId: userId, words: text, state: 'asked' } as const
  await db.insert(schema.offeringRequests).values({ id: id('wish'), ...wish, ...dates })
  await db.insert(schema.meetings).values({ id: id('meeting'), userId, toId: userId, state: 'asked', ...dates })
  const report = { kind: 'offering', thingId: offeringId, aboutId: userId, reason: 'spam' } as const
  await db.insert(schema.peopleReports).values({ id: id('people-report'), userId, ...report, createdAt })
}

async function keepQuests(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const expiresAt = new Date(createdAt.getTime() + 86_400_000)
  const invite = { codeHash: id('invite-code'), ending: 'ABCD', label: text, words: text, createdAt, expiresAt }
  await db.insert(schema.invites).values({ id: id('invite'), userId, ...invite })
  await db.insert(schema.inviteJoins).values({ userId, inviterId: userId, inviteId: id('invite'), joinedAt: createdAt })
  await db.insert(schema.questRuns).values({ id: id('quest-run'), userId, quest: 'say-thanks', done: {}, createdAt })
  const group = { id: createSecretId(), quest: 'answer-the-house', createdAt, endsAt: expiresAt }
  await db.insert(schema.questGroups).values(group)
  await db.insert(schema.questGroupMembers).values({ groupId: group.id, userId, joinedAt: createdAt })
  await db.insert(schema.betaMembers).values({ userId, askedAt: createdAt, by: 'list' })
  await db.insert(schema.betaSwitches).values({ userId, feature: 'short-home', isOn: true, changedAt: createdAt })
  await db.insert(schema.betaIdeas).values({ id: id('beta-idea'), userId, text, createdAt })
  await db.insert(schema.betaVotes).values({ ideaId: id('beta-idea'), userId, value: 1, createdAt })
  await db.insert(schema.stacks).values({ userId, title: text, items: [], updatedAt: createdAt })
  await db.insert(schema.questSettings).values({ userId, updatedAt: createdAt })
  await db.insert(schema.inviteSettings).values({ userId, updatedAt: createdAt })
  await db.insert(schema.firstSteps).values({ userId, purposes: ['write'], createdAt, updatedAt: createdAt })
}

async function keepBusiness(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const businessId = id('business')
  const week = Array.from({ length: 7 }, () => [])
  const said = { name: text, words: text, tagline: text, about: text, place: text, zone: 'UTC' }
  const dates = { createdAt, updatedAt: createdAt }
  await db
    .insert(schema.businesses)
    .values({ id: businessId, ...said, hours: week, links: [], createdBy: userId, ...dates })
  await db.insert(schema.businessMembers).values({ businessId, userId, role: 'owner', joinedAt: createdAt })
  const expiresAt = new Date(createdAt.getTime() + 86_400_000)
  await db
    .insert(schema.businessInvites)
    .values({ id: id('business-invite'), businessId, invitedBy: userId, userId, role: 'staff', createdAt, expiresAt })
  const lead = { businessId, userId, name: text, email: 'a@frenly.test', text, state: 'new' } as const
  await db.insert(schema.businessLeads).values({ id: id('lead'), ...lead, createdAt, changedAt: createdAt })
  await db
    .insert(schema.businessTasks)
    .values({ id: id('task'), businessId, title: text, assigneeId: userId, createdBy: userId, createdAt })
  await db
    .insert(schema.businessReviews)
    .values({ id: id('business-review'), businessId, userId, stars: 4, text, ...dates })
  const serviceId = id('service')
  const lasts = { minutes: 30, pauseMinutes: 0, stepMinutes: 0, noticeHours: 0, aheadDays: 30, intakeDays: 3 }
  const service = { businessId, name: text, about: text, price: text, place: text, week, zone: 'UTC', closedDays: [] }
  await db
    .insert(schema.businessServices)
    .values({ id: serviceId, ...service, ...lasts, memberId: userId, intake: text, createdAt })
  const bookingId = id('booking')
  const when = { startsAt: createdAt, endsAt: createdAt, createdAt, changedAt: createdAt }
  const booking = { businessId, serviceId, userId, resource: `member:${userId}`, state: 'confirmed' } as const
  await db.insert(schema.bookings).values({ id: bookingId, ...booking, reason: text, ...when })
  await db.insert(schema.bookingCells).values({ resource: `member:${userId}`, cell: 1, bookingId })
}

async function keepBooks(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const dates = { createdAt, updatedAt: createdAt }
  const bookId = id('book')
  const chapterId = id('chapter')
  const lists = { subjects: [], glossary: [], indexTerms: [], notes: [] }
  await db.insert(schema.books).values({ id: bookId, userId, title: text, ...lists, ...dates })
  const part = { kind: 'chapter', position: 0, origin: { from: 'hand' } } as const
  await db.insert(schema.bookChapters).values({ id: chapterId, bookId, title: text, text, ...part, ...dates })
  const version = { version: 1, title: text, text, reason: 'made', createdAt } as const
  await db.insert(schema.bookChapterVersions).values({ id: id('chapter-version'), chapterId, ...version })
  const { subjects, glossary, indexTerms } = lists
  const content = { title: text, subtitle: '', author: '', language: 'en', about: '', subjects, licence: 'cc0' }
  const edition = { number: 1, content: { ...content, cover: null, glossary, indexTerms, parts: [] }, createdAt }
  await db.insert(schema.bookEditions).values({ id: id('edition'), bookId, ...edition })
  const facts = { about: text, parts: '', specs: '', warnings: '', tasks: '', troubles: '' }
  const manual = { title: text, texts: facts, languages: {} }
  const manualId = id('manual')
  await db.insert(schema.manuals).values({ id: manualId, userId, ...manual, pictures: [], ...dates })
  await db
    .insert(schema.manualVersions)
    .values({ id: id('manual-version'), manualId, version: 1, ...manual, createdAt })
  await db.insert(schema.bookReviews).values({ id: id('review'), bookId, userId, stars: 5, text, ...dates })
  await db.insert(schema.bookPlaces).values({ id: id('place'), bookId, userId, chapterId, updatedAt: createdAt })
  const cited = { kind: 'chapter', thingId: bookId, partId: chapterId, runId: `run-${userId}` } as const
  const stood = { label: 'agreed', support: 2, oppose: 0, version: 1 }
  await db.insert(schema.citedClaims).values({ id: id('cited'), userId, ...cited, claim: text, stood, createdAt })
}

async function keepPrompts(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const promptId = id('prompt')
  await db.insert(schema.prompts).values({ id: promptId, userId, title: text, text, createdAt, updatedAt: createdAt })
  await db.insert(schema.promptVersions).values({ id: id('prompt-version'), promptId, version: 1, text, createdAt })
  const one = { name: text, values: {}, holds: [text], lacks: [], outcomes: [] }
  await db.insert(schema.promptCases).values({ id: id('prompt-case'), promptId, ...one, createdAt })
}

async function keepAuthored(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const textId = id('authored')
  const words = { userId, title: text, text, details: {} }
  const dates = { createdAt, updatedAt: createdAt }
  await db
    .insert(schema.authoredTexts)
    .values({ id: textId, kind: 'post', slug: textId, ...words, shown: null, ...dates })
  await db
    .insert(schema.authoredVersions)
    .values({ id: id('authored-version'), textId, number: 1, ...words, createdAt })
  const [, email = ''] = /^Said by (.*)$/.exec(`${text}@Frenly.test`) ?? []
  const reader = { email, emailKey: email.toLowerCase(), brand: 'main', confirmedAt: createdAt }
  await db.insert(schema.blogReaders).values({ id: id('blog-reader'), ...reader, createdAt })
  const commentId = id('blog-comment')
  await db.insert(schema.blogComments).values({ id: commentId, post: textId, userId, text, createdAt })
  await db.insert(schema.blogReports).values({ id: id('blog-report'), commentId, userId, words: text, createdAt })
  const channelId = id('channel')
  const channel = { name: text, kind: 'elsewhere', zone: 'UTC' } as const
  await db
    .insert(schema.stewardChannels)
    .values({ id: channelId, userId, ...channel, days: [], checklist: [], createdAt })
  await db
    .insert(schema.stewardPosts)
    .values({ id: id('channel-post'), channelId, userId, title: text, done: [], createdAt })
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
  const questionId = id('table-question')
  await db.insert(schema.dataQuestions).values({ id: questionId, dataSetId, ...line })
  const dashboardId = id('dashboard')
  await db.insert(schema.dataDashboards).values({ id: dashboardId, userId, title: text, ...dates })
  const tile = { dashboardId, questionId, title: text, place: 1, width: 'half', createdAt } as const
  await db.insert(schema.dataTiles).values({ id: id('tile'), ...tile })
  const watched = { column: 'value', pick: 'one', condition: 'above', threshold: 1, byMail: false } as const
  const when = { often: 'daily', hour: 8, weekday: 1, zone: 'UTC' } as const
  const alertId = id('alert')
  await db
    .insert(schema.dataAlerts)
    .values({ id: alertId, userId, questionId, title: text, ...watched, ...when, ...dates })
  const looked = { at: createdAt, figure: 1, isMet: false, isTold: false, note: text }
  await db.insert(schema.dataAlertLooks).values({ id: id('alert-look'), alertId, ...looked })
  const asked = { question: `${text}?`, answer: { passages: [], near: [], tookMs: 1, looked: 1 }, createdAt }
  await db.insert(schema.documentQuestions).values({ id: id('document-question'), documentId, ...asked })
}

async function keepCode(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const dates = { createdAt, updatedAt: createdAt }
  await db
    .insert(schema.codeAnswers)
    .values({ id: id('code'), userId, title: text, language: 'sql', told: {}, text, ...dates })
  const projectId = id('project')
  await db.insert(schema.codeProjects).values({ id: projectId, userId, title: text, ...dates })
  const made = { n: 1, plan: {}, files: {}, said: text, told: {}, createdAt }
  await db.insert(schema.codeVersions).values({ id: id('project-version'), projectId, ...made })
  await db.insert(schema.codeReplies).values({ id: id('reply'), projectId, form: text, fields: [], createdAt })
  const spoken = { state: 'done' as const, runId: id('spoken-run'), text, createdAt }
  await db.insert(schema.codeSpoken).values({ id: id('spoken'), userId, projectId, ...spoken })
  const file = { fileId: id('survey-file'), state: 'ready' }
  await db.insert(schema.codeSurveys).values({ id: id('survey'), userId, title: text, ...file, ...dates })
}

async function keepWallet(id: (what: string) => string, userId: string, at: Date) {
  const address = `0x${hashOf(id('wallet')).slice(0, 40)}`
  await store()
    .db.insert(schema.wallets)
    .values({
      ...{ id: id('wallet'), userId, kind: 'custodial', address, addressKey: address },
      ...{ sealedWords: 'sealed-backup-words', createdAt: at },
    })
}

async function keepSong(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const songId = id('song')
  const facts = { tempo: 100, meter: '4/4', key: 'C major', seconds: 0, bars: 0, genre: null }
  const song = { title: text, words: text, text, facts, origin: {}, createdAt, updatedAt: createdAt }
  await db.insert(schema.songs).values({ id: songId, userId, ...song })
  await db.insert(schema.songVersions).values({ id: id('song-version'), songId, number: 1, why: text, text, createdAt })
  const render = { state: 'done', version: 1, text, facts: {}, runId: id('song-run') } as const
  await db.insert(schema.songRenders).values({ id: id('song-render'), songId, ...render, createdAt })
}

async function keepFilm(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const filmId = id('film')
  const project = { scenes: [] }
  const film = { title: text, words: text, project, createdAt, updatedAt: createdAt }
  await db.insert(schema.films).values({ id: filmId, userId, ...film })
  const made = { filmId, project, createdAt }
  await db.insert(schema.filmVersions).values({ id: id('film-version'), number: 1, why: text, ...made })
  const render = { state: 'done', version: 1, timeline: [], facts: {}, runId: id('film-run') } as const
  await db.insert(schema.filmRenders).values({ id: id('film-render'), ...render, ...made })
  const file = { fileId: id('film-file'), filmId, kind: 'picture', name: text, createdAt } as const
  await db.insert(schema.filmFiles).values(file)
}

async function keepCrate(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const named = { userId, title: text, words: text, createdAt }
  const told = { kind: 'upload' as const, state: 'done' as const, analysis: {}, cues: [], wave: [] }
  await db.insert(schema.djTracks).values({ id: id('track'), ...named, ...told })
  const plan = { tracks: [id('track')] }
  await db.insert(schema.djSets).values({ id: id('set'), ...named, plan, updatedAt: createdAt })
  const mix = { state: 'done', plan, timeline: {}, facts: {}, runId: id('mix-run'), createdAt } as const
  await db.insert(schema.djMixes).values({ id: id('mix'), setId: id('set'), ...mix })
}

async function keepResearch(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const [researchId, passId] = [id('research'), id('pass')]
  const research = { title: text, question: text, plan: {}, state: 'done', passId } as const
  await db.insert(schema.research).values({ id: researchId, userId, ...research, createdAt, updatedAt: createdAt })
  const pass = { number: 1, plan: {}, progress: {}, runId: id('research-run') }
  await db.insert(schema.researchPasses).values({ id: passId, researchId, ...pass, createdAt })
  const snapshot = { n: 1, kind: 'here', title: text, href: '', site: text, text, sha256: 'x', subs: ['s1'] }
  await db.insert(schema.researchSnapshots).values({ id: id('snapshot'), passId, ...snapshot, createdAt })
  const note = { sub: 's1', n: 1, start: 0, end: text.length, quote: text, score: 1 }
  await db.insert(schema.researchNotes).values({ id: id('note'), passId, ...note, createdAt })
  const [briefId, pieceId] = [id('brief'), id('piece')]
  const dates = { createdAt, updatedAt: createdAt }
  await db.insert(schema.contentBriefs).values({ id: briefId, userId, title: text, brief: {}, ...dates })
  await db.insert(schema.contentPieces).values({ id: pieceId, briefId, kind: 'faq', text, used: {}, ...dates })
  await db.insert(schema.contentVersions).values({ id: id('content-version'), pieceId, text, used: {}, createdAt })
  await db.insert(schema.hubMarks).values({ userId, kind: 'notice', thingId: id('notice'), updatedAt: createdAt })
  const report = { number: 1, why: 'written', report: { disputes: [], sections: [] } } as const
  await db.insert(schema.researchReports).values({ id: id('report'), passId, ...report, createdAt })
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

/** A thread with all that can stand in and beside it. */
async function keepThread(id: (what: string) => string, userId: string, text: string, at: Date): Promise<void> {
  const { db } = store()
  const [threadId, messageId] = [id('thread'), id('thread-message')]
  const own = { userId, createdAt: at }
  await db
    .insert(schema.threads)
    .values({ id: threadId, title: text, words: text, startedBy: userId, createdAt: at, updatedAt: at })
  await db.insert(schema.threadMembers).values({ threadId, userId, role: 'owner', joinedAt: at })
  await db
    .insert(schema.threadMessages)
    .values({ id: messageId, threadId, ...own, kind: 'said', text, words: text, askedBy: userId })
  await db.insert(schema.threadEdits).values({ id: id('thread-edit'), messageId, text, createdAt: at })
  await db.insert(schema.threadReactions).values({ messageId, ...own, mark: '👍' })
  await db.insert(schema.threadVotes).values({ messageId, ...own, choice: 0 })
  const file = { fileId: id('thread-file'), name: 'map.txt', type: 'text/plain', bytes: 1 }
  await db.insert(schema.threadFiles).values({ id: id('thread-file'), messageId, threadId, ...own, ...file })
  await db.insert(schema.threadInvites).values({
    id: id('thread-invite'),
    threadId,
    invitedBy: userId,
    userId,
    role: 'writer',
    createdAt: at,
    expiresAt: at,
  })
  const claims = [{ key: 'k', text, says: [{ speaker: `member:${userId}`, messageId, quote: text }], denies: [] }]
  await db.insert(schema.threadLedgers).values({ threadId, upToId: messageId, claims, madeAt: at })
  await db.insert(schema.threadStances).values({ threadId, claim: 'k', ...own, stance: 'agree' })
  await db.insert(schema.threadDecisions).values({
    ...{ id: id('thread-decision'), threadId, ...own, decision: text, reasons: text },
    ...{ dissent: '', carriedBy: '', day: '2026-01-01' },
  })
  await db.insert(schema.threadPapers).values({ threadId, version: 1, ...own, text })
  const sum = { total: 900, tax: 0, currency: 'USD', till: 'embedded' }
  // The names of what moved money say nothing of anybody, and the papers stay in the books.
  const eventId = `embedded:${createSecretId()}`
  await db.insert(schema.moneyEvents).values({ id: eventId, kind: 'paid', ...own, ...sum, at })
  const number = Number((await db.select({ number: schema.invoices.number }).from(schema.invoices)).length) + 1
  await db.insert(schema.invoices).values({
    ...{ number, eventId, ...own, kind: 'invoice', isTest: true, buyer: text, seller: 'Frenly' },
    ...{ lines: [{ words: 'Plus, one month', minor: 900 }], total: 900, tax: 0, taxWords: 'VAT', currency: 'USD' },
    issuedAt: at,
  })
}

async function keepPosts(id: (what: string) => string, userId: string, text: string, createdAt: Date) {
  const { db } = store()
  const own = { userId, createdAt }
  const told = { kind: 'questions.answer', about: id('question'), address: '/', at: createdAt }
  await db.insert(schema.notices).values({ id: id('notice'), ...own, ...told, subject: text, people: 1 })
  await db.insert(schema.noticePeople).values({ noticeId: id('notice'), ...own })
  const postId = id('post')
  const marks = { postId, userId, createdAt }
  await db.insert(schema.posts).values({ id: postId, userId, text, audience: 'members', createdAt })
  await db.insert(schema.postEdits).values({ id: id('post-edit'), postId, text, createdAt })
  await db.insert(schema.topicFollows).values({ userId, topic: 'tea', createdAt })
  await db.insert(schema.postReactions).values({ ...marks, kind: 'agree' })
  await db.insert(schema.pollVotes).values({ ...marks, choice: 0 })
  await db.insert(schema.postPasses).values({ id: id('pass'), ...marks, words: text })
  // The name and looks of a panda say nothing of whoever adopted it, and stay.
  const panda = { number: (await db.select().from(schema.pandas)).length + 1, origin: 'adopted' } as const
  const [mark, genome] = [createSecretId(), createSecretId()]
  await db.insert(schema.pandaKeepers).values({ mark, userId, createdAt })
  await db
    .insert(schema.pandas)
    .values({ ...panda, genome, name: 'Bao', nameKey: genome, keeper: mark, adopterId: userId, createdAt })
  await keepTrade(id, userId, panda.number, createdAt)
  await keepToken(userId, panda.number, createdAt)
  await db.insert(schema.thanks).values({ id: id('thanks'), fromId: userId, toId: userId, text, createdAt })
  const said = { kind: 'post', thingId: postId, excerpt: text, words: text, reason: 'spam', createdAt } as const
  await db.insert(schema.reports).values({ id: id('report'), ...said, userId, authorId: userId, address: '/' })
  await db.insert(schema.decisions).values({ id: id('decision'), ...said, userId, act: 'warned' })
}
