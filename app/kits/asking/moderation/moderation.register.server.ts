import { blockedWords, decisions, reports } from '#app/database/tables/together/moderation.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { eraseDecisionsOf, eraseReportsOf, readDecisionsOf, readReportsOf } from './reports.store.server.ts'

defineImpersonalTables(blockedWords)
definePersonalTables([
  {
    table: reports,
    file: { name: 'moderation-reports.json', about: 'What you reported, and what became of it' },
    read: readReportsOf,
    erase: eraseReportsOf,
  },
  {
    table: decisions,
    file: { name: 'decisions.json', about: 'What was decided about things of yours, with your appeals' },
    read: readDecisionsOf,
    erase: eraseDecisionsOf,
  },
])

const always = { icon: 'gavel', isAlways: true } as const
defineNotices({
  'house.hidden': {
    ...always,
    label: 'Something of yours was hidden',
    words: ({ subject }) => `Hidden by the moderators: “${subject}”. The reason, and how to appeal.`,
  },
  'house.warned': {
    ...always,
    label: 'The moderators wrote to you',
    words: ({ subject }) => `The moderators ask for your care: “${subject}”. The reason, and how to appeal.`,
  },
  'house.appeal-answered': {
    ...always,
    label: 'Your appeal was answered',
    words: ({ subject }) => `Your appeal is answered: “${subject}”`,
  },
})
defineEventWords({
  'report.settled': 'settled reports about something public',
  'appeal.answered': 'answered an appeal',
  'word.blocked': 'put a word on the block list',
  'word.released': 'took a word off the block list',
})
