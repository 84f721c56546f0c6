import { expect, test } from 'vitest'
import { answerSmallTalk } from './small-talk.ts'

test('who is bored is no emergency', () => {
  for (const said of ['I am bored', "I'm so bored right now", 'i am tired']) {
    expect(answerSmallTalk(said, 0)).not.toBeNull()
    expect(JSON.stringify(answerSmallTalk(said, 0))).not.toMatch(/emergency|sorry/)
  }
  expect(JSON.stringify(answerSmallTalk('I am depressed', 0))).toMatch(/emergency/)
})

const isTalk = (text: string) => answerSmallTalk(text, 0) !== null

test.each([
  'hi',
  'Hey panda!',
  'hello there',
  'Good morning',
  'good evening panda',
  'How are you?',
  "what's up",
  'how r u',
  'How is it going today?',
  'thanks!',
  'Thank you so much',
  'ok thanks',
  'cheers',
  'bye',
  'See you later!',
  'good night',
  'who are you?',
  'Hi, who are you',
  'what is your name?',
  'are you a bot?',
  'Are you real?',
  'Am I talking to a human?',
  'Which languages do you speak?',
  'do you speak German',
  'tell me a joke',
  'Can you tell me another joke?',
  'make me laugh',
  'you are so cute',
  'good job',
  'nice',
  'I love you',
  'you are useless',
  'shut up',
  'you suck',
  "I'm sorry",
  'never mind',
  'how old are you',
  'where do you live?',
  'what can you do?',
  'help',
  'help me please',
  'lol',
  'haha',
  'ok',
  'yes please',
  'no thanks',
  'I feel sad today',
  'sing me a song',
])('"%s" is small talk', (text) => {
  expect(isTalk(text)).toBe(true)
})

test.each([
  'How do I change my password?',
  'Good morning, how do I delete my account?',
  'Hi, where can I find my runs?',
  'thanks, and how do I share it?',
  'What is the capital of France?',
  'help me translate a letter into French',
  'Can you help me write an email to my boss?',
  'what can I do with a panda?',
  'Is there a person I can write to?',
  'How old is the Great Wall?',
  'Where do pandas live?',
  'tell me about plans',
  'sing-up does not work',
  'you said it is free, is that right?',
  'this is broken, the page shows an error',
  'I love the gallery, how do I publish?',
  'no sources are shown, why?',
  'what is your privacy policy',
  'who made the first telephone',
  'draw a happy panda',
  'yes or no: is water wet',
  'are you able to read PDFs',
  'what do pandas eat',
])('"%s" is not', (text) => {
  expect(isTalk(text)).toBe(false)
})

test('jokes go round', () => {
  const told = new Set([0, 1, 2, 3].map((n) => answerSmallTalk('tell me a joke', n)))
  expect(told.size).toBe(4)
})
