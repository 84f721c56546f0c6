import { z } from 'zod'
import { saveUser } from '#app/kits/members/identity/account/users.store.server.ts'
import { answerLanguages, isAnswerLanguage } from '../../answer-languages.ts'
import { actOn, done, type Outcome, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

const read = async ({ signedIn: { row } }: Visit) => ({ language: row.answerLanguage })
export type LanguageView = Awaited<ReturnType<typeof read>>

const CHOOSE = 'Please choose a language from the list.'
const languageInputs = z.object({ language: z.string(CHOOSE).refine(isAnswerLanguage, CHOOSE) })

const save = (visit: Visit): Promise<Outcome> =>
  actOn(visit, 'language.save', languageInputs, async ({ language }) => {
    await saveUser(visit.signedIn.row.id, { answerLanguage: language })
    const name = answerLanguages.find(({ tag }) => tag === language)?.name ?? language
    return done('appearance', 'Saved', `Answers in ${name}, from every model and source that speaks it.`)
  })

export const languageForms = { read, acts: { save } } satisfies SettingsForms<LanguageView>
