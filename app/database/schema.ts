/** Every table, for drizzle-kit and for walks over the whole schema. */
export * from './tables/people.ts'
export * from './tables/content.ts'
export * from './tables/consensus.ts'
export * from './tables/assistant.ts'
export * from './tables/mail.ts'
export * from './tables/limits.ts'
