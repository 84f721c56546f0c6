import { cutSentences } from '#app/engines/english/sentences.ts'

/** Longer pieces take long to cancel. */
const MAX_CHARS = 600

/** A text in pieces that are spoken one after another: sentences, a few together, cut at words where one is too long. */
export function toUtterances(text: string): string[] {
  const pieces: string[] = []
  const add = (part: string) => {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + part.length < MAX_CHARS) pieces[pieces.length - 1] = `${last} ${part}`
    else pieces.push(part)
  }
  for (const sentence of cutSentences(toSpeakable(text))) {
    if (sentence.length <= MAX_CHARS) {
      add(sentence)
      continue
    }
    for (const part of sentence.match(new RegExp(`\\S.{0,${MAX_CHARS - 2}}(?=\\s|$)|\\S{${MAX_CHARS}}`, 'gsu')) ?? [])
      pieces.push(part.trim())
  }
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** Without what no engine can say: control characters, pictures, and marks that stand for none. */
const toSpeakable = (text: string) =>
  text
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- speech programs stop at control characters
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]|\p{Extended_Pictographic}|\ufe0f/gu, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, ', ')
    .replace(/[ \t]+/g, ' ')
