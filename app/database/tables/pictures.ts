import { k } from '../kit.ts'
import { users } from './people.ts'

/** `stopped`: by whoever asked. */
export type DrawState = 'waiting' | 'drawing' | 'done' | 'failed' | 'stopped'

/** What somebody asked to be drawn: the words and wishes of up to four pictures. */
export const pictureDraws = k.table(
  'picture_draws',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    prompt: k.text('prompt').notNull(),
    /** Null: as the prompt says. */
    style: k.text('style'),
    width: k.int('width').notNull(),
    height: k.int('height').notNull(),
    seed: k.int('seed'),
    count: k.int('count').notNull(),
    /** Null: the first that can. */
    engineId: k.text('engine_id'),
    /** The picture these are made after. */
    parentId: k.text('parent_id'),
    state: k.text('state').$type<DrawState>().notNull().default('waiting'),
    /** From 0 to 1. */
    progress: k.num('progress').notNull().default(0),
    /** Why there are no pictures, or what a reader must know about them. */
    note: k.text('note'),
    runId: k.text('run_id').notNull(),
    jobId: k.text('job_id'),
    /** Millionths of a dollar for all of it; null is unknown, never free. */
    costMicros: k.int('cost_micros'),
    tookMs: k.int('took_ms'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('picture_draws_user').on(t.userId, t.createdAt),
    k.index('picture_draws_guest').on(t.guestId, t.createdAt),
  ],
)

/** One picture: the recipe that gives it again, the file it is kept in, and the picture it was made from. */
export const pictures = k.table(
  'pictures',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    drawId: k.text('draw_id'),
    /** The picture this one was made from, whoever it belongs to; it may be gone. */
    parentId: k.text('parent_id'),
    boardId: k.text('board_id'),
    title: k.text('title').notNull(),
    /** Title and prompt for searching, in small letters without accents. */
    words: k.text('words').notNull(),
    /** What somebody who does not see it is told. */
    alt: k.text('alt').notNull(),
    prompt: k.text('prompt').notNull(),
    style: k.text('style'),
    engineId: k.text('engine_id').notNull(),
    engineLabel: k.text('engine_label').notNull(),
    /** All that is needed to make the same bytes again. */
    recipe: k.json('recipe').$type<unknown>().notNull(),
    /** What the engine understood of the prompt, where it can tell, and the words that had no effect. */
    understood: k.json('understood').$type<unknown>().notNull(),
    ignored: k.json('ignored').$type<unknown>().notNull(),
    /** The name of its main colour. */
    colour: k.text('colour').notNull(),
    width: k.int('width').notNull(),
    height: k.int('height').notNull(),
    fileId: k.text('file_id').notNull(),
    sha256: k.text('sha256').notNull(),
    /** The licence of the marketplace under which it, or what it was made from, was bought; null: it was not. */
    boughtUnder: k.text('bought_under'),
    createdAt: k.ts('created_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('pictures_user').on(t.userId, t.createdAt, t.id),
    k.index('pictures_guest').on(t.guestId, t.createdAt, t.id),
    k.index('pictures_draw').on(t.drawId),
    k.index('pictures_parent').on(t.parentId),
    k.index('pictures_deleted').on(t.deletedAt),
  ],
)

/** A collection of pictures with a name. */
export const pictureBoards = k.table(
  'picture_boards',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    name: k.text('name').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('picture_boards_user').on(t.userId), k.index('picture_boards_guest').on(t.guestId)],
)

/** A picture that everybody may see. */
export const galleryPictures = k.table(
  'gallery_pictures',
  {
    pictureId: k
      .text('picture_id')
      .primaryKey()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: k.text('title').notNull(),
    alt: k.text('alt').notNull(),
    licence: k.text('licence').notNull(),
    showsRecipe: k.bool('shows_recipe').notNull(),
    style: k.text('style').notNull(),
    colour: k.text('colour').notNull(),
    publishedAt: k.ts('published_at').notNull(),
    /** Hidden by the administrator. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('gallery_pictures_newest').on(t.publishedAt, t.pictureId),
    k.index('gallery_pictures_style').on(t.style, t.publishedAt),
    k.index('gallery_pictures_colour').on(t.colour, t.publishedAt),
    k.index('gallery_pictures_user').on(t.userId, t.publishedAt),
  ],
)

export const galleryLikes = k.table(
  'gallery_likes',
  {
    pictureId: k
      .text('picture_id')
      .notNull()
      .references(() => galleryPictures.pictureId, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.pictureId, t.userId] }),
    k.index('gallery_likes_at').on(t.createdAt, t.pictureId),
    k.index('gallery_likes_user').on(t.userId),
  ],
)

/** Somebody says that a picture should not be seen here. */
export const pictureReports = k.table(
  'picture_reports',
  {
    id: k.text('id').primaryKey(),
    pictureId: k
      .text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** Null: a guest, or somebody who is gone. */
    userId: k.text('user_id'),
    reason: k.text('reason').notNull(),
    words: k.text('words').notNull(),
    createdAt: k.ts('created_at').notNull(),
    closedAt: k.ts('closed_at'),
  },
  (t) => [
    k.uniqueIndex('picture_reports_once').on(t.pictureId, t.userId),
    k.index('picture_reports_open').on(t.closedAt, t.createdAt),
    k.index('picture_reports_user').on(t.userId),
  ],
)

/** A picture somebody had looked into, with what was found part by part. */
export const lensLooks = k.table(
  'lens_looks',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    name: k.text('name').notNull(),
    /** The name and the text that was read, for searching. */
    words: k.text('words').notNull(),
    fileId: k.text('file_id').notNull(),
    width: k.int('width').notNull(),
    height: k.int('height').notNull(),
    /** What was found, by part; a part that is not there is not ready yet. */
    parts: k.json('parts').$type<unknown>().notNull(),
    runId: k.text('run_id').notNull(),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('lens_looks_user').on(t.userId, t.createdAt),
    k.index('lens_looks_guest').on(t.guestId, t.createdAt),
    k.index('lens_looks_deleted').on(t.deletedAt),
  ],
)
