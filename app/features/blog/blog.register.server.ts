import { onShown } from '#app/kits/members/authoring/authoring.server.ts'
import * as tables from '#app/database/tables/learn/blog.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { defineLetterSwitch } from '#app/kits/foundation/mail/letter-switches.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { clock } from '#app/platform/clock.ts'
import { blogChecks } from './blog-checks.server.ts'
import * as comments from './comments/comments.store.server.ts'
import { isSubscribed, LETTERS, mailNewPost, turnSubscription } from './letters/letters.server.ts'
import * as readers from './letters/readers.store.server.ts'
import './posts-source.server.ts'
import { remindStewards } from './steward/remind.server.ts'
import * as steward from './steward/steward.store.server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const UNCONFIRMED_DAYS = 31

defineChecks('blog', blogChecks)
defineLetterSwitch(LETTERS, { label: 'New posts by mail', isOn: isSubscribed, turn: turnSubscription })
onShown(async ({ kind, slug, details }, isFirst) => {
  if (kind === 'post' && isFirst) await mailNewPost(slug, String(details['brand'] ?? 'all'))
})
defineSchedule({
  name: 'sweep-blog-readers',
  everyMs: DAY_MS,
  isSweep: true,
  run: () => readers.removeOldReaders(new Date(clock.now().getTime() - UNCONFIRMED_DAYS * DAY_MS)),
})
defineSchedule({ name: 'remind-stewards', everyMs: MINUTE_MS, run: () => remindStewards() })
defineNotices({
  'steward.due': {
    label: 'Posts of your channels that are due',
    icon: 'calendar',
    isMailed: true,
    words: ({ subject }) => `“${subject}” is due on your channel`,
  },
  'steward.offered': {
    label: 'Channels that are handed to you',
    icon: 'handshake',
    isMailed: true,
    words: ({ who, subject }) => `${who} hands you the channel “${subject}”`,
  },
  'blog.comment': {
    label: 'Comments on your posts',
    icon: 'message-circle',
    isMailed: true,
    words: ({ who, subject }) => `${who} commented on your post “${subject}”`,
  },
})
defineEventWords({ 'comment.hidden': 'hid a comment of the blog', 'comment.shown': 'let a comment of the blog stand' })
defineImpersonalTables(tables.blogDays, tables.blogLetters)
definePersonalTables([
  {
    table: tables.blogReports,
    file: { name: 'blog-reports.json', about: 'The comments of the blog you reported' },
    read: comments.readReports,
    erase: comments.eraseReports,
  },
  {
    table: tables.blogComments,
    file: { name: 'blog-comments.json', about: 'Your comments on the blog' },
    read: comments.readComments,
    erase: comments.eraseComments,
  },
  {
    table: tables.stewardPosts,
    file: { name: 'channel-posts.json', about: 'What you planned for your channels' },
    read: steward.readPosts,
    erase: steward.erasePosts,
  },
  {
    table: tables.stewardChannels,
    file: { name: 'channels.json', about: 'The channels you care for' },
    read: steward.readChannels,
    erase: steward.eraseChannels,
  },
  {
    table: tables.blogReaders,
    merge: 'ends',
    file: { name: 'posts-by-mail.json', about: 'Where you get the posts of the blog by mail' },
    read: readers.readSubscriptions,
    erase: readers.eraseSubscriptions,
  },
])
