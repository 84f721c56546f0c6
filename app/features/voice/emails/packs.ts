import { monthNames, weekdayNames } from '#app/engines/english/english.ts'
import type { Tone } from '#app/engines/email-writer/letter.ts'

/** What a mail of some trade usually says: its tone, what to say, and what is asked for when it was not said. */
export type Pack = {
  id: string
  label: string
  about: string
  tone: Tone
  /** Said as somebody would say it: an example to try. */
  example: string
  asks: readonly { label: string; found: RegExp }[]
}

const SHORT_MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DAY = new RegExp(
  `\\b(?:${[...weekdayNames, ...monthNames, 'today', 'tomorrow', 'next week'].join('|')})\\b` +
    `|\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?(?:${SHORT_MONTH})`,
  'i',
)
const HOUR_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const CLOCK = new RegExp(
  `\\b\\d{1,2}(?::\\d{2})?\\s?(?:am|pm|o'clock)\\b|\\b\\d{1,2}:\\d{2}\\b|\\bnoon\\b` +
    `|\\b(?:${HOUR_WORDS}) (?:o'clock|thirty|am|pm)\\b`,
  'i',
)
const AMOUNT =
  /[$€£]\s?\d|\b\d[\d.,]*\s?(?:euros?|dollars?|pounds?)\b|\b(?:hundred|thousand) (?:euros?|dollars?|pounds?)\b/i
const ASK =
  /\?|\b(?:please|could you|can you|would you|let me know|i would like|we would like|i need|we need|shall (?:i|we))\b/i

export const packs: readonly Pack[] = [
  {
    id: 'plain',
    label: 'Any mail',
    about: 'No trade in particular.',
    tone: 'plain',
    example:
      'um email to Sarah hi Sarah the meeting is on Tuesday no wait Wednesday at three pm and uh please bring the printed plans thanks Jonas',
    asks: [],
  },
  {
    id: 'therapist',
    label: 'Therapist',
    about: 'Appointments and arrangements, never what was talked about.',
    tone: 'warm',
    example:
      'dear Mr Weber I am sorry I have to move our appointment on Thursday to Friday at ten am please let me know if that works best wishes Anna',
    asks: [
      { label: 'The day of the appointment', found: DAY },
      { label: 'The time of the appointment', found: CLOCK },
    ],
  },
  {
    id: 'lawyer',
    label: 'Lawyer',
    about: 'A matter, a deadline, what is needed and by when.',
    tone: 'formal',
    example:
      'dear Ms Novak in the matter 2024 117 we need the signed contract and the invoice of March by Friday the twelfth of June kind regards Peter Lang',
    asks: [
      { label: 'The number of the matter', found: /\b(?:matter|case|file|reference)\b/i },
      { label: 'A deadline', found: DAY },
      { label: 'What is asked for', found: ASK },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    about: 'An offer, a price, and the next step.',
    tone: 'plain',
    example:
      'hi Tom thanks for the call we can deliver 40 chairs for 3200 euros by the end of May shall I send you the offer best wishes Lena',
    asks: [
      { label: 'A price', found: AMOUNT },
      { label: 'The next step', found: ASK },
    ],
  },
  {
    id: 'school',
    label: 'School',
    about: 'Which child, which day, and why.',
    tone: 'plain',
    example:
      'dear Mrs Brown my son Leo of class 4b is ill and will stay at home today and tomorrow please send us the homework thank you Maria Costa',
    asks: [
      { label: 'The class or group', found: /\b(?:class|grade|year|group)\b/i },
      { label: 'The day', found: DAY },
    ],
  },
  {
    id: 'family',
    label: 'Family',
    about: 'Warm, short, and with the plan.',
    tone: 'warm',
    example: 'hi mum we arrive on Saturday at noon and stay until Sunday do you need anything from the bakery love Ben',
    asks: [{ label: 'When', found: DAY }],
  },
]
export const findPack = (id: string): Pack => packs.find((pack) => pack.id === id) ?? packs[0]!
/** What a pack asks for that a text does not say. */
export const missingOf = (pack: Pack, text: string): string[] =>
  pack.asks.filter(({ found }) => !found.test(text)).map(({ label }) => label)
