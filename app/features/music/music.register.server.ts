import { to } from '#app/catalogue/to.ts'
import * as tables from '#app/database/tables/music/songs.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { definePublishedWork } from '#app/kits/members/published/published-work.ts'
import { listPublishedSongs } from '#app/kits/members/songs/songs.store.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { songsKeeping } from './keeping/songs-keeping.server.ts'
import './keeping/songs-source.server.ts'
import * as rows from './keeping/songs.store.server.ts'
import './keeping/sweep-songs.server.ts'
import { musicChecks } from './music-checks.server.ts'
import { toFactWords } from './parts/song-words.ts'
import './rendering/render-job.server.ts'
import { SHARED_SONG } from './sharing/share-kind.ts'

defineLatestWork({ one: 'Song', icon: 'music', keeping: songsKeeping })
defineModerated({ [SHARED_SONG]: { label: 'Song', hide: rows.hideSong } })
defineChecks('music', () => musicChecks)
defineOwnedTables(tables.songs)
definePublishedWork('songs', {
  label: 'Songs',
  icon: 'music',
  list: async ({ before, most, word }) =>
    (await listPublishedSongs({ before, most, word: fold(word) })).flatMap(({ id, title, facts, at, name, handle }) =>
      at === null
        ? []
        : [{ id, title, about: toFactWords(facts), href: to('music-shared', { id }), by: { name, handle }, at }],
    ),
})
definePersonalTables([
  {
    table: tables.songRenders,
    file: { name: 'song-renders.json', about: 'Each time one of your songs was played into a file' },
    read: rows.readSongRenders,
    erase: rows.eraseRenders,
  },
  {
    table: tables.songVersions,
    file: { name: 'song-versions.json', about: 'Your songs as they stood before' },
    read: rows.readSongVersions,
    erase: rows.eraseVersions,
  },
  {
    table: tables.songs,
    file: { name: 'songs.json', about: 'Your songs as text' },
    read: rows.readSongs,
    erase: rows.eraseSongs,
  },
])
