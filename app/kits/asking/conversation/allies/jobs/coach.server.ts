import { toPlain, toWork, type AllyJob } from '../ally-job.ts'
import { splitTasks } from '../split-tasks.ts'

const NAME = 'Questions by rules'
const MOST_CHARS = 4_000
const WISH = /\b(?:want|wish|would like|hope|plan|goal|should|must|need|learn|become|stop|start)\b/i
const HINDRANCE = /\b(?:but|because|never|always|afraid|no time|too|cannot|can't|hard|difficult)\b/i

/** Finds the wish in what was said and asks the four questions that make something of it. It gives no advice. */
export const coach: AllyJob = ({ material }) => {
  const said = splitTasks(material.slice(0, MOST_CHARS))
  const wish = said.find((one) => WISH.test(one)) ?? said[0]
  if (!wish)
    return Promise.resolve(
      toWork('What would you like to be different? One sentence is enough to begin.', { engines: [NAME] }),
    )
  const hindrance = said.find((one) => one !== wish && HINDRANCE.test(one))
  const lines = [
    `You say: “${toPlain(wish)}”.`,
    [
      '1. How would somebody else see that it has happened? Name one thing they could point at.',
      '2. What is the smallest part of it, ten minutes long, and on which day and at which place will you do it?',
      hindrance
        ? `3. You also say: “${toPlain(hindrance)}”. When that comes, what will you do instead?`
        : '3. What usually comes in between? When it comes, what will you do instead?',
      '4. Who would notice and be glad? Tell that person before you begin.',
    ].join('\n'),
    'Answer one of them; the others can wait.',
  ]
  return Promise.resolve(toWork(lines.join('\n\n'), { engines: [NAME], hasFound: true }))
}
