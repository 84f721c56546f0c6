import * as tables from '#app/database/tables/film/films.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './keeping/films-source.server.ts'
import './keeping/sweep-films.server.ts'
import { filmsKeeping } from './keeping/films-keeping.server.ts'
import { hideFilm } from './keeping/films.store.server.ts'
import * as person from './keeping/person.store.server.ts'
import './rendering/render-job.server.ts'
import { SHARED_FILM } from './sharing/share-kind.ts'
import { videoChecks } from './video-checks.server.ts'

defineLatestWork({ one: 'Film', icon: 'clapperboard', keeping: filmsKeeping })
defineModerated({ [SHARED_FILM]: { label: 'Shared film', hide: hideFilm } })
defineChecks('video', () => videoChecks)
defineOwnedTables(tables.films)
definePersonalTables([
  {
    table: tables.filmFiles,
    file: { name: 'film-files.json', about: 'The files you sent for your films' },
    read: person.readFiles,
    erase: person.eraseFiles,
  },
  {
    table: tables.filmRenders,
    file: { name: 'film-renders.json', about: 'Each time one of your films was made' },
    read: person.readRenders,
    erase: person.eraseRenders,
  },
  {
    table: tables.filmVersions,
    file: { name: 'film-versions.json', about: 'Your storyboards as they stood before' },
    read: person.readVersions,
    erase: person.eraseVersions,
  },
  {
    table: tables.films,
    file: { name: 'films.json', about: 'Your films with their storyboards' },
    read: person.readFilms,
    erase: person.eraseFilms,
  },
])
