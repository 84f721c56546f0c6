import type { Precision } from './calendar.ts'
import type { DateParser } from './date-parser.ts'

/** A date of a text, as it is shown. */
export type DateMention = {
  /** The words of the text. */
  written: string
  start: number
  end: number
  iso: string
  /** Last day of a span; null for a single date. */
  endIso: string | null
  precision: Precision
  /** "since", "until", "before", "after" or "by" when it stands before the date. */
  relation: string | null
  /** Why the date may be wrong; empty when the text says it plainly. */
  doubts: readonly string[]
}

/** A date as a reader hands it over, before the words around it are weighed. */
export type DateRead = Omit<DateMention, 'relation' | 'written'>

/** What the dates of a sentence hang on: the reference date, and the date told before. */
export type DateContext = { reference: string; previous: string | null; isDayFirst: boolean; parse: DateParser }
