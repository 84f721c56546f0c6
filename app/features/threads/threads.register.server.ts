import * as tables from '#app/database/tables/together/threads.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './claims/claims-job.server.ts'
import './keeping/sweep-threads.server.ts'
import './keeping/threads-source.server.ts'
import * as person from './keeping/person.store.server.ts'
import './talking/voice-jobs.server.ts'
import { threadsChecks } from './threads-checks.server.ts'
import { THREAD_MESSAGE } from './talking/report.server.ts'

defineModerated({ [THREAD_MESSAGE]: { label: 'Message in a thread' } })
defineChecks('threads', () => threadsChecks)
defineEventWords({ 'thread.taken-off': 'took a shared thread off' })
defineNotices({
  'threads.invitation': {
    label: 'Invitations to threads',
    icon: 'users',
    isMailed: true,
    words: ({ who, subject }) => `${who} invited you to the thread “${subject}”`,
  },
  'threads.mention': {
    label: 'Mentions in threads',
    icon: 'messages-square',
    isMailed: true,
    words: ({ who, subject }) => `${who} named you in “${subject}”`,
  },
  'threads.reply': {
    label: 'Replies in threads',
    icon: 'reply',
    words: ({ who, subject }) => `${who} replied to you in “${subject}”`,
  },
})
definePersonalTables([
  { table: tables.threadEdits, file: null, erase: person.eraseEdits },
  {
    table: tables.threadReactions,
    file: { name: 'thread-reactions.json', about: 'The marks you set on messages of threads' },
    read: person.readReactions,
    erase: person.eraseReactions,
  },
  {
    table: tables.threadVotes,
    file: { name: 'thread-votes.json', about: 'What you chose in polls of threads' },
    read: person.readVotes,
    erase: person.eraseVotes,
  },
  { table: tables.threadFiles, file: null, erase: person.eraseFiles },
  {
    table: tables.threadInvites,
    file: { name: 'thread-invitations.json', about: 'The invitations to threads you made' },
    read: person.readInvites,
    erase: person.eraseInvites,
  },
  { table: tables.threadLedgers, file: null, erase: person.eraseFromLedgers },
  {
    table: tables.threadStances,
    file: { name: 'thread-stances.json', about: 'How you said you stand to claims of threads' },
    read: person.readStances,
    erase: person.eraseStances,
  },
  {
    table: tables.threadDecisions,
    file: { name: 'thread-decisions.json', about: 'The decisions of threads you wrote down' },
    read: person.readDecisions,
    erase: person.eraseDecisions,
  },
  {
    table: tables.threadPapers,
    file: { name: 'thread-documents.json', about: 'The documents beside threads as you saved them' },
    read: person.readPapers,
    erase: person.erasePapers,
  },
  {
    table: tables.threadMembers,
    file: { name: 'threads.json', about: 'The threads you are in' },
    read: person.readMemberships,
    erase: person.eraseMemberships,
  },
  {
    table: tables.threadMessages,
    file: { name: 'thread-messages.json', about: 'What you said in threads' },
    read: person.readMessages,
    erase: person.eraseMessages,
  },
  { table: tables.threads, file: null, erase: person.eraseThreads },
])
