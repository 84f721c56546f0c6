import { esc, line, lines, linesOf, text, wrap, type SectionKind } from '../section.ts'

/** Sections that say something. */
export const said = {
  hero: {
    label: 'Opening',
    cues: /\b(hero|opening|banner|headline|intro(duction)?|welcome)\b/i,
    fields: [
      line('heading', 'Heading', 'Say what this is'),
      text('words', 'One or two sentences', 'Say here for whom it is and what they get.'),
      line('button', 'Words of the button', 'Read on'),
      line('target', 'Where the button leads (a section, or an address)', '#content'),
    ],
    write: (v, id) => ({
      html: `<section id="${id}" class="hero" aria-labelledby="${id}-title">\n  <h1 id="${id}-title">${esc(v['heading'])}</h1>\n  <p class="lead">${esc(v['words'])}</p>\n  <p><a class="button" href="${esc(safeLink(v['target']))}">${esc(v['button'])}</a></p>\n</section>`,
      css: '.hero { padding: 4rem 0 2rem; }\n.hero h1 { font-size: clamp(2rem, 6vw, 3.25rem); line-height: 1.1; margin: 0 0 1rem; }\n.lead { font-size: 1.2rem; max-width: 38em; }',
    }),
  },
  about: {
    label: 'Text',
    cues: /\b(about|text|story|paragraph|description|who we are)\b/i,
    fields: [
      line('heading', 'Heading', 'About'),
      text('words', 'Text; an empty line begins a new paragraph', 'Write here what people should know.'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        (v['words'] ?? '')
          .split(/\n\s*\n/)
          .map((one) => `  <p>${esc(one.trim())}</p>`)
          .join('\n'),
      ),
    }),
  },
  features: {
    label: 'Points',
    cues: /\b(features?|benefits?|advantages?|services?|what we offer|points|cards)\b/i,
    fields: [
      line('heading', 'Heading', 'What you get'),
      lines(
        'items',
        'Points: title | sentence',
        'First point | Say it in one sentence.\nSecond point | Say it in one sentence.\nThird point | Say it in one sentence.',
      ),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <ul class="cards">\n${linesOf(v['items'])
          .map(([title, words]) => `    <li><h3>${esc(title)}</h3><p>${esc(words)}</p></li>`)
          .join('\n')}\n  </ul>`,
      ),
    }),
  },
  steps: {
    label: 'Steps',
    cues: /\b(steps?|how it works|instructions?|guide|process)\b/i,
    fields: [
      line('heading', 'Heading', 'How it works'),
      lines('items', 'Steps, one a line', 'The first step\nThe second step\nThe third step'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <ol class="steps">\n${linesOf(v['items'])
          .map((parts) => `    <li>${esc(parts.join(': '))}</li>`)
          .join('\n')}\n  </ol>`,
      ),
    }),
  },
  pricing: {
    label: 'Prices',
    cues: /\b(pric(e|es|ing)|plans?|packages|menu card|rates|fees)\b/i,
    fields: [
      line('heading', 'Heading', 'Prices'),
      lines('items', 'Name | price | what is in it', 'Name it | 0 | Say what is in it'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <ul class="cards">\n${linesOf(v['items'])
          .map(
            ([name, price, words]) =>
              `    <li><h3>${esc(name)}</h3><p class="price">${esc(price)}</p><p>${esc(words)}</p></li>`,
          )
          .join('\n')}\n  </ul>`,
      ),
      css: '.price { font-size: 1.6rem; font-weight: 700; margin: 0.25rem 0; }',
    }),
  },
  faq: {
    label: 'Questions and answers',
    cues: /\b(faq|frequently asked|questions? and answers?|q ?& ?a)\b/i,
    fields: [
      line('heading', 'Heading', 'Questions'),
      lines('items', 'Question | answer', 'Write a question? | And its answer.'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        linesOf(v['items'])
          .map(([question, answer]) => `  <details><summary>${esc(question)}</summary><p>${esc(answer)}</p></details>`)
          .join('\n'),
      ),
    }),
  },
  hours: {
    label: 'Opening hours',
    cues: /\b(opening hours|hours|when (we|you) are open|open(ing)? times)\b/i,
    fields: [
      line('heading', 'Heading', 'Opening hours'),
      lines('items', 'Day | hours', 'Monday | Say when\nTuesday | Say when'),
    ],
    write: (v, id) => ({ html: wrap(id, v['heading'] ?? '', tableOf(v['heading'] ?? '', [], linesOf(v['items']))) }),
  },
  programme: {
    label: 'Programme',
    cues: /\b(programme|program|schedule|agenda|timetable|line-?up)\b/i,
    fields: [
      line('heading', 'Heading', 'Programme'),
      lines('items', 'Time | what | who or where', '10:00 | Name it | Say where'),
    ],
    write: (v, id) => ({
      html: wrap(id, v['heading'] ?? '', tableOf(v['heading'] ?? '', ['Time', 'What', 'Where'], linesOf(v['items']))),
    }),
  },
  table: {
    label: 'Table',
    cues: /\b(table|comparison|list of data|overview table)\b/i,
    fields: [
      line('heading', 'Heading', 'Overview'),
      line('columns', 'Columns, with | between them', 'Name | Value'),
      lines('items', 'Rows, with | between the cells', 'One | 1\nTwo | 2'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        tableOf(
          v['heading'] ?? '',
          (v['columns'] ?? '').split('|').map((one) => one.trim()),
          linesOf(v['items']),
        ),
      ),
    }),
  },
  links: {
    label: 'Links',
    cues: /\b(links?|link list|resources|bookmarks|social media)\b/i,
    fields: [
      line('heading', 'Heading', 'Links'),
      lines('items', 'Words | address', 'Name of the page | https://example.org'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <ul class="links">\n${linesOf(v['items'])
          .map(
            ([words, address]) => `    <li><a href="${esc(safeLink(address))}" rel="noopener">${esc(words)}</a></li>`,
          )
          .join('\n')}\n  </ul>`,
      ),
    }),
  },
  quote: {
    label: 'Quotation',
    cues: /\b(quote|quotation|motto)\b/i,
    fields: [
      text('words', 'What was said', 'Put words here that somebody really said.'),
      line('by', 'By whom', 'Their name'),
    ],
    write: (v, id) => ({
      html: `<figure id="${id}" class="quote">\n  <blockquote>${esc(v['words'])}</blockquote>\n  <figcaption>${esc(v['by'])}</figcaption>\n</figure>`,
      css: '.quote { margin: 3rem 0; font-size: 1.3rem; }\n.quote blockquote { margin: 0; }\n.quote figcaption { font-size: 1rem; opacity: 0.75; margin-top: 0.5rem; }',
    }),
  },
  place: {
    label: 'Place and directions',
    cues: /\b(location|directions|address|where (we|you) are|find us|venue)\b/i,
    fields: [
      line('heading', 'Heading', 'How to find us'),
      text('address', 'Address, as on a letter', 'Street and number\nTown'),
      text('words', 'Directions', 'Say how people get there.'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <address>${esc(v['address']).replaceAll('\n', '<br>')}</address>\n  <p>${esc(v['words'])}</p>`,
      ),
    }),
  },
  footer: {
    label: 'Footer',
    cues: /\b(footer|imprint|legal notice)\b/i,
    fields: [line('words', 'Words', 'Say here who is responsible for this page.')],
    write: (v, id) => ({
      html: `<footer id="${id}"><p>${esc(v['words'])}</p></footer>`,
      css: 'footer { border-top: 1px solid var(--line); margin-top: 4rem; padding: 1.5rem 0; font-size: 0.9rem; }',
    }),
  },
} as const satisfies Record<string, SectionKind>

/** An address that leads to a page or a place on this one; anything else leads nowhere. */
export function safeLink(address: string | undefined): string {
  const link = (address ?? '').trim()
  return /^(https?:\/\/|mailto:|tel:|#[\w-]*$|[\w-]+\.html(#[\w-]*)?$)/i.test(link) ? link : '#'
}

const tableOf = (caption: string, heads: readonly string[], rows: readonly string[][]): string =>
  `  <div class="scroll" tabindex="0" role="region" aria-label="${esc(caption)}"><table>\n${heads.length > 0 ? `    <thead><tr>${heads.map((head) => `<th scope="col">${esc(head)}</th>`).join('')}</tr></thead>\n` : ''}    <tbody>\n${rows
    .map(
      ([first, ...rest]) =>
        `      <tr><th scope="row">${esc(first)}</th>${rest.map((cell) => `<td>${esc(cell)}</td>`).join('')}</tr>`,
    )
    .join('\n')}\n    </tbody>\n  </table></div>`
