import { toTable } from '#app/platform/table.ts'

/** Lists and plain identities: names (parted by "|"), the sentence. Asked with "what are", "name", "list", "what is". */
export type ListRow = readonly [names: string, sentence: string]

export const LISTS: readonly ListRow[] = [
  [
    'planets|planets in order|planets of solar system|planets in solar system|planets in our solar system|order of planets|planets in order from sun|names of planets|8 planets|eight planets|order of planets from sun|planets from sun',
    'The planets in order from the Sun are Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus and Neptune.',
  ],
  [
    'gas giants|gas planets|gas giant planets',
    'The gas giants are Jupiter and Saturn; Uranus and Neptune are called ice giants.',
  ],
  ['rocky planets|terrestrial planets|inner planets', 'The rocky planets are Mercury, Venus, Earth and Mars.'],
  [
    'dwarf planets',
    'The dwarf planets recognised by the International Astronomical Union are Ceres, Pluto, Haumea, Makemake and Eris.',
  ],
  [
    'continents|seven continents|7 continents|names of continents|continents of world',
    'The seven continents are Asia, Africa, North America, South America, Antarctica, Europe and Australia (or Oceania).',
  ],
  [
    "oceans|five oceans|5 oceans|oceans of world|world 's oceans",
    'The five oceans are the Pacific, Atlantic, Indian, Southern and Arctic Oceans.',
  ],
  ['great lakes|five great lakes', 'The Great Lakes are Superior, Michigan, Huron, Erie and Ontario.'],
  [
    'primary colours|primary colors|three primary colours|three primary colors',
    'The primary colours are red, green and blue for light; cyan, magenta and yellow for print; red, yellow and blue in painting.',
  ],
  ['secondary colours|secondary colors', 'The secondary colours of painting are orange, green and purple.'],
  [
    'colours of rainbow|colors of rainbow|rainbow colours|rainbow colors|colours in rainbow|colors in rainbow|seven colours of rainbow|order of colours in rainbow',
    'The colours of the rainbow are red, orange, yellow, green, blue, indigo and violet.',
  ],
  [
    'days of week|week days in order|days in week|7 days of week|seven days of week',
    'The days of the week are Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday.',
  ],
  [
    'months of year|months|months in year|12 months|twelve months',
    'The months of the year are January, February, March, April, May, June, July, August, September, October, November and December.',
  ],
  ['months with 30 days|months have 30 days', 'The months with 30 days are April, June, September and November.'],
  [
    'months with 31 days|months have 31 days',
    'The months with 31 days are January, March, May, July, August, October and December.',
  ],
  [
    'seasons|four seasons of year|seasons of year|four seasons in year',
    'The four seasons are spring, summer, autumn and winter.',
  ],
  [
    'musical notes|notes of scale|notes in music|notes of c major scale|notes in c major scale|c major scale|notes of c major|seven musical notes',
    'The seven notes of the C major scale are C, D, E, F, G, A and B.',
  ],
  [
    'vowels|english vowels|vowels in english|vowels in alphabet',
    'The vowel letters of English are a, e, i, o and u (and sometimes y).',
  ],
  [
    'states of matter|three states of matter|four states of matter|phases of matter',
    'The common states of matter are solid, liquid, gas and plasma.',
  ],
  [
    'noble gases|noble gasses|inert gases',
    'The noble gases are helium, neon, argon, krypton, xenon and radon; oganesson is in the same group.',
  ],
  [
    'halogens|halogen elements',
    'The halogens are fluorine, chlorine, bromine, iodine and astatine; tennessine is in the same group.',
  ],
  ['alkali metals', 'The alkali metals are lithium, sodium, potassium, rubidium, caesium and francium.'],
  [
    'alkaline earth metals',
    'The alkaline earth metals are beryllium, magnesium, calcium, strontium, barium and radium.',
  ],
  [
    'elements liquid at room temperature|liquid elements|metals liquid at room temperature|liquid metal at room temperature|metal liquid at room temperature|metal that is liquid at room temperature|only metal that is liquid at room temperature|metal is liquid at room temperature',
    'Two elements are liquid at ordinary room temperature: mercury, a metal, and bromine.',
  ],
  ['senses|five senses|5 senses|human senses', 'The five classic senses are sight, hearing, smell, taste and touch.'],
  [
    'basic tastes|tastes|five basic tastes|five tastes',
    'The five basic tastes are sweet, sour, salty, bitter and umami.',
  ],
  [
    'blood types|blood groups|abo blood groups|human blood types',
    'The ABO blood groups are A, B, AB and O, each positive or negative for the Rh factor.',
  ],
  [
    'chambers of heart|heart chambers|four chambers of heart|chambers of human heart',
    'The four chambers of the heart are the right atrium, right ventricle, left atrium and left ventricle.',
  ],
  [
    'dna bases|bases of dna|four bases of dna|bases in dna|four dna bases',
    'The four bases of DNA are adenine, thymine, cytosine and guanine.',
  ],
  [
    'zodiac signs|signs of zodiac|star signs|twelve zodiac signs|12 zodiac signs|astrological signs',
    'The signs of the zodiac are Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius and Pisces.',
  ],
  [
    'chinese zodiac animals|animals of chinese zodiac|chinese zodiac|animals in chinese zodiac',
    'The animals of the Chinese zodiac are Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, Monkey, Rooster, Dog and Pig.',
  ],
  [
    'seven wonders of ancient world|wonders of ancient world|7 wonders of ancient world|ancient wonders of world|seven ancient wonders',
    'The seven wonders of the ancient world were the Great Pyramid of Giza, the Hanging Gardens of Babylon, the Statue of Zeus at Olympia, the Temple of Artemis at Ephesus, the Mausoleum at Halicarnassus, the Colossus of Rhodes and the Lighthouse of Alexandria.',
  ],
  [
    'chess pieces|pieces in chess|types of chess pieces|pieces of chess',
    'The chess pieces are the king, queen, rook, bishop, knight and pawn.',
  ],
  [
    'suits in deck of cards|card suits|suits of cards|four suits|suits in cards',
    'The four suits of cards are clubs, diamonds, hearts and spades.',
  ],
  [
    'beatles|members of beatles|beatles members|in beatles|names of beatles|four beatles',
    'The Beatles were John Lennon, Paul McCartney, George Harrison and Ringo Starr.',
  ],
  [
    "wives of henry viii|henry viii 's wives|six wives of henry viii",
    'The wives of Henry VIII were Catherine of Aragon, Anne Boleyn, Jane Seymour, Anne of Cleves, Catherine Howard and Catherine Parr.',
  ],
  ['three musketeers', 'The three musketeers of the novel are Athos, Porthos and Aramis; d’Artagnan joins them.'],
  ['brothers karamazov brothers', 'The brothers Karamazov are Dmitri, Ivan and Alyosha.'],
  [
    'permanent members of un security council|permanent members of security council|five permanent members of un security council|p5',
    'The permanent members of the UN Security Council are China, France, Russia, the United Kingdom and the United States.',
  ],
  [
    'si base units|base units of si|seven si base units|si units',
    'The seven SI base units are the second, metre, kilogram, ampere, kelvin, mole and candela.',
  ],
  [
    "newtons laws of motion|newton 's laws of motion|three laws of motion|newton 's three laws",
    "Newton's laws of motion: a body keeps its motion unless a force acts on it; force equals mass times acceleration; every action has an equal and opposite reaction.",
  ],
  [
    'fundamental forces|four fundamental forces|fundamental forces of nature|four fundamental forces of nature|four forces of nature',
    'The four fundamental forces are gravity, electromagnetism, the strong force and the weak force.',
  ],
  [
    'countries of uk|countries in uk|countries of united kingdom|countries in united kingdom|four countries of uk|parts of uk',
    'The four countries of the United Kingdom are England, Scotland, Wales and Northern Ireland.',
  ],
  [
    "pythagorean theorem|pythagoras theorem|pythagoras 's theorem|theorem of pythagoras",
    'The Pythagorean theorem says that in a right triangle a² + b² = c², where c is the hypotenuse.',
  ],
  [
    'quadratic formula|formula for quadratic equation',
    'The quadratic formula is x = (−b ± √(b² − 4ac)) ÷ 2a for ax² + bx + c = 0.',
  ],
  [
    'area of circle|formula for area of circle|area of circle formula',
    'The area of a circle is π r², where r is its radius.',
  ],
  [
    'circumference of circle|formula for circumference of circle|circumference of circle formula',
    'The circumference of a circle is 2 π r, where r is its radius.',
  ],
  [
    'volume of sphere|formula for volume of sphere|volume of sphere formula',
    'The volume of a sphere is 4/3 π r³, where r is its radius.',
  ],
  [
    'area of triangle|formula for area of triangle|area of triangle formula',
    'The area of a triangle is half its base times its height.',
  ],
  [
    'volume of cylinder|formula for volume of cylinder',
    'The volume of a cylinder is π r² h, where r is its radius and h its height.',
  ],
  [
    "newton 's second law|newtons second law|newton 's second law of motion",
    "Newton's second law says that force equals mass times acceleration, F = m a.",
  ],
  ["ohm 's law|ohms law", "Ohm's law says that voltage equals current times resistance, V = I R."],
  [
    "einstein 's famous equation|einsteins famous equation|mass energy equation|einstein 's mass energy equation|mass energy equivalence",
    "Einstein's equation for mass and energy is E = m c².",
  ],
  ['absolute zero', 'Absolute zero is −273.15 °C (0 K), the lowest possible temperature.'],
  [
    'pluto planet|pluto planet or dwarf planet|pluto still planet|pluto dwarf planet',
    'Pluto has been classed as a dwarf planet since 2006.',
  ],
  [
    "moons of jupiter|largest moons of jupiter|galilean moons|four largest moons of jupiter|jupiter 's moons",
    'The four largest moons of Jupiter are Io, Europa, Ganymede and Callisto; many smaller ones are known.',
  ],
  ["moons of mars|mars 's moons|two moons of mars", 'The moons of Mars are Phobos and Deimos.'],
  [
    'red planet|planet is known as red planet|planet is called red planet|planet is red planet|planet called red planet|planet known as red planet|known as red planet',
    'The red planet is Mars.',
  ],
  [
    'planet with rings|planet famous for its rings|planet has rings|planet is known for its rings|ringed planet|planet with most visible rings',
    'Saturn is the planet famous for its rings; Jupiter, Uranus and Neptune have faint ones.',
  ],
  ['powerhouse of cell', 'The mitochondrion is called the powerhouse of the cell.'],
  [
    'gas plants absorb|gas do plants absorb|gas that plants absorb',
    'Plants absorb carbon dioxide and give off oxygen in photosynthesis.',
  ],
]

