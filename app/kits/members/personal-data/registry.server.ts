import { bannerClicks, banners, requestMetrics, checkResults, checkRuns } from '#app/database/tables/admin.ts'
import { audit } from '#app/database/tables/audit.ts'
import { files } from '#app/database/tables/files.ts'
import { feedback } from '#app/database/tables/assistant.ts'
import * as consensus from '#app/database/tables/consensus.ts'
import { articles } from '#app/database/tables/content.ts'
import { rateLimits } from '#app/database/tables/limits.ts'
import { mails, receivedMails } from '#app/database/tables/mail.ts'
import { memories, pandaTurns, unansweredQuestions } from '#app/database/tables/panda.ts'
import * as people from '#app/database/tables/people.ts'
import { sendings } from '#app/database/tables/sendings.ts'
import * as questions from '#app/database/tables/questions.ts'
import { webPages, webSearches, webSites } from '#app/database/tables/web-index.ts'
import * as support from '#app/database/tables/support.ts'
import { apiKeys } from '#app/database/tables/keys.ts'
import { budgets, runs, uses } from '#app/database/tables/runs.ts'
import { engineSettings, providers, siteSettings } from '#app/database/tables/engines.ts'
import { webhookCalls, webhooks } from '#app/database/tables/house/webhooks.ts'
import { events, jobs, schedules } from '#app/database/tables/jobs.ts'
import {
  conversationAttachments,
  conversationMessages,
  conversations,
  conversationShares,
  ownAllies,
} from '#app/database/tables/conversations.ts'
import * as account from './account.store.server.ts'
import * as conversed from './conversed.store.server.ts'
import * as answered from './answered.store.server.ts'
import type { PersonalTable } from './personal-table.ts'
import * as kept from './kept.store.server.ts'
import * as searched from './searched.store.server.ts'
import * as supported from './supported.store.server.ts'
import * as used from './used.store.server.ts'
import * as work from './work.store.server.ts'
import * as written from './written.store.server.ts'

