import type { Company } from '#app/providers/provider.ts'
import { anthropic } from './anthropic.server.ts'
import { google } from './google.server.ts'
import { llamaCpp } from './llama-cpp.server.ts'
import { createModelCompany } from './model-company.server.ts'
import { ollama } from './ollama.server.ts'
import { openaiCompatible } from './openai-compatible.server.ts'
import { openai } from './openai.server.ts'
import { openrouter } from './openrouter.server.ts'

/** Every company of models, in the order of lists. */
export const companies: readonly Company[] = [
  openai,
  anthropic,
  google,
  openrouter,
  ollama,
  llamaCpp,
  openaiCompatible,
].map(createModelCompany)
