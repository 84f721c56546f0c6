import type { Company } from '#app/providers/provider.ts'
import { anthropic } from './companies/anthropic.server.ts'
import { google } from './companies/google.server.ts'
import { llamaCpp } from './companies/llama-cpp.server.ts'
import { createModelCompany } from './model-company.server.ts'
import { ollama } from './companies/ollama.server.ts'
import { openaiCompatible } from './companies/openai-compatible.server.ts'
import { openai } from './companies/openai.server.ts'
import { openrouter } from './companies/openrouter.server.ts'

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
