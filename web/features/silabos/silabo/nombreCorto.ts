/** «Lucía M.» of «Lucía Mamani Quispe»: the name and the first letter of what follows. */
export function nombreCorto(nombres: string): string {
  const [nombre = '', siguiente] = nombres.trim().split(/\s+/)
  return siguiente ? `${nombre} ${[...siguiente][0]!.toUpperCase()}.` : nombre
}
