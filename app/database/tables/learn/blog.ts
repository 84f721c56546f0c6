import { k } from '../../kit.ts'

/** `waiting`: a program flagged it or a reader reported it, and a person is to look. */
export type CommentState = 'shown' | 'waiting' | 'hidden'

/** What a member said under a post. */
export const blogComments = k.table(
  'blog_comments',
  {
    id: k.text('id').primaryKey(),
    post: k.text('post').notNull(),
    userId: k.text('user_id').notNull(),
    text: k.text('text').notNull(),
    state: k.text('state').$type<CommentState>().notNull().default('shown'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('blog_comments_post').on(t.post, t.createdAt),
    k.index('blog_comments_user').on(t.userId, t.createdAt),
    k.index('blog_comments_state').on(t.state, t.createdAt),
  ],
)

/** A reader says that a comment should be looked at. */
export const blogReports = k.table(
  'blog_reports',
  {
    id: k.text('id').primaryKey(),
    commentId: k
      .text('comment_id')
      .notNull()
      .references(() => blogComments.id, { onDelete: 'cascade' }),
    userId: k.text('user_id').notNull(),
    words: k.text('words').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('blog_reports_once').on(t.commentId, t.userId), k.index('blog_reports_user').on(t.userId)],
)

/** An address that gets the posts of a brand by mail; letters go out only once it was confirmed. */
export const blogReaders = k.table(
  'blog_readers',
  {
    id: k.text('id').primaryKey(),
    email: k.text('email').notNull(),
    emailKey: k.text('email_key').notNull(),
    brand: k.text('brand').notNull(),
    confirmedAt: k.ts('confirmed_at'),
    endedAt: k.ts('ended_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('blog_readers_once').on(t.emailKey, t.brand),
    k.index('blog_readers_brand').on(t.brand, t.confirmedAt),
    k.index('blog_readers_confirmed').on(t.confirmedAt, t.createdAt),
    k.index('blog_readers_ended').on(t.endedAt),
  ],
)

/** That a post went to a reader: each goes once. */
export const blogLetters = k.table(
  'blog_letters',
  {
    readerId: k
      .text('reader_id')
      .notNull()
      .references(() => blogReaders.id, { onDelete: 'cascade' }),
    post: k.text('post').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.readerId, t.post] }), k.index('blog_letters_post').on(t.post)],
)

/** How often a post was opened on a day: a count, and nobody's name. */
export const blogDays = k.table(
  'blog_days',
  {
    post: k.text('post').notNull(),
    day: k.text('day').notNull(),
    views: k.int('views').notNull().default(0),
  },
  (t) => [k.primaryKey({ columns: [t.post, t.day] })],
)

/** A channel somebody cares for: the blog here, or one elsewhere that they post to themselves. */
export const stewardChannels = k.table(
  'steward_channels',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id').notNull(),
    name: k.text('name').notNull(),
    kind: k.text('kind').$type<'blog' | 'elsewhere'>().notNull(),
    about: k.text('about').notNull().default(''),
    zone: k.text('zone').notNull(),
    /** The days of the week it posts on: 1 is Monday. */
    days: k.json('days').$type<number[]>().notNull(),
    /** What is done before each post, one line each. */
    checklist: k.json('checklist').$type<string[]>().notNull(),
    /** The member it is being handed to. */
    offeredTo: k.text('offered_to'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('steward_channels_user').on(t.userId, t.createdAt),
    k.index('steward_channels_offered').on(t.offeredTo),
  ],
)

export type StewardState = 'idea' | 'planned' | 'out'

/** One post of a channel, from the idea to what came of it. */
export const stewardPosts = k.table(
  'steward_posts',
  {
    id: k.text('id').primaryKey(),
    channelId: k
      .text('channel_id')
      .notNull()
      .references(() => stewardChannels.id, { onDelete: 'cascade' }),
    userId: k.text('user_id').notNull(),
    title: k.text('title').notNull(),
    notes: k.text('notes').notNull().default(''),
    state: k.text('state').$type<StewardState>().notNull().default('idea'),
    dueAt: k.ts('due_at'),
    /** Which lines of the channel's checklist are done. */
    done: k.json('done').$type<string[]>().notNull(),
    /** The post of the blog, or the address elsewhere. */
    textId: k.text('text_id'),
    link: k.text('link').notNull().default(''),
    remindedAt: k.ts('reminded_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('steward_posts_channel').on(t.channelId, t.createdAt),
    k.index('steward_posts_due').on(t.state, t.dueAt),
    k.index('steward_posts_user').on(t.userId),
  ],
)