/** Abbreviations: the letters, what they stand for. */
export const ABBREVIATIONS: Record<string, string> = toTable({
  dna: 'deoxyribonucleic acid',
  rna: 'ribonucleic acid',
  nasa: 'National Aeronautics and Space Administration',
  un: 'United Nations',
  eu: 'European Union',
  nato: 'North Atlantic Treaty Organization',
  who: 'World Health Organization',
  unesco: 'United Nations Educational, Scientific and Cultural Organization',
  unicef: "United Nations International Children's Emergency Fund (now the United Nations Children's Fund)",
  fifa: 'Fédération Internationale de Football Association',
  uefa: 'Union of European Football Associations',
  ioc: 'International Olympic Committee',
  imf: 'International Monetary Fund',
  wto: 'World Trade Organization',
  opec: 'Organization of the Petroleum Exporting Countries',
  cern: 'Conseil européen pour la recherche nucléaire, the European Organization for Nuclear Research',
  esa: 'European Space Agency',
  fbi: 'Federal Bureau of Investigation',
  cia: 'Central Intelligence Agency',
  usa: 'United States of America',
  uk: 'United Kingdom',
  uae: 'United Arab Emirates',
  http: 'Hypertext Transfer Protocol',
  https: 'Hypertext Transfer Protocol Secure',
  html: 'HyperText Markup Language',
  css: 'Cascading Style Sheets',
  url: 'Uniform Resource Locator',
  www: 'World Wide Web',
  cpu: 'central processing unit',
  gpu: 'graphics processing unit',
  ram: 'random-access memory',
  rom: 'read-only memory',
  usb: 'Universal Serial Bus',
  pdf: 'Portable Document Format',
  sql: 'Structured Query Language',
  gps: 'Global Positioning System',
  led: 'light-emitting diode',
  lcd: 'liquid-crystal display',
  laser: 'light amplification by stimulated emission of radiation',
  radar: 'radio detection and ranging',
  sonar: 'sound navigation and ranging',
  scuba: 'self-contained underwater breathing apparatus',
  atm: 'automated teller machine',
  gdp: 'gross domestic product',
  vat: 'value-added tax',
  ceo: 'chief executive officer',
  aids: 'acquired immunodeficiency syndrome',
  hiv: 'human immunodeficiency virus',
  mri: 'magnetic resonance imaging',
  bmi: 'body mass index',
  am: 'ante meridiem, before noon',
  pm: 'post meridiem, after noon',
  rsvp: "répondez s'il vous plaît, please reply",
  faq: 'frequently asked questions',
  diy: 'do it yourself',
  asap: 'as soon as possible',
  eg: 'exempli gratia, for example',
  ie: 'id est, that is',
  gmt: 'Greenwich Mean Time',
  utc: 'Coordinated Universal Time',
  bbc: 'British Broadcasting Corporation',
  isbn: 'International Standard Book Number',
  vip: 'very important person',
})

