import type { Duty } from '#app/engines/document-facts/duties.ts'

/** What a sentence sets somebody, in words. */
export const DUTY_WORDS = { 'must': 'Must', 'must not': 'Must not', 'may': 'May' } as const satisfies Record<
  Duty['kind'],
  string
>
