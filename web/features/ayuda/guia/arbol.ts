/** What a page of the guide is made of, once read: data that React draws piece by piece, so that no text of it is ever taken for HTML. */

/** A run of text. `nombre`: what a screen or button is called, «so»; `tecla`: a key. */
export type Linea =
  | string
  | { nombre: string }
  | { tecla: string }
  | { fuerte: Linea[] }
  | { enfasis: Linea[] }
  | { href: string; texto: Linea[] }

export type Bloque =
  | { clase: 'titulo'; nivel: 2 | 3; id: string; texto: Linea[] }
  | { clase: 'parrafo'; texto: Linea[] }
  | { clase: 'lista'; numerada: boolean; puntos: Bloque[][] }
  | { clase: 'tabla'; cabeza: Linea[][]; filas: Linea[][][] }
  | { clase: 'aviso'; bloques: Bloque[] }
  | { clase: 'foto'; foto: string; alt: string }

/** A run of text as it is read aloud. */
export const llanoDeLinea = (linea: readonly Linea[]): string =>
  linea
    .map(parte => {
      if (typeof parte === 'string') return parte
      if ('nombre' in parte) return `«${parte.nombre}»`
      if ('tecla' in parte) return parte.tecla
      if ('fuerte' in parte) return llanoDeLinea(parte.fuerte)
      return llanoDeLinea('enfasis' in parte ? parte.enfasis : parte.texto)
    })
    .join('')

/** Every run of text of some blocks, in the order of reading; pictures by their alternative text. */
export const lineasDe = (bloques: readonly Bloque[]): Linea[][] =>
  bloques.flatMap((b): Linea[][] => {
    if (b.clase === 'lista') return b.puntos.flatMap(lineasDe)
    if (b.clase === 'tabla') return [...b.cabeza, ...b.filas.flat()]
    if (b.clase === 'aviso') return lineasDe(b.bloques)
    return b.clase === 'foto' ? [[b.alt]] : [b.texto]
  })

/** Every piece of some runs, those within others too. */
export const partesDe = (linea: readonly Linea[]): Linea[] =>
  linea.flatMap(parte => {
    if (typeof parte === 'string' || 'nombre' in parte || 'tecla' in parte) return [parte]
    if ('fuerte' in parte) return [parte, ...partesDe(parte.fuerte)]
    return [parte, ...partesDe('enfasis' in parte ? parte.enfasis : parte.texto)]
  })
