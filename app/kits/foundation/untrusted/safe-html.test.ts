import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { hostileHtml, hostileMarkdown, hostilePieces } from '#tests/eval-sets/untrusted/hostile.ts'
import { byDay } from '#tests/support/nightly.ts'
import { toSafeMail } from './mail-html.ts'
import { toSafeHtml } from './markdown.ts'

const MUTATIONS = byDay(300, 1_500)

const TEXT_TAGS =
  'a b blockquote br code del div em h3 h4 h5 h6 hr i kbd li ol p pre section span strong sub sup table tbody td th thead tr ul ' +
  'math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle msub msubsup msup ' +
  'mtable mtd mtext mtr munder munderover'
const TEXT_ATTRIBUTES =
  'href title rel target class start align dir data-frame data-task data-footnotes role aria-label tabindex value display ' +
  'accent accentunder columnspan displaystyle fence form height linethickness lspace mathvariant maxsize minsize movablelimits ' +
  'notation rowspan rspace scriptlevel separator stretchy symmetric width'
const MAIL_TAGS =
  'a abbr b bdi big blockquote br caption center cite code dd del div dl dt em font h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul'
const MAIL_ATTRIBUTES =
  'href title rel target style dir lang align valign bgcolor width height colspan rowspan color border cellpadding cellspacing start src alt loading decoding referrerpolicy data-picture data-cid'

const { document } = new Window()

/** Everything in it stands on the list, whatever a browser makes of the text. */
function expectSafe(html: string, { tags, attributes, images }: { tags: string; attributes: string; images: RegExp }) {
  document.body.innerHTML = html
  for (const element of document.body.querySelectorAll('*')) {
    expect(tags.split(' ')).toContain(element.tagName.toLowerCase())
    for (const name of element.getAttributeNames()) expect(attributes.split(' ')).toContain(name)
    expect(element.id).toBe('')
    expect(element.getAttribute('style') ?? '').not.toMatch(
      /url|expression|\\|position|import|image-set|display|@|-\d/i,
    )
    expect(element.getAttribute('src') ?? 'data:image/png;base64,').toMatch(images)
    const href = element.getAttribute('href')
    if (href === null) continue
    expect(href).toMatch(/^(?:https?|mailto):/)
    expect(new URL(href).username).toBe('')
    expect(element.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc')
  }
}

const text = { tags: TEXT_TAGS, attributes: TEXT_ATTRIBUTES, images: /^data:image\/png;base64,$/ }
const mail = { tags: MAIL_TAGS, attributes: MAIL_ATTRIBUTES, images: /^data:image\/(?:png|jpe?g|gif|webp);base64,/ }
const mailWithImages = { ...mail, images: /^(?:https?:|data:image\/(?:png|jpe?g|gif|webp);base64,)/ }

test.each([...hostileMarkdown, ...hostileHtml])('as Markdown, %s is neutralised', (vector) => {
  expectSafe(toSafeHtml(vector), text)
  expectSafe(toSafeHtml(`before\n\n${vector}\n\nafter ${vector} more`), text)
})

test.each(hostileHtml)('in a mail, %s is neutralised', (vector) => {
  expectSafe(toSafeMail(vector, false).html, mail)
  expectSafe(toSafeMail(`<table><tr><td>before ${vector} after</td></tr></table>`, true).html, mailWithImages)
})

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostilePieces),
      fc.constantFrom(...hostileHtml, ...hostileMarkdown),
      fc.string({ maxLength: 6 }),
    ),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((pieces) => pieces.join(''))

test.each([
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\class{toast}{x} \\id{main}{y} \\style{position:fixed}{z} \\data{screen=home}{w}$',
  '$\\text{<img src=x onerror=alert(1)>}$',
  '$$\\begin{align} a &= b \\\\ c &= d \\tag{1} \\label{eq} \\end{align}$$',
  '$\\rule{9999em}{9999em} \\hspace{9999em}$',
  '$\\def\\a{\\a\\a}\\a$',
  '$\\mathchoice{<script>}{<script>}{<script>}{<script>}$',
])('mathematics such as %s is only drawn', (vector) => {
  expectSafe(toSafeHtml(vector), text)
})

