import { expect, test } from 'vitest'
import { problemsOfLesson } from './lesson.ts'
import { readQuiz, sectionOf, splitQuiz } from './quiz-text.ts'

const QUIZ = `Q: How many?
- One
* Two
Hint: Count.
Why: There are two.
See: there are **two**`

test('a question is read with its right option, its hint and its passage', () => {
  const { questions, problems } = readQuiz(QUIZ)
  expect(problems).toEqual([])
  expect(questions).toMatchObject([
    { text: 'How many?', hint: 'Count.', why: 'There are two.', passage: 'there are **two**' },
  ])
  expect(questions[0]?.options.map(({ isRight }) => isRight)).toEqual([false, true])
  expect(readQuiz(QUIZ.replace('How many?', 'How many then?')).questions[0]?.key).not.toBe(questions[0]?.key)
})

test('what is missing or too much is said', () => {
  const say = (quiz: string) => readQuiz(quiz).problems.join(' ')
  expect(say(QUIZ.replace('* Two', '- Two'))).toContain('exactly one right option')
  expect(say(QUIZ.replace('- One', '* One'))).toContain('exactly one right option')
  expect(say(QUIZ.replace('- One\n', ''))).toContain('at least two options')
  expect(say(QUIZ.replace('- One', '- Two'))).toContain('an option twice')
  expect(say(QUIZ.replace('Hint: Count.\n', ''))).toContain('no hint')
  expect(say(QUIZ.replace('Why: There are two.\n', ''))).toContain('does not say why')
  expect(say(QUIZ.replace('See: there are **two**', ''))).toContain('no passage')
  expect(say(`${QUIZ}\n\n${QUIZ}`)).toContain('the same')
  expect(say(`words of nobody\n${QUIZ}`)).toContain('nothing of a question')
})

test('a passage stands in a section whatever its marks, and a lost one is told', () => {
  const body = 'Before.\n\n## One\n\nWe say there are **two** of\nthem.\n\n## Two\n\nEnd.'
  expect(sectionOf(body, 'there are two of them')).toBe(1)
  expect(sectionOf(body, 'Before.')).toBe(0)
  expect(sectionOf(body, 'there are three')).toBeNull()
  const whole = `${body}\n\n%% quiz\n\n${QUIZ}`
  expect(splitQuiz(whole).body).toBe(body)
  expect(problemsOfLesson(whole).join(' ')).toMatch(/3 to 6 questions.*400 to 900 words/)
  expect(problemsOfLesson(whole.replace('See: there are **two**', 'See: nowhere at all')).join(' ')).toContain(
    'word for word',
  )
})
