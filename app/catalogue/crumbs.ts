/** The longest breadcrumb that is shown whole (SPEC 9). */
export const BREADCRUMB_MAX_CHARS = 15

/** A prefix of an address: the screen there, or the path itself where none is; `href` where a screen's tool works. */
export type Step = { id: string; label: string; href: string | null; isListed: boolean }
/** `href` is null for the page itself and for a prefix that is no screen. */
export type Crumb = { label: string; href: string | null }

/**
 * The breadcrumbs of an address by its steps. A prefix that is a screen shows that screen's title and leads there once it is
 * open, any other segment its own words; labels are cut at BREADCRUMB_MAX_CHARS.
 * `ownName`: what the page is called that its address shows beside the path, such as the question of a run; it comes last, in
 * place of a screen that shows nothing else.
 */
export function toCrumbs(steps: readonly Step[], ownName: string | null = null): Crumb[] {
  const shown = ownName !== null && steps.at(-1)?.isListed === false ? steps.slice(0, -1) : steps
  const crumbs = shown.flatMap(({ id, label, href }, index): Crumb[] => {
    const isPage = ownName === null && index === shown.length - 1
    // Two addresses of one screen below each other are one step.
    return id === shown[index + 1]?.id ? [] : [{ label: cut(label), href: isPage ? null : href }]
  })
  return ownName === null ? crumbs : [...crumbs, { label: cut(ownName.replace(/\s+/g, ' ')), href: null }]
}

function cut(label: string): string {
  const characters = [...label]
  return characters.length > BREADCRUMB_MAX_CHARS ? `${characters.slice(0, BREADCRUMB_MAX_CHARS).join('')}…` : label
}
