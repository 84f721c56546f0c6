import type { ScreenId } from '#app/catalogue/screens.ts'
import { findScreenByName } from '#app/kits/asking/intent/screen-names.ts'

/** A screen that a query names, with the words it is to begin with. */
export type NamedStudio = { screen: ScreenId; words: string | null }

const MOST_NAME_WORDS = 4
const OPENS = /^(?:please )?(?:open|use|start|launch|show|go to|take me to)(?: me)? (?:the |my |a )?/i
const JOINS = /^\s*[:,–—-]?\s*(?:(?:on|about|for|into|with|to|and|please)\b\s*)?/i
const IN_STUDIO = /^(.{3,}?)\s+(?:in|with|using|by|on)\s+(?:the\s+)?([\p{L} -]{2,40})$/iu

/** Other names of studios, and the verbs that ask for one. */
const SHORT: readonly [form: RegExp, screen: ScreenId][] = [
  [
    /^research(?: assistant)?(?:\s*:|\s+(?:on|about|into|for|why|how|what|when|where|who|whether|which)\b)/i,
    'v2-research-assistant',
  ],
  [/^(?:content(?: creation)? studio|content)\s*(?::|\b(?:on|about|for)\b)/i, 'v2-content-creation-studio'],
]
const RESEARCH_HEAD = /^research(?: assistant)?\s*:?\s*(?:(?:on|about|into|for)\s+)?/i
const CONTENT_HEAD = /^content(?: creation)?(?: studio)?\s*:?\s*(?:(?:on|about|for)\s+)?/i

/**
 * The studio a query names: alone ("music studio", "open the DJ"), with words behind it ("document intelligence: leases"),
 * or at its end ("a song in the music studio"). Null for a question that only mentions one.
 */
export function studioOf(query: string): NamedStudio | null {
  const text = query.trim()
  for (const [form, screen] of SHORT)
    if (form.test(text)) {
      const words = text.replace(screen === 'v2-research-assistant' ? RESEARCH_HEAD : CONTENT_HEAD, '').trim()
      return { screen, words: words || null }
    }
  const bare = text.replace(OPENS, '')
  const whole = findStudio(bare.replace(/[?.!]+$/, ''))
  if (whole) return { screen: whole, words: null }
  const words = bare.split(' ')
  for (let many = Math.min(MOST_NAME_WORDS, words.length - 1); many > 0; many -= 1) {
    const head = words.slice(0, many).join(' ')
    const named = findStudio(head.replace(/[:,–—-]+$/, ''))
    // A name of one plain word begins many questions; with a colon it is meant.
    if (named && (many > 1 || /[:–—]$/.test(head)))
      return { screen: named, words: words.slice(many).join(' ').replace(JOINS, '').trim() || null }
  }
  const [, said, name] = IN_STUDIO.exec(text) ?? []
  const last = name && name.trim().includes(' ') ? findStudio(name.trim()) : null
  return said && last ? { screen: last, words: said.trim() } : null
}

const STUDIO = /studio|assistant|intelligence|builder|architect|coder|ecosystem|writer|editor|analy|dj|hub|tools/i

/** Only names of tools count: "privacy" or "world" are things to ask about. */
function findStudio(name: string): ScreenId | null {
  if (name === '' || !STUDIO.test(name)) return null
  return findScreenByName(name)
}
