import type { Week } from '#app/engines/calendar/week.ts'
import { k } from '../../kit.ts'

/** What somebody may do for a business: all, all but its people, its daily work, or read along. */
export type BusinessRole = 'owner' | 'manager' | 'staff' | 'reader'
export type LeadState = 'new' | 'answered' | 'closed'
export type BusinessLink = { label: string; url: string }

/** A business or professional as its members describe it. */
export const businesses = k.table(
  'businesses',
  {
    /** Its name as an address, with random letters. */
    id: k.text('id').primaryKey(),
    name: k.text('name').notNull(),
    /** Name, profession, place and what it does, in small letters without accents. */
    words: k.text('words').notNull(),
    /** A profession of the professional services; null: none of them. */
    profession: k.text('profession'),
    /** In one sentence. */
    tagline: k.text('tagline').notNull(),
    /** In Markdown. */
    about: k.text('about').notNull(),
    place: k.text('place').notNull(),
    zone: k.text('zone').notNull(),
    hours: k.json('hours').$type<Week>().notNull(),
    links: k.json('links').$type<BusinessLink[]>().notNull(),
    pictureId: k.text('picture_id'),
    /** Who registered it; null: a former member. */
    createdBy: k.text('created_by'),
    publishedAt: k.ts('published_at'),
    /** Hidden by the administrator. */
    hiddenAt: k.ts('hidden_at'),
    /** The administrator saw proof of what it says of its profession; what was seen. */
    verifiedAt: k.ts('verified_at'),
    verifiedBy: k.text('verified_by'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('businesses_published').on(t.deletedAt, t.publishedAt, t.id),
    k.index('businesses_profession').on(t.deletedAt, t.profession, t.publishedAt),
    k.index('businesses_verified').on(t.deletedAt, t.verifiedAt, t.id),
    k.index('businesses_created_by').on(t.createdBy),
  ],
)

const businessId = () =>
  k
    .text('business_id')
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' })

export const businessMembers = k.table(
  'business_members',
  {
    businessId: businessId(),
    userId: k.text('user_id').notNull(),
    role: k.text('role').$type<BusinessRole>().notNull(),
    joinedAt: k.ts('joined_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.businessId, t.userId] }), k.index('business_members_user').on(t.userId)],
)

/** An invitation of one member. */
export const businessInvites = k.table(
  'business_invites',
  {
    id: k.text('id').primaryKey(),
    businessId: businessId(),
    invitedBy: k.text('invited_by'),
    userId: k.text('user_id').notNull(),
    role: k.text('role').$type<BusinessRole>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at').notNull(),
    /** Accepted, declined or taken back. */
    endedAt: k.ts('ended_at'),
  },
  (t) => [
    k.index('business_invites_business').on(t.businessId, t.endedAt),
    k.index('business_invites_user').on(t.userId, t.endedAt),
    k.index('business_invites_by').on(t.invitedBy),
    k.index('business_invites_expires').on(t.expiresAt),
  ],
)

/** How often the public page was opened on a day: a number, and nothing of who. */
export const businessVisits = k.table(
  'business_visits',
  {
    businessId: businessId(),
    /** Of the zone of the business, as yyyy-mm-dd. */
    day: k.text('day').notNull(),
    visits: k.int('visits').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.businessId, t.day] })],
)

/** Somebody wrote by the form of the public page. */
export const businessLeads = k.table(
  'business_leads',
  {
    id: k.text('id').primaryKey(),
    businessId: businessId(),
    /** Null: a guest, or a former member. */
    userId: k.text('user_id'),
    name: k.text('name').notNull(),
    email: k.text('email').notNull(),
    text: k.text('text').notNull(),
    state: k.text('state').$type<LeadState>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    changedAt: k.ts('changed_at').notNull(),
  },
  (t) => [
    k.index('business_leads_business').on(t.businessId, t.createdAt, t.id),
    k.index('business_leads_state').on(t.businessId, t.state),
    k.index('business_leads_user').on(t.userId),
    k.index('business_leads_changed').on(t.state, t.changedAt),
  ],
)

export const businessTasks = k.table(
  'business_tasks',
  {
    id: k.text('id').primaryKey(),
    businessId: businessId(),
    title: k.text('title').notNull(),
    /** Who sees to it; null: nobody yet. */
    assigneeId: k.text('assignee_id'),
    /** As yyyy-mm-dd. */
    due: k.text('due'),
    createdBy: k.text('created_by'),
    createdAt: k.ts('created_at').notNull(),
    doneAt: k.ts('done_at'),
  },
  (t) => [
    k.index('business_tasks_business').on(t.businessId, t.createdAt, t.id),
    k.index('business_tasks_assignee').on(t.assigneeId),
    k.index('business_tasks_created_by').on(t.createdBy),
  ],
)

/** What a member says of a business: one each. */
export const businessReviews = k.table(
  'business_reviews',
  {
    id: k.text('id').primaryKey(),
    businessId: businessId(),
    userId: k.text('user_id').notNull(),
    stars: k.int('stars').notNull(),
    text: k.text('text').notNull(),
    answer: k.text('answer').notNull().default(''),
    answeredBy: k.text('answered_by'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.uniqueIndex('business_reviews_one').on(t.businessId, t.userId),
    k.index('business_reviews_business').on(t.businessId, t.createdAt, t.id),
    k.index('business_reviews_user').on(t.userId),
  ],
)
