import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { citedSources, toEmpty, toMaking, toSaid, type WholeReport } from './whole-report.ts'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}' +
  'td,th{border:1px solid;padding:.4rem .6rem;text-align:start;vertical-align:top}blockquote{margin:.3rem 0;padding-inline-start:.8rem;border-inline-start:2px solid}'

/** A report as a page of its own that needs nothing else. */
export function toHtml(whole: WholeReport): string {
  const { title, question, report, unreached, pass, readAt } = whole
  const e = escapeHtml
  const cite = (n: number) => `<a href="#source-${n}">[${n}]</a>`
  const disputes = report.disputes
    .map(
      ({ sides }) =>
        `<table><tr><th scope="col">What is said</th><th scope="col">By whom, in which words</th></tr>${sides
          .map(
            ({ value, quotes }) =>
              `<tr><th scope="row">${e(value)}</th><td>${quotes.map(({ n, quote }) => `“${e(quote)}” ${cite(n)}`).join('<br>')}</td></tr>`,
          )
          .join('')}</table>`,
    )
    .join('')
  const sections = report.sections
    .map(({ heading, sentences, isSaidElsewhere }) => {
      const said = sentences.map(
        (one) => `<p>${e(toSaid(one))} ${[...new Set(one.cites.map(({ n }) => n))].map(cite).join('')}</p>`,
      )
      return `<h2>${e(heading)}</h2>${said.join('') || `<p><em>${toEmpty(isSaidElsewhere)}</em></p>`}`
    })
    .join('')
  const sources = citedSources(whole)
    .map(({ n, title: name, href, site, date, license, alsoAt, readAt: at }) => {
      const shown = /^https?:/.test(href)
        ? `<a href="${e(href)}" rel="noopener noreferrer nofollow">${e(name)}</a>`
        : e(name)
      const facts = [
        site,
        date && dayOf(new Date(date)),
        license,
        alsoAt.length > 0 && `the same text on ${alsoAt.join(', ')}`,
        `read on ${dayOf(at)}`,
      ]
      return `<li id="source-${n}" value="${n}">${shown}, ${e(facts.filter(Boolean).join(', '))}</li>`
    })
    .join('')
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title><style>${STYLE}</style></head><body>` +
    `<h1>${e(title)}</h1><p>${e(question)}</p><p><small>${e(toMaking(whole))} Pass ${pass}, read on ${dayOf(readAt)}.</small></p>` +
    `${disputes ? `<h2>Where the sources disagree</h2>${disputes}` : ''}${sections}<h2>Sources</h2><ol>${sources}</ol>` +
    `${unreached.length > 0 ? `<h2>Not reached</h2><ul>${unreached.map((one) => `<li>${e(one)}</li>`).join('')}</ul>` : ''}</body></html>\n`
  )
}
