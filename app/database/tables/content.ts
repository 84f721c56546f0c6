import { k } from '../kit.ts'

/** What the product can read out about itself and the world: help articles and topic texts, seeded from app/content. */
export const articles = k.table(
  'articles',
  {
    /** `help/what-is-frenly`: kind and slug. */
    id: k.text('id').primaryKey(),
    kind: k.text('kind').$type<'help' | 'topic'>().notNull(),
    slug: k.text('slug').notNull(),
    title: k.text('title').notNull(),
    summary: k.text('summary').notNull(),
    tags: k.text('tags').notNull(),
    /** The Markdown without its front matter. */
    body: k.text('body').notNull(),
    /** SHA-256 of the seeded file: an unchanged file is not written again. */
    seedHash: k.text('seed_hash').notNull(),
    updatedAt: k
      .ts('updated_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [k.uniqueIndex('articles_kind_slug').on(t.kind, t.slug)],
)
