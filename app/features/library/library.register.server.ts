import { to } from '#app/catalogue/to.ts'
import * as tables from '#app/database/tables/learn/books.ts'
import { manuals, manualVersions } from '#app/database/tables/learn/manuals.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineWholeText } from '#app/kits/members/kept/whole-texts.server.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { definePublishedWork } from '#app/kits/members/published/published-work.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { defineSitemapSource } from '#app/kits/search/site-search/sitemap-source.server.ts'
import './books/keeping/books-source.server.ts'
import { listShownBooks, listShownIds, saveBook } from './books/keeping/books.store.server.ts'
import './books/market/sell-books.server.ts'
import './books/model-help.server.ts'
import * as personal from './books/keeping/personal.store.server.ts'
import { toBookPicture } from './books/picture-address.ts'
import { MODERATED_BOOK } from './books/publish.server.ts'
import * as readers from './books/keeping/readers.store.server.ts'
import { findBookAloud } from './books/reading/find-aloud.server.ts'
import { MODERATED_REVIEW } from './books/reading/reading-acts.server.ts'
import { booksKeeping } from './books/shelf-view.server.ts'
import './books/keeping/sweep-books.server.ts'
import * as claims from './claims/claims.store.server.ts'
import { libraryChecks } from './library-checks.server.ts'
import { MODERATED_MANUAL } from './manuals/manual-acts.server.ts'
import * as ofManuals from './manuals/manuals.store.server.ts'

const MOST_IN_SITEMAP = 5_000

defineLatestWork({ one: 'Ebook', icon: 'bookmark', keeping: booksKeeping })
defineWholeText('book', findBookAloud)
defineChecks('library', libraryChecks)
defineSitemapSource('ebooks', async () => (await listShownIds(MOST_IN_SITEMAP)).map((id) => to('ebook', { id })))
definePublishedWork('ebooks', {
  label: 'Ebooks',
  icon: 'bookmark',
  list: async ({ before, most, word }) =>
    (await listShownBooks({ search: word, subject: '', language: '', before, most })).map(({ book, name, handle }) => ({
      id: book.id,
      title: book.title,
      about: book.about || book.subtitle,
      href: to('ebook', { id: book.id }),
      by: { name, handle },
      at: book.publishedAt!,
      ...(book.cover && {
        picture: { src: toBookPicture(book.id, book.cover.file), alt: book.cover.alt, width: 800, height: 1200 },
      }),
    })),
})
defineModerated({
  [MODERATED_BOOK]: { label: 'Ebook', hide: (id, hiddenAt) => saveBook(id, { hiddenAt }) },
  [MODERATED_MANUAL]: { label: 'Manual', hide: (id, hiddenAt) => ofManuals.changeManual(id, { hiddenAt }) },
  [MODERATED_REVIEW]: { label: 'Review of an ebook', hide: (id, hiddenAt) => readers.hideReview(id, hiddenAt) },
})
defineNotices({
  'library.overturned': {
    label: 'A claim that you cite no longer stands',
    icon: 'scale',
    isMailed: true,
    words: ({ subject }) => `A claim you cite no longer stands: “${subject}”`,
  },
  'library.review': {
    label: 'Reviews of your books',
    icon: 'star',
    isMailed: true,
    words: ({ who, subject }) => `${who} reviewed your book “${subject}”`,
  },
})
defineEventWords({
  'ebook.published': 'published an ebook',
  'ebook.withdrawn': 'took an ebook back',
  'manual.published': 'published a manual',
  'manual.withdrawn': 'took a manual back',
})
definePersonalTables([
  {
    table: manualVersions,
    file: { name: 'manual-versions.json', about: 'What your manuals said before' },
    read: ofManuals.readVersions,
    erase: ofManuals.eraseVersions,
  },
  {
    table: manuals,
    file: { name: 'manuals.json', about: 'The product manuals you made, with their facts' },
    read: ofManuals.readManuals,
    erase: ofManuals.eraseManuals,
  },
  {
    table: tables.bookChapterVersions,
    file: { name: 'ebook-versions.json', about: 'What the chapters of your ebooks said before' },
    read: personal.readChapterVersions,
    erase: personal.eraseVersions,
  },
  {
    table: tables.bookEditions,
    file: { name: 'ebook-editions.json', about: 'The editions of your ebooks' },
    read: personal.readEditions,
    erase: personal.eraseEditions,
  },
  {
    table: tables.bookChapters,
    file: { name: 'ebook-chapters.json', about: 'The chapters of your ebooks' },
    read: personal.readBookChapters,
    erase: personal.eraseChapters,
  },
  {
    table: tables.bookReviews,
    file: { name: 'ebook-reviews.json', about: 'What you said of ebooks of others' },
    read: readers.readReviews,
    erase: readers.eraseReviews,
  },
  {
    table: tables.bookPlaces,
    file: { name: 'ebook-places.json', about: 'Where you stopped reading in ebooks' },
    read: readers.readPlaces,
    erase: readers.erasePlaces,
  },
  {
    table: tables.citedClaims,
    file: { name: 'cited-claims.json', about: 'Claims of consensus runs that your books and manuals cite' },
    read: claims.readCited,
    erase: claims.eraseCited,
  },
  {
    table: tables.books,
    file: { name: 'ebooks.json', about: 'The ebooks you write' },
    read: personal.readBooks,
    erase: personal.eraseBooks,
  },
])
