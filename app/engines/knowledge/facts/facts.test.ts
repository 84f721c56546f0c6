import { expect, test } from 'vitest'
import { createFacts } from './facts.ts'

const TODAY = new Date(2026, 10, 21)
const seat = createFacts({ now: () => TODAY })

type Row = readonly [question: string, expected: string]

async function listMisses(rows: readonly Row[]): Promise<string[]> {
  const misses: string[] = []
  for (const [question, expected] of rows) {
    const answer = await seat.answer(question)
    const said = answer.state === 'answered' ? answer.text : `abstained: ${answer.why}`
    if (!said.includes(expected) || answer.state !== 'answered')
      misses.push(`${question} => ${said} (expected ${expected})`)
  }
  return misses
}

const DEVELOP: readonly Row[] = [
  ['What is the capital of Mongolia?', 'The capital of Mongolia is Ulan Bator (also Ulaanbaatar).'],
  ['Mongolia capital', 'Ulan Bator'],
  ["what's Mongolai's capital", 'Read as Mongolia'],
  ['Can you please tell me what the capital of France is?', 'Paris'],
  ["what is the Netherlands' capital", 'Amsterdam'],
  ['What currency do they use in Japan?', 'yen'],
  ['japanese currency', 'yen'],
  ['What do they speak in Austria?', 'German'],
  ['which countries border France', '8 countries'],
  ['Does France border Spain?', 'Yes'],
  ['how big is Kenya', '580,367 km²'],
  ['Is France bigger than Spain?', 'Yes'],
  ['what continent is Egypt in', 'Africa'],
  ['is Turkey in Europe', 'Partly'],
  ['calling code of Germany', '+49'],
  ['what country does .ch belong to', 'Switzerland'],
  ['flag of Japan', '🇯🇵'],
  ['is Nepal landlocked', 'Yes. Nepal is landlocked'],
  ['is France landlocked', 'No. France is not landlocked'],
  ['does France have a coast', 'Yes. France is not landlocked'],
  ['Nairobi is the capital of which country?', 'Kenya'],
  ['Is Sydney the capital of Australia?', 'No. The capital of Australia is Canberra.'],
  ['largest country in Africa by area', 'Algeria'],
  ['how many countries are there in Africa', '54'],
  ['which countries speak Portuguese', 'Brazil'],
  ['capital of Georgia', 'Atlanta'],
  ['capital of Texas', 'Austin'],
  ['How many people live in Paris?', '2,138,551'],
  ['how far is London from Paris', '344 km'],
  ['How far is Jupiter from the Sun?', '778.5 million km from the Sun'],
  ['What is the distance between Neptune and the Sun?', '4,515 million km'],
  ['How many moons does Saturn have?', 'at least 274 known moons'],
  ['biggest city in Turkey', 'Istanbul'],
  ['Which country is Porto in?', 'Portugal'],
  ['population of Portland, Oregon', '632,309'],
  ['chemical symbol for gold', 'Au'],
  ['what element has atomic number 79', 'gold'],
  ['molar mass of H2O', '18.015'],
  ['Who wrote Hamlet?', 'Shakespeare'],
  ['Who painted the Mona Lisa?', 'Leonardo'],
  ['Did Dickens write Emma', 'No'],
  ['Who invented the telephone?', 'Bell'],
  ['When did World War II end?', '1945'],
  ['who was the first man on the moon', 'Armstrong'],
  ['how many bones are in the human body', '206'],
  ['What is the highest mountain in the world?', '8,849 m'],
  ['What is the speed of light?', '299,792,458'],
  ['At what temperature does water boil?', '100 °C'],
  ['What are the planets in order?', 'Mercury, Venus, Earth'],
  ['what does NASA stand for', 'National Aeronautics'],
  ['where is the Eiffel Tower', 'Paris'],
  ['When was Albert Einstein born?', '14 March 1879'],
  ['Is Mars bigger than Earth', 'No'],
  ['which country won the first world cup', 'Uruguay'],
  ["+81 is which country's code?", 'Japan'],
]

