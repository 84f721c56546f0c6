import { STORY_MAX_CHARS } from '#app/engines/chronology/chronology.limits.ts'
import { toDateWords } from '#app/engines/chronology/export.ts'
import { clock } from '#app/platform/clock.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { toPlain, toWork, type AllyJob } from '../ally-job.ts'

const NAME = 'Chronology by rules'
const DAY_CHARS = 10

/** Puts the events of a text in order. */
export const date: AllyJob = async ({ material }) => {
  const story = material.slice(0, STORY_MAX_CHARS)
  const reference = clock.now().toISOString().slice(0, DAY_CHARS)
  const reading = { reference, isDayFirst: true }
  const [chronology] = await languagePool().run('order', { stories: [story], reading })
  const { events, gaps, conflicts } = chronology!
  if (events.length === 0)
    return toWork('I find no date in it, so there is nothing to put in order.', { engines: [NAME] })
  const lists: [string, string[]][] = [
    [
      'Told in two ways',
      conflicts.map(({ about, first, second }) => `${toPlain(about)}: “${toPlain(first)}” and “${toPlain(second)}”`),
    ],
    ['Gaps', gaps.map(({ from, to, days }) => `nothing between ${from} and ${to} (${days} days)`)],
  ]
  return toWork(
    [
      events
        .map(
          (event) =>
            `- **${toPlain(toDateWords(event))}**${event.when.doubts.length > 0 ? ' (not certain)' : ''}: ${toPlain(event.what)}`,
        )
        .join('\n'),
      ...lists
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => `${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}`),
      material.length > story.length ? 'Only the beginning was read: the text is longer than I take at once.' : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    { engines: [NAME], hasFound: true },
  )
}
