/**
 * Where an answer comes from: the page or table, its licence when known, and the words or working relied on. `page`: of a
 * document with pages.
 */
export type Source = { title: string; url: string | null; license: string | null; quote: string; page?: number }

/** What a seat says: an answer with its sources, or that it abstains and why, in a plain sentence. */
export type SeatAnswer =
  | { state: 'answered'; text: string; sources: Source[]; weight: 'typed' | 'exact' | 'closest'; isRecomputed: boolean }
  | { state: 'abstained'; why: string }

/** One independent source of answers at the table. `family` groups seats that share their evidence. */
export type Seat = {
  id: string
  label: string
  about: string
  family: string
  answer(question: string): Promise<SeatAnswer>
  /** The same for somebody who asks at the help desk itself, where a question is likely to be about this place. */
  answerHere?(question: string): Promise<HelpAnswer>
  /** Makes what derives from the program alone. */
  prepare?(): Promise<void>
}

/**
 * The nearest answer with how much speaks for it (above 0 more for it than against), and the kind of small talk the message
 * would be, with how likely it is any.
 */
export type HelpAnswer = SeatAnswer & { evidence: number; talk: { kind: string; share: number } | null }
