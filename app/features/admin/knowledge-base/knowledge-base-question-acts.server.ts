import { store } from '#app/database/store.server.ts'
import { findUnanswered, reopenUnanswered, settleUnanswered } from '#app/kits/asking/panda/unanswered.store.server.ts'
import { findHelpArticle } from '#app/kits/search/site-search/help-articles.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { AdminAct, Outcome } from '../admin-form.server.ts'

const NONE: Outcome = { refusal: 'This question is not on the list any more.', status: 404 }

const settle = (key: string, article: string | null, { record }: AdminAct, outcome: Outcome): Promise<Outcome> =>
  store().tx(async () => {
    if (!(await findUnanswered(key))) return NONE
    await settleUnanswered(key, article, clock.now())
    await record({ act: 'unanswered.settled', target: `question/${key}`, detail: { article } })
    return outcome
  })

export const questionActs = {
  'settle': async ({ key, article }: { key: string; article: string }, adminAct: AdminAct): Promise<Outcome> => {
    if (!(await findHelpArticle(article))) return { refusal: 'This article is not public.', field: 'article' }
    return settle(key, article, adminAct, {
      title: 'Settled',
      description: 'Asked again without an answer, it comes back.',
    })
  },

  'out-of-scope': ({ key }: { key: string }, adminAct: AdminAct): Promise<Outcome> =>
    settle(key, null, adminAct, { title: 'Marked as out of scope', description: 'Asked again, it comes back.' }),

  'unsettle': ({ key }: { key: string }, { record }: AdminAct): Promise<Outcome> =>
    store().tx(async () => {
      if (!(await findUnanswered(key))) return NONE
      await reopenUnanswered(key)
      await record({ act: 'unanswered.reopened', target: `question/${key}` })
      return { title: 'Open again' }
    }),
}
