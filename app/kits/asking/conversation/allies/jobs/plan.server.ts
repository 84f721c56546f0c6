import { toDateWords } from '#app/engines/chronology/export.ts'
import { clock } from '#app/platform/clock.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { toPlain, toWork, type AllyJob } from '../ally-job.ts'
import { splitTasks } from '../split-tasks.ts'

const NAME = 'Plan by rules'
const MOST_CHARS = 8_000
const DAY_CHARS = 10

/** Splits what is to be done into steps, puts what has a date in its order, and asks for what is missing. */
export const plan: AllyJob = async ({ material }) => {
  const text = material.slice(0, MOST_CHARS)
  const tasks = splitTasks(text)
  if (tasks.length === 0)
    return toWork('I find nothing to do in it. Say it as steps, one a line, with the day where there is one.', {
      engines: [NAME],
    })
  const reference = clock.now().toISOString().slice(0, DAY_CHARS)
  const ordered = await languagePool().run('order', { stories: tasks, reading: { reference, isDayFirst: true } })
  const dated = tasks.map((task, n) => {
    const [first] = ordered[n]!.events
    return { task, day: first ? toDateWords(first) : null }
  })
  const open = dated.filter(({ day }) => day === null)
  return toWork(
    [
      dated.map(({ task, day }, n) => `${n + 1}. ${toPlain(task)}${day ? ` (**${toPlain(day)}**)` : ''}`).join('\n'),
      `Begin with the first: “${toPlain(tasks[0]!)}”. What of it can be done in ten minutes today?`,
      open.length > 0
        ? `${open.length === tasks.length ? 'None of them has a day' : `Without a day: ${open.map(({ task }) => `“${toPlain(task)}”`).join(', ')}`}. When, and who does it?`
        : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    { engines: [NAME], hasFound: true },
  )
}
