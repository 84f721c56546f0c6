import { toTable } from '#app/platform/table.ts'
import {
  isEmptyQuery,
  readSearchQuery,
  toPlainLetters,
  type SearchQuery,
} from '#app/kits/search/site-search/search-query.ts'
import { searchWords } from '#app/database/search-words.ts'
import { isBundle } from './bundles.ts'
import { folders, type Folder, type Narrowed } from './threads.store.server.ts'

/** What somebody typed into the search of the inbox, read with its operators. */
export type MailSearch = {
  text: string
  words: SearchQuery | null
  people: string[]
  narrowed: Omit<Narrowed, 'label'>
  /** The name of a label. */
  label: string | null
  /** Operators that were not understood, to be said. */
  unknown: string[]
}

const OPERATOR = /(?:^|\s)(from|to|with|has|is|in|label|before|after|subject):("[^"]{0,100}"|\S{1,100})/gi
const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
export const SEARCH_MAX_CHARS = 300

const FOLDER_WORDS = toTable<Folder>({ anywhere: 'all', spam: 'junk', bin: 'trash' })

/**
 * Reads `from:anna has:attachment before:2026-03-01 "board meeting"`. What is no operator is looked for in the words of
 * the messages. Null for an empty box.
 */
export function readMailSearch(typed: string): MailSearch | null {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX_CHARS).toWellFormed()
  if (text === '') return null
  const search: MailSearch = {
    text,
    words: null,
    people: [],
    narrowed: {
      ...{ folder: 'all', bundle: null, before: null, after: null },
      ...{ isUnread: false, isStarred: false, hasAttachment: false },
    },
    label: null,
    unknown: [],
  }
  const rest = text.replace(OPERATOR, (_, name: string, value: string) => {
    const isPlain = apply(search, name.toLowerCase(), value.replace(/^"|"$/g, ''))
    return isPlain ? ` ${value}` : ' '
  })
  const words = readSearchQuery(rest)
  if (!isEmptyQuery(words) || words.without.length > 0) search.words = words
  else if (rest.trim() !== '') search.unknown.push(rest.trim())
  return search
}

/** Does what an operator says; true for one that only names words to look for. */
function apply(search: MailSearch, name: string, value: string): boolean {
  const { narrowed } = search
  const word = value.toLowerCase()
  if (name === 'subject') return true
  if (name === 'from' || name === 'to' || name === 'with') search.people.push(...searchWords(toPlainLetters(value)))
  else if (name === 'label') search.label = word
  else if (name === 'has' && /^(?:attachments?|files?)$/.test(word)) narrowed.hasAttachment = true
  else if (name === 'is' && word === 'unread') narrowed.isUnread = true
  else if (name === 'is' && word === 'starred') narrowed.isStarred = true
  else if (name === 'in' && isBundle(word)) narrowed.bundle = word
  else if (name === 'in' && (FOLDER_WORDS[word] ?? folders.find((one) => one === word)))
    narrowed.folder = FOLDER_WORDS[word] ?? folders.find((one) => one === word)!
  else if ((name === 'before' || name === 'after') && toDay(value)) {
    const day = toDay(value)!
    if (name === 'before') narrowed.before = day
    else narrowed.after = day
  } else search.unknown.push(`${name}:${value}`)
  return false
}

function toDay(text: string): Date | null {
  const [, year, month, day] = DAY.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return year && date.getUTCMonth() === Number(month) - 1 ? date : null
}
