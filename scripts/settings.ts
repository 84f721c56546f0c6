import { writeFileSync } from 'node:fs'
import { toConfiguration } from '#app/platform/configuration.ts'
import { toEnvExample } from '#app/platform/env-example.ts'

/** Writes `.env.example` and `docs/configuration.md` from the settings the server knows. */
writeFileSync('.env.example', toEnvExample())
writeFileSync('docs/configuration.md', toConfiguration())
