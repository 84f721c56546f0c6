import * as tables from '#app/database/tables/together/posts.ts'
import { thanks } from '#app/database/tables/together/thanks.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { defineSitemapSource } from '#app/kits/search/site-search/sitemap-source.server.ts'
import { to } from '#app/catalogue/to.ts'
import './bridging/bridge-posts.server.ts'
import './keeping/digest.server.ts'
import './keeping/posts-source.server.ts'
import { pulseChecks } from './keeping/pulse-checks.server.ts'
import * as person from './keeping/person-posts.store.server.ts'
import './keeping/sweep-posts.server.ts'
import { listPublicIds } from './posts/feed.store.server.ts'
import './posts/preview.server.ts'
import './published/published-posts.server.ts'
import './thanks/thanks-part.server.ts'
import { savePost } from './posts/posts.store.server.ts'
import { saveThanks } from './thanks/thanks.store.server.ts'

const MOST_ADDRESSES = 5_000

defineChecks('pulse', pulseChecks)
defineSitemapSource('posts', async () =>
  (await listPublicIds(MOST_ADDRESSES)).map((post) => to('pulse', null, { post })),
)
defineModerated({
  post: { label: 'Post', hide: (id, hiddenAt) => savePost(id, { hiddenAt }) },
  thanks: { label: 'Thanks', hide: (id, hiddenAt) => saveThanks(id, { hiddenAt }) },
})
defineNotices({
  'pulse.mention': {
    label: 'Somebody names you in the pulse',
    icon: 'quote',
    isMailed: true,
    words: ({ who, isSeveral, subject }) => `${who} ${isSeveral ? 'name' : 'names'} you: “${subject}”`,
  },
  'pulse.reply': {
    label: 'Replies to what you wrote',
    icon: 'reply',
    isMailed: true,
    words: ({ who, subject }) => `${who} replied to “${subject}”`,
  },
  'pulse.reaction': {
    label: 'Reactions to what you wrote',
    icon: 'heart',
    words: ({ who, subject }) => `${who} reacted to “${subject}”`,
  },
  'pulse.pass': {
    label: 'Somebody passes your post on',
    icon: 'share',
    words: ({ who, subject }) => `${who} passed on “${subject}”`,
  },
  'pulse.thanks': {
    label: 'Somebody thanks you',
    icon: 'heart',
    isMailed: true,
    words: ({ who, isSeveral, subject }) =>
      `${who} ${isSeveral ? 'thank' : 'thanks'} you: “${subject}” (others see it if you accept)`,
  },
  'pulse.thanks-shown': {
    label: 'Your thanks are shown',
    icon: 'heart',
    words: ({ who, subject }) => `${who} shows your thanks: “${subject}”`,
  },
  'pulse.digest': {
    label: 'The pulse of the week, one letter',
    icon: 'newspaper',
    isLetter: true,
    words: ({ subject }) => subject,
  },
})
defineImpersonalTables(tables.postTopics, tables.postCounts)
definePersonalTables([
  {
    table: tables.posts,
    file: { name: 'posts.json', about: 'What you wrote in the pulse, drafts too' },
    read: person.readPosts,
    erase: person.erasePosts,
  },
  {
    table: tables.postEdits,
    file: { name: 'post-edits.json', about: 'What your posts said before you changed them' },
    read: person.readEdits,
    erase: person.eraseEdits,
  },
  {
    table: tables.postReactions,
    file: { name: 'post-reactions.json', about: 'What you pressed under posts' },
    read: person.readMarks(tables.postReactions),
    erase: person.eraseMarks(tables.postReactions),
  },
  {
    table: tables.pollVotes,
    file: { name: 'poll-votes.json', about: 'What you chose in polls' },
    read: person.readMarks(tables.pollVotes),
    erase: person.eraseMarks(tables.pollVotes),
  },
  {
    table: tables.topicFollows,
    file: { name: 'topics.json', about: 'The topics you follow' },
    read: person.readMarks(tables.topicFollows),
    erase: person.eraseMarks(tables.topicFollows),
  },
  {
    table: tables.postPasses,
    file: { name: 'passed-on.json', about: 'What you passed on' },
    read: person.readPasses,
    erase: person.erasePasses,
  },
  {
    table: thanks,
    file: { name: 'thanks.json', about: 'Thanks you gave and earned' },
    read: person.readThanks,
    erase: person.eraseThanks,
  },
])
