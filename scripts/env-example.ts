import { writeFileSync } from 'node:fs'
import { toEnvExample } from '#app/platform/env-example.ts'

/** Writes `.env.example` from the settings the server knows. */
writeFileSync('.env.example', toEnvExample())
