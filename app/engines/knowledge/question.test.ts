import { expect, test } from 'vitest'
import { isAboutFuture, typeOfQuestion, unknowable, whyUnknowable } from './question.ts'
import type { QuestionType } from './question.ts'

const now = new Date('2026-11-21T12:00:00Z')

const phrasings: Record<QuestionType, string[]> = {
  fact: [
    'Should tomatoes be stored in the fridge?',
    'Should I soak rice before cooking it?',
    'What causes tides?',
    'is the earth flat',
    'can dogs eat grapes',
    'who will inherit if there is no will',
    'What is a good conductor of electricity?',
    'How did the dinosaurs die?',
    'What is photosynthesis?',
    'who was Marie Curie',
    'Where is Lake Baikal?',
    'capital of Mongolia',
    'When did the Berlin Wall fall?',
    'Why is the sky blue?',
    'How does a heat pump work?',
    'Which planet is the largest?',
    'Is a whale a mammal?',
    "What's the best-selling book of all time?",
    'What does ubiquitous mean?',
    'Who wrote a poem about daffodils?',
    'What is a will?',
    'Who is Will Smith?',
    'What happens if I mix bleach and ammonia?',
    'What will happen if you heat ice?',
    'Do penguins have knees?',
    'synonym of happy',
    'What is a weather forecast?',
    'In what year did World War I begin?',
    'What is the leap year rule?',
    'Who discovered penicillin?',
  ],
  number: [
    'At what temperature should I wash towels?',
    'How often should I replace my toothbrush?',
    'What internal temperature should chicken reach?',
    'How heavy is a blue whale?',
    'speed of light',
    'average rainfall in London',
    'what is 7 factorial',
    '100 usd in eur',
    'How many moons does Mars have?',
    'How tall is Mount Everest?',
    'What is the population of France?',
    '12 * 7',
    'What is 15% of 80?',
    'convert 5 miles to km',
    'What is the square root of 144?',
    'how far is the moon',
    'What is the boiling point of water?',
    '5 kg in pounds',
    'At what temperature does lead melt?',
    'How long is a marathon?',
    'Distance from Paris to Berlin',
    'What percentage of the Earth is water?',
    'how old was Mozart when he died',
  ],
  comparison: [
    'Are cats smarter than dogs?',
    'What distinguishes alligators from crocodiles?',
    'how is a lake different from a pond',
    'What is the difference between a virus and a bacterium?',
    'Is Everest taller than K2?',
    'compare France and Germany',
    'cats vs dogs lifespan',
    'Which is bigger, Russia or Canada?',
    'Which country has more people, India or China?',
    'How do frogs differ from toads?',
    'Is gold heavier than lead?',
    'What weighs less than a feather?',
    'Which is closer to the sun, Venus or Mars?',
    'similarities between jazz and blues',
  ],
  'how-to': [
    'How do I get rid of ants?',
    'Best way to cook rice',
    'I want to learn how to knit',
    'How do I reset my password?',
    'how to boil an egg',
    'How can I learn French?',
    'What are the steps to change a tyre?',
    'Could you show me how to tie a tie?',
    'How should I store potatoes?',
    'recipe for pancakes',
    'What should I do if I lose my passport?',
    'how do you make bread',
    'Teach me how to juggle',
    'instructions for assembling a tent',
    'What do I do when my phone gets wet?',
  ],
  opinion: [
    'How much of my income should I save each month?',
    'How many children should I have?',
    'Should meat be banned?',
    'Should I take the job in Berlin or stay?',
    'Is coffee bad for you?',
    'Was Napoleon a good leader?',
    'Is war ever justified?',
    'what laptop should I buy',
    'Should I learn Python or Java?',
    'What is the best movie ever made?',
    'Is pineapple on pizza good?',
    'Do you like cats?',
    'Is it worth buying a house?',
    'What do you think about remote work?',
    'Which is better, tea or coffee?',
    'Is it ethical to eat meat?',
    "What's your favourite colour?",
    'Would you recommend Lisbon?',
    'Is Bitcoin a good investment?',
    'Are zoos bad?',
    'Should the voting age be lowered?',
    'What is the meaning of life?',
  ],
  creative: [
    'I need a birthday message for my mum',
    'short poem on love',
    'write python code to sort a list',
    'Write a poem about autumn',
    'Tell me a joke',
    'Please write me a short story about a panda',
    'Can you draft an email to my boss?',
    'Give me five names for a cat',
    'Come up with a slogan for a bakery',
    'a haiku about rain',
    'Imagine a world without oil',
    'Generate a title for my essay',
    'make up a bedtime story',
    'rewrite this sentence politely',
    'Brainstorm ideas for a birthday party',
  ],
  forecast: [
    'who wins the 2030 world cup',
    'Will robots take over?',
    'Which team will win tonight?',
    'Who will win the election in 2032?',
    'Will AI replace doctors?',
    'What will Bitcoin be worth next year?',
    'Who is going to win the World Cup?',
    'When will humans land on Mars in the next decade?',
    'Will it rain tomorrow?',
    'Is the stock market going to crash?',
    'Who is the next pope?',
    'What will the population of India be in 2050?',
    'How will the war end?',
    'Will we ever find aliens?',
    'Predict the winner of the next election',
  ],
}

