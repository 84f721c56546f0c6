import { k } from '../kit.ts'
import { users } from './people.ts'

/** A company or machine that somebody configured: the operator for everybody, or a member for own use. */
export const providers = k.table(
  'providers',
  {
    /** A slug chosen by the operator, `own-…` for a member's; engines are called `<id>/<model>`. */
    id: k.text('id').primaryKey(),
    /** Null: configured by the operator, for everybody. */
    ownerId: k.text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    company: k.text('company').notNull(),
    label: k.text('label').notNull(),
    /** Null: the company's own address. */
    address: k.text('address'),
    sealedKey: k.text('sealed_key'),
    isEnabled: k.bool('is_enabled').notNull().default(true),
    position: k.int('position').notNull().default(0),
    /** The models offered, each with its port. */
    models: k.json('models').$type<{ model: string; port: string; label?: string }[]>().notNull().default([]),
    testedAt: k.ts('tested_at'),
    /** What the last test found; null when it worked. */
    testFailure: k.text('test_failure'),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [k.index('providers_owner').on(t.ownerId, t.position)],
)

/** What the operator decided about one engine; an engine without a row is as it comes. */
export const engineSettings = k.table('engine_settings', {
  engineId: k.text('engine_id').primaryKey(),
  isEnabled: k.bool('is_enabled').notNull().default(true),
  position: k.int('position').notNull().default(0),
  /** Who may use it; null: everybody. */
  plans: k.json('plans').$type<string[] | null>(),
  /** Millionths of a dollar for a million units of input and of output; null: what the price list says. */
  inputMicros: k.int('input_micros'),
  outputMicros: k.int('output_micros'),
})

/** Settings of the house that the operator changes on a screen. */
export const siteSettings = k.table('site_settings', {
  name: k.text('name').primaryKey(),
  value: k.json('value').$type<unknown>(),
  updatedAt: k.ts('updated_at').notNull(),
})