const PEOPLE_AND_PLACES: readonly Row[] = [
  ['population of Norway', 'About 5.6 million people live in Norway'],
  ['roughly how many people live in japan', '124 million'],
  ['who has more people nigeria or russia', 'Nigeria has more people'],
  ['does Poland have more people than Canada', 'too close'],
  ['most populous country in africa', 'Nigeria'],
  ['is Norway more populous than Sweden', 'No. Sweden has more'],
  ['which country has the fewest people in Europe', 'Vatican City'],
  ['what is the capital of Switzerland, Zurich or Geneva', 'Neither. The capital of Switzerland is Bern'],
  ['Is Sydney or Canberra the capital of Australia', 'The capital of Australia is Canberra'],
  ['which is larger by total area, canada or the usa', 'Canada'],
  ['What countries does Portugal share a land border with?', 'Spain'],
  ['Which city is further north, New York or Rome?', 'Rome, Italy lies further north'],
  ['is Madrid north of Naples', 'No. Naples, Italy lies further north'],
]

const MEASURED: readonly Row[] = [
  ['Which is higher, K2 or Mont Blanc?', 'K2 (about 8,611 m) is higher'],
  ['is the eiffel tower taller than big ben', 'Yes.'],
  ['are cheetahs slower than lions', 'No. The lion'],
  ['which is bigger, Lake Superior or Lake Baikal', 'Lake Superior'],
  ['which ocean is larger, the Pacific or the Indian Ocean', 'The Pacific'],
  ['who lived longer mozart or beethoven', 'Ludwig van Beethoven (1770 to 1827) lived longer'],
  ['who was born first, Bach or Beethoven', 'Johann Sebastian Bach'],
  ['how long do elephants live', '65 years'],
  ['how heavy is a polar bear', 'about 450 kg'],
]

