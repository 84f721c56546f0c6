/** Model names tell who trained them, wherever they are served. */
const ORIGINS: readonly [RegExp, maker: string, family: string][] = [
  [/\bclaude/, 'Anthropic', 'claude'],
  [/\bgem(ini|ma)|\bimagen|\bveo\b/, 'Google', 'gemini'],
  [
    /\bcode?stral|\bm[ai]x?istral|\bmistral|\bmixtral|\bpixtral|\bministral|\bmagistral|\bdevstral|\bvoxtral/,
    'Mistral',
    'mistral',
  ],
  [/\bdeepseek/, 'DeepSeek', 'deepseek'],
  [/\bqw(en|q)/, 'Alibaba', 'qwen'],
  [/\bgrok/, 'xAI', 'grok'],
  [/\bllama|\bcodellama/, 'Meta', 'llama'],
  [/\bphi-?\d/, 'Microsoft', 'phi'],
  [/\bcommand-|\baya\b/, 'Cohere', 'command'],
  [/\bkimi|\bmoonshot/, 'Moonshot AI', 'kimi'],
  [/\bglm/, 'Z.ai', 'glm'],
  [/\bminimax/, 'MiniMax', 'minimax'],
  [/\bgranite/, 'IBM', 'granite'],
  [/\bnova-/, 'Amazon', 'nova'],
  [/\bgpt|\bchatgpt|\bo\d(-|\b)|\bdavinci|\bwhisper|\bdall-?e|\btts-1|\btext-embedding-(3|ada)/, 'OpenAI', 'gpt'],
]

/** Who made a model and which training it shares; an unknown one is a family of its own name. */
export function toOrigin(model: string, companyLabel: string): { maker: string; family: string } {
  const name = model.toLowerCase()
  const found = ORIGINS.find(([pattern]) => pattern.test(name))
  if (found) return { maker: found[1], family: found[2] }
  const [maker] = name.includes('/') ? name.split('/') : [null]
  return { maker: maker ?? companyLabel, family: toFamily(name) }
}

/** Two sizes of one model are one voice: `foo-7b-chat` and `foo-70b` are `foo`. */
const toFamily = (name: string) => /^(?:.*\/)?([a-z]+)/.exec(name)?.[1] ?? name
