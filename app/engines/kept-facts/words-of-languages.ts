import { monthNames, weekdayNames } from '#app/engines/english/english.ts'

const list = (words: string) => words.split(' ')
/** Sunday first, January first, in English; each is the key of its names in other languages. */
const WEEKDAYS = weekdayNames.map((name) => name.toLowerCase())
const MONTHS = monthNames.map((name) => name.toLowerCase())
const NEAR = list('today tomorrow yesterday')
/** Words that mean something else to readers of English, or in another of these languages, are left out by a dash. */
const NAMES: readonly { weekdays: string; months: string; near: string }[] = [
  {
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag',
    months: 'januar februar märz april mai juni juli august september oktober november dezember',
    near: 'heute morgen gestern',
  },
  {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    months: 'janvier février - avril mai juin juillet août septembre octobre novembre décembre',
    near: "aujourd'hui demain -",
  },
  {
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
    months: 'enero febrero marzo abril - junio julio agosto septiembre octubre noviembre diciembre',
    near: 'hoy mañana ayer',
  },
  {
    weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    near: 'oggi domani ieri',
  },
  {
    weekdays: '- segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    near: 'hoje amanhã ontem',
  },
  {
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
    months: 'januari februari maart - mei juni juli augustus september oktober november december',
    near: 'vandaag - gisteren',
  },
]
/** German, French, Spanish, Italian, Portuguese, Dutch: from two on, for one is an article in all of them. */
const NUMBERS: readonly string[] = [
  'zwei drei vier fünf sechs sieben acht neun zehn - zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'deux trois quatre cinq - - huit neuf dix onze douze treize quatorze quinze - dix-sept dix-huit dix-neuf vingt',
  'dos tres cuatro cinco seis siete ocho nueve diez - doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  '- tre quattro cinque - sette - nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'dois três quatro cinco seis sete oito nove dez - doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
  'twee drie vier vijf zes zeven acht negen tien - twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
]
const LARGE: readonly [string, number][] = [
  ...list('hundert cien cento honderd').map((word): [string, number] => [word, 100]),
  ...list('tausend mille mil duizend').map((word): [string, number] => [word, 1_000]),
]

const pairs = (names: string, keys: readonly string[]): [string, string][] =>
  list(names).flatMap((name, n): [string, string][] => (name === '-' || !keys[n] ? [] : [[name, keys[n]]]))

/** Days and months in other languages than English, by their small letters. */
export const foreignDates: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(({ weekdays, months, near }) => [
    ...pairs(weekdays, WEEKDAYS),
    ...pairs(months, MONTHS),
    ...pairs(near, NEAR),
  ]),
)

/** Small numbers in other languages than English. */
export const foreignNumbers: ReadonlyMap<string, number> = new Map([
  ...NUMBERS.flatMap((words) =>
    list(words).flatMap((word, n): [string, number][] => (word === '-' ? [] : [[word, n + 2]])),
  ),
  ...LARGE,
])
