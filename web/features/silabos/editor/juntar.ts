/** What several tabs left of one text, one below the other, each once; null for nothing. */
export const juntar = (textos: readonly string[]): string | null =>
  [...new Set(textos.map(t => t.trim()))].filter(t => t !== '').join('\n\n') || null
