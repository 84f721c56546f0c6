import { expect, test } from 'vitest'
import { openLexicon } from '#app/engines/knowledge/wordnet/lexicon.server.ts'
import { readSlots } from '../slots/slots.ts'
import { checkDates, checkQuantities } from './mentions.ts'

const lexicon = openLexicon()

function clashes(a: string, b: string): number[] {
  const [x, y] = [readSlots(a, lexicon), readSlots(b, lexicon)]
  return [checkQuantities(x, y, lexicon), checkQuantities(y, x, lexicon)].map(
    ({ differing }, i) =>
      differing.length + (i === 0 ? checkDates(x, y, lexicon) : checkDates(y, x, lexicon)).differing.length,
  )
}

test.each([
  ['The pump moves 30 litres a minute.', 'In an hour the pump moves 1,800 litres of water.'],
  ['One tin covers nine square metres to the litre.', 'Three litres of the tin cover 27 m².'],
  ['The ride costs 19 cents per kilometre.', 'They charge 19 euros for a hundred kilometres.'],
  ['Of the 60 lockers, 45 were rented.', 'Three quarters of the lockers were rented.'],
  ["Half of Mara's thirty tulips bloomed.", "Fifteen of Mara's tulips bloomed."],
  ['The choir has six rows of nine singers.', 'The choir has 54 singers.'],
  ['Fewer than one in ten parcels had a fault.', 'Over 90% of the parcels turned out fine.'],
  ['A quarter of the crew left.', 'Three in four of the crew stayed.'],
  ['The rug is four metres by three.', 'The rug covers twelve square metres.'],
  ['In 1962, three years before the mill closed, the wheel broke.', 'The mill closed in 1965.'],
  ['The shop sells the mug for £4.50.', 'The mug costs four and a half pounds.'],
  ['A foot is 30.5 cm.', 'One foot equals 30.5 centimetres.'],
  ['The rent went from $1,500 to $1,650.', 'The increase in the rent was 10 percent.'],
  ['The meeting has moved from 9:15 to 9:45.', 'The meeting is at a quarter to ten.'],
  ['The show went from 8 pm to 10 pm.', 'The show began at 8 pm.'],
  ['The van seats nine, driver included.', 'The van seats eight besides the driver.'],
  ['The cover ends on the last Friday in August.', 'The cover ends in the fourth week of August.'],
  ['The scale runs from 0 to 9.', 'There are ten digits on the scale.'],
])('%s | %s: no clash', (a, b) => {
  expect(clashes(a, b)).toEqual([0, 0])
})

test.each([
  ['The pump moves 30 litres a minute.', 'In an hour the pump moves 300 litres of water.'],
  ['A resting heart makes 60 to 80 beats a minute.', 'At rest the heart beats 150 times each minute.'],
  ['Of the 60 lockers, 45 were rented.', 'A third of the lockers were rented.'],
  ['The firm cut its staff by a quarter.', 'The staff of the firm went from 800 to 760.'],
  ['The shop sells the mug for £4.50.', 'The mug costs seven pounds.'],
  ['The winery fills 90,000 bottles a year.', 'The winery fills 20,000 bottles annually.'],
  ['A third of the pupils passed.', 'Two thirds of the pupils passed.'],
  ['A foot is 30.5 cm.', 'One foot equals 36 centimetres.'],
  ['Around a million died.', 'About 3 million people perished, while over a million sailed abroad.'],
  ['The rent went from $1,500 to $1,650.', 'The increase in the rent was 15 percent.'],
  ['The meeting has moved from 9:15 to 9:45.', 'The meeting is at a quarter past nine.'],
  ['The room is £40, breakfast included.', 'The room costs £40 excluding breakfast.'],
  ['The cover ends on the last Friday in August.', 'The cover ends in the second week of August.'],
  ['The harbour opened in 1886.', 'The harbour opened in 1896, ten years after the rail line.'],
])('%s | %s: a clash', (a, b) => {
  expect(clashes(a, b)).toEqual([1, 1])
})
