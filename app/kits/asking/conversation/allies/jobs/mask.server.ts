import { NOTE_MAX_CHARS } from '#app/engines/redaction/redaction.limits.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { toPlain, toQuote, toWork, type AllyJob } from '../ally-job.ts'

const NAME = 'Redaction by rules'

/** Finds what tells who a text is about, and masks it. */
export const mask: AllyJob = async ({ material }) => {
  const text = material.slice(0, NOTE_MAX_CHARS)
  const { masks, text: masked } = await languagePool().run('redact', { text, hasWordList: true })
  const cut =
    material.length > text.length ? '\n\nOnly the beginning was read: the text is longer than I take at once.' : ''
  if (masks.length === 0)
    return toWork(
      `The rules find no name, address or number here. Look yourself all the same: rare events tell as much.${cut}`,
      {
        engines: [NAME],
      },
    )
  const list = masks.map(
    ({ label, words, why, isSure }) =>
      `- ${toPlain(label)}: ${words.map((word) => `“${toPlain(word)}”`).join(', ')} (${toPlain(why)}${isSure ? '' : ', look yourself'})`,
  )
  return toWork(`${list.join('\n')}\n\nWith them masked:\n\n${toQuote(masked)}${cut}`, {
    engines: [NAME],
    hasFound: true,
  })
}