/** Written after the parser and run once before anything was changed for them. */
const HOLD_OUT: readonly Row[] = [
  ['I need the capital of Portugal', 'Lisbon'],
  ['Name the capital of Cuba.', 'Havana'],
  ['what city is the capital of South Korea?', 'Seoul'],
  ["Kenya's capital city", 'Nairobi'],
  ['hello! do you know the capital of Norway?', 'Oslo'],
  ['What is the capital of the Czech Republic', 'Prague'],
  ['capital of swaziland', 'Mbabane'],
  ['Quito is the capital of what country', 'Ecuador'],
  ['which nation has Tallinn as capital', 'Estonia'],
  ['capital of Boliva', 'Sucre'],
  ['What kind of currency does Mexico use?', 'peso'],
  ['What currency is used in Denmark', 'krone'],
  ['What is the money of India called?', 'rupee'],
  ['Brazilian currency', 'real'],
  ['Which language is spoken in Iran?', 'Persian'],
  ['What language do people in Argentina speak?', 'Spanish'],
  ['Name the countries that border Austria', 'Liechtenstein'],
  ["What are Finland's neighboring countries?", 'Russia'],
  ['Does Italy share a border with Germany?', 'No'],
  ['What is the area of Egypt?', '1,002,450'],
  ['Is Canada larger than the United States?', 'Yes'],
  ['On which continent is Paraguay?', 'South America'],
  ['Is Ghana an African country?', 'Yes'],
  ['is Japan part of Asia', 'Yes'],
  ['Is Norway a member of the EU?', 'No'],
  ['What is the dialing code of Brazil?', '+55'],
  ['top level domain for New Zealand', '.nz'],
  ['Is Paraguay landlocked?', 'landlocked'],
  ['What are people from Portugal called?', 'Portuguese'],
  ['what is the biggest country in Europe', 'Russia'],
  ['smallest country in Africa', 'Seychelles'],
  ['How many countries are in South America?', '12'],
  ['in which countries do people speak Arabic', 'Egypt'],
  ['Who uses the euro?', 'Germany'],
  ['Is French spoken in Senegal?', 'Yes'],
  ['what is the capital of Alaska', 'Juneau'],
  ['What is the capital of Wales?', 'Cardiff'],
  ['population of Vienna', '1,691,468'],
  ['How many people live in Nairobi?', '2,750,547'],
  ['What country is Krakow in', 'Poland'],
  ['distance from Madrid to Lisbon', '502 km'],
  ['How far apart are Berlin and Hamburg?', '255 km'],
  ['what is the largest city in Canada?', 'Toronto'],
  ['largest city in Ireland', 'Dublin'],
  ['Where is Seville?', 'Spain'],
  ['Symbol of tungsten', 'W'],
  ['what is the chemical symbol for sodium', 'Na'],
  ['Which element has atomic number 26?', 'iron'],
  ['atomic mass of oxygen', '15.999'],
  ['what element is represented by Ag', 'silver'],
  ['how many protons are in helium', '2 protons'],
  ['Who wrote Crime and Punishment?', 'Dostoevsky'],
  ['Author of The Old Man and the Sea', 'Hemingway'],
  ['who is the novelist behind Brave New World', 'Huxley'],
  ['Who wrote the play Romeo and Juliet', 'Shakespeare'],
  ['To Kill a Mockingbird was written by which author?', 'Harper Lee'],
  ['Who painted The Night Watch?', 'Rembrandt'],
  ['who is the painter of The Birth of Venus', 'Botticelli'],
  ['Who composed Swan Lake?', 'Tchaikovsky'],
  ['Is The Trial by Kafka?', 'Yes'],
  ['Who discovered X-rays?', 'Röntgen'],
  ['inventor of dynamite', 'Nobel'],
  ['Who first discovered oxygen?', 'Priestley'],
  ['who invented the airplane?', 'Wright'],
  ['Who was the founder of Amazon', 'Bezos'],
  ['who came up with the periodic table', 'Mendeleev'],
  ['Who is the father of genetics?', 'Mendel'],
  ['When did the Second World War begin?', '1939'],
  ['what year did World War I end', '1918'],
  ['In which year was the Berlin Wall built?', '1961'],
  ['When was the euro introduced?', '1999'],
  ['what day was the moon landing', '20 July 1969'],
  ['When did India gain independence?', '1947'],
  ['When did Marie Curie die?', '1934'],
  ['where was Leonardo da Vinci born', 'Vinci'],
  ['When was the Magna Carta signed', '1215'],
  ['who was the first human in space', 'Gagarin'],
  ['Who was the first woman to win a Nobel Prize?', 'Curie'],
  ['Who was the first US president?', 'Washington'],
  ['how many teeth do humans have', '32'],
  ['How many legs do insects have?', '6'],
  ['how many players does a volleyball team have', '6'],
  ['How many sides does an octagon have?', '8'],
  ['How many black keys are there on a piano?', '36'],
  ['how many pawns does each player have in chess', '8'],
  ['what is the tallest mountain in Europe', 'Elbrus'],
  ['Which is the largest desert?', 'Antarctica'],
  ['What is the longest river in Europe?', 'Volga'],
  ['which planet is the farthest from the sun', 'Neptune'],
  ['What is the fastest animal in the world', 'peregrine'],
  ['biggest moon of Saturn', 'Titan'],
  ['what is the smallest ocean', 'Arctic'],
  ['How high is Mont Blanc?', '4,806'],
  ['how long is the Danube', '2,850'],
  ['What is the distance between the Earth and the Moon?', '384,400'],
  ['Diameter of Mars', '6,779'],
  ['how old is the sun', '4.6 billion'],
  ['when does water freeze', '0 °C'],
  ['Chemical formula for ammonia', 'NH₃'],
  ['what is the SI unit of pressure', 'pascal'],
  ['How long is a year on Mars', '687'],
  ['What does URL stand for?', 'Uniform Resource Locator'],
  ['what is the seventh planet from the sun', 'Uranus'],
  ['what is the 5th letter of the alphabet', 'E'],
  ['What are the noble gases?', 'helium'],
  ['where is Machu Picchu', 'Peru'],
  ['Who were the members of the Beatles?', 'Ringo'],
]

