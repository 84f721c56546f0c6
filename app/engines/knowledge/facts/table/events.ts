/** Dated events: names (parted by "|"), verbs that may follow them, and one sentence that answers when. */
export type EventRow = readonly [names: string, verbs: string, sentence: string]

const WAR = 'start|begin|started|began|break out|end|ended|finish|finished|take place|happen|fought|over|last|declared'
const FOUND = 'founded|established|created|formed|set up|start|started|begin|found|start'
const HAPPEN = 'happen|take place|occur|start|begin|end'

export const EVENTS: readonly EventRow[] = [
  [
    'moon landing|first moon landing|apollo 11 moon landing|apollo 11|first man on moon|man on moon|first person on moon|first humans on moon|neil armstrong|men|man|humans|people|we|first man|astronauts',
    'land on moon|walk on moon|first land on moon|first walk on moon|first landed on moon|set foot on moon|first set foot on moon|land|happen|take place|first reach moon|reach moon|step on moon|first step on moon',
    'Apollo 11 landed the first people on the Moon on 20 July 1969.',
  ],
  [
    'world war 2|world war ii|second world war|ww2|wwii|world war two|ww ii|ww 2',
    WAR,
    'The Second World War began on 1 September 1939 and ended on 2 September 1945; in Europe it ended on 8 May 1945.',
  ],
  [
    'world war 1|world war i|first world war|ww1|wwi|world war one|great war|ww i|ww 1',
    WAR,
    'The First World War began on 28 July 1914 and ended with the armistice of 11 November 1918.',
  ],
  ['american civil war|us civil war', WAR, 'The American Civil War lasted from April 1861 to the spring of 1865.'],
  ['spanish civil war', WAR, 'The Spanish Civil War lasted from July 1936 to 1 April 1939.'],
  ['korean war', WAR, 'The Korean War began on 25 June 1950; an armistice ended the fighting on 27 July 1953.'],
  ['hundred years war|100 years war', WAR, "The Hundred Years' War lasted from 1337 to 1453."],
  ['thirty years war|30 years war', WAR, "The Thirty Years' War lasted from 1618 to 1648."],
  [
    'french revolution',
    WAR,
    'The French Revolution began in 1789 and is usually taken to end in 1799; the Bastille was stormed on 14 July 1789.',
  ],
  [
    'russian revolution|october revolution|bolshevik revolution',
    WAR,
    'The Russian Revolution took place in 1917, in February and October by the calendar then used there.',
  ],
  [
    'american revolution|american revolutionary war|american war of independence',
    WAR,
    'The American War of Independence lasted from April 1775 to September 1783.',
  ],
  [
    'declaration of independence|us declaration of independence|american declaration of independence|american independence|united states|us|usa|america',
    'signed|adopted|declare independence|become independent|gain independence|written|become country|founded|independent',
    'The United States Declaration of Independence was adopted on 4 July 1776.',
  ],
  [
    'berlin wall|wall in berlin',
    'fall|come down|go down|torn down|demolished|opened|open|built|go up|erected|constructed|collapse|fell|put up',
    'The Berlin Wall was built from 13 August 1961 and fell on 9 November 1989.',
  ],
  ['fall of berlin wall|berlin wall fall', HAPPEN, 'The Berlin Wall fell on 9 November 1989.'],
  [
    'german reunification|germany|east and west germany',
    'reunified|reunify|reunite|reunited|unified again|happen|take place',
    'Germany was reunified on 3 October 1990.',
  ],
  [
    'soviet union|ussr',
    'collapse|dissolve|dissolved|end|break up|fall|cease to exist|disband|formed|founded|created|established',
    'The Soviet Union was formed on 30 December 1922 and was dissolved on 26 December 1991.',
  ],
  ['united nations|un|u n|un charter', FOUND + '|signed', 'The United Nations was founded on 24 October 1945.'],
  [
    'league of nations',
    FOUND + '|dissolved|end',
    'The League of Nations was founded on 10 January 1920 and was dissolved in April 1946.',
  ],
  ['nato|north atlantic treaty', FOUND + '|signed', 'NATO was founded on 4 April 1949.'],
  [
    'european union|eu|maastricht treaty|treaty of maastricht',
    FOUND + '|signed|come into being|come into force',
    'The European Union was established on 1 November 1993, when the Maastricht Treaty, signed on 7 February 1992, came into force.',
  ],
  [
    'euro|euro currency|euro coins|euro banknotes',
    'introduced|launched|start|come into use|adopted|come out|created',
    'The euro was introduced on 1 January 1999; its notes and coins followed on 1 January 2002.',
  ],
  [
    'brexit|uk|united kingdom|britain',
    'leave eu|leave european union|happen|take place|left eu|exit eu',
    'The United Kingdom left the European Union on 31 January 2020.',
  ],
  ['titanic|rms titanic', 'sink|sank|go down|sunk|sinking|hit iceberg', 'The Titanic sank on 15 April 1912.'],
  ['sinking of titanic', HAPPEN, 'The Titanic sank on 15 April 1912.'],
  [
    'first world cup|first football world cup|first fifa world cup|first soccer world cup',
    'held|played|happen|take place',
    'The first football World Cup was held in Uruguay in 1930.',
  ],
  [
    'first modern olympics|first modern olympic games|modern olympics|modern olympic games',
    'held|begin|start|happen|take place|revived',
    'The first modern Olympic Games were held in Athens in April 1896.',
  ],
  ['magna carta', 'signed|sealed|written|issued|agreed', 'Magna Carta was sealed in June 1215.'],
  [
    'battle of hastings|norman conquest|norman conquest of england',
    HAPPEN + '|fought',
    'The Battle of Hastings was fought on 14 October 1066.',
  ],
  ['battle of waterloo', HAPPEN + '|fought', 'The Battle of Waterloo was fought on 18 June 1815.'],
  ['d day|normandy landings|normandy invasion', HAPPEN, 'D-Day, the landing in Normandy, was on 6 June 1944.'],
  [
    'attack on pearl harbor|pearl harbor|pearl harbor attack|pearl harbour|attack on pearl harbour',
    HAPPEN + '|attacked|bombed',
    'Pearl Harbor was attacked on 7 December 1941.',
  ],
  [
    'hiroshima|atomic bombing of hiroshima|bombing of hiroshima|atomic bomb on hiroshima|first atomic bomb',
    'bombed|happen|dropped|dropped on hiroshima|used',
    'The atomic bomb was dropped on Hiroshima on 6 August 1945 and on Nagasaki on 9 August 1945.',
  ],
  [
    'september 11 attacks|9 11|9 11 attacks|september 11|11 september attacks|twin towers',
    HAPPEN + '|fall|attacked|collapse',
    'The attacks of 11 September were in 2001.',
  ],
  [
    'chernobyl disaster|chernobyl|chernobyl accident|chernobyl explosion',
    HAPPEN + '|explode|blow up',
    'The Chernobyl disaster was on 26 April 1986.',
  ],
  ['black death', HAPPEN + '|reach europe|arrive in europe', 'The Black Death struck Europe from 1347 to about 1351.'],
  ['great fire of london|london fire of 1666', HAPPEN, 'The Great Fire of London burned from 2 to 6 September 1666.'],
  [
    'fall of constantinople|constantinople',
    'fall|happen|take place|conquered|captured',
    'Constantinople fell to the Ottomans on 29 May 1453.',
  ],
  ['cold war', WAR, 'The Cold War is usually dated from 1947 to the end of the Soviet Union on 26 December 1991.'],
  ['vietnam war', WAR, 'The Vietnam War is usually dated from 1 November 1955 to 30 April 1975.'],
  [
    'fall of western roman empire|roman empire|fall of roman empire|western roman empire|fall of rome|roman empire in west',
    'fall|end|collapse|happen',
    'The Western Roman Empire is usually taken to have ended in 476; the Eastern one lasted until 1453.',
  ],
  [
    'columbus|christopher columbus',
    'discover america|reach america|arrive in america|land in america|sail to america|reach americas|sail|discover americas|reach new world|first sail to america',
    'Christopher Columbus reached the Americas on 12 October 1492.',
  ],
  [
    'first flight|first powered flight|first airplane flight|wright brothers|wright brothers first flight|first plane|first airplane',
    'fly|first fly|happen|take place|make first flight|make their first flight|invented',
    'The Wright brothers made the first controlled powered flight on 17 December 1903.',
  ],
  [
    'sputnik|sputnik 1|first satellite|first artificial satellite',
    'launched|launch|go into space|put into orbit',
    'Sputnik 1, the first artificial satellite, was launched on 4 October 1957.',
  ],
  [
    'yuri gagarin|gagarin|first man in space|first human in space|first person in space|first man|first human|first person',
    'go to space|fly to space|go into space|fly into space|reach space|orbit earth|in space|travel to space|happen',
    'Yuri Gagarin became the first person in space on 12 April 1961.',
  ],
  [
    'nelson mandela|mandela',
    'released|freed|released from prison|freed from prison|become president|leave prison|get out of prison',
    'Nelson Mandela was released from prison on 11 February 1990 and became president of South Africa on 10 May 1994.',
  ],
  [
    'apartheid',
    'end|ended|abolished|start|begin',
    'Apartheid was policy in South Africa from 1948; it ended with the free election of April 1994.',
  ],
  [
    'jfk|john f kennedy|kennedy|john f. kennedy|president kennedy',
    'assassinated|shot|killed|die|murdered|assassination',
    'John F. Kennedy was assassinated on 22 November 1963.',
  ],
  [
    'martin luther king|martin luther king jr|mlk|martin luther king junior',
    'assassinated|shot|killed|die|murdered|give i have dream speech|give his i have dream speech',
    'Martin Luther King Jr. gave the "I have a dream" speech on 28 August 1963 and was assassinated on 4 April 1968.',
  ],
  [
    'abraham lincoln|lincoln|president lincoln',
    'assassinated|shot|killed|murdered',
    'Abraham Lincoln was shot on 14 April 1865 and died the next day.',
  ],
  [
    'julius caesar|caesar',
    'assassinated|killed|murdered|stabbed|die|assassination',
    'Julius Caesar was assassinated on 15 March 44 BC.',
  ],
  [
    'franz ferdinand|archduke franz ferdinand|assassination of franz ferdinand',
    'assassinated|shot|killed|happen|murdered',
    'Archduke Franz Ferdinand was assassinated in Sarajevo on 28 June 1914.',
  ],
  [
    'indian independence|india|partition of india',
    'become independent|gain independence|get independence|declare independence|happen|independent|gain its independence|become free',
    'India became independent on 15 August 1947.',
  ],
  [
    'eiffel tower',
    'built|completed|opened|constructed|finished|open',
    'The Eiffel Tower was built from 1887 to 1889 and opened in 1889.',
  ],
  [
    'great wall of china',
    'built|started|constructed',
    'The Great Wall of China was built in stages from antiquity on; most of what is seen today dates from the Ming dynasty (1368 to 1644).',
  ],
  [
    'colosseum|coliseum',
    'built|completed|opened|finished|constructed',
    'The Colosseum in Rome was built from about 72 and opened in the year 80.',
  ],
  [
    'taj mahal',
    'built|completed|constructed|finished',
    'The Taj Mahal was built from about 1632; it was largely complete by 1653.',
  ],
  [
    'statue of liberty',
    'built|dedicated|opened|erected|unveiled',
    'The Statue of Liberty was dedicated on 28 October 1886.',
  ],
  ['suez canal', 'opened|open|built|completed', 'The Suez Canal opened on 17 November 1869.'],
  ['panama canal', 'opened|open|built|completed', 'The Panama Canal opened on 15 August 1914.'],
  ['empire state building', 'built|opened|completed|open|finished', 'The Empire State Building opened on 1 May 1931.'],
  ['golden gate bridge', 'built|opened|completed|open', 'The Golden Gate Bridge opened in May 1937.'],
  [
    'slavery in united states|slavery in america|slavery in us|us slavery|slavery',
    'abolished|end|ended|banned|abolished in us|abolished in united states|abolished in america|end in us|end in america|end in united states',
    'Slavery was abolished throughout the United States by the Thirteenth Amendment, ratified on 6 December 1865; the British Empire abolished it from 1 August 1834.',
  ],
  [
    'women in britain|women in uk|women|women in united states|women in us|women in new zealand|women in america',
    'get vote|get right to vote|gain right to vote|allowed to vote|get vote in us|get vote in uk|win vote|vote',
    'Women got the vote nationally in New Zealand in 1893, in the United States in 1920, and in the United Kingdom in 1918 (from age 30) and 1928 (on equal terms with men).',
  ],
  [
    'wall street crash|stock market crash of 1929|wall street crash of 1929|great depression',
    HAPPEN,
    'The Wall Street crash was in October 1929; the Great Depression followed and lasted through the 1930s.',
  ],
  [
    'world wide web|www|web',
    'invented|created|proposed|start|made public',
    'The World Wide Web was proposed by Tim Berners-Lee in March 1989 and was put in the public domain in April 1993.',
  ],
  [
    'first iphone|iphone|original iphone',
    'released|come out|launched|introduced|announced',
    'The first iPhone was released on 29 June 2007.',
  ],
  [
    'french revolutionaries storm bastille|bastille|storming of bastille',
    'stormed|happen|fall|take place',
    'The Bastille was stormed on 14 July 1789.',
  ],
  ['renaissance', 'start|begin', 'The Renaissance began in Italy in the 14th century.'],
  [
    'industrial revolution',
    'start|begin|happen|take place',
    'The Industrial Revolution began in Great Britain in the second half of the 18th century.',
  ],
  [
    'dinosaurs|non avian dinosaurs',
    'die out|go extinct|become extinct|disappear|extinct',
    'The dinosaurs other than birds died out about 66 million years ago.',
  ],
  [
    'covid|covid 19 pandemic|covid 19|covid pandemic|coronavirus pandemic',
    'declared|start|begin|declared pandemic|declared a pandemic',
    'The World Health Organization declared COVID-19 a pandemic on 11 March 2020.',
  ],
]

