import books from './asked/books.json'
import culture from './asked/culture.json'
import curiosities from './asked/curiosities.json'
import earth from './asked/earth.json'
import everyday from './asked/everyday.json'
import film from './asked/film.json'
import history from './asked/history.json'
import lands from './asked/lands.json'
import language from './asked/language.json'
import life from './asked/life.json'
import music from './asked/music.json'
import nature from './asked/nature.json'
import past from './asked/past.json'
import people from './asked/people.json'
import places from './asked/places.json'
import science from './asked/science.json'
import sport from './asked/sport.json'
import words from './asked/words.json'
import world from './asked/world.json'

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
