import { cutSentences } from '#app/engines/english/sentences.ts'

/** The sentences of a text without its headings and list marks, in order. */
export const sentencesOfText = (text: string): string[] =>
  text
    .split(/\n/)
    .filter((line) => !/^\s*#{1,6}\s/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*•>]|\d+[.)])\s+/, ''))
    .join('\n')
    .split(/\n{2,}/)
    .flatMap((block) => cutSentences(block.replace(/\n/g, ' ')))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
