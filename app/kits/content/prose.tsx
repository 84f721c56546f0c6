const text =
  'text-[1.0625rem] leading-[1.72] max-w-reading [overflow-wrap:anywhere] [&>*+*]:mt-4 [&>:first-child]:mt-0 ' +
  '[&_strong]:font-strong [&_em]:italic [&_em]:[font-synthesis:style] [&_hr]:border-line [&_hr]:my-8'
const headings =
  '[&_h2]:heading-card [&>h2]:mt-10 [&>h2+*]:mt-3 [&_h2]:scroll-mt-24 [&_h3]:heading-small [&>h3]:mt-7 [&>h3+*]:mt-2 ' +
  '[&_h3]:scroll-mt-24 [&_h4]:font-strong'
const lists =
  '[&_ul]:grid [&_ul]:gap-2 [&_ol]:grid [&_ol]:gap-2.5 [&_ol]:[counter-reset:step] [&_li]:relative [&_li]:pl-8 ' +
  '[&_ul>li]:pl-6 [&_ul>li]:before:absolute [&_ul>li]:before:left-0 [&_ul>li]:before:top-[0.72em] [&_ul>li]:before:h-[5px] ' +
  '[&_ul>li]:before:w-3 [&_ul>li]:before:rounded-full [&_ul>li]:before:bg-accent-line [&_ol>li]:[counter-increment:step] ' +
  '[&_ol>li]:before:absolute [&_ol>li]:before:left-0 [&_ol>li]:before:top-[0.28em] [&_ol>li]:before:grid ' +
  '[&_ol>li]:before:size-[22px] [&_ol>li]:before:place-items-center [&_ol>li]:before:rounded-[7px] ' +
  '[&_ol>li]:before:bg-accent-soft [&_ol>li]:before:text-xs [&_ol>li]:before:font-strong ' +
  '[&_ol>li]:before:text-accent-soft-fg [&_ol>li]:before:content-[counter(step)]'
const links =
  '[&_a]:font-medium [&_a]:text-accent-text [&_a]:underline [&_a]:decoration-accent-line [&_a]:decoration-[1.5px] ' +
  '[&_a]:underline-offset-3 [&_a:hover]:decoration-current'
const code =
  '[&_:not(pre)>code]:rounded-[7px] [&_:not(pre)>code]:bg-sunken [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5 ' +
  '[&_:not(pre)>code]:text-[0.875em] [&_pre]:overflow-x-auto [&_pre]:rounded-lg [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:text-sm'
const quotes =
  '[&_blockquote]:border-l-2 [&_blockquote]:border-accent-line [&_blockquote]:pl-4 [&_blockquote]:text-fg-muted'
const tables =
  '[&_[data-frame]]:overflow-x-auto [&_[data-frame]]:rounded-card [&_[data-frame]]:bg-surface [&_[data-frame]]:shadow-sm ' +
  '[&_table]:w-full [&_table]:text-base [&_th]:h-[42px] [&_th]:px-4 [&_th]:text-left [&_th]:text-[13px] [&_th]:font-medium ' +
  '[&_th]:text-fg-muted [&_td]:border-t [&_td]:border-line [&_td]:px-4 [&_td]:py-3 [&_td]:align-top [&_td]:tabular-nums ' +
  '[&_td]:[overflow-wrap:normal] [&_td:first-child]:whitespace-nowrap'

const look = [text, headings, lists, links, code, quotes, tables].join(' ')

/** A text at reading width. `html` must come from `toHtml`, which lets nothing unsafe through. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`${look} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
