/** Words of the sentences about a syllabus. */

/** «Unidad» of «unidad». */
export const titular = (s: string): string => s.slice(0, 1).toUpperCase() + s.slice(1)

/** What one line of a section is called, by the first word of its name: «Resultados de aprendizaje» holds «resultado»s, «Capacidad de la unidad» «capacidad»es. */
export function lineaDeSeccion(seccion: string): { singular: string; plural: string; la: 'la' | 'el' } {
  const primera = enMinuscula(seccion.trim().split(/[\s,;:/]+/)[0] ?? '')
  const singular = /[drnl]es$/.test(primera)
    ? primera.slice(0, -2).replace(/ion$/, 'ión')
    : primera.replace(/s$/, '')
  return {
    singular,
    plural: /[aeiouáéíóú]$/.test(singular) ? `${singular}s` : `${singular.replace(/ión$/, 'ion')}es`,
    la: /(?:a|dad|tad|tud|ión)$/.test(singular) ? 'la' : 'el',
  }
}

/** «contenidos» of «Contenidos» inside a sentence; «TIC» and «ABP» stay as they are. */
export const enMinuscula = (s: string): string =>
  /^\p{Lu}\p{Lu}/u.test(s) ? s : s.slice(0, 1).toLowerCase() + s.slice(1)

/** «sin contenidos», «sin contenidos ni actividades», «sin contenidos, actividades ni recursos». */
export const sinEstas = (palabras: readonly string[]): string =>
  palabras.length < 2
    ? `sin ${palabras[0] ?? ''}`
    : `sin ${palabras.slice(0, -1).join(', ')} ni ${palabras.at(-1)}`
