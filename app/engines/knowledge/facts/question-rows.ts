import books from './question-rows/books.json'
import culture from './question-rows/culture.json'
import curiosities from './question-rows/curiosities.json'
import earth from './question-rows/earth.json'
import everyday from './question-rows/everyday.json'
import film from './question-rows/film.json'
import history from './question-rows/history.json'
import lands from './question-rows/lands.json'
import language from './question-rows/language.json'
import life from './question-rows/life.json'
import music from './question-rows/music.json'
import nature from './question-rows/nature.json'
import past from './question-rows/past.json'
import people from './question-rows/people.json'
import places from './question-rows/places.json'
import science from './question-rows/science.json'
import sport from './question-rows/sport.json'
import words from './question-rows/words.json'
import world from './question-rows/world.json'

/** A fact and how people ask for it. `is`: what may be named after "which", parted by "|"; words in round brackets may be left out. */
export type AskedFact = { is: string; asked: string[]; says: string }

/** Every row there is; where two are asked for in the same words the first answers. */
export const askedFacts: readonly AskedFact[] = [
  ...science,
  ...life,
  ...earth,
  ...history,
  ...culture,
  ...language,
  ...nature,
  ...world,
  ...everyday,
  ...people,
  ...places,
  ...books,
  ...film,
  ...lands,
  ...music,
  ...past,
  ...curiosities,
  ...sport,
  ...words,
]
