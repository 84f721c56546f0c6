import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import type { Engine } from '#app/providers/engine.ts'
import { askModel, quietly, toNonsense, toResult, toServing } from './asked-model.ts'

const UNKNOWN_LANGUAGE = 'und'
const NOTE = 'Translated by a language model. Check names, numbers and anything that matters.'
const CODE = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/
/** Shorter texts can be the same in two languages. */
const SHORT_TEXT = 60

const names = new Intl.DisplayNames(['en'], { type: 'language' })
const toName = (code: string) => {
  try {
    return `${names.of(code) ?? code} (${code})`
  } catch {
    return code
  }
}

const toSystem = (from: string | null, to: string) =>
  `Translate the text the user sends ${from ? `from ${toName(from)} ` : ''}into ${toName(to)}. Keep its meaning, its tone and its \
paragraphs; keep names, numbers, web and mail addresses as they are. Do not answer it and do not comment on it. ` +
  (from
    ? 'Reply with the translation alone.'
    : 'Reply with the BCP 47 code of the language of the text on the first line, such as "de", and the translation alone from the second line on.')

/** A translation by a model. Without a language to translate from, the model names it. */
export const asTranslate = (model: Engine<'write'>): Engine<'translate'> =>
  toServing(
    model,
    'translate',
    'Translates with a language model: fluent in most languages, now and then freer than the text.',
    async ({ text, from, to }, options) => {
      const asking = { system: toSystem(from, to), text: fence(text, 'text to translate') }
      const { reply, usage } = await askModel(model, asking, from ? options : quietly(options))
      const read = from ? { from, translation: reply } : readNamed(reply)
      if (read.translation === '') throw toNonsense(model, 'an empty translation')
      if (!isSameLanguage(read.from, to) && text.length > SHORT_TEXT && read.translation === text.trim())
        throw toNonsense(model, 'the text back untranslated')
      return toResult<'translate'>({ text: read.translation, from: read.from, note: NOTE, unknown: [] }, usage)
    },
  )

/** A code on the first line; a model that forgot it has still translated. */
function readNamed(reply: string): { from: string; translation: string } {
  const [first = '', ...rest] = reply.split('\n')
  const code = first.trim().replace(/^["'`]+|["'`.:]+$/g, '')
  if (rest.length > 0 && CODE.test(code)) return { from: code, translation: rest.join('\n').trim() }
  return { from: UNKNOWN_LANGUAGE, translation: reply }
}

const isSameLanguage = (one: string, other: string) => one.split('-')[0] === other.split('-')[0]
