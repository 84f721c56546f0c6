/** A help article as the search gives it: Markdown text, tags in one line, score from 0 to 1 against the best hit. */
export type HelpPassage = {
  title: string
  slug: string
  summary: string
  tags: string
  text: string
  score: number
  url: string
}

/** All help articles up to the limit, those that hold words of the question first. */
export type SearchHelp = (query: string, limit: number) => Promise<HelpPassage[]>