/** The first to do something: names (parted by "|"), the sentence. */
export const FIRSTS: readonly ListRow[] = [
  [
    'man on moon|person on moon|human on moon|man to walk on moon|person to walk on moon|human to walk on moon|person to set foot on moon|man to set foot on moon|to walk on moon|on moon|man to step on moon|person to step on moon|astronaut on moon|human being on moon|to set foot on moon|to step on moon|land on moon|man to land on moon',
    'Neil Armstrong was the first person to walk on the Moon, on 20 July 1969 (21 July by Universal Time).',
  ],
  [
    'man in space|person in space|human in space|to go to space|human to go to space|human to travel to space|person to go into space|in space|cosmonaut|man to go to space|person to travel to space|human being in space|human to orbit earth|person to go to space',
    'Yuri Gagarin was the first person in space, on 12 April 1961.',
  ],
  [
    'woman in space|female astronaut|woman to go to space|female cosmonaut|woman to travel to space|female in space|woman to go into space',
    'Valentina Tereshkova was the first woman in space, on 16 June 1963.',
  ],
  ['american in space', 'Alan Shepard was the first American in space, on 5 May 1961.'],
  ['american to orbit earth', 'John Glenn was the first American to orbit the Earth, on 20 February 1962.'],
  [
    'animal in space|animal to orbit earth|dog in space|animal in orbit',
    'The dog Laika was the first animal to orbit the Earth, in November 1957.',
  ],
  [
    'spacewalk|person to walk in space|to walk in space|man to walk in space',
    'Alexei Leonov made the first spacewalk, on 18 March 1965.',
  ],
  [
    'artificial satellite|satellite|satellite in space',
    'Sputnik 1 was the first artificial satellite, launched on 4 October 1957.',
  ],
  ['american woman in space', 'Sally Ride was the first American woman in space, in June 1983.'],
  [
    'president of us|us president|president of usa|president of united states|american president|president of united states of america|president of america',
    'George Washington was the first president of the United States, from 1789 to 1797.',
  ],
  [
    'black president of us|african american president|black president|black us president|african american president of us|african american us president',
    'Barack Obama was the first African American president of the United States, from 2009 to 2017.',
  ],
  [
    'prime minister of uk|british prime minister|prime minister of britain|prime minister of great britain',
    'Robert Walpole is counted as the first prime minister of Great Britain, from 1721.',
  ],
  [
    'female prime minister of uk|woman prime minister of uk|female british prime minister|female prime minister of britain|woman british prime minister',
    'Margaret Thatcher was the first female prime minister of the United Kingdom, from 1979 to 1990.',
  ],
  [
    'prime minister of india|indian prime minister',
    'Jawaharlal Nehru was the first prime minister of India, from 1947 to 1964.',
  ],
  ['president of india', 'Rajendra Prasad was the first president of India, from 1950.'],
  [
    'prime minister of canada|canadian prime minister',
    'John A. Macdonald was the first prime minister of Canada, from 1867.',
  ],
  [
    'chancellor of germany|german chancellor',
    'Otto von Bismarck was the first chancellor of the German Empire, from 1871; Konrad Adenauer was the first of the Federal Republic, from 1949.',
  ],
  [
    'female chancellor of germany|woman chancellor of germany|female german chancellor',
    'Angela Merkel was the first female chancellor of Germany, from 2005 to 2021.',
  ],
  [
    'president of south africa|black president of south africa',
    'Nelson Mandela was the first president of South Africa elected by all its people, in 1994.',
  ],
  ['emperor of rome|roman emperor', 'Augustus was the first Roman emperor, from 27 BC.'],
  ['emperor of china', 'Qin Shi Huang was the first emperor of China, from 221 BC.'],
  [
    'female prime minister|woman prime minister|female prime minister in world|woman prime minister in world',
    'Sirimavo Bandaranaike of Ceylon (Sri Lanka) was the first female prime minister in the world, in 1960.',
  ],
  [
    'person to climb mount everest|to climb mount everest|person to climb everest|people to climb everest|to climb everest|man to climb everest|people to climb mount everest|person to reach top of mount everest|to reach summit of everest|man to climb mount everest|person to summit everest|to summit everest|ascent of everest|ascent of mount everest',
    'Edmund Hillary and Tenzing Norgay were the first known to reach the top of Mount Everest, on 29 May 1953.',
  ],
  [
    'person to reach south pole|to reach south pole|person at south pole|man to reach south pole|people to reach south pole',
    'Roald Amundsen and his party were the first to reach the South Pole, on 14 December 1911.',
  ],
  [
    'person to sail around world|to circumnavigate globe|to sail around world|circumnavigation of globe|circumnavigation|person to circumnavigate globe|voyage around world|to circumnavigate world|circumnavigation of earth|to circumnavigate earth',
    "Ferdinand Magellan's expedition made the first voyage around the world, from 1519 to 1522; Magellan died on the way and Juan Sebastián Elcano brought it home.",
  ],
  [
    'woman to win nobel prize|woman to win a nobel prize|female nobel prize winner|woman nobel laureate|woman to receive nobel prize|female nobel laureate',
    'Marie Curie was the first woman to win a Nobel Prize, in 1903.',
  ],
  [
    'person to win two nobel prizes|to win two nobel prizes',
    'Marie Curie was the first person to win two Nobel Prizes, in 1903 and 1911.',
  ],
  [
    'woman to fly solo across atlantic|woman to fly across atlantic|woman to fly alone across atlantic|female pilot to fly across atlantic',
    'Amelia Earhart was the first woman to fly alone across the Atlantic, in May 1932.',
  ],
  [
    'person to fly solo across atlantic|to fly solo across atlantic|solo flight across atlantic|man to fly solo across atlantic|person to fly across atlantic alone',
    'Charles Lindbergh made the first solo non-stop flight across the Atlantic, on 20 and 21 May 1927.',
  ],
  [
    'person to run four minute mile|four minute mile|to run mile in under four minutes|man to run four minute mile|sub four minute mile|to run four minute mile',
    'Roger Bannister ran the first mile in under four minutes, on 6 May 1954.',
  ],
  [
    'computer programmer|programmer|computer program',
    'Ada Lovelace is often called the first computer programmer, for her notes of 1843 on the Analytical Engine.',
  ],
  [
    'heart transplant|human heart transplant|successful heart transplant|to perform heart transplant',
    'Christiaan Barnard performed the first human heart transplant, on 3 December 1967.',
  ],
  [
    'cloned mammal|cloned sheep|mammal to be cloned|mammal cloned from adult cell|cloned animal',
    'Dolly the sheep, born on 5 July 1996, was the first mammal cloned from an adult cell.',
  ],
  [
    'full length animated film|disney film|feature length disney film|disney movie|full length disney film|animated disney film',
    'Snow White and the Seven Dwarfs (1937) was the first full-length animated film by Disney.',
  ],
  [
    'world cup winner|country to win world cup|country to win football world cup|winner of world cup|football world cup winner|to win world cup|country to win fifa world cup|fifa world cup winner|winner of football world cup',
    'Uruguay won the first football World Cup, in 1930.',
  ],
  [
    'country to give women vote|country to give women right to vote|country where women could vote|country to allow women to vote',
    'New Zealand was the first self-governing country to give women the vote, in 1893.',
  ],
  [
    'postage stamp|adhesive postage stamp|stamp',
    'The Penny Black, issued in the United Kingdom in May 1840, was the first adhesive postage stamp.',
  ],
  [
    'book printed|printed book in europe|major printed book in europe|book printed in europe',
    'The Gutenberg Bible, printed in the 1450s, was the first major book printed in Europe with movable metal type.',
  ],
]
