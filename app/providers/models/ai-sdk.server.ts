/** The AI SDK, read when the first model is asked: a server that never asks one starts without it. Its warnings name nothing new. */
export async function loadAiSdk() {
  globalThis.AI_SDK_LOG_WARNINGS = false
  return await import('ai')
}