test('so are mixtures of all of them, as Markdown and as mail', () => {
  fc.assert(
    fc.property(hostile, (vector) => {
      expectSafe(toSafeHtml(vector), text)
      expectSafe(toSafeMail(vector, false).html, mail)
    }),
    { numRuns: MUTATIONS },
  )
})

test('what came out safe comes out the same again', () => {
  fc.assert(
    fc.property(hostile, (vector) => {
      const once = toSafeMail(vector, false).html
      expectSafe(toSafeMail(once, true).html, mailWithImages)
    }),
    { numRuns: 200 },
  )
})

test('writing keeps its shape, headings stand low, links open beside the page', () => {
  const html = toSafeHtml('# Hello\n\nA **bold** [link](https://a.example/x) and ~~old~~ `code`.\n\n- [x] done')
  expect(html).toContain('<h3>Hello</h3>')
  expect(html).toContain('<strong>bold</strong>')
  expect(html).toContain(
    '<a href="https://a.example/x" rel="nofollow noopener noreferrer ugc" target="_blank">link</a>',
  )
  expect(html).toContain('data-task="done"')
  expect(toSafeHtml('[write](mailto:a@b.example)')).toContain('<a href="mailto:a@b.example" rel="nofollow')
})

test('a picture is a link that names its host; one that leads nowhere is its words', () => {
  expect(toSafeHtml('![a panda](https://pics.example/p.png)')).toMatch(
    /<a href="https:\/\/pics.example\/p.png"[^>]*>a panda \(pics.example\)<\/a>/,
  )
  expect(toSafeHtml('![](https://pics.example/p.png)')).toContain('>Picture (pics.example)</a>')
  expect(toSafeHtml('![a panda](panda.png)')).toBe('<p>a panda</p>')
})

test('a link whose words name another host says where it leads', () => {
  expect(toSafeHtml('[bank.example/login](https://evil.example/)')).toContain('>bank.example/login (evil.example)</a>')
  expect(toSafeHtml('[www.a.example](https://a.example/)')).toContain('>www.a.example</a>')
  expect(toSafeHtml('https://a.example/x?y')).toContain('>https://a.example/x?y</a>')
  expect(toSafeMail('<a href="https://evil.example/">https://bank.example</a>', false).html).toContain('(evil.example)')
})

const NEWSLETTER = `<html><head><title>News</title><style>p{color:red}</style></head><body bgcolor="#fff">
<div style="display:none;max-height:0">Preview words</div>
<table width="600" cellpadding="10" bgcolor="#F4F1EA" style="position:absolute;border-collapse:collapse"><tr>
<td align="center" style="color:#333;font-size:14px;background:url(x)"><h1>Hello Mira</h1>
<img src="https://news.example/panda.png" alt="A panda" width="200"><img src="https://news.example/open.gif" width="1" height="1">
<img src="cid:logo@news" alt="Logo"><img src="data:image/png;base64,iVBORw0KGgo=" alt="Dot">
<a href="https://news.example/read" style="color:#060;padding:4px 8px">Read on</a></td></tr></table></body></html>`

test('a newsletter keeps its words, table and colours; what would report its opening waits', () => {
  const { html, remoteImages, trackers } = toSafeMail(NEWSLETTER, false)
  expect([remoteImages, trackers]).toEqual([1, 1])
  for (const gone of ['Preview words', 'News<', 'position', 'url(', 'news.example/panda.png', 'open.gif'])
    expect(html).not.toContain(gone)
  expect(html).toContain('<h3>Hello Mira</h3>')
  expect(html).toContain('bgcolor="#F4F1EA" style="border-collapse:collapse"')
  expect(html).toContain('style="color:#333;font-size:14px"')
  expect(html).toContain('<span data-picture="blocked">A panda</span>')
  expect(html).toContain('data-cid="logo@news"')
  expect(html).toContain('src="data:image/png;base64,iVBORw0KGgo="')
  expect(html).toContain('style="color:#060;padding:4px 8px"')
})

test('asked for, pictures are there without telling where they are shown; the reporting pixel never is', () => {
  const { html } = toSafeMail(NEWSLETTER, true)
  expect(html).toMatch(/<img src="https:\/\/news.example\/panda.png"[^>]*referrerpolicy="no-referrer"/)
  expect(html).not.toContain('open.gif')
})
