import { defaultOf, listCompanySettings, settingWords } from './setting-words.ts'

const HEAD = `# Copy this file to .env and take away the # before what you set. What is left out has the default shown.
# NAME_FILE=/path instead of NAME= reads the value from a file, as containers hand over secrets.
# Written by \`npm run settings\`.
`

const COMPANIES = `# Companies and programs that answer: a key, an address where it is not the company's own, and models by name.`

/** The text of `.env.example`: every setting the server knows, commented out, with its default. */
export function toEnvExample(): string {
  const companies = listCompanySettings()
  const settings = Object.entries(settingWords).map(([name, words]) => `# ${words}\n#${name}=${defaultOf(name)}\n`)
  return `${HEAD}\n${settings.join('\n')}\n${COMPANIES}\n${companies.map((name) => `#${name}=\n`).join('')}`
}
