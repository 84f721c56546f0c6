import { found, type Found } from '../mark.ts'
import { listOf } from '../words.ts'

/** Vowels that sound like consonants. */
const SOUNDS_YOU =
  /^(?:eu|ewe|one(?:s|self)?$|once|one-|uni(?!n|m)|use|usu|usa|uten|ut[io]|ubi|ukr|ura|ure|uro|u-|oui|ouija)/
/** Words with a silent first letter. */
const SILENT_H = listOf('hour hours hourly honest honestly honour honor honourable honorable heir heirloom heiress')
/** After "a" as a letter or a mark these follow; no article is meant. */
const NO_NOUN = listOf('and is in or as are at of if on it a i am an')

/** "a apple", "an car". Only plain small-letter words whose sound is sure. */
export function articleMarks(draft: string): Found[] {
  return [...draft.matchAll(/(?<![\p{L}\d'’.&/-])([Aa]n?)(?=[ \t]+(\p{Ll}[\p{L}-]*)(?!['’.\p{L}\d]*\d))/gu)].flatMap(
    (match) => {
      const [article = '', word = ''] = [match[1], match[2]]
      const isAn = /n$/i.test(article)
      const before = draft.slice(Math.max(0, match.index - 12), match.index)
      if (
        NO_NOUN.has(word) ||
        word.length < 3 ||
        /(?:vitamin|plan|grade|class|type|option|part|hepatitis)\s$/i.test(before)
      )
        return []
      if (article === 'A' && !/(?:^|[.!?…]["”’)]*\s+|\n\s*)$/.test(draft.slice(0, match.index))) return []
      const needsAn = soundsVowel(word)
      if (needsAn === null || needsAn === isAn) return []
      const span = { start: match.index, end: match.index + article.length }
      const to = `${article.charAt(0)}${needsAn ? 'n' : ''}`
      return [
        found(
          'a or an',
          span,
          to,
          needsAn ? `“${word}” begins with a vowel sound.` : `“${word}” begins with a consonant sound.`,
        ),
      ]
    },
  )
}

/** Whether the word begins with a vowel sound; null when traditions differ or nobody can tell. */
function soundsVowel(word: string): boolean | null {
  if (SILENT_H.has(word)) return true
  if (/^(?:herb|hotel|histor|hallucin|hilar|habit|x|mp|sm[st]|url|sql|html|faq|rsvp|nda|fbi|lcd|led$)/.test(word))
    return null
  if (/^[aeio]/.test(word)) return !SOUNDS_YOU.test(word)
  if (/^u/.test(word))
    return SOUNDS_YOU.test(word) ? false : /^u(?:n|m|p|gly|sher|tter|rg|rn|lt|lc|nc|dd)/.test(word) ? true : null
  return /^[bcdfgjklpqtvwz]|^m[aeiouy]|^n[aeiouy]|^[hr][aeiouy]|^s[a-z]|^y[aeiou]/.test(word) ? false : null
}
