import { k } from '../kit.ts'

/** What somebody asked the team, as one talk. Members find theirs when signed in, guests by a signed link in their mail. */
export const tickets = k.table(
  'tickets',
  {
    id: k.text('id').primaryKey(),
    /** What people say and write: `K7M2QX`. */
    number: k.text('number').notNull(),
    subject: k.text('subject').notNull(),
    /** open: nobody has answered yet; answered: the team wrote last; waiting: the asker wrote again; closed. */
    state: k.text('state').$type<'open' | 'waiting' | 'answered' | 'closed'>().notNull(),
    /** The member who asked; null for a guest. */
    userId: k.text('user_id'),
    email: k.text('email').notNull(),
    /** The path it is about. */
    page: k.text('page').notNull(),
    requestId: k.text('request_id').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('tickets_number').on(t.number),
    k.index('tickets_user').on(t.userId, t.updatedAt),
    k.index('tickets_state').on(t.state, t.updatedAt),
  ],
)

export const ticketMessages = k.table(
  'ticket_messages',
  {
    id: k.text('id').primaryKey(),
    ticketId: k
      .text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    author: k.text('author').$type<'member' | 'guest' | 'team'>().notNull(),
    text: k.text('text').notNull(),
    /** A note of the team that the asker never sees. */
    isInternal: k.bool('is_internal').notNull().default(false),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('ticket_messages_ticket').on(t.ticketId, t.createdAt)],
)

/** An article as its page needs it, beside its slug. */
export type HelpText = { title: string; summary: string; tags: string[]; group: string; body: string }

/** What the operator made of an article: of one that came with the product, or of a new one. */
export const helpEdits = k.table('help_edits', {
  slug: k.text('slug').primaryKey(),
  /** What is being written and nobody sees yet. */
  draft: k.json('draft').$type<HelpText>(),
  /** What stands in the help centre instead of the text that came with the product; null: that text stands. */
  text: k.json('text').$type<HelpText>(),
  /** The hash of the text that came with the product when the operator's was published: another one is offered. */
  seedHash: k.text('seed_hash'),
  /** Taken out of the help centre. */
  isHidden: k.bool('is_hidden').notNull().default(false),
  /** The key of the unanswered question it was begun for; publishing settles that question. */
  question: k.text('question'),
  publishedAt: k.ts('published_at'),
  updatedAt: k.ts('updated_at').notNull(),
})

/** Every text of an article that was once published by the operator, and the one they began with. */
export const helpVersions = k.table(
  'help_versions',
  {
    slug: k.text('slug').notNull(),
    number: k.int('number').notNull(),
    act: k.text('act').$type<'found' | 'published' | 'restored' | 'taken'>().notNull(),
    text: k.json('text').$type<HelpText>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.slug, t.number] })],
)

/** Whether an article helped. Who said it is kept as a hash that leads to nobody. */
export const helpVotes = k.table(
  'help_votes',
  {
    slug: k.text('slug').notNull(),
    voter: k.text('voter').notNull(),
    isHelpful: k.bool('is_helpful').notNull(),
    /** What was missing, with personal details masked. */
    missing: k.text('missing'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.slug, t.voter] })],
)

/** How many questions the panda had an answer to, by day of UTC and kind of answer; nothing about who asked. */
export const pandaDays = k.table(
  'panda_days',
  {
    day: k.text('day').notNull(),
    kind: k.text('kind').notNull(),
    times: k.int('times').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.day, t.kind] })],
)
