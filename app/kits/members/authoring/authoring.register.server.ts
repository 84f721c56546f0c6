import { authoredTexts, authoredVersions, authors } from '#app/database/tables/learn/authoring.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import * as rows from './authored.store.server.ts'
import { showDue } from './authoring.server.ts'

const MINUTE_MS = 60_000

defineSchedule({ name: 'show-scheduled-texts', everyMs: MINUTE_MS, run: () => showDue() })

definePersonalTables([
  {
    table: authoredVersions,
    file: { name: 'lessons-and-posts-versions.json', about: 'What your lessons and posts said before' },
    read: rows.readVersions,
    erase: rows.leaveVersions,
  },
  {
    table: authoredTexts,
    file: { name: 'lessons-and-posts.json', about: 'The lessons and posts you wrote' },
    read: rows.readTexts,
    erase: rows.leaveTexts,
  },
  {
    table: authors,
    merge: 'ends',
    file: { name: 'writing-rights.json', about: 'What you were chosen to write for' },
    read: rows.readAuthors,
    erase: rows.leaveAuthors,
  },
])

defineEventWords({
  'lesson.shown': 'published a lesson',
  'lesson.withdrawn': 'withdrew a lesson',
  'post.shown': 'published a post',
  'post.withdrawn': 'withdrew a post',
  'author.added': 'chose a member to write',
  'author.removed': 'ended a member’s right to write',
})
