import { monthNames } from '#app/engines/english/english.ts'

/** A list written as one line of words. */
export const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const WEEKDAYS = listOf('monday tuesday wednesday thursday friday saturday sunday')
export const NEAR_DAYS = listOf('today tomorrow tonight yesterday')
export const MONTHS: ReadonlySet<string> = new Set(monthNames.map((month) => month.toLowerCase()))
/** Month names that are also everyday words. */
export const UNSURE_MONTHS = listOf('may march')

/** Words that begin a clause: after a name they show that the name has ended. */
export const CLAUSE_STARTS = listOf(
  'i we he she they it you there this that these those the a an my our your his her their if whether to for about can ' +
    "could would will do does did is are was were has have please thank thanks just sorry i'm we're it's i've we've " +
    "i'll we'll i'd we'd that's there's when what where how why who which no some all not so but and because hope",
)

/** Function words and everyday words that are never somebody's name. */
export const NEVER_NAMES = new Set([
  ...CLAUSE_STARTS,
  ...WEEKDAYS,
  ...MONTHS,
  ...NEAR_DAYS,
  ...listOf(
    'him them us me myself people someone somebody anyone anybody nobody one again then now here yes yeah ok okay well ' +
      'of in on at by with from as than or nor quick quickly also maybe perhaps really very hoping regarding with dear ' +
      'hi hello hey good morning afternoon evening subject new line paragraph comma day week month year everything ' +
      'something nothing anything hopefully only first second let yours best kind love cheers bye regards am pm email ' +
      'mail letter note message tell ask remind write send call may might must shall should been being be had its',
  ),
])

export const PRONOUN_SUBJECTS = listOf(
  "i we he she they i'm we're he's she's they're i've we've they've i'll we'll he'll she'll they'll i'd we'd he'd she'd they'd",
)

export const FINITE_VERBS = listOf(
  "is are was were am has have had do does did can could will would should must may might isn't aren't wasn't weren't " +
    "hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't shouldn't it's that's there's he's she's i'm " +
    "we're they're you're i've we've they've you've i'll we'll came come comes went go goes need needs needed want wants " +
    'wanted arrived got get gets said says told put took made makes make called call sent send broke works work worked ' +
    'looks looked left paid pay bought saw gave found keeps kept started stopped moved finished ordered checked booked',
)

export const PREPOSITIONS = listOf(
  'of to for with in on at by from about into onto over under after before since until till during without between ' +
    'near around against through',
)

/** A clause cannot end with these. */
export const OPEN_ENDS = listOf(
  'and but or so because that which who if when the a an my our your to is are was were be can could will would than as',
)
