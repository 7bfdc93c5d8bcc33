/**
 * Who uses a laboratory or workshop, in words: the programmes of it that the reader may see; without one, whether it is for all of them or of others
 * that the reader does not see. Programmes apart from each other by commas.
 */
export const programasQueLoUsan = (l: { programas: readonly string[]; para_todos: boolean }): string =>
  l.programas.join(', ') || (l.para_todos ? 'Todos' : 'Otros programas')
