import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** A quest that somebody began. What they did is counted from its start, from the rows of the tools. */
export const questRuns = k.table(
  'quest_runs',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    /** Its id in the list of quests. */
    quest: k.text('quest').notNull(),
    /** When each step was seen to be done, by its number: a step that was done stays done. */
    done: k.json('done').$type<Record<string, string>>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    finishedAt: k.ts('finished_at'),
    /** Put aside; it can be taken up again. */
    leftAt: k.ts('left_at'),
  },
  (t) => [k.index('quest_runs_user').on(t.userId, t.quest), k.index('quest_runs_guest').on(t.guestId, t.quest)],
)

/** How a group came to its end. */
export type GroupOutcome = 'reached' | 'time' | 'vote'

/** Members who are after one goal together. Nobody owns it: whoever began it may stay away. */
export const questGroups = k.table(
  'quest_groups',
  {
    /** 128 random bits: whoever has the address may join. */
    id: k.text('id').primaryKey(),
    quest: k.text('quest').notNull(),
    createdAt: k.ts('created_at').notNull(),
    endsAt: k.ts('ends_at').notNull(),
    endedAt: k.ts('ended_at'),
    outcome: k.text('outcome').$type<GroupOutcome>(),
  },
  (t) => [k.index('quest_groups_open').on(t.endedAt, t.endsAt)],
)

export const questGroupMembers = k.table(
  'quest_group_members',
  {
    groupId: k
      .text('group_id')
      .notNull()
      .references(() => questGroups.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: k.ts('joined_at').notNull(),
    leftAt: k.ts('left_at'),
    /** They would end it. */
    endsItAt: k.ts('ends_it_at'),
  },
  (t) => [
    k.primaryKey({ columns: [t.groupId, t.userId] }),
    k.index('quest_group_members_user').on(t.userId, t.joinedAt),
  ],
)

/** Until when a member wants to hear nothing of quests. */
export const questSettings = k.table('quest_settings', {
  userId: k
    .text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  holidayUntil: k.ts('holiday_until'),
  updatedAt: k.ts('updated_at').notNull(),
})
