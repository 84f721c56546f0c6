import { k } from '../../kit.ts'
import { users } from '../people.ts'

export type PostPicture = { fileId: string; alt: string; width: number; height: number }
/** What a page that a post links to says of itself. */
export type PostLink = { url: string; title: string; about: string; site: string }
export type PostPoll = { choices: string[]; endsAt: number }
/** Of a group of members who judge alike: how many of them looked, and how many agree. */
export type GroupViews = { agree: number; of: number }

/** `all`: everybody, search engines too; `members`: whoever is signed in. */
export type PostAudience = 'all' | 'members'

/** What a member says to the community: a post, or a reply to one. */
export const posts = k.table(
  'posts',
  {
    id: k.text('id').primaryKey(),
    /** Null: what stands where a member was who is gone. */
    userId: k.text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What it replies to, and the post at the top; null for a post. */
    parentId: k.text('parent_id'),
    rootId: k.text('root_id'),
    text: k.text('text').notNull(),
    /** Of the text without signs and spaces: the same said twice is known by it. */
    textHash: k.text('text_hash').notNull().default(''),
    audience: k.text('audience').$type<PostAudience>().notNull(),
    pictures: k.json('pictures').$type<PostPicture[]>().notNull().default([]),
    poll: k.json('poll').$type<PostPoll | null>(),
    link: k.json('link').$type<PostLink | null>(),
    replies: k.int('replies').notNull().default(0),
    passes: k.int('passes').notNull().default(0),
    /** How far groups that judge differently agree with it, from 0 to 1; null: nobody judged it lately, or it is old. */
    bridge: k.num('bridge'),
    groups: k.json('groups').$type<GroupViews[] | null>(),
    createdAt: k.ts('created_at').notNull(),
    /** Null: a draft. */
    publishedAt: k.ts('published_at'),
    editedAt: k.ts('edited_at'),
    /** By its author, who may bring it back for a day. */
    deletedAt: k.ts('deleted_at'),
    /** By an administrator, or until one has looked at it. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('posts_newest').on(t.parentId, t.publishedAt, t.id),
    k.index('posts_public').on(t.parentId, t.audience, t.publishedAt, t.id),
    k.index('posts_user').on(t.userId, t.publishedAt, t.id),
    k.index('posts_replies').on(t.rootId, t.publishedAt, t.id),
    k.index('posts_bridge').on(t.bridge, t.id),
    k.index('posts_same').on(t.textHash, t.createdAt),
    k.index('posts_deleted').on(t.deletedAt),
  ],
)

/** What a post said before it was changed. */
export const postEdits = k.table(
  'post_edits',
  {
    id: k.text('id').primaryKey(),
    postId: k
      .text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('post_edits_post').on(t.postId, t.createdAt)],
)

/** The topics that stand in a post, each written as #word. */
export const postTopics = k.table(
  'post_topics',
  {
    postId: k
      .text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    topic: k.text('topic').notNull(),
    publishedAt: k.ts('published_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.postId, t.topic] }),
    k.index('post_topics_topic').on(t.topic, t.publishedAt, t.postId),
    k.index('post_topics_at').on(t.publishedAt, t.topic),
  ],
)

/** Topics that a member follows. */
export const topicFollows = k.table(
  'topic_follows',
  {
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: k.text('topic').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.userId, t.topic] })],
)

export type Reaction = 'agree' | 'differ' | 'thanks' | 'insight' | 'smile'

/** What a member answers to a post with one press; one a post. */
export const postReactions = k.table(
  'post_reactions',
  {
    postId: k
      .text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: k.text('kind').$type<Reaction>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.postId, t.userId] }),
    k.index('post_reactions_user').on(t.userId, t.createdAt),
    k.index('post_reactions_at').on(t.createdAt, t.postId),
  ],
)

/** How often something was pressed under a post: a reaction by its kind, a choice of its poll as `choice:0`. */
export const postCounts = k.table(
  'post_counts',
  {
    postId: k
      .text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    what: k.text('what').notNull(),
    times: k.int('times').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.postId, t.what] })],
)

/** What a member chose in a poll; it cannot be changed. */
export const pollVotes = k.table(
  'poll_votes',
  {
    postId: k
      .text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    choice: k.int('choice').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.postId, t.userId] }), k.index('poll_votes_user').on(t.userId, t.createdAt)],
)

/** A member passed a post on to those who follow them. */
export const postPasses = k.table(
  'post_passes',
  {
    id: k.text('id').primaryKey(),
    postId: k
      .text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Null: a former member; the tree keeps its branch. */
    userId: k.text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** By whose passing on they came to it; null: from the post itself. */
    fromPassId: k.text('from_pass_id'),
    words: k.text('words').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('post_passes_once').on(t.postId, t.userId),
    k.index('post_passes_user').on(t.userId, t.createdAt, t.id),
    k.index('post_passes_post').on(t.postId, t.createdAt, t.id),
    k.index('post_passes_at').on(t.createdAt, t.postId),
  ],
)