const HOSTILE = [
  '',
  '?',
  '42',
  'France',
  'capital of',
  'who wrote',
  'distance between',
  'asdf qwerty',
  'capital of Narnia',
  'capital of Wakanda',
  'what is the capital of sadness',
  'currency of Westeros',
  'largest city in Wonderland',
  'who wrote the Zorblax chronicles',
  'when was Zeus born',
  'atomic number of kryptonite',
  'how many legs does a dragon have',
  'speed of dark',
  'how tall is John',
  'where is my phone',
  'who discovered Middle Earth',
  'first person to walk on Mars',
  'when did World War 3 start',
  'Who will win the election in 2032?',
  'What will the capital of France be in 2050',
  'Will Paris still be the capital of France next year?',
  'Who will be the next president of the USA?',
  'What is the best country in the world?',
  'What is the prettiest city in Italy?',
  'Should I move to Berlin?',
  'is France nice',
  'Who is the greatest writer',
  'capital of Korea',
  'what is the currency of Congo',
  'population of Springfield',
  'who is the president of France',
  'population of france in 1900',
  'What was the capital of Germany in 1960?',
  'capital of France and Spain',
  "who wasn't the first man on the moon",
  'which country does not border France',
  "which countries don't use the euro",
  'boiling point of mercury',
  "what's the weather in Paris",
  'best restaurant in Rome',
  'time in Narnia',
  'gold price today',
  'who is the richest person in the world',
  'how many people speak English',
  'who wrote the opera Middlemarch',
  'capital of the Roman Empire',
  'how many bones do sharks have',
  'currency of London',
  'when was Paris founded',
  'is Berlin bigger than Germany',
  'what is the value of life',
  'tallest man in the world',
  'tell me a joke',
  'write a poem about Paris',
  'SELECT * FROM countries',
  'capital of constructor',
  'capital of __proto__',
  'what does constructor stand for',
  'population of toString',
  'hasOwnProperty capital',
  'symbol of constructor',
  'where is valueOf',
  '<script>alert(1)</script>',
  'capital of '.repeat(30),
  'x'.repeat(5000),
]

test('facts answer the questions they were developed with', async () => {
  expect(await listMisses(DEVELOP)).toEqual([])
})

test('facts tell how many people countries have, as far as rounded figures tell, and which city lies further', async () => {
  const misses = await listMisses(PEOPLE_AND_PLACES)
  expect(misses).toEqual([
    expect.stringMatching(/^does Poland have more people than Canada => abstained: .* too close to tell them apart/),
  ])
})

test('facts compare what the tables have measures of', async () => {
  expect(await listMisses(MEASURED)).toEqual([])
})

test('facts answer questions kept back from their development', async () => {
  expect(await listMisses(HOLD_OUT)).toEqual([])
})

test('facts read the same question in any letter case and with or without a question mark', async () => {
  for (const [question] of [...DEVELOP, ...HOLD_OUT]) {
    const bare = question.replace(/[?!.]$/, '')
    const [first, lower, marked] = await Promise.all(
      [question, bare.toLowerCase(), `${bare}?`].map((each) => seat.answer(each)),
    )
    if (first?.state !== 'answered') continue
    expect(marked?.state === 'answered' && marked.text, question).toBe(first.text)
    if (!question.includes('H2O')) expect(lower?.state === 'answered' && lower.text, question).toBe(first.text)
  }
})

test('facts abstain from nonsense, the future, opinions and names that fit two places', async () => {
  for (const question of HOSTILE) {
    const answer = await seat.answer(question)
    expect(answer, question).toMatchObject({ state: 'abstained', why: expect.stringMatching(/^[A-Z].*\.$/) })
  }
})

test('an answer names its data set, its licence and the words relied on', async () => {
  const answer = await seat.answer('capital of Peru')
  expect(answer).toEqual({
    state: 'answered',
    text: 'The capital of Peru is Lima.',
    sources: [
      {
        title: 'World countries 5.1.0 (mledoze)',
        url: 'https://mledoze.github.io/countries/',
        license: 'ODbL-1.0',
        quote: 'capital of Peru: Lima',
      },
    ],
    weight: 'typed',
    isRecomputed: false,
  })
})

test('an answer that leans on a hand note cites the note beside the data set', async () => {
  const answer = await seat.answer('currency of Bulgaria')
  expect(answer.state === 'answered' && answer.sources.map(({ title }) => title)).toEqual([
    'World countries 5.1.0 (mledoze)',
    "Frenly's table of common facts, checked by hand",
  ])
})

test('a computed distance says that it was recomputed', async () => {
  expect(await seat.answer('distance between Rome and Athens')).toMatchObject({ state: 'answered', isRecomputed: true })
})