/** What the house itself keeps about people; a tool says its own with `definePersonalTables`. */
export const houseTables: readonly PersonalTable[] = [
  {
    table: conversationAttachments,
    file: null,
    erase: conversed.eraseAttachments,
  },
  {
    table: conversationMessages,
    file: null,
    erase: conversed.eraseMessages,
  },
  {
    table: conversationShares,
    file: { name: 'shared-conversations.json', about: 'The conversations you shared by a link, as they are shown' },
    read: conversed.readConversationShares,
    erase: conversed.eraseConversationShares,
  },
  {
    table: conversations,
    file: { name: 'conversations.json', about: 'Your conversations with every branch and what you attached' },
    read: conversed.readConversations,
    erase: conversed.eraseConversations,
  },
  {
    table: ownAllies,
    file: { name: 'allies.json', about: 'The allies you made: their names and instructions' },
    read: conversed.readAllies,
    erase: conversed.eraseAllies,
  },
  { table: consensus.consensusSeats, file: null, erase: written.eraseSeats },
  { table: consensus.consensusVersions, file: null, erase: written.eraseVersions },
  {
    table: consensus.consensusVotes,
    file: { name: 'votes.json', about: 'The answers you voted for' },
    read: written.readVotes,
    erase: written.eraseVotes,
  },
  {
    table: consensus.consensusShares,
    file: { name: 'shared-runs.json', about: 'The pages by which you shared a run' },
    read: written.readShares,
    erase: written.eraseShares,
  },
  {
    table: consensus.consensusPanels,
    file: { name: 'panels.json', about: 'The choices of voices you gave a name' },
    read: written.readPanels,
    erase: written.erasePanels,
  },
  {
    table: consensus.consensusRuns,
    file: { name: 'runs.json', about: 'Every question you asked while signed in, with all answers and the comparison' },
    read: written.readRuns,
    erase: written.eraseRuns,
  },
  {
    table: consensus.consensusTalks,
    file: { name: 'consensus-talks.json', about: 'Your conversations in which every turn is a run' },
    read: written.readTalks,
    erase: written.eraseTalks,
  },
  { table: questions.qaWords, file: null, erase: answered.eraseWords },
  { table: questions.qaAlike, file: null, erase: answered.eraseAlike },
  { table: questions.qaEdits, file: null, erase: answered.eraseEdits },
  { table: questions.qaPanelAnswers, file: null, erase: answered.erasePanelAnswers },
  {
    table: questions.qaReports,
    file: { name: 'reports.json', about: 'The questions and answers you reported' },
    read: answered.readReports,
    erase: answered.anonymiseReports,
  },
  {
    table: questions.qaVotes,
    file: { name: 'question-votes.json', about: 'Your votes on questions and answers' },
    read: answered.readQaVotes,
    erase: answered.anonymiseQaVotes,
  },
  {
    table: questions.qaAnswers,
    file: { name: 'answers.json', about: 'What you answered to public questions, and what it said before' },
    read: answered.readAnswers,
    erase: answered.anonymiseAnswers,
  },
  {
    table: questions.qaQuestions,
    file: { name: 'questions.json', about: 'The questions you asked, with what the panel answered' },
    read: answered.readQuestions,
    erase: answered.eraseQuestions,
  },
  {
    table: webhookCalls,
    file: { name: 'told-elsewhere.json', about: 'What other programs of this server were told of you, for 30 days' },
    read: work.readWebhookCalls,
    erase: work.eraseWebhookCalls,
    merge: 'ends',
  },
  {
    table: webSearches,
    file: { name: 'web-searches.json', about: 'What you searched the web for' },
    read: searched.readWebSearches,
    erase: searched.eraseWebSearches,
  },
  {
    table: receivedMails,
    file: { name: 'received-mails.json', about: 'The mail that came in for you' },
    read: kept.readReceivedMails,
    erase: kept.eraseReceivedMails,
  },
  {
    table: files,
    file: { name: 'files.json', about: 'The files you keep here; each lies in the folder files' },
    read: kept.readFiles,
    erase: kept.eraseFiles,
  },
  {
    table: jobs,
    file: { name: 'jobs.json', about: 'The long work you started: what, when and what came of it' },
    read: work.readJobs,
    erase: work.eraseJobs,
  },
  {
    table: events,
    file: null,
    erase: work.eraseEvents,
    merge: 'ends',
  },
  {
    table: audit,
    file: { name: 'audit.json', about: 'What you changed on this server as its administrator' },
    read: used.readActs,
    erase: used.anonymiseActs,
  },
  {
    table: uses,
    file: null,
    erase: used.anonymiseUses,
  },
  {
    table: runs,
    file: { name: 'usage.json', about: 'Every run you started, with the engines it used, what they took and cost' },
    read: used.readUsage,
    erase: used.anonymiseRuns,
  },
  {
    table: budgets,
    file: null,
    erase: used.eraseBudget,
    merge: 'ends',
  },
  {
    table: apiKeys,
    file: { name: 'api-keys.json', about: 'Your keys for programs: names, endings and use' },
    read: used.readApiKeys,
    erase: used.eraseApiKeys,
    merge: 'ends',
  },
  {
    table: providers,
    file: { name: 'providers.json', about: 'Engines you connected with keys of your own, without the keys' },
    read: used.readOwnProviders,
    erase: used.eraseOwnProviders,
  },
  {
    table: memories,
    file: { name: 'memories.json', about: 'What you let the panda remember' },
    read: written.readMemories,
    erase: written.eraseMemories,
  },
  {
    table: pandaTurns,
    file: { name: 'panda-talks.json', about: 'What you and the panda said last, kept for 30 days' },
    read: written.readPandaTurns,
    erase: written.erasePandaTurns,
  },
  { table: support.ticketMessages, file: null, erase: supported.eraseTicketMessages },
  {
    table: support.tickets,
    file: { name: 'tickets.json', about: 'What you wrote to the team, with its answers' },
    read: supported.readTickets,
    erase: supported.eraseTickets,
  },
  {
    table: feedback,
    file: { name: 'feedback.json', about: 'The feedback you sent, with what the team answered' },
    read: written.readFeedback,
    erase: written.anonymiseFeedback,
  },
  {
    table: mails,
    file: { name: 'mails.json', about: 'The letters we sent you: subject and date' },
    read: written.readMails,
    erase: written.eraseMails,
    merge: 'ends',
  },
  {
    table: people.waitlist,
    file: { name: 'waitlist.json', about: 'The waitlists your address is on' },
    read: written.readWaitlist,
    erase: written.eraseWaitlist,
    merge: 'ends',
  },
  {
    table: people.challenges,
    file: null,
    erase: account.eraseChallenges,
    merge: 'ends',
  },
  {
    table: people.recoveryCodes,
    file: null,
    erase: account.eraseRecoveryCodes,
    merge: 'ends',
  },
  {
    table: people.authenticators,
    file: { name: 'authenticator.json', about: 'Whether and since when you use an authenticator app' },
    read: account.readAuthenticators,
    erase: account.eraseAuthenticators,
    merge: 'ends',
  },
  {
    table: people.passkeys,
    file: { name: 'passkeys.json', about: 'Your passkeys: their names, public keys and use' },
    read: account.readPasskeys,
    erase: account.erasePasskeys,
    merge: 'ends',
  },
  {
    table: people.connections,
    file: { name: 'connections.json', about: 'Accounts elsewhere that open this one' },
    read: account.readConnections,
    erase: account.eraseConnections,
  },
  {
    table: people.mailTokens,
    file: { name: 'open-links.json', about: 'Links mailed to you that still work: what for and until when' },
    read: account.readMailTokens,
    erase: account.eraseMailTokens,
    merge: 'ends',
  },
  {
    table: people.sessions,
    file: { name: 'sessions.json', about: 'Where you are signed in: device and times' },
    read: account.readSessions,
    erase: account.eraseSessions,
    merge: 'ends',
  },
  {
    table: people.users,
    file: { name: 'account.json', about: 'Your account: names, address, plan, settings and dates' },
    read: account.readAccount,
    erase: account.eraseAccount,
    merge: 'ends',
  },
]

/** Tables of the house that hold nothing about anybody; limits count for hashes and forget within a day, and so do the keys of what was sent. */
export const impersonalHouseTables = [
  banners,
  bannerClicks,
  checkRuns,
  checkResults,
  requestMetrics,
  unansweredQuestions,
  support.pandaDays,
  support.helpEdits,
  support.helpVersions,
  support.helpVotes,
  articles,
  rateLimits,
  sendings,
  engineSettings,
  siteSettings,
  schedules,
  webSites,
  webPages,
  webhooks,
]
