import { sentencesOfText } from './sentences-of.ts'

export type AltText = { alt: string; left: string; notes: string[] }

/** Screen readers say that it is a picture; these words say it again. */
const SAID_ANYWAY =
  /^(?:(?:an?|the|this|my) )?(?:(?:colou?r|black.and.white|old) )?(?:picture|image|photo(?:graph)?|drawing|graphic|illustration|screenshot|icon)s?(?: (?:of|that shows|showing|shows|with)|:)\s+/i
const FILE_NAME = /^[\w.-]+\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i
const LINK = /https?:\/\/\S+/g

/** Notes about a picture as the text that stands for it: their first sentences as far as they fit, never cut inside a word. */
export function altTextOf(text: string, most: number): AltText {
  const notes: string[] = []
  const plain = text
    .replace(LINK, '')
    .replace(/[*`#>]+/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
  if (FILE_NAME.test(plain)) notes.push('A file name says nothing to who cannot see the picture. Write what it shows.')
  const sentences = sentencesOfText(plain)
  if (sentences[0] && SAID_ANYWAY.test(sentences[0])) {
    const rest = sentences[0].replace(SAID_ANYWAY, '')
    sentences[0] = rest.charAt(0).toUpperCase() + rest.slice(1)
    notes.push('That it is a picture is said by the reader’s program; those words went.')
  }
  let used = 0
  let alt = ''
  for (const sentence of sentences) {
    const longer = alt === '' ? sentence : `${alt} ${sentence}`
    if (longer.length > most) break
    alt = longer
    used += 1
  }
  if (alt === '' && sentences[0]) {
    alt = cut(sentences[0], most)
    notes.push('Its first sentence is longer than that and was cut at a word.')
    return { alt, left: sentences.join(' '), notes }
  }
  return { alt, left: sentences.slice(used).join(' '), notes }
}

function cut(sentence: string, most: number): string {
  const words = sentence.split(' ')
  while (words.length > 1 && words.join(' ').length > most - 1) words.pop()
  return `${words
    .join(' ')
    .slice(0, most - 1)
    .toWellFormed()}…`
}