/** Lives: names, dates of birth and death, places. */
export type LifeRow = readonly [names: string, born: string, bornIn: string, died: string, diedIn: string]

export const LIVES: readonly LifeRow[] = [
  ['Albert Einstein|einstein', '14 March 1879', 'Ulm, Germany', '18 April 1955', 'Princeton, New Jersey'],
  [
    'Isaac Newton|sir isaac newton|newton',
    '25 December 1642 (4 January 1643 by the calendar of today)',
    'Woolsthorpe, England',
    '20 March 1727 (31 March by the calendar of today)',
    'London',
  ],
  ['Charles Darwin|darwin', '12 February 1809', 'Shrewsbury, England', '19 April 1882', 'Downe, England'],
  ['Marie Curie|madame curie', '7 November 1867', 'Warsaw', '4 July 1934', 'Passy, France'],
  ['Galileo Galilei|galileo', '15 February 1564', 'Pisa', '8 January 1642', 'Arcetri, near Florence'],
  ['Leonardo da Vinci|da vinci|leonardo', '15 April 1452', 'Vinci, near Florence', '2 May 1519', 'Amboise, France'],
  ['Michelangelo', '6 March 1475', 'Caprese, Tuscany', '18 February 1564', 'Rome'],
  ['Vincent van Gogh|van gogh', '30 March 1853', 'Zundert, the Netherlands', '29 July 1890', 'Auvers-sur-Oise, France'],
  ['Pablo Picasso|picasso', '25 October 1881', 'Málaga, Spain', '8 April 1973', 'Mougins, France'],
  ['Wolfgang Amadeus Mozart|mozart', '27 January 1756', 'Salzburg', '5 December 1791', 'Vienna'],
  [
    'Johann Sebastian Bach|bach|j s bach',
    '31 March 1685 (21 March by the calendar then used there)',
    'Eisenach',
    '28 July 1750',
    'Leipzig',
  ],
  [
    'William Shakespeare|shakespeare',
    'April 1564 (baptised on 26 April)',
    'Stratford-upon-Avon',
    '23 April 1616',
    'Stratford-upon-Avon',
  ],
  ['Jane Austen', '16 December 1775', 'Steventon, England', '18 July 1817', 'Winchester'],
  ['Charles Dickens|dickens', '7 February 1812', 'Portsmouth', '9 June 1870', "Gad's Hill, Kent"],
  ['Leo Tolstoy|tolstoy', '9 September 1828', 'Yasnaya Polyana, Russia', '20 November 1910', 'Astapovo, Russia'],
  ['Napoleon Bonaparte|napoleon|napoleon i', '15 August 1769', 'Ajaccio, Corsica', '5 May 1821', 'Saint Helena'],
  ['George Washington', '22 February 1732', 'Virginia', '14 December 1799', 'Mount Vernon, Virginia'],
  ['Abraham Lincoln|lincoln', '12 February 1809', 'Kentucky', '15 April 1865', 'Washington, D.C.'],
  ['Mahatma Gandhi|gandhi|mohandas gandhi', '2 October 1869', 'Porbandar, India', '30 January 1948', 'New Delhi'],
  ['Nelson Mandela|mandela', '18 July 1918', 'Mvezo, South Africa', '5 December 2013', 'Johannesburg'],
  [
    'Martin Luther King Jr.|martin luther king|martin luther king jr',
    '15 January 1929',
    'Atlanta',
    '4 April 1968',
    'Memphis',
  ],
  ['Winston Churchill|churchill', '30 November 1874', 'Blenheim Palace, England', '24 January 1965', 'London'],
  [
    'Queen Elizabeth II|queen elizabeth|elizabeth ii|queen elizabeth second',
    '21 April 1926',
    'London',
    '8 September 2022',
    'Balmoral, Scotland',
  ],
  ['Queen Victoria', '24 May 1819', 'London', '22 January 1901', 'Osborne House, Isle of Wight'],
  ['Alan Turing|turing', '23 June 1912', 'London', '7 June 1954', 'Wilmslow, England'],
  ['Ada Lovelace', '10 December 1815', 'London', '27 November 1852', 'London'],
  ['Nikola Tesla', '10 July 1856', "Smiljan, in today's Croatia", '7 January 1943', 'New York'],
  ['Thomas Edison|edison', '11 February 1847', 'Milan, Ohio', '18 October 1931', 'West Orange, New Jersey'],
  ['Stephen Hawking|hawking', '8 January 1942', 'Oxford', '14 March 2018', 'Cambridge'],
  ['Frida Kahlo', '6 July 1907', 'Coyoacán, Mexico City', '13 July 1954', 'Coyoacán, Mexico City'],
  ['Elvis Presley|elvis', '8 January 1935', 'Tupelo, Mississippi', '16 August 1977', 'Memphis, Tennessee'],
  ['John Lennon', '9 October 1940', 'Liverpool', '8 December 1980', 'New York'],
  ['Anne Frank', '12 June 1929', 'Frankfurt', 'February or March 1945', 'Bergen-Belsen'],
  ['Karl Marx|marx', '5 May 1818', 'Trier', '14 March 1883', 'London'],
  ['Sigmund Freud|freud', '6 May 1856', 'Freiberg, Moravia (now Příbor, Czechia)', '23 September 1939', 'London'],
]
