import { toPlain, toWork, type AllyJob } from '../ally-job.ts'
import { askBuiltIn } from './look-up.server.ts'

const CALCULATOR = 'embedded:calculator'
/** A stretch with at least two numbers and a sign between them. */
const SUM = /[\d(][\d\s.,()]*(?:[-+*/×÷^%–][\s\d.,()]*\d[\d\s.,()]*)+/g
const MOST_SUMS = 4
const MOST_READ_CHARS = 2_000
const EXAMPLES =
  'Try “18% of 249.90”, “5 ft 7 in in cm”, “days between 3 March 2024 and 1 June 2024” or “(1.05^10 - 1) * 1000”.'

/** Calculates the question, else every sum that stands in it. */
export const reckon: AllyJob = async (task) => {
  const [whole] = await askBuiltIn(task, task.question, ({ engine }) => engine.id === CALCULATOR)
  if (!whole) return toWork('The calculator is switched off on this server.')
  const sums =
    whole.state === 'answered'
      ? []
      : [
          ...new Set(
            task.material
              .slice(0, MOST_READ_CHARS)
              .match(SUM)
              ?.map((sum) => sum.replace(/[\s.,(]+$/, '').trim()),
          ),
        ].slice(0, MOST_SUMS)
  const parts = await Promise.all(
    sums.map(async (sum) => ({
      sum,
      result: (await askBuiltIn(task, sum, ({ engine }) => engine.id === CALCULATOR))[0]!,
    })),
  )
  const done =
    whole.state === 'answered'
      ? [{ sum: null, result: whole }]
      : parts.filter(({ result }) => result.state === 'answered')
  if (done.length === 0) return toWork(`${toPlain(whole.text)} ${EXAMPLES}`, { engines: [whole.label] })
  return toWork(
    done
      .map(({ sum, result }) => {
        const working = result.sources.map(({ quote }) => quote).filter(Boolean)
        const lead = sum === null ? '' : `\`${sum.replaceAll('`', '')}\`: `
        return [`${lead}**${toPlain(result.text)}**`, ...working.map((line) => `Working: ${toPlain(line)}`)].join(
          '\n\n',
        )
      })
      .join('\n\n'),
    { engines: [whole.label], sources: done.flatMap(({ result }) => result.sources), hasFound: true },
  )
}
