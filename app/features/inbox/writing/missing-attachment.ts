import { cutSentences } from '#app/engines/english/sentences.ts'

const WORDS =
  /\b(?:attach(?:ed|ments?|ing)?|enclosed|enclosure|anbei|im anhang|angeh[äa]ngt|ci-joint|pi[èe]ce jointe|adjunto|in allegato)\b/iu
/** Words about attachments that promise none. */
const NOT = /\b(?:no|not|without|any|your|you|didn['’]t|forgot) (?:\w+ )?attach/i

/** The words that promise an attachment, in what the writer wrote and not in what is quoted; null when there are none. */
export function promisedAttachment(text: string): string | null {
  const own = text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .split(/\n-- \n|\nOn .{5,150} wrote:/)[0]!
  for (const sentence of cutSentences(own)) {
    const found = WORDS.exec(sentence)
    if (found && !NOT.test(sentence)) return found[0]
  }
  return null
}
