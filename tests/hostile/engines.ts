import { toChronology } from '#app/engines/chronology/chronology.ts'
import { loadDateParser } from '#app/engines/chronology/date-parser.ts'
import { readExport } from '#app/features/consensus/chat-exports/read-export.server.ts'
import { findQuote } from '#app/kits/asking/cited-answer/find-quote.ts'
import { scoreSentences } from '#app/kits/asking/cited-answer/sentence-score.ts'
import { isCarried } from '#app/kits/asking/cited-answer/support.ts'
import { toStandalone } from '#app/kits/asking/consensus/model-help/standalone.ts'
import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import { readBytes } from '#app/kits/foundation/documents/read-bytes.ts'
import { findPlaces } from '#app/kits/asking/intent/places.server.ts'
import { decide, readWish, weighCues } from '#app/kits/asking/intent/weigh.ts'
import { buildLedger, findOpenPairs } from '#app/engines/claim-ledger/ledger.ts'
import { relateClaims } from '#app/engines/claim-ledger/relation.ts'
import type { LedgerTools } from '#app/engines/claim-ledger/ledger.ts'
import { isAboutFuture, typeOfQuestion } from '#app/engines/knowledge/question.ts'
import { polish } from '#app/engines/email-writer/polish/polish.ts'
import { toLetter } from '#app/engines/email-writer/to-letter.ts'
import { declineProduct, declineToAnswer } from '#app/kits/asking/panda/decline.ts'
import { answerSmallTalk } from '#app/kits/asking/panda/small-talk.ts'
import { redact } from '#app/engines/redaction/redact.ts'
import { loadWordList } from '#app/engines/redaction/word-list.ts'
import { readSearchQuery, toFts5, toTsQuery } from '#app/kits/search/site-search/search-query.ts'
import { markWords, toSnippet } from '#app/kits/search/site-search/snippet.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { nearestBySpelling } from '#app/kits/search/site-search/spelling.ts'
import { triage } from '#app/engines/mail-triage/triage.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import { toSafeMail } from '#app/kits/foundation/untrusted/mail-html.ts'
import { toSafeHtml } from '#app/kits/foundation/untrusted/markdown.ts'
import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { searchWords } from '#app/database/search-words.ts'
import { embeddingSize } from '#app/engines/similarity/embedding.ts'
import type { Embed } from '#app/engines/similarity/embedding.ts'
import { seats } from '#app/engines/knowledge/seats.server.ts'
import { openLexicon } from '#app/engines/knowledge/wordnet/lexicon.server.ts'
import { detectLanguage } from '#app/providers/language/detect.ts'
import { labelsOfWords } from '#app/providers/language/moderation.ts'
import { sentencesOf } from '#app/engines/english/sentences.ts'
import { centralSentences, rankSentences } from '#app/providers/language/text-rank.ts'

/** Reads a text of a stranger the way the product does. What it gives is of no interest here. */
export type HostileEngine = (text: string) => unknown

const NOW = '2026-04-07T09:50'
const QUESTION = 'When did the Golden Gate Bridge open?'
const PLAIN = 'The Golden Gate Bridge opened in 1937. It is 2,737 m long.'

/** The networks read a bounded beginning of each text and have tests of their own; here they cost nothing. */
const embed: Embed = async (texts) => texts.map(() => new Float32Array(embeddingSize).fill(embeddingSize ** -0.5))

export async function openEngines(dataDir: string): Promise<Readonly<Record<string, HostileEngine>>> {
  const tools: LedgerTools = { lexicon: openLexicon(), embed, entail: async () => null }
  const parse = (await loadDateParser())(true)
  const words = await loadWordList()
  const panel = (a: string, b: string, question = QUESTION) =>
    buildLedger(
      {
        question,
        answers: [
          { seat: 'a', text: a },
          { seat: 'b', text: b },
        ],
      },
      tools,
    )
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const knowing = seats({ dataDir, embed, searchHelp: async () => [], now: () => new Date(`${NOW}:00Z`) })
  return {
    ...Object.fromEntries(knowing.map((seat) => [`seat ${seat.id}`, (text: string) => seat.answer(text)])),
    'ledger of two': (text) => panel(text, text),
    'ledger of unlike two': (text) => panel(text, `${text.slice(text.length / 2)} ${PLAIN}`),
    'ledger beside a plain answer': (text) => panel(text, PLAIN),
    'ledger with its question': (text) => panel(PLAIN, 'In 1973.', text),
    'open pairs': (text) =>
      findOpenPairs(
        {
          question: text,
          answers: [
            { seat: 'a', text },
            { seat: 'b', text: PLAIN },
          ],
        },
        tools,
      ),
    relate: (text) => relateClaims(text, PLAIN, tools),
    'relate two': (text) => relateClaims(text, `${PLAIN} ${text}`, tools),
    'small talk': (text) => [answerSmallTalk(text, 0), declineToAnswer(text), declineProduct(text)],
    intent(text) {
      const wish = readWish(text, findPlaces)
      return decide(wish, weighCues(wish), null)
    },
    'question type': (text) => [typeOfQuestion(text), isAboutFuture(text)],
    standalone: (text) => [toStandalone(text, PLAIN), toStandalone('And Japan?', text)],
    letter: (text) => toLetter(text),
    polish: (text) => polish(text),
    triage: (text) => triage({ from: text, subject: text.slice(0, 300), text }, NOW),
    chronology: (text) => toChronology(text, { reference: '2026-04-07', isDayFirst: true }, parse, words),
    redaction: (text) => redact(text, { lifted: [], added: [text.slice(0, 120)] }, words),
    'language detection': (text) => detectLanguage(text),
    summary(text) {
      const all = sentencesOf(text).map(({ start, end }) => text.slice(start, end))
      const most = centralSentences(all, 200).map((place) => all[place]!)
      return rankSentences(most, 5, null)
    },
    moderation: (text) => labelsOfWords(text),
    'search words'(text) {
      const query = readSearchQuery(text)
      return [
        searchWords(text),
        toFts5(query, 'any'),
        toTsQuery(query, 'all'),
        toSnippet(text, query.words),
        markWords(text, query.words),
        matchFields(query, [{ text, weight: 1 }]),
        nearestBySpelling(query.text, ['Consensus'], (name) => name),
      ]
    },
    'cited answer': (text) => [
      isCarried(text, [text, PLAIN]),
      findQuote(text, text.slice(-600)),
      scoreSentences(text, [{ n: 1, title: text.slice(0, 200), url: null, text } as never]),
    ],
    fence: (text) => fence(text, text),
    markdown: (text) => orNested(() => toSafeHtml(text)),
    mail: (text) => orNested(() => toSafeMail(text, false)),
    'words of HTML': (text) => wordsOfHtml(text),
    'document reader': (text) => readBytes(bytesOf(text), text.slice(0, 100)).catch(needRefusal),
    'chat export': (text) => readExport(bytesOf(text)),
  }
}

/** What nests deeper than the stack is refused, and shown in plain words. */
function orNested(make: () => unknown): unknown {
  try {
    return make()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What is no document is refused by its name. */
function needRefusal(error: unknown): null {
  if (error instanceof DocumentError) return null
  throw error
}
