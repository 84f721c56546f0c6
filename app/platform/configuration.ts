import { defaultOf, listCompanySettings, settingWords } from './setting-words.ts'

const HEAD = `# Configuration

By environment or a \`.env\` file beside \`package.json\`; read once at start, and a wrong value ends the start with its name
and the reason. One that is almost written right is reported in the log. \`NAME_FILE=/path\` instead of \`NAME\` reads the
value from a file, as containers hand over secrets. This page and \`.env.example\` are written by \`npm run settings\` from
the settings the server knows; a test keeps them current.

| name | default | meaning |
| --- | --- | --- |
`

const COMPANIES = `
## Companies and programs that answer

Each has a key, an address where it is not the company's own, and models such as \`gpt-4o-mini, gpt-image-1:draw\`; without
models a first choice is made. More on /admin/providers.
`

/** The text of `docs/configuration.md`: every setting with its default and what it is for. */
export function toConfiguration(): string {
  const rows = Object.entries(settingWords).map(([name, words]) => {
    const standard = defaultOf(name)
    return `| \`${name}\` | ${standard && `\`${standard}\``} | ${words.replaceAll('|', '\\|')} |\n`
  })
  const companies = new Set(listCompanySettings().map((name) => name.replace(/_(?:API_KEY|URL|MODELS)$/, '')))
  const names = [...companies].map((name) => `- \`${name}_API_KEY\`, \`${name}_URL\`, \`${name}_MODELS\`\n`)
  return `${HEAD}${rows.join('')}${COMPANIES}\n${names.join('')}`
}
