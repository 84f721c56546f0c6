import * as accounts from '#app/database/tables/mail/accounts.ts'
import * as tables from '#app/database/tables/mail/inbox.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import './accounts/remove-account.server.ts'
import './dictation/hear-letter.server.ts'
import './filing/sweep-mail.server.ts'
import './filing/take-in.server.ts'
import './keeping/inbox-check.server.ts'
import './keeping/inbox-reach.server.ts'
import './keeping/inbox-source.server.ts'
import './moving/import-job.server.ts'
import { eraseRows, readRows } from './keeping/personal.store.server.ts'
import './smart/run-rules.server.ts'
import './syncing/listen-job.server.ts'
import './syncing/sync-job.server.ts'
import './writing/carry-letter.server.ts'
import './writing/file-sent.server.ts'
import './writing/draft-step.server.ts'
import './writing/send-draft.server.ts'

definePersonalTables([
  {
    table: tables.inboxThreads,
    file: { name: 'inbox-conversations.json', about: 'The conversations of your inbox: where they lie, stars, waits' },
    read: readRows(tables.inboxThreads, tables.inboxThreads.id, 'id'),
    erase: eraseRows(tables.inboxThreads),
  },
  {
    table: tables.inboxMessages,
    file: {
      name: 'inbox-messages.json',
      about: 'The messages of your inbox; each lies whole in the folder received-mails',
    },
    read: readRows(tables.inboxMessages, tables.inboxMessages.id, 'id'),
    erase: eraseRows(tables.inboxMessages),
  },
  {
    table: tables.inboxBodies,
    file: { name: 'inbox-words.json', about: 'The words of those messages' },
    read: readRows(tables.inboxBodies, tables.inboxBodies.messageId, 'messageId'),
    erase: eraseRows(tables.inboxBodies),
  },
  { table: tables.inboxReferences, file: null, erase: eraseRows(tables.inboxReferences) },
  {
    table: tables.inboxContacts,
    file: { name: 'inbox-contacts.json', about: 'Whom you wrote to or heard from' },
    read: readRows(tables.inboxContacts, tables.inboxContacts.address, 'address'),
    erase: eraseRows(tables.inboxContacts),
  },
  {
    table: tables.inboxLabels,
    file: { name: 'inbox-labels.json', about: 'Your labels' },
    read: readRows(tables.inboxLabels, tables.inboxLabels.id, 'id'),
    erase: eraseRows(tables.inboxLabels),
  },
  {
    table: tables.inboxThreadLabels,
    file: { name: 'inbox-labelled.json', about: 'Which conversations carry which label' },
    read: readRows(tables.inboxThreadLabels, tables.inboxThreadLabels.threadId, 'threadId'),
    erase: eraseRows(tables.inboxThreadLabels),
  },
  {
    table: tables.inboxDrafts,
    file: { name: 'inbox-drafts.json', about: 'Letters you are writing, and those that wait for their time' },
    read: readRows(tables.inboxDrafts, tables.inboxDrafts.id, 'id'),
    erase: eraseRows(tables.inboxDrafts),
  },
  {
    table: tables.inboxSettings,
    file: { name: 'inbox-settings.json', about: 'Gestures, keys and signature of your inbox' },
    read: readRows(tables.inboxSettings, tables.inboxSettings.userId, 'userId'),
    erase: eraseRows(tables.inboxSettings),
  },
  {
    table: tables.inboxRules,
    file: { name: 'inbox-rules.json', about: 'The rules of your inbox' },
    read: readRows(tables.inboxRules, tables.inboxRules.id, 'id'),
    erase: eraseRows(tables.inboxRules),
  },
  {
    table: tables.inboxActs,
    file: { name: 'inbox-acts.json', about: 'What you and your rules did with your mail in the last 30 days' },
    read: readRows(tables.inboxActs, tables.inboxActs.id, 'id'),
    erase: eraseRows(tables.inboxActs),
  },
  {
    table: accounts.inboxAccounts,
    file: { name: 'inbox-accounts.json', about: 'Your mail accounts elsewhere, without their passwords' },
    read: readRows(accounts.inboxAccounts, accounts.inboxAccounts.id, 'id'),
    erase: eraseRows(accounts.inboxAccounts),
  },
  {
    table: accounts.inboxFolders,
    file: { name: 'inbox-account-folders.json', about: 'The folders of those accounts' },
    read: readRows(accounts.inboxFolders, accounts.inboxFolders.id, 'id'),
    erase: eraseRows(accounts.inboxFolders),
  },
  {
    table: accounts.inboxCopies,
    file: { name: 'inbox-account-messages.json', about: 'Where the messages of those accounts lie on their servers' },
    read: readRows(accounts.inboxCopies, accounts.inboxCopies.id, 'id'),
    erase: eraseRows(accounts.inboxCopies),
  },
])
