import { k } from '../../kit.ts'
import { users } from '../people.ts'
import type { GroupViews } from '../together/posts.ts'

/** Who tries features early, or waits for it. */
export const betaMembers = k.table(
  'beta_members',
  {
    userId: k
      .text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: k.ts('asked_at').notNull(),
    /** Null: still on the list. */
    letInAt: k.ts('let_in_at'),
    /** By an invitation's code, or by the list. */
    by: k.text('by').$type<'code' | 'list'>().notNull(),
  },
  (t) => [k.index('beta_members_waiting').on(t.letInAt, t.askedAt, t.userId)],
)

/** A feature that a member switched on or off. */
export const betaSwitches = k.table(
  'beta_switches',
  {
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    feature: k.text('feature').notNull(),
    isOn: k.bool('is_on').notNull(),
    changedAt: k.ts('changed_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.userId, t.feature] }), k.index('beta_switches_feature').on(t.feature, t.isOn)],
)

/** What became of what somebody said. */
export type IdeaState = 'open' | 'planned' | 'done' | 'declined'

/** What a member of the beta says of a feature, or wishes for. */
export const betaIdeas = k.table(
  'beta_ideas',
  {
    id: k.text('id').primaryKey(),
    /** Null: a former member. */
    userId: k.text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A feature that can be tried; null: a wish. */
    feature: k.text('feature'),
    text: k.text('text').notNull(),
    state: k.text('state').$type<IdeaState>().notNull().default('open'),
    /** What the house says to it. */
    answer: k.text('answer').notNull().default(''),
    answeredAt: k.ts('answered_at'),
    /** How far members who judge differently agree with it, from 0 to 1. */
    bridge: k.num('bridge').notNull().default(0.5),
    groups: k.json('groups').$type<GroupViews[]>().notNull().default([]),
    createdAt: k.ts('created_at').notNull(),
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('beta_ideas_order').on(t.hiddenAt, t.bridge, t.id),
    k.index('beta_ideas_user').on(t.userId, t.createdAt),
  ],
)

export const betaVotes = k.table(
  'beta_votes',
  {
    ideaId: k
      .text('idea_id')
      .notNull()
      .references(() => betaIdeas.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    value: k.int('value').$type<1 | -1>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.ideaId, t.userId] }), k.index('beta_votes_user').on(t.userId, t.createdAt)],
)