for (const [type, questions] of Object.entries(phrasings)) {
  test(`knows a question of type ${type} by its form`, () => {
    expect(questions.map((question) => [question, typeOfQuestion(question, now)])).toEqual(
      questions.map((question) => [question, type]),
    )
  })
}

test('counts a year as the future only when it lies ahead', () => {
  expect(isAboutFuture('Who won the election in 2020?', now)).toBe(false)
  expect(isAboutFuture('What is the tallest tower in 2040?', now)).toBe(true)
  expect(isAboutFuture('What is the tallest tower in 2040?', new Date('2045-01-01'))).toBe(false)
  expect(isAboutFuture('What day of the week will Christmas 2030 be?', now)).toBe(false)
  expect(isAboutFuture('How many days until 1 January 2030?', now)).toBe(false)
})

test('says why it declines what nobody here can know', () => {
  const declined = {
    'Who will win the election in 2032?': unknowable.future,
    'what is my name': unknowable.personal,
    'where are my keys?': unknowable.personal,
    'Who am I?': unknowable.personal,
    'What did I eat yesterday?': unknowable.personal,
    "what's the weather now": unknowable.live,
    'Bitcoin price today': unknowable.live,
    'latest news': unknowable.live,
    'Is it raining?': unknowable.live,
    'who is the president': unknowable.office,
    'Who is the prime minister of Japan?': unknowable.office,
    "who's the current CEO of Apple": unknowable.office,
    'How old am I?': unknowable.personal,
  }
  expect(Object.keys(declined).map((question) => [question, whyUnknowable(question, now)])).toEqual(
    Object.entries(declined),
  )
})

test('does not decline what a book can answer', () => {
  const questions = [
    'What is weather?',
    'Who was the first president of the United States?',
    'What is a president?',
    'What is gold?',
    'What is the capital of Mongolia?',
    'How do I reset my password?',
    'What is inflation?',
    'Who invented the telephone?',
    'What is a king?',
    'What is the current in a circuit?',
    'What should I do if I lose my passport?',
    'What is a stock?',
    'How many days until Christmas?',
    'Who was king in 1066?',
    'What is climate?',
  ]
  expect(questions.map((question) => [question, whyUnknowable(question, now)])).toEqual(
    questions.map((question) => [question, null]),
  )
})

test('knows that the hour and the day are live, and that words about time are not', () => {
  const live = [
    'What time is it?',
    'what time is it in Tokyo',
    "what's the time",
    "What's the time in Tokyo?",
    'what is the time right now',
    'current time',
    'time in London',
    'do you have the time',
    "what is today's date",
    'what day is it today',
    'what is the date',
    'what is the current time in New York',
    'what year is it',
  ]
  expect(live.map((question) => [question, whyUnknowable(question, now)])).toEqual(
    live.map((question) => [question, unknowable.live]),
  )
  const lasting = [
    'What is time?',
    'What is the time difference between Paris and Tokyo?',
    'what is the time zone of Japan',
    'what is the time between 9 am and 5 pm',
    'What is a date?',
    'What time did the Titanic sink?',
    'what is a time machine',
    'What day of the week was 1 January 2000?',
    'what date is Easter',
    'what do I need to make bread',
    'do I need a visa',
  ]
  expect(lasting.map((question) => [question, whyUnknowable(question, now)])).toEqual(
    lasting.map((question) => [question, null]),
  )
})
