import { k } from '../../kit.ts'

/** How a panda came into this house. */
export type PandaOrigin = 'adopted' | 'bought' | 'visiting'
export type LedgerKind =
  'adopted' | 'bought' | 'arrived' | 'sold' | 'given' | 'returned' | 'minted' | 'moved' | 'matched'

/** Every panda of this house. Who keeps it stands here as the ledger's last entry about it says. */
export const pandas = k.table(
  'pandas',
  {
    number: k.int('number').primaryKey(),
    genome: k.text('genome').notNull(),
    name: k.text('name').notNull(),
    /** The name with look-alike signs made one: no two pandas have names that are taken for each other. */
    nameKey: k.text('name_key').notNull(),
    origin: k.text('origin').$type<PandaOrigin>().notNull(),
    /** The mark of its keeper, or `house`. */
    keeper: k.text('keeper').notNull(),
    /** Who adopted it: one for each member. Forgotten with the account. */
    adopterId: k.text('adopter_id'),
    /** Of a visitor: the address of its home, and its number there. */
    home: k.text('home'),
    /** The keeper chose to be named beside it. */
    showsKeeper: k.bool('shows_keeper').notNull().default(false),
    /** The keeper chose to be made offers for it. */
    takesOffers: k.bool('takes_offers').notNull().default(false),
    /** Until when it stays where it is after it changed hands. */
    restsUntil: k.ts('rests_until'),
    hiddenAt: k.ts('hidden_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('pandas_genome').on(t.genome),
    k.uniqueIndex('pandas_name').on(t.nameKey),
    k.uniqueIndex('pandas_adopter').on(t.adopterId),
    k.uniqueIndex('pandas_home').on(t.home),
    k.index('pandas_keeper').on(t.keeper, t.number),
  ],
)

/** Under which mark a member stands in the ledger. The mark stays when the member is forgotten, and names nobody then. */
export const pandaKeepers = k.table(
  'panda_keepers',
  {
    mark: k.text('mark').primaryKey(),
    userId: k.text('user_id').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('panda_keepers_user').on(t.userId)],
)

/** Everything that ever happened to who keeps which panda: entries are added and never changed; each carries the hash of the one before. */
export const pandaLedger = k.table(
  'panda_ledger',
  {
    seq: k.int('seq').primaryKey(),
    panda: k.int('panda').notNull(),
    kind: k.text('kind').$type<LedgerKind>().notNull(),
    fromKeeper: k.text('from_keeper'),
    toKeeper: k.text('to_keeper').notNull(),
    /** What was paid, in minor units, and the event of the books that says so. */
    minor: k.int('minor').notNull().default(0),
    currency: k.text('currency'),
    eventId: k.text('event_id'),
    /** The transaction of the chain that says so, of a panda that is minted. */
    tx: k.text('tx'),
    at: k.ts('at').notNull(),
    previous: k.text('previous').notNull(),
    hash: k.text('hash').notNull(),
  },
  (t) => [
    k.index('panda_ledger_panda').on(t.panda, t.seq),
    k.index('panda_ledger_kind').on(t.kind, t.at),
    k.uniqueIndex('panda_ledger_event').on(t.eventId),
  ],
)

/** The three pandas that somebody was introduced to, and which of them they mean to adopt. */
export const pandaCandidates = k.table(
  'panda_candidates',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    genomes: k.json('genomes').$type<unknown>().notNull(),
    /** 0, 1 or 2; null while nobody was chosen. */
    chosen: k.int('chosen'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('panda_candidates_user').on(t.userId, t.createdAt),
    k.index('panda_candidates_guest').on(t.guestId, t.createdAt),
  ],
)
