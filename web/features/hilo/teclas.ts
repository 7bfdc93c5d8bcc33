interface Ordenes {
  soltar: () => void
  /** To the column before (-1) or after (1). */
  pasar: (sentido: 1 | -1) => void
}

/** What a key does among the things of a column; false when it is not one of theirs. */
export function andar(
  tecla: string,
  botones: readonly HTMLElement[],
  destino: EventTarget,
  { soltar, pasar }: Ordenes,
): boolean {
  const aqui = botones.indexOf(destino as HTMLElement)
  if (aqui < 0) return false
  const ir = (n: number) => botones[Math.min(botones.length - 1, Math.max(0, n))]?.focus()
  switch (tecla) {
    case 'ArrowDown':
      ir(aqui + 1)
      return true
    case 'ArrowUp':
      ir(aqui - 1)
      return true
    case 'Home':
      ir(0)
      return true
    case 'End':
      ir(botones.length - 1)
      return true
    case 'ArrowRight':
      pasar(1)
      return true
    case 'ArrowLeft':
      pasar(-1)
      return true
    case 'Escape':
      soltar()
      return true
    default:
      return false
  }
}
