import { searchSite } from '#app/kits/search/site-search/site-search.server.ts'
import { toPlain, toWork, type AllyJob } from '../ally-job.ts'

const MOST = 5
const NAME = 'Site search'

/** The screens and help articles that fit, with their addresses. */
export const guide: AllyJob = async ({ question }) => {
  const hits = (await searchSite(question, MOST)).slice(0, MOST)
  if (hits.length === 0)
    return toWork(
      'No screen and no help article here fits these words. Say it in other words, such as what you want to make.',
      {
        engines: [NAME],
      },
    )
  return toWork(
    hits
      .map(
        ({ kind, title, about }) => `- **${toPlain(title)}**${kind === 'screen' ? '' : ' (help)'}: ${toPlain(about)}`,
      )
      .join('\n'),
    {
      engines: [NAME],
      sources: hits.map(({ title, href, about }) => ({ title, url: href, license: null, quote: about })),
      hasFound: true,
    },
  )
}
