/** The languages of the library: what each is called, its file ending, how it is coloured, and where it runs. */
export const LANGUAGES = {
  javascript: { label: 'JavaScript', ending: 'js', colour: 'javascript', runs: 'server' },
  typescript: { label: 'TypeScript', ending: 'ts', colour: 'typescript', runs: 'server' },
  python: { label: 'Python', ending: 'py', colour: 'python', runs: 'browser' },
  sql: { label: 'SQL (SQLite)', ending: 'sql', colour: 'sql', runs: 'server' },
  html: { label: 'HTML', ending: 'html', colour: 'xml', runs: null },
  css: { label: 'CSS', ending: 'css', colour: 'css', runs: null },
  bash: { label: 'Bash', ending: 'sh', colour: 'bash', runs: null },
  go: { label: 'Go', ending: 'go', colour: 'go', runs: null },
  rust: { label: 'Rust', ending: 'rs', colour: 'rust', runs: null },
  java: { label: 'Java', ending: 'java', colour: 'java', runs: null },
  csharp: { label: 'C#', ending: 'cs', colour: 'csharp', runs: null },
  php: { label: 'PHP', ending: 'php', colour: 'php', runs: null },
  ruby: { label: 'Ruby', ending: 'rb', colour: 'ruby', runs: null },
  yaml: { label: 'YAML', ending: 'yaml', colour: 'yaml', runs: null },
  dockerfile: { label: 'Dockerfile', ending: 'dockerfile', colour: 'bash', runs: null },
} as const satisfies Record<
  string,
  { label: string; ending: string; colour: string; runs: 'server' | 'browser' | null }
>

export type Language = keyof typeof LANGUAGES
export const languages = Object.keys(LANGUAGES) as Language[]
export const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGES, word)

/** How people call a language when they write a task. */
const SAID: readonly (readonly [RegExp, Language])[] = [
  [/\b(typescript|ts)\b/i, 'typescript'],
  [/\b(javascript|js|node(?:\.?js)?)\b/i, 'javascript'],
  [/\b(python|py|django|pandas)\b/i, 'python'],
  [/\b(sql|sqlite|postgres(?:ql)?|mysql|query the database)\b/i, 'sql'],
  [/\bhtml\b/i, 'html'],
  [/\bcss\b/i, 'css'],
  [/\b(bash|shell|terminal|command line)\b/i, 'bash'],
  [/\b(golang|in go)\b/i, 'go'],
  [/\brust\b/i, 'rust'],
  [/\bjava\b/i, 'java'],
  [/(\bc#|\bcsharp\b|\.net\b)/i, 'csharp'],
  [/\bphp\b/i, 'php'],
  [/\bruby\b/i, 'ruby'],
  [/\b(ya?ml|github actions?|compose file)\b/i, 'yaml'],
  [/\b(docker ?file|docker image)\b/i, 'dockerfile'],
]

/** The language that a task names; null when it names none. */
export const findSaidLanguage = (task: string): Language | null =>
  SAID.find(([pattern]) => pattern.test(task.slice(0, 2_000)))?.[1] ?? null
