import { findAlike } from './alike.server.ts'
import { toBytes, toMeaning } from './meaning.server.ts'
import { findIndexed, replaceAlike, replaceWords } from './public-questions.store.server.ts'
import { toStems } from './question-words.ts'

const MOST_ALIKE = 5

/** Makes a public question findable by its words, its details and its answers; one that is not public any more is not found. */
export async function indexWords(id: string): Promise<void> {
  const texts = await findIndexed(id)
  if (!texts) return replaceWords(id, [])
  const own = toStems(texts.question)
  const more = toStems([texts.details, texts.panelAnswer ?? '', ...texts.answers].join('\n'))
  const rows = [
    ...own.map((word) => ({ word, isInQuestion: true })),
    ...more.filter((word) => !own.includes(word)).map((word) => ({ word, isInQuestion: false })),
  ]
  await replaceWords(id, rows)
}

/** Gives a question its place among the public ones: its words, its meaning, and links with those that ask nearly the same. */
export async function placeQuestion(id: string): Promise<void> {
  await indexWords(id)
  const texts = await findIndexed(id)
  if (!texts) return replaceAlike(id, null, [])
  const [meaning, alike] = await Promise.all([toMeaning(texts.question), findAlike(texts.question, MOST_ALIKE, id)])
  await replaceAlike(
    id,
    meaning && toBytes(meaning),
    alike.map(({ id: otherId, likeness, isSame }) => ({ id: otherId, likeness, isSame })),
  )
}
